"""What must hold for every game, every number of seats and every option."""

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from tables import SETTINGS, Setting

from epoca import testing


@pytest.mark.parametrize("law", testing.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@given(seed=st.integers(0, 2**63 - 1))
@hypothesis(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_match_obeys_the_law(setting: Setting, law: testing.Law, seed: int):
    law(lambda: setting.match(seed))
