"""Notices outside the page: what happened, who wants to know and when, and how it gets there."""
