"""Who has blocked whom, by their browsers."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "blocks",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("blocked", sa.String(64), primary_key=True),
        sa.Column("ident", sa.String(12), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
