"""The documentation as a site: `make docs` builds it into build/docs."""

from importlib.metadata import version as installed

project = "Sengoku"
author = "the authors of Sengoku"
project_copyright = author
release = version = installed("sengoku")

extensions = ["myst_parser"]
myst_heading_anchors = 3  # so that pages can link to each other's headings
exclude_patterns = ["site", "templates"]
templates_path = ["templates"]  # without styles and scripts in the text: a strict policy
suppress_warnings = ["misc.highlighting_failure"]  # an ellipsis in JSON, a language without a lexer

html_theme = "alabaster"
html_title = "Sengoku"
html_static_path = ["site"]
html_css_files = ["look.css"]
html_favicon = "../web/public/assets/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_sidebars = {"**": ["about.html", "search-here.html", "navigation.html"]}
html_theme_options = {
    "description": "Three board games of Japan's Warring States, at one table.",
    "fixed_sidebar": True,
    "page_width": "76rem",
    "sidebar_width": "15rem",
}
pygments_style = "friendly"
