"""The first schema: tables, their logs and members; names and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("access", sa.String(10), nullable=False),
        sa.Column("books", sa.String(10), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
        sa.Column("deciding", sa.Integer, nullable=False),
        sa.Column("listing", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(12), primary_key=True, index=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "browsers",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
