"""Positions from which tables may begin."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Keep positions, and which table begins from one."""
    op.create_table(
        "positions",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("position", sa.Text))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("tables", "position")
    op.drop_table("positions")
