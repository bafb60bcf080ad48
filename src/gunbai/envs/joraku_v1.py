"""Joraku in the form of PettingZoo's own environments."""

from gunbai.envs.pettingzoo import forms

env, raw_env, parallel_env = forms("joraku")
