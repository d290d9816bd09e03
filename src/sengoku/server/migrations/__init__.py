"""The migrations of the database, one after another; Alembic runs them."""
