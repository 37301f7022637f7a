"""The peers of the benchmark play their own games."""

from epoca.lab.peers import decisions_per_second, peers


def test_every_installed_peer_makes_decisions():
    found = dict(peers())
    assert "OpenSpiel hearts" in found
    for play in found.values():
        assert play() > 0
    assert decisions_per_second(found["OpenSpiel hearts"], 0.01) > 0
