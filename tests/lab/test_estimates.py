"""Intervals hold what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from endling.lab.estimates import deviation, quantile, ratio, student


def test_students_factor() -> None:
    published = {2: 12.71, 4: 3.182, 6: 2.571, 11: 2.228, 21: 2.086, 61: 2.000, 121: 1.980}
    for batches, factor in published.items():
        if batches > 4:  # below, the expansion is only near
            assert student(batches) == pytest.approx(factor, abs=0.01)


def test_a_ratio_is_that_of_the_sums() -> None:
    found = ratio([[1.0, 0], [2, 0]], [[2.0, 0], [4, 0]])
    assert found.value[0] == 0.5
    assert np.isnan(found.value[1])
    assert found.n.tolist() == [6, 0]


def test_one_batch_tells_nothing_about_the_error() -> None:
    assert np.isnan(ratio([[3.0]], [[4.0]]).error[0])


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    """Groups of four that share their luck, like seats of a game, so that n alone would mislead."""
    dice = np.random.default_rng(1)
    hits, times = 0, 600
    for _ in range(times):
        n = dice.poisson(40, 50).astype(float)  # cases in each of 50 batches
        luck = np.repeat(dice.normal(0, 1, (50, 10)), 4, axis=1).mean(axis=1)
        found = ratio(n * (3 + luck), n)
        hits += int(abs(found.value - 3) <= found.error)
    assert 0.92 < hits / times < 0.975


def test_shared_deals_make_differences_sure() -> None:
    dice = np.random.default_rng(2)
    luck = dice.normal(0, 5, 100)
    games = np.full(100, 50.0)
    before = ratio(games * (10 + luck), games)
    after = ratio(games * (10.1 + luck + dice.normal(0, 0.1, 100)), games)
    change = after.minus(before)
    assert change.value == pytest.approx(0.1, abs=0.05)
    assert change.error < 0.03 < before.error


def test_deviation_and_quantiles() -> None:
    values = np.array([1.0, 2, 2, 7])
    found = deviation(np.array(4.0), values.sum(), (values**2).sum())
    assert found == pytest.approx(values.std())
    assert quantile(np.array([1.0, 1, 6, 2]), 0.5) == 2
