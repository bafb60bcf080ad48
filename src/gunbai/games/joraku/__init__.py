"""Joraku (上洛): the march to Kyoto. The specification is `docs/ledger/joraku.md`."""
