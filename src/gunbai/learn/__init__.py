"""Judgement that is learned: self-play, training of a small network, and its calibration."""
