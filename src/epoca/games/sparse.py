"""Sparse inputs of a network: which of them are on, and how strongly. Every writer returns the new count.

And keys: numbers that stand for what a seat knows, made by mixing in one fact after the other.
"""

from epoca.compiled import compiled


@compiled
def put(index, value, count, place, strength):
    """Set one input."""
    index[count] = place
    value[count] = strength
    return count + 1


@compiled
def one_of(index, value, count, place, choice, choices):
    """Switch on one of several inputs; the last one stands for all that is beyond it."""
    index[count] = place + min(int(choice), choices - 1)
    value[count] = 1.0
    return count + 1


@compiled
def thermometer(index, value, count, place, level, most):
    """Switch on as many inputs as the level is high."""
    for i in range(min(level, most)):
        index[count] = place + i
        value[count] = 1.0
        count += 1
    return count


@compiled
def mix(key, number):
    """A key with one number more; the same with and without compilation."""
    return (int(key) * 0x2545F4914F6CDD1D + int(number) + 0x9E3779B9) & 0x3FFFFFFFFFFFFFFF
