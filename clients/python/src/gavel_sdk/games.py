"""The methods of each game with its own types: generated from openapi.yaml by `make clients`.

At run time a game is a `GameClient`; these protocols are for type checkers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Literal, Protocol, Self, overload

from gavel_sdk import types
from gavel_sdk.game import AsyncGameClient, GameClient


class AuctionlandSealedTable(Protocol):
    """A sealed table of auctionland."""

    id: str
    token: str

    def act(
        self,
        action: types.AuctionlandAction,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSealedPosition:
        """The table after `action`, with its next token; the key is that of who acts. Raises IllegalAction, or Held."""
        ...

    def view(
        self, since: int | None = None, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.AuctionlandSealedPosition:
        """What the key's holder may see and do; without a key, what a spectator sees.

        Its token is another one where this has opened what waited. With `since` the last public actions from that ply
        on are told as `actions`.
        """
        ...

    def merge(
        self,
        tokens: Iterable[types.Token],
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSealedPosition:
        """The table with all choices that were made at the same time in its token and in `tokens`."""
        ...

    def new_key(
        self,
        seat: types.SeatId,
        verifier: str | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSealedSeat:
        """Another key for a seat, by its own key or the referee's; the first of a free seat, by an invitation.

        It fits the token of the answer and those after it. With `verifier`, that of a key which you have made
        (`new_seat_key`), no key is in the answer: then none is lost with it either. A guarded table demands one of
        everybody but the referee.
        """
        ...

    def unseal(self, *, request_id: str | None = None) -> types.AuctionlandUnsealed:
        """The plain state, everyone's cards included: to the referee's key; of a finished game, to everyone.

        From the token of the answer on everybody can see that the state has been opened.
        """
        ...

    def receipt(self, *, request_id: str | None = None) -> types.SealedReceipt:
        """What a finished game has come to, signed; raises NotFinished before."""
        ...

    def transcript(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.AuctionlandSealedTranscript:
        """What has been played, in order, as the whole table has seen it; any key or none gets the same answer.

        A guarded table has every action with its events and, after the end, the `transcript` for `replay`; any other
        table has the last few actions, and None in `setup_events`, `events` and `transcript`.
        """
        ...

    def subscribe(
        self, subscription: types.PushSubscription | None, *, request_id: str | None = None
    ) -> types.AuctionlandSealedSubscription:
        """Have the key's holder called by Web Push at a guarded table, or, with None, not any more.

        `subscription` is what `PushSubscription.toJSON()` gives in a browser. Messages are in the client's language.
        """
        ...

    def heads(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.AuctionlandSealedPosition:
        """A guarded table goes on from this token, whatever has been played since: by the referee's key."""
        ...

    def at(self, token: str) -> Self:
        """The table at another of its tokens, with the same key; makes no call."""
        ...


class AuctionlandClient(Protocol):
    """The game auctionland."""

    id: str

    def sheet(self, *, request_id: str | None = None) -> types.GameSheet:
        """The game sheet: rulesets, options, components, phases and action types."""
        ...

    def rules(self, *, request_id: str | None = None) -> types.Rules:
        """The rule clauses, in the client's language."""
        ...

    def messages(self, *, request_id: str | None = None) -> types.Messages:
        """Every sentence of the game as an ICU pattern, in the client's language, to be said elsewhere."""
        ...

    def setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.AuctionlandRulesetId | None = None,
        variant: types.AuctionlandVariant | None = None,
        options: types.AuctionlandOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        seed: str | None = None,
        nonce: str | None = None,
        deal: types.AuctionlandDeal | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandPosition:
        """A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another.

        `first_player` may be `{"draw": True}`: the seed decides. `cash`, what each player has at first, is for games
        that are played in matches (see `match`).
        """
        ...

    def act(
        self,
        state: types.AuctionlandState,
        action: types.AuctionlandAction,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandPosition:
        """The position after `action`; raises IllegalAction with every reason if it is not allowed."""
        ...

    def legal_actions(
        self,
        state: types.AuctionlandState,
        player: types.PlayerId | None = None,
        expand: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandLegalActionsAnswer:
        """What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges."""
        ...

    def scores(
        self,
        state: types.AuctionlandState,
        final: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandScoresheet:
        """The scoresheet, interim while the game runs; `final=True` raises NotFinished then."""
        ...

    def tally(
        self,
        players: Iterable[types.AuctionlandTallyPlayer],
        *,
        ruleset: types.AuctionlandRulesetId | None = None,
        variant: types.AuctionlandVariant | None = None,
        options: types.AuctionlandOptions | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandScoresheet:
        """The scoresheet of a hand-entered end; `members` are those that only some game's tally has."""
        ...

    def view(
        self,
        state: types.AuctionlandState,
        viewer: types.PlayerId | None = None,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandViewsAnswer:
        """What a player or "spectator" may see on the table now, and do: one `viewer`, or each of `viewers` by id."""
        ...

    def inspect(
        self,
        state: types.AuctionlandState,
        *,
        record: types.AuctionlandRecord | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandInspectionsAnswer:
        """Whether a game can have led to `state`, and every broken invariant.

        With its `record`, a transcript as `replay` takes it, also every place where the state departs from it.
        """
        ...

    def replay(
        self,
        *,
        actions: Iterable[types.AuctionlandAction],
        setup: types.AuctionlandSetup | None = None,
        state: types.AuctionlandState | None = None,
        history: str | None = None,
        scores: types.AuctionlandScoresheet | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        receipt: bool | None = None,
        request_id: str | None = None,
        game: Literal["auctionland"] | None = None,
    ) -> types.AuctionlandReplaysAnswer:
        """Play `actions` on from exactly one of a `setup` request and a `state`; the first refused one stops it.

        `history` is the digest that your record ends with, and `scores` the final scoresheet that it claims: the answer
        says whether they match. A whole transcript may be given: `game.replay(**transcript)`. With `receipt=True` the
        answer has a signed `receipt`, if the record holds and the service has a key to sign with.
        """
        ...

    def suggest(
        self,
        record: types.AuctionlandPlayerRecord,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
        seed: int | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSuggestionsAnswer:
        """Suggested actions for the player of a `record`, the best first.

        Raises NotFound if the service suggests nothing, and Unavailable while all its searches are busy.
        """
        ...

    def sealed_setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.AuctionlandRulesetId | None = None,
        variant: types.AuctionlandVariant | None = None,
        options: types.AuctionlandOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        deal: types.AuctionlandDeal | None = None,
        verifiers: dict[types.PlayerId, str] | None = None,
        referee: bool | None = None,
        held: bool | None = None,
        shared: bool | None = None,
        clock: int | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSealedSetup:
        """A new table whose state only the service can read: its token, and a key for each seat without a verifier.

        `verifiers` are those of keys that players have made (`new_seat_key`), by player. With `referee=True` there is a
        key for a referee; with dealer "table" one for whoever reports the cards. With `held=True` what an action turns
        up waits until another seat's key opens it. With `shared=True` there is an invitation instead of keys of seats,
        with which everybody takes a free seat. `clock`: seconds for an action; after them the service plays the default
        actions of all who are to act. Both need a service that guards tables. A repeated call sets up another table.

        `after`: the invitation to a finished table whose people play again, at a shared table that everybody with this
        invitation finds as `next`; raises NotFinished before the end, and Branched if somebody has set that table up.
        """
        ...

    def sealed(self, token: str, key: str | None = None) -> AuctionlandSealedTable:
        """The sealed table of that token, for whoever holds the key, or for a spectator; makes no call."""
        ...

    def choose(
        self,
        legal_action: types.AuctionlandLegalAction,
        amount: int | None = None,
        *,
        cards: Iterable[Any] | None = None,
    ) -> types.AuctionlandAction:
        """The listed action with this amount, or these cards: see `gavel_sdk.choose`."""
        ...


class ForSaleSealedTable(Protocol):
    """A sealed table of for-sale."""

    id: str
    token: str

    def act(
        self,
        action: types.ForSaleAction,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSealedPosition:
        """The table after `action`, with its next token; the key is that of who acts. Raises IllegalAction, or Held."""
        ...

    def view(
        self, since: int | None = None, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.ForSaleSealedPosition:
        """What the key's holder may see and do; without a key, what a spectator sees.

        Its token is another one where this has opened what waited. With `since` the last public actions from that ply
        on are told as `actions`.
        """
        ...

    def merge(
        self,
        tokens: Iterable[types.Token],
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSealedPosition:
        """The table with all choices that were made at the same time in its token and in `tokens`."""
        ...

    def new_key(
        self,
        seat: types.SeatId,
        verifier: str | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSealedSeat:
        """Another key for a seat, by its own key or the referee's; the first of a free seat, by an invitation.

        It fits the token of the answer and those after it. With `verifier`, that of a key which you have made
        (`new_seat_key`), no key is in the answer: then none is lost with it either. A guarded table demands one of
        everybody but the referee.
        """
        ...

    def unseal(self, *, request_id: str | None = None) -> types.ForSaleUnsealed:
        """The plain state, everyone's cards included: to the referee's key; of a finished game, to everyone.

        From the token of the answer on everybody can see that the state has been opened.
        """
        ...

    def receipt(self, *, request_id: str | None = None) -> types.SealedReceipt:
        """What a finished game has come to, signed; raises NotFinished before."""
        ...

    def transcript(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.ForSaleSealedTranscript:
        """What has been played, in order, as the whole table has seen it; any key or none gets the same answer.

        A guarded table has every action with its events and, after the end, the `transcript` for `replay`; any other
        table has the last few actions, and None in `setup_events`, `events` and `transcript`.
        """
        ...

    def subscribe(
        self, subscription: types.PushSubscription | None, *, request_id: str | None = None
    ) -> types.ForSaleSealedSubscription:
        """Have the key's holder called by Web Push at a guarded table, or, with None, not any more.

        `subscription` is what `PushSubscription.toJSON()` gives in a browser. Messages are in the client's language.
        """
        ...

    def heads(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.ForSaleSealedPosition:
        """A guarded table goes on from this token, whatever has been played since: by the referee's key."""
        ...

    def at(self, token: str) -> Self:
        """The table at another of its tokens, with the same key; makes no call."""
        ...


class ForSaleClient(Protocol):
    """The game for-sale."""

    id: str

    def sheet(self, *, request_id: str | None = None) -> types.GameSheet:
        """The game sheet: rulesets, options, components, phases and action types."""
        ...

    def rules(self, *, request_id: str | None = None) -> types.Rules:
        """The rule clauses, in the client's language."""
        ...

    def messages(self, *, request_id: str | None = None) -> types.Messages:
        """Every sentence of the game as an ICU pattern, in the client's language, to be said elsewhere."""
        ...

    def setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.ForSaleRulesetId | None = None,
        variant: types.ForSaleVariant | None = None,
        options: types.ForSaleOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        seed: str | None = None,
        nonce: str | None = None,
        deal: types.ForSaleDeal | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSalePosition:
        """A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another.

        `first_player` may be `{"draw": True}`: the seed decides. `cash`, what each player has at first, is for games
        that are played in matches (see `match`).
        """
        ...

    def act(
        self,
        state: types.ForSaleState,
        action: types.ForSaleAction,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSalePosition:
        """The position after `action`; raises IllegalAction with every reason if it is not allowed."""
        ...

    def legal_actions(
        self,
        state: types.ForSaleState,
        player: types.PlayerId | None = None,
        expand: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleLegalActionsAnswer:
        """What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges."""
        ...

    def scores(
        self,
        state: types.ForSaleState,
        final: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleScoresheet:
        """The scoresheet, interim while the game runs; `final=True` raises NotFinished then."""
        ...

    def tally(
        self,
        players: Iterable[types.ForSaleTallyPlayer],
        *,
        ruleset: types.ForSaleRulesetId | None = None,
        variant: types.ForSaleVariant | None = None,
        options: types.ForSaleOptions | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleScoresheet:
        """The scoresheet of a hand-entered end; `members` are those that only some game's tally has."""
        ...

    def view(
        self,
        state: types.ForSaleState,
        viewer: types.PlayerId | None = None,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleViewsAnswer:
        """What a player or "spectator" may see on the table now, and do: one `viewer`, or each of `viewers` by id."""
        ...

    def inspect(
        self,
        state: types.ForSaleState,
        *,
        record: types.ForSaleRecord | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleInspectionsAnswer:
        """Whether a game can have led to `state`, and every broken invariant.

        With its `record`, a transcript as `replay` takes it, also every place where the state departs from it.
        """
        ...

    def replay(
        self,
        *,
        actions: Iterable[types.ForSaleAction],
        setup: types.ForSaleSetup | None = None,
        state: types.ForSaleState | None = None,
        history: str | None = None,
        scores: types.ForSaleScoresheet | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        receipt: bool | None = None,
        request_id: str | None = None,
        game: Literal["for-sale"] | None = None,
    ) -> types.ForSaleReplaysAnswer:
        """Play `actions` on from exactly one of a `setup` request and a `state`; the first refused one stops it.

        `history` is the digest that your record ends with, and `scores` the final scoresheet that it claims: the answer
        says whether they match. A whole transcript may be given: `game.replay(**transcript)`. With `receipt=True` the
        answer has a signed `receipt`, if the record holds and the service has a key to sign with.
        """
        ...

    def suggest(
        self,
        record: types.ForSalePlayerRecord,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
        seed: int | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSuggestionsAnswer:
        """Suggested actions for the player of a `record`, the best first.

        Raises NotFound if the service suggests nothing, and Unavailable while all its searches are busy.
        """
        ...

    def sealed_setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.ForSaleRulesetId | None = None,
        variant: types.ForSaleVariant | None = None,
        options: types.ForSaleOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        deal: types.ForSaleDeal | None = None,
        verifiers: dict[types.PlayerId, str] | None = None,
        referee: bool | None = None,
        held: bool | None = None,
        shared: bool | None = None,
        clock: int | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSealedSetup:
        """A new table whose state only the service can read: its token, and a key for each seat without a verifier.

        `verifiers` are those of keys that players have made (`new_seat_key`), by player. With `referee=True` there is a
        key for a referee; with dealer "table" one for whoever reports the cards. With `held=True` what an action turns
        up waits until another seat's key opens it. With `shared=True` there is an invitation instead of keys of seats,
        with which everybody takes a free seat. `clock`: seconds for an action; after them the service plays the default
        actions of all who are to act. Both need a service that guards tables. A repeated call sets up another table.

        `after`: the invitation to a finished table whose people play again, at a shared table that everybody with this
        invitation finds as `next`; raises NotFinished before the end, and Branched if somebody has set that table up.
        """
        ...

    def sealed(self, token: str, key: str | None = None) -> ForSaleSealedTable:
        """The sealed table of that token, for whoever holds the key, or for a spectator; makes no call."""
        ...

    def choose(
        self, legal_action: types.ForSaleLegalAction, amount: int | None = None, *, cards: Iterable[Any] | None = None
    ) -> types.ForSaleAction:
        """The listed action with this amount, or these cards: see `gavel_sdk.choose`."""
        ...


class TheEstatesSealedTable(Protocol):
    """A sealed table of the-estates."""

    id: str
    token: str

    def act(
        self,
        action: types.TheEstatesAction,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSealedPosition:
        """The table after `action`, with its next token; the key is that of who acts. Raises IllegalAction, or Held."""
        ...

    def view(
        self, since: int | None = None, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.TheEstatesSealedPosition:
        """What the key's holder may see and do; without a key, what a spectator sees.

        Its token is another one where this has opened what waited. With `since` the last public actions from that ply
        on are told as `actions`.
        """
        ...

    def merge(
        self,
        tokens: Iterable[types.Token],
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSealedPosition:
        """The table with all choices that were made at the same time in its token and in `tokens`."""
        ...

    def new_key(
        self,
        seat: types.SeatId,
        verifier: str | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSealedSeat:
        """Another key for a seat, by its own key or the referee's; the first of a free seat, by an invitation.

        It fits the token of the answer and those after it. With `verifier`, that of a key which you have made
        (`new_seat_key`), no key is in the answer: then none is lost with it either. A guarded table demands one of
        everybody but the referee.
        """
        ...

    def unseal(self, *, request_id: str | None = None) -> types.TheEstatesUnsealed:
        """The plain state, everyone's cards included: to the referee's key; of a finished game, to everyone.

        From the token of the answer on everybody can see that the state has been opened.
        """
        ...

    def receipt(self, *, request_id: str | None = None) -> types.SealedReceipt:
        """What a finished game has come to, signed; raises NotFinished before."""
        ...

    def transcript(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.TheEstatesSealedTranscript:
        """What has been played, in order, as the whole table has seen it; any key or none gets the same answer.

        A guarded table has every action with its events and, after the end, the `transcript` for `replay`; any other
        table has the last few actions, and None in `setup_events`, `events` and `transcript`.
        """
        ...

    def subscribe(
        self, subscription: types.PushSubscription | None, *, request_id: str | None = None
    ) -> types.TheEstatesSealedSubscription:
        """Have the key's holder called by Web Push at a guarded table, or, with None, not any more.

        `subscription` is what `PushSubscription.toJSON()` gives in a browser. Messages are in the client's language.
        """
        ...

    def heads(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.TheEstatesSealedPosition:
        """A guarded table goes on from this token, whatever has been played since: by the referee's key."""
        ...

    def at(self, token: str) -> Self:
        """The table at another of its tokens, with the same key; makes no call."""
        ...


class TheEstatesClient(Protocol):
    """The game the-estates."""

    id: str

    def sheet(self, *, request_id: str | None = None) -> types.GameSheet:
        """The game sheet: rulesets, options, components, phases and action types."""
        ...

    def rules(self, *, request_id: str | None = None) -> types.Rules:
        """The rule clauses, in the client's language."""
        ...

    def messages(self, *, request_id: str | None = None) -> types.Messages:
        """Every sentence of the game as an ICU pattern, in the client's language, to be said elsewhere."""
        ...

    def setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.TheEstatesRulesetId | None = None,
        variant: types.TheEstatesVariant | None = None,
        options: types.TheEstatesOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        seed: str | None = None,
        nonce: str | None = None,
        deal: types.TheEstatesDeal | None = None,
        cash: dict[types.PlayerId, int] | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesPosition:
        """A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another.

        `first_player` may be `{"draw": True}`: the seed decides. `cash`, what each player has at first, is for games
        that are played in matches (see `match`).
        """
        ...

    def act(
        self,
        state: types.TheEstatesState,
        action: types.TheEstatesAction,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesPosition:
        """The position after `action`; raises IllegalAction with every reason if it is not allowed."""
        ...

    def legal_actions(
        self,
        state: types.TheEstatesState,
        player: types.PlayerId | None = None,
        expand: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesLegalActionsAnswer:
        """What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges."""
        ...

    def scores(
        self,
        state: types.TheEstatesState,
        final: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesScoresheet:
        """The scoresheet, interim while the game runs; `final=True` raises NotFinished then."""
        ...

    def tally(
        self,
        players: Iterable[types.TheEstatesTallyPlayer],
        *,
        ruleset: types.TheEstatesRulesetId | None = None,
        variant: types.TheEstatesVariant | None = None,
        options: types.TheEstatesOptions | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
        certificates: types.TheEstatesCertificates | None = None,
        board: types.TheEstatesBoard | None = None,
    ) -> types.TheEstatesScoresheet:
        """The scoresheet of a hand-entered end; `members` are those that only some game's tally has."""
        ...

    def match(
        self,
        rounds: int,
        results: Iterable[types.TheEstatesScoresheet],
        options: types.TheEstatesMatchOptions | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesMatchesAnswer:
        """The standings of a match of at most `rounds` games after those whose final scoresheets are `results`.

        Raises NotFound for a game that has no matches.
        """
        ...

    def view(
        self,
        state: types.TheEstatesState,
        viewer: types.PlayerId | None = None,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesViewsAnswer:
        """What a player or "spectator" may see on the table now, and do: one `viewer`, or each of `viewers` by id."""
        ...

    def inspect(
        self,
        state: types.TheEstatesState,
        *,
        record: types.TheEstatesRecord | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesInspectionsAnswer:
        """Whether a game can have led to `state`, and every broken invariant.

        With its `record`, a transcript as `replay` takes it, also every place where the state departs from it.
        """
        ...

    def replay(
        self,
        *,
        actions: Iterable[types.TheEstatesAction],
        setup: types.TheEstatesSetup | None = None,
        state: types.TheEstatesState | None = None,
        history: str | None = None,
        scores: types.TheEstatesScoresheet | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        receipt: bool | None = None,
        request_id: str | None = None,
        game: Literal["the-estates"] | None = None,
    ) -> types.TheEstatesReplaysAnswer:
        """Play `actions` on from exactly one of a `setup` request and a `state`; the first refused one stops it.

        `history` is the digest that your record ends with, and `scores` the final scoresheet that it claims: the answer
        says whether they match. A whole transcript may be given: `game.replay(**transcript)`. With `receipt=True` the
        answer has a signed `receipt`, if the record holds and the service has a key to sign with.
        """
        ...

    def suggest(
        self,
        record: types.TheEstatesPlayerRecord,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
        seed: int | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSuggestionsAnswer:
        """Suggested actions for the player of a `record`, the best first.

        Raises NotFound if the service suggests nothing, and Unavailable while all its searches are busy.
        """
        ...

    def sealed_setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.TheEstatesRulesetId | None = None,
        variant: types.TheEstatesVariant | None = None,
        options: types.TheEstatesOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        deal: types.TheEstatesDeal | None = None,
        cash: dict[types.PlayerId, int] | None = None,
        verifiers: dict[types.PlayerId, str] | None = None,
        referee: bool | None = None,
        held: bool | None = None,
        shared: bool | None = None,
        clock: int | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSealedSetup:
        """A new table whose state only the service can read: its token, and a key for each seat without a verifier.

        `verifiers` are those of keys that players have made (`new_seat_key`), by player. With `referee=True` there is a
        key for a referee; with dealer "table" one for whoever reports the cards. With `held=True` what an action turns
        up waits until another seat's key opens it. With `shared=True` there is an invitation instead of keys of seats,
        with which everybody takes a free seat. `clock`: seconds for an action; after them the service plays the default
        actions of all who are to act. Both need a service that guards tables. A repeated call sets up another table.

        `after`: the invitation to a finished table whose people play again, at a shared table that everybody with this
        invitation finds as `next`; raises NotFinished before the end, and Branched if somebody has set that table up.
        """
        ...

    def sealed(self, token: str, key: str | None = None) -> TheEstatesSealedTable:
        """The sealed table of that token, for whoever holds the key, or for a spectator; makes no call."""
        ...

    def choose(
        self,
        legal_action: types.TheEstatesLegalAction,
        amount: int | None = None,
        *,
        cards: Iterable[Any] | None = None,
    ) -> types.TheEstatesAction:
        """The listed action with this amount, or these cards: see `gavel_sdk.choose`."""
        ...


class Games(ABC):
    """The games by their ids."""

    @overload
    def game(self, game: Literal["auctionland"]) -> AuctionlandClient: ...  # type: ignore[overload-overlap]

    @overload
    def game(self, game: Literal["for-sale"]) -> ForSaleClient: ...  # type: ignore[overload-overlap]

    @overload
    def game(self, game: Literal["the-estates"]) -> TheEstatesClient: ...  # type: ignore[overload-overlap]

    @overload
    def game(self, game: str) -> GameClient: ...

    def game(self, game: str) -> Any:
        """The operations on the game of that id; makes no call."""
        return self._game(game)

    @abstractmethod
    def _game(self, game: str) -> GameClient: ...


class AsyncAuctionlandSealedTable(Protocol):
    """A sealed table of auctionland."""

    id: str
    token: str

    async def act(
        self,
        action: types.AuctionlandAction,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSealedPosition:
        """The table after `action`, with its next token; the key is that of who acts. Raises IllegalAction, or Held."""
        ...

    async def view(
        self, since: int | None = None, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.AuctionlandSealedPosition:
        """What the key's holder may see and do; without a key, what a spectator sees.

        Its token is another one where this has opened what waited. With `since` the last public actions from that ply
        on are told as `actions`.
        """
        ...

    async def merge(
        self,
        tokens: Iterable[types.Token],
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSealedPosition:
        """The table with all choices that were made at the same time in its token and in `tokens`."""
        ...

    async def new_key(
        self,
        seat: types.SeatId,
        verifier: str | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSealedSeat:
        """Another key for a seat, by its own key or the referee's; the first of a free seat, by an invitation.

        It fits the token of the answer and those after it. With `verifier`, that of a key which you have made
        (`new_seat_key`), no key is in the answer: then none is lost with it either. A guarded table demands one of
        everybody but the referee.
        """
        ...

    async def unseal(self, *, request_id: str | None = None) -> types.AuctionlandUnsealed:
        """The plain state, everyone's cards included: to the referee's key; of a finished game, to everyone.

        From the token of the answer on everybody can see that the state has been opened.
        """
        ...

    async def receipt(self, *, request_id: str | None = None) -> types.SealedReceipt:
        """What a finished game has come to, signed; raises NotFinished before."""
        ...

    async def transcript(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.AuctionlandSealedTranscript:
        """What has been played, in order, as the whole table has seen it; any key or none gets the same answer.

        A guarded table has every action with its events and, after the end, the `transcript` for `replay`; any other
        table has the last few actions, and None in `setup_events`, `events` and `transcript`.
        """
        ...

    async def subscribe(
        self, subscription: types.PushSubscription | None, *, request_id: str | None = None
    ) -> types.AuctionlandSealedSubscription:
        """Have the key's holder called by Web Push at a guarded table, or, with None, not any more.

        `subscription` is what `PushSubscription.toJSON()` gives in a browser. Messages are in the client's language.
        """
        ...

    async def heads(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.AuctionlandSealedPosition:
        """A guarded table goes on from this token, whatever has been played since: by the referee's key."""
        ...

    def at(self, token: str) -> Self:
        """The table at another of its tokens, with the same key; makes no call."""
        ...


class AsyncAuctionlandClient(Protocol):
    """The game auctionland."""

    id: str

    async def sheet(self, *, request_id: str | None = None) -> types.GameSheet:
        """The game sheet: rulesets, options, components, phases and action types."""
        ...

    async def rules(self, *, request_id: str | None = None) -> types.Rules:
        """The rule clauses, in the client's language."""
        ...

    async def messages(self, *, request_id: str | None = None) -> types.Messages:
        """Every sentence of the game as an ICU pattern, in the client's language, to be said elsewhere."""
        ...

    async def setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.AuctionlandRulesetId | None = None,
        variant: types.AuctionlandVariant | None = None,
        options: types.AuctionlandOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        seed: str | None = None,
        nonce: str | None = None,
        deal: types.AuctionlandDeal | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandPosition:
        """A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another.

        `first_player` may be `{"draw": True}`: the seed decides. `cash`, what each player has at first, is for games
        that are played in matches (see `match`).
        """
        ...

    async def act(
        self,
        state: types.AuctionlandState,
        action: types.AuctionlandAction,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandPosition:
        """The position after `action`; raises IllegalAction with every reason if it is not allowed."""
        ...

    async def legal_actions(
        self,
        state: types.AuctionlandState,
        player: types.PlayerId | None = None,
        expand: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandLegalActionsAnswer:
        """What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges."""
        ...

    async def scores(
        self,
        state: types.AuctionlandState,
        final: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandScoresheet:
        """The scoresheet, interim while the game runs; `final=True` raises NotFinished then."""
        ...

    async def tally(
        self,
        players: Iterable[types.AuctionlandTallyPlayer],
        *,
        ruleset: types.AuctionlandRulesetId | None = None,
        variant: types.AuctionlandVariant | None = None,
        options: types.AuctionlandOptions | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandScoresheet:
        """The scoresheet of a hand-entered end; `members` are those that only some game's tally has."""
        ...

    async def view(
        self,
        state: types.AuctionlandState,
        viewer: types.PlayerId | None = None,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandViewsAnswer:
        """What a player or "spectator" may see on the table now, and do: one `viewer`, or each of `viewers` by id."""
        ...

    async def inspect(
        self,
        state: types.AuctionlandState,
        *,
        record: types.AuctionlandRecord | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandInspectionsAnswer:
        """Whether a game can have led to `state`, and every broken invariant.

        With its `record`, a transcript as `replay` takes it, also every place where the state departs from it.
        """
        ...

    async def replay(
        self,
        *,
        actions: Iterable[types.AuctionlandAction],
        setup: types.AuctionlandSetup | None = None,
        state: types.AuctionlandState | None = None,
        history: str | None = None,
        scores: types.AuctionlandScoresheet | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        receipt: bool | None = None,
        request_id: str | None = None,
        game: Literal["auctionland"] | None = None,
    ) -> types.AuctionlandReplaysAnswer:
        """Play `actions` on from exactly one of a `setup` request and a `state`; the first refused one stops it.

        `history` is the digest that your record ends with, and `scores` the final scoresheet that it claims: the answer
        says whether they match. A whole transcript may be given: `game.replay(**transcript)`. With `receipt=True` the
        answer has a signed `receipt`, if the record holds and the service has a key to sign with.
        """
        ...

    async def suggest(
        self,
        record: types.AuctionlandPlayerRecord,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
        seed: int | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSuggestionsAnswer:
        """Suggested actions for the player of a `record`, the best first.

        Raises NotFound if the service suggests nothing, and Unavailable while all its searches are busy.
        """
        ...

    async def sealed_setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.AuctionlandRulesetId | None = None,
        variant: types.AuctionlandVariant | None = None,
        options: types.AuctionlandOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        deal: types.AuctionlandDeal | None = None,
        verifiers: dict[types.PlayerId, str] | None = None,
        referee: bool | None = None,
        held: bool | None = None,
        shared: bool | None = None,
        clock: int | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.AuctionlandSealedSetup:
        """A new table whose state only the service can read: its token, and a key for each seat without a verifier.

        `verifiers` are those of keys that players have made (`new_seat_key`), by player. With `referee=True` there is a
        key for a referee; with dealer "table" one for whoever reports the cards. With `held=True` what an action turns
        up waits until another seat's key opens it. With `shared=True` there is an invitation instead of keys of seats,
        with which everybody takes a free seat. `clock`: seconds for an action; after them the service plays the default
        actions of all who are to act. Both need a service that guards tables. A repeated call sets up another table.

        `after`: the invitation to a finished table whose people play again, at a shared table that everybody with this
        invitation finds as `next`; raises NotFinished before the end, and Branched if somebody has set that table up.
        """
        ...

    def sealed(self, token: str, key: str | None = None) -> AsyncAuctionlandSealedTable:
        """The sealed table of that token, for whoever holds the key, or for a spectator; makes no call."""
        ...

    def choose(
        self,
        legal_action: types.AuctionlandLegalAction,
        amount: int | None = None,
        *,
        cards: Iterable[Any] | None = None,
    ) -> types.AuctionlandAction:
        """The listed action with this amount, or these cards: see `gavel_sdk.choose`."""
        ...


class AsyncForSaleSealedTable(Protocol):
    """A sealed table of for-sale."""

    id: str
    token: str

    async def act(
        self,
        action: types.ForSaleAction,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSealedPosition:
        """The table after `action`, with its next token; the key is that of who acts. Raises IllegalAction, or Held."""
        ...

    async def view(
        self, since: int | None = None, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.ForSaleSealedPosition:
        """What the key's holder may see and do; without a key, what a spectator sees.

        Its token is another one where this has opened what waited. With `since` the last public actions from that ply
        on are told as `actions`.
        """
        ...

    async def merge(
        self,
        tokens: Iterable[types.Token],
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSealedPosition:
        """The table with all choices that were made at the same time in its token and in `tokens`."""
        ...

    async def new_key(
        self,
        seat: types.SeatId,
        verifier: str | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSealedSeat:
        """Another key for a seat, by its own key or the referee's; the first of a free seat, by an invitation.

        It fits the token of the answer and those after it. With `verifier`, that of a key which you have made
        (`new_seat_key`), no key is in the answer: then none is lost with it either. A guarded table demands one of
        everybody but the referee.
        """
        ...

    async def unseal(self, *, request_id: str | None = None) -> types.ForSaleUnsealed:
        """The plain state, everyone's cards included: to the referee's key; of a finished game, to everyone.

        From the token of the answer on everybody can see that the state has been opened.
        """
        ...

    async def receipt(self, *, request_id: str | None = None) -> types.SealedReceipt:
        """What a finished game has come to, signed; raises NotFinished before."""
        ...

    async def transcript(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.ForSaleSealedTranscript:
        """What has been played, in order, as the whole table has seen it; any key or none gets the same answer.

        A guarded table has every action with its events and, after the end, the `transcript` for `replay`; any other
        table has the last few actions, and None in `setup_events`, `events` and `transcript`.
        """
        ...

    async def subscribe(
        self, subscription: types.PushSubscription | None, *, request_id: str | None = None
    ) -> types.ForSaleSealedSubscription:
        """Have the key's holder called by Web Push at a guarded table, or, with None, not any more.

        `subscription` is what `PushSubscription.toJSON()` gives in a browser. Messages are in the client's language.
        """
        ...

    async def heads(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.ForSaleSealedPosition:
        """A guarded table goes on from this token, whatever has been played since: by the referee's key."""
        ...

    def at(self, token: str) -> Self:
        """The table at another of its tokens, with the same key; makes no call."""
        ...


class AsyncForSaleClient(Protocol):
    """The game for-sale."""

    id: str

    async def sheet(self, *, request_id: str | None = None) -> types.GameSheet:
        """The game sheet: rulesets, options, components, phases and action types."""
        ...

    async def rules(self, *, request_id: str | None = None) -> types.Rules:
        """The rule clauses, in the client's language."""
        ...

    async def messages(self, *, request_id: str | None = None) -> types.Messages:
        """Every sentence of the game as an ICU pattern, in the client's language, to be said elsewhere."""
        ...

    async def setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.ForSaleRulesetId | None = None,
        variant: types.ForSaleVariant | None = None,
        options: types.ForSaleOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        seed: str | None = None,
        nonce: str | None = None,
        deal: types.ForSaleDeal | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSalePosition:
        """A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another.

        `first_player` may be `{"draw": True}`: the seed decides. `cash`, what each player has at first, is for games
        that are played in matches (see `match`).
        """
        ...

    async def act(
        self,
        state: types.ForSaleState,
        action: types.ForSaleAction,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSalePosition:
        """The position after `action`; raises IllegalAction with every reason if it is not allowed."""
        ...

    async def legal_actions(
        self,
        state: types.ForSaleState,
        player: types.PlayerId | None = None,
        expand: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleLegalActionsAnswer:
        """What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges."""
        ...

    async def scores(
        self,
        state: types.ForSaleState,
        final: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleScoresheet:
        """The scoresheet, interim while the game runs; `final=True` raises NotFinished then."""
        ...

    async def tally(
        self,
        players: Iterable[types.ForSaleTallyPlayer],
        *,
        ruleset: types.ForSaleRulesetId | None = None,
        variant: types.ForSaleVariant | None = None,
        options: types.ForSaleOptions | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleScoresheet:
        """The scoresheet of a hand-entered end; `members` are those that only some game's tally has."""
        ...

    async def view(
        self,
        state: types.ForSaleState,
        viewer: types.PlayerId | None = None,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleViewsAnswer:
        """What a player or "spectator" may see on the table now, and do: one `viewer`, or each of `viewers` by id."""
        ...

    async def inspect(
        self,
        state: types.ForSaleState,
        *,
        record: types.ForSaleRecord | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleInspectionsAnswer:
        """Whether a game can have led to `state`, and every broken invariant.

        With its `record`, a transcript as `replay` takes it, also every place where the state departs from it.
        """
        ...

    async def replay(
        self,
        *,
        actions: Iterable[types.ForSaleAction],
        setup: types.ForSaleSetup | None = None,
        state: types.ForSaleState | None = None,
        history: str | None = None,
        scores: types.ForSaleScoresheet | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        receipt: bool | None = None,
        request_id: str | None = None,
        game: Literal["for-sale"] | None = None,
    ) -> types.ForSaleReplaysAnswer:
        """Play `actions` on from exactly one of a `setup` request and a `state`; the first refused one stops it.

        `history` is the digest that your record ends with, and `scores` the final scoresheet that it claims: the answer
        says whether they match. A whole transcript may be given: `game.replay(**transcript)`. With `receipt=True` the
        answer has a signed `receipt`, if the record holds and the service has a key to sign with.
        """
        ...

    async def suggest(
        self,
        record: types.ForSalePlayerRecord,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
        seed: int | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSuggestionsAnswer:
        """Suggested actions for the player of a `record`, the best first.

        Raises NotFound if the service suggests nothing, and Unavailable while all its searches are busy.
        """
        ...

    async def sealed_setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.ForSaleRulesetId | None = None,
        variant: types.ForSaleVariant | None = None,
        options: types.ForSaleOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        deal: types.ForSaleDeal | None = None,
        verifiers: dict[types.PlayerId, str] | None = None,
        referee: bool | None = None,
        held: bool | None = None,
        shared: bool | None = None,
        clock: int | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.ForSaleSealedSetup:
        """A new table whose state only the service can read: its token, and a key for each seat without a verifier.

        `verifiers` are those of keys that players have made (`new_seat_key`), by player. With `referee=True` there is a
        key for a referee; with dealer "table" one for whoever reports the cards. With `held=True` what an action turns
        up waits until another seat's key opens it. With `shared=True` there is an invitation instead of keys of seats,
        with which everybody takes a free seat. `clock`: seconds for an action; after them the service plays the default
        actions of all who are to act. Both need a service that guards tables. A repeated call sets up another table.

        `after`: the invitation to a finished table whose people play again, at a shared table that everybody with this
        invitation finds as `next`; raises NotFinished before the end, and Branched if somebody has set that table up.
        """
        ...

    def sealed(self, token: str, key: str | None = None) -> AsyncForSaleSealedTable:
        """The sealed table of that token, for whoever holds the key, or for a spectator; makes no call."""
        ...

    def choose(
        self, legal_action: types.ForSaleLegalAction, amount: int | None = None, *, cards: Iterable[Any] | None = None
    ) -> types.ForSaleAction:
        """The listed action with this amount, or these cards: see `gavel_sdk.choose`."""
        ...


class AsyncTheEstatesSealedTable(Protocol):
    """A sealed table of the-estates."""

    id: str
    token: str

    async def act(
        self,
        action: types.TheEstatesAction,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSealedPosition:
        """The table after `action`, with its next token; the key is that of who acts. Raises IllegalAction, or Held."""
        ...

    async def view(
        self, since: int | None = None, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.TheEstatesSealedPosition:
        """What the key's holder may see and do; without a key, what a spectator sees.

        Its token is another one where this has opened what waited. With `since` the last public actions from that ply
        on are told as `actions`.
        """
        ...

    async def merge(
        self,
        tokens: Iterable[types.Token],
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSealedPosition:
        """The table with all choices that were made at the same time in its token and in `tokens`."""
        ...

    async def new_key(
        self,
        seat: types.SeatId,
        verifier: str | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSealedSeat:
        """Another key for a seat, by its own key or the referee's; the first of a free seat, by an invitation.

        It fits the token of the answer and those after it. With `verifier`, that of a key which you have made
        (`new_seat_key`), no key is in the answer: then none is lost with it either. A guarded table demands one of
        everybody but the referee.
        """
        ...

    async def unseal(self, *, request_id: str | None = None) -> types.TheEstatesUnsealed:
        """The plain state, everyone's cards included: to the referee's key; of a finished game, to everyone.

        From the token of the answer on everybody can see that the state has been opened.
        """
        ...

    async def receipt(self, *, request_id: str | None = None) -> types.SealedReceipt:
        """What a finished game has come to, signed; raises NotFinished before."""
        ...

    async def transcript(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.TheEstatesSealedTranscript:
        """What has been played, in order, as the whole table has seen it; any key or none gets the same answer.

        A guarded table has every action with its events and, after the end, the `transcript` for `replay`; any other
        table has the last few actions, and None in `setup_events`, `events` and `transcript`.
        """
        ...

    async def subscribe(
        self, subscription: types.PushSubscription | None, *, request_id: str | None = None
    ) -> types.TheEstatesSealedSubscription:
        """Have the key's holder called by Web Push at a guarded table, or, with None, not any more.

        `subscription` is what `PushSubscription.toJSON()` gives in a browser. Messages are in the client's language.
        """
        ...

    async def heads(
        self, *, names: dict[types.PlayerId, str] | None = None, request_id: str | None = None
    ) -> types.TheEstatesSealedPosition:
        """A guarded table goes on from this token, whatever has been played since: by the referee's key."""
        ...

    def at(self, token: str) -> Self:
        """The table at another of its tokens, with the same key; makes no call."""
        ...


class AsyncTheEstatesClient(Protocol):
    """The game the-estates."""

    id: str

    async def sheet(self, *, request_id: str | None = None) -> types.GameSheet:
        """The game sheet: rulesets, options, components, phases and action types."""
        ...

    async def rules(self, *, request_id: str | None = None) -> types.Rules:
        """The rule clauses, in the client's language."""
        ...

    async def messages(self, *, request_id: str | None = None) -> types.Messages:
        """Every sentence of the game as an ICU pattern, in the client's language, to be said elsewhere."""
        ...

    async def setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.TheEstatesRulesetId | None = None,
        variant: types.TheEstatesVariant | None = None,
        options: types.TheEstatesOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        seed: str | None = None,
        nonce: str | None = None,
        deal: types.TheEstatesDeal | None = None,
        cash: dict[types.PlayerId, int] | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesPosition:
        """A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another.

        `first_player` may be `{"draw": True}`: the seed decides. `cash`, what each player has at first, is for games
        that are played in matches (see `match`).
        """
        ...

    async def act(
        self,
        state: types.TheEstatesState,
        action: types.TheEstatesAction,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesPosition:
        """The position after `action`; raises IllegalAction with every reason if it is not allowed."""
        ...

    async def legal_actions(
        self,
        state: types.TheEstatesState,
        player: types.PlayerId | None = None,
        expand: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesLegalActionsAnswer:
        """What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges."""
        ...

    async def scores(
        self,
        state: types.TheEstatesState,
        final: bool | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesScoresheet:
        """The scoresheet, interim while the game runs; `final=True` raises NotFinished then."""
        ...

    async def tally(
        self,
        players: Iterable[types.TheEstatesTallyPlayer],
        *,
        ruleset: types.TheEstatesRulesetId | None = None,
        variant: types.TheEstatesVariant | None = None,
        options: types.TheEstatesOptions | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
        certificates: types.TheEstatesCertificates | None = None,
        board: types.TheEstatesBoard | None = None,
    ) -> types.TheEstatesScoresheet:
        """The scoresheet of a hand-entered end; `members` are those that only some game's tally has."""
        ...

    async def match(
        self,
        rounds: int,
        results: Iterable[types.TheEstatesScoresheet],
        options: types.TheEstatesMatchOptions | None = None,
        *,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesMatchesAnswer:
        """The standings of a match of at most `rounds` games after those whose final scoresheets are `results`.

        Raises NotFound for a game that has no matches.
        """
        ...

    async def view(
        self,
        state: types.TheEstatesState,
        viewer: types.PlayerId | None = None,
        *,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesViewsAnswer:
        """What a player or "spectator" may see on the table now, and do: one `viewer`, or each of `viewers` by id."""
        ...

    async def inspect(
        self,
        state: types.TheEstatesState,
        *,
        record: types.TheEstatesRecord | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesInspectionsAnswer:
        """Whether a game can have led to `state`, and every broken invariant.

        With its `record`, a transcript as `replay` takes it, also every place where the state departs from it.
        """
        ...

    async def replay(
        self,
        *,
        actions: Iterable[types.TheEstatesAction],
        setup: types.TheEstatesSetup | None = None,
        state: types.TheEstatesState | None = None,
        history: str | None = None,
        scores: types.TheEstatesScoresheet | None = None,
        viewers: Iterable[types.PlayerId] | None = None,
        names: dict[types.PlayerId, str] | None = None,
        receipt: bool | None = None,
        request_id: str | None = None,
        game: Literal["the-estates"] | None = None,
    ) -> types.TheEstatesReplaysAnswer:
        """Play `actions` on from exactly one of a `setup` request and a `state`; the first refused one stops it.

        `history` is the digest that your record ends with, and `scores` the final scoresheet that it claims: the answer
        says whether they match. A whole transcript may be given: `game.replay(**transcript)`. With `receipt=True` the
        answer has a signed `receipt`, if the record holds and the service has a key to sign with.
        """
        ...

    async def suggest(
        self,
        record: types.TheEstatesPlayerRecord,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
        seed: int | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSuggestionsAnswer:
        """Suggested actions for the player of a `record`, the best first.

        Raises NotFound if the service suggests nothing, and Unavailable while all its searches are busy.
        """
        ...

    async def sealed_setup(
        self,
        players: Iterable[types.SeatId],
        *,
        ruleset: types.TheEstatesRulesetId | None = None,
        variant: types.TheEstatesVariant | None = None,
        options: types.TheEstatesOptions | None = None,
        first_player: types.FirstPlayer | None = None,
        dealer: types.Dealer | None = None,
        deal: types.TheEstatesDeal | None = None,
        cash: dict[types.PlayerId, int] | None = None,
        verifiers: dict[types.PlayerId, str] | None = None,
        referee: bool | None = None,
        held: bool | None = None,
        shared: bool | None = None,
        clock: int | None = None,
        names: dict[types.PlayerId, str] | None = None,
        request_id: str | None = None,
    ) -> types.TheEstatesSealedSetup:
        """A new table whose state only the service can read: its token, and a key for each seat without a verifier.

        `verifiers` are those of keys that players have made (`new_seat_key`), by player. With `referee=True` there is a
        key for a referee; with dealer "table" one for whoever reports the cards. With `held=True` what an action turns
        up waits until another seat's key opens it. With `shared=True` there is an invitation instead of keys of seats,
        with which everybody takes a free seat. `clock`: seconds for an action; after them the service plays the default
        actions of all who are to act. Both need a service that guards tables. A repeated call sets up another table.

        `after`: the invitation to a finished table whose people play again, at a shared table that everybody with this
        invitation finds as `next`; raises NotFinished before the end, and Branched if somebody has set that table up.
        """
        ...

    def sealed(self, token: str, key: str | None = None) -> AsyncTheEstatesSealedTable:
        """The sealed table of that token, for whoever holds the key, or for a spectator; makes no call."""
        ...

    def choose(
        self,
        legal_action: types.TheEstatesLegalAction,
        amount: int | None = None,
        *,
        cards: Iterable[Any] | None = None,
    ) -> types.TheEstatesAction:
        """The listed action with this amount, or these cards: see `gavel_sdk.choose`."""
        ...


class AsyncGames(ABC):
    """The games by their ids."""

    @overload
    def game(self, game: Literal["auctionland"]) -> AsyncAuctionlandClient: ...  # type: ignore[overload-overlap]

    @overload
    def game(self, game: Literal["for-sale"]) -> AsyncForSaleClient: ...  # type: ignore[overload-overlap]

    @overload
    def game(self, game: Literal["the-estates"]) -> AsyncTheEstatesClient: ...  # type: ignore[overload-overlap]

    @overload
    def game(self, game: str) -> AsyncGameClient: ...

    def game(self, game: str) -> Any:
        """The operations on the game of that id; makes no call."""
        return self._game(game)

    @abstractmethod
    def _game(self, game: str) -> AsyncGameClient: ...
