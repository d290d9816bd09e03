"""When a browser's name was used: those that nobody uses are deleted some day."""

import time

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add the time; for names that were stored before, it begins now."""
    used = sa.Column("used", sa.Float, nullable=False, server_default="0")
    op.add_column("browsers", used)
    op.execute(sa.text("UPDATE browsers SET used = :now").bindparams(now=time.time()))
