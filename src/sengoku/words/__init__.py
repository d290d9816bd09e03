from __future__ import annotations


def words(): ...
