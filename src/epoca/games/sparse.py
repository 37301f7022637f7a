"""Sparse inputs of a network: which of them are on, and how strongly. Every writer returns the new count.

And keys: numbers that stand for what a seat knows, made by mixing in one fact after the other.
"""

from epoca.compiled import compiled


@compiled
def put(where, what, count, index, value):
    """Set one input."""
    where[count] = index
    what[count] = value
    return count + 1


@compiled
def one_of(where, what, count, index, choice, choices):
    """Switch on one of several inputs; the last one stands for all that is beyond it."""
    where[count] = index + min(choice, choices - 1)
    what[count] = 1.0
    return count + 1


@compiled
def thermometer(where, what, count, index, level, most):
    """Switch on as many inputs as the level is high."""
    for i in range(min(level, most)):
        where[count] = index + i
        what[count] = 1.0
        count += 1
    return count


@compiled
def mix(key, number):
    """A key with one number more; the same with and without compilation."""
    return (key * 0x2545F4914F6CDD1D + number + 0x9E3779B9) & 0x3FFFFFFFFFFFFFFF
