"""Profiles: what a result made of a rating, what reviews found of people, and positions they train on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for them; of earlier results nobody knows the rating."""
    op.add_column("results", sa.Column("rating", sa.Float))
    op.create_table(
        "reviewed",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("accuracy", sa.Float, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("slips", sa.Text, nullable=False),
    )
    op.create_index("ix_reviewed_person", "reviewed", ["person"])
    op.create_table(
        "training",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("training")
    op.drop_table("reviewed")
    op.drop_column("results", "rating")
