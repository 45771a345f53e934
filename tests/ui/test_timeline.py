from game.ui.timeline import Timeline


def test_tracks_run_side_by_side_and_end_at_exactly_one() -> None:
    line, first, second = Timeline(), list[float](), list[float]()
    line.add(first.append, 1.0)
    line.add(second.append, 0.5, "out-back", at=0.75)
    line.advance(0.5)
    assert (first, second) == ([0.5], [])
    line.advance(0.4)
    assert first == [0.5, 0.9]
    assert len(second) == 1
    line.advance(0.4)
    assert first[-1] == second[-1] == 1.0
    assert not line.busy


def test_the_end_is_that_of_the_last_track() -> None:
    line = Timeline()
    assert line.end == 0.0
    assert line.add(lambda _: None, 2.0, at=1.0) == 3.0
    line.add(lambda _: None, 1.0)
    assert line.end == 3.0
    line.advance(5.0)
    assert line.end == 5.0


def test_what_ends_on_the_way_is_applied_in_order_before_what_goes_on() -> None:
    line, told = Timeline(), list[str]()
    line.add(lambda share: told.append(f"long {share:.1f}"), 2.0)
    line.call(lambda: told.append("second"), 0.6)
    line.call(lambda: told.append("first"), 0.4)
    line.advance(1.0)
    assert told == ["first", "second", "long 0.5"]


def test_finish_puts_everything_at_its_end_and_leaves_out_sounds() -> None:
    line, told = Timeline(), list[str]()
    line.add(lambda share: told.append(f"card {share}"), 1.0, at=2.0)
    line.call(lambda: told.append("sound"), 1.0, skipped=True)
    line.call(lambda: told.append("settled"), 3.0)
    line.finish()
    assert told == ["card 1.0", "settled"]
    assert not line.busy


def test_finish_also_finishes_what_starts_on_the_way() -> None:
    line, told = Timeline(), list[str]()
    line.call(lambda: line.call(lambda: told.append("later"), line.now + 5), 1.0)
    line.finish()
    assert told == ["later"]
    assert not line.busy
