"""The games in text: what a seat sees and may do, and what a typed line means.

Page, terminal and programs use the same text face of a game, made from a view and the words.
"""

from sengoku.text.describing import describe as describe
from sengoku.text.describing import description as description
from sengoku.text.reading import Situation as Situation
from sengoku.text.reading import read as read
