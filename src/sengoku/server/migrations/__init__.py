"""The forms that the database had, one after the other; Alembic runs them."""
