"""Shogun (将軍): two years of war over 45 provinces. Specification: `docs/ledger/shogun.md`."""
