"""Parsers of everything that comes from outside, fed with damaged copies of what they take.

    python -m scripts.fuzz TARGET --count 1000000

Each target takes a number of inputs and ends by itself. The same seed gives the same inputs, so
that a failure is found again: it is told with the number of its input.
"""
