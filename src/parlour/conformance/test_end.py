"""What a game declares of its end is there to be told."""

from __future__ import annotations

from parlour.engine.presentation import Presentation
from parlour.engine.vocabulary import Feat, Number, Seat, Several, Vocabulary


def test_what_is_told_at_the_end_is_declared(presentation: Presentation) -> None:
    vocabulary, end = presentation.vocabulary, presentation.vocabulary.end
    counters = {counter.id: counter for counter in vocabulary.counters}
    assert all(vocabulary.kinds[kind].is_said for kind in end.said)
    assert set(end.counters) <= counters.keys()
    assert set(end.zones) <= vocabulary.families.keys()
    assert all(counters[id].each == "seat" for id in end.course)
    assert bool(end.course) == bool(end.round)
    assert not end.round or end.round in vocabulary.kinds


def test_every_feat_is_somebodys_and_can_be_counted(presentation: Presentation) -> None:
    for feat in presentation.vocabulary.end.feats.values():
        check_feat(feat, presentation.vocabulary)


def check_feat(feat: Feat, vocabulary: Vocabulary) -> None:
    assert feat.of
    for kind, seat in feat.of.items():
        args = vocabulary.kinds[kind].args
        assert isinstance(args[seat], Seat)
        assert not feat.amount or isinstance(args[feat.amount], Number | Several)
        assert not feat.amount or feat.amount != vocabulary.secret_of(kind)  # everybody counts the same
    assert feat.amount or not feat.is_at_once
