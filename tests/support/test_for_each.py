"""A test of many cases tries each of them, and names each that fails."""

import pytest

from tests.support.for_each import for_each


def test_every_case_is_tried_and_each_that_fails_is_named() -> None:
    tried: list[tuple[int, str]] = []

    @for_each("number,word", [(1, "one"), (2, "two"), (3, "three"), (4, "four")], ids=str)
    def is_odd(number: int, word: str) -> None:
        tried.append((number, word))
        assert number % 2 == 1

    with pytest.raises(BaseExceptionGroup, match="2 of 4 cases: 2-two, 4-four") as told:
        is_odd()
    assert [word for _number, word in tried] == ["one", "two", "three", "four"]
    assert [failure.__notes__ for failure in told.value.exceptions] == [["In the case 2-two"], ["In the case 4-four"]]


def test_what_pytest_itself_calls_a_failure_is_one() -> None:
    @for_each("error", [ValueError, KeyError])
    def raises(error: type[Exception]) -> None:
        with pytest.raises(ValueError, match="expected"):
            raise ValueError("expected") if error is ValueError else error

    @for_each("number", [7])
    def raises_nothing(number: int) -> None:
        with pytest.raises(ValueError, match="expected"):
            pass

    with pytest.raises(BaseExceptionGroup) as told:
        raises()
    assert [type(failure) for failure in told.value.exceptions] == [KeyError]
    with pytest.raises(BaseExceptionGroup) as nothing_raised:
        raises_nothing()
    assert isinstance(nothing_raised.value.exceptions[0], pytest.fail.Exception)


@pytest.mark.parametrize("outer", ["a", "b"])
@for_each("inner", ["x", "y"])
@for_each(("innermost",), [pytest.param(1, id="one"), pytest.param(2, id="two")])
def test_fixtures_parameters_and_other_cases_go_beside_it(
    outer: str, inner: str, innermost: int, request: pytest.FixtureRequest
) -> None:
    assert request.node.callspec.params == {"outer": outer}
    assert inner in "xy"
    assert innermost in (1, 2)


def test_no_case_at_all_is_a_mistake_and_so_is_a_name_that_the_test_does_not_take() -> None:
    with pytest.raises(AssertionError, match="no case at all"):
        for_each("number", [])
    with pytest.raises(AssertionError, match="does not take word"):
        for_each("word", ["one"])(lambda number: None)


def test_the_report_of_a_failure_tells_the_case_and_what_was_compared(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_it="""
        from tests.support.for_each import for_each

        @for_each("number", [1, 2, 3], ids=["the first", "the second", "the third"])
        def test_it(number):
            assert number + 1 == 3
        """
    )
    told = pytester.runpytest("-p", "no:cacheprovider", "-p", "no:schemathesis").stdout.str()
    assert "2 of 3 cases" in told
    assert "In the case the first" in told
    assert "In the case the third" in told
    assert "In the case the second" not in told
    assert "assert (1 + 1) == 3" in told
    assert "assert (3 + 1) == 3" in told
