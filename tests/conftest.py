"""How the tests run: hypothesis deterministic and quick in `make test`, longer in `make proof`."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "test",
    derandomize=True,
    deadline=None,
    max_examples=20,
    stateful_step_count=40,
    suppress_health_check=list(HealthCheck),
)
settings.register_profile(
    "proof", settings.get_profile("test"), max_examples=300, derandomize=False
)
for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # whoever runs them, the tests read English
    os.environ.pop(variable, None)

settings.load_profile("proof" if os.environ.get("SENGOKU_PROOF") else "test")
