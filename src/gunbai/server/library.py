"""HTTP: the rules in words for players, a rule by its id, the rule that answers a question."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from gunbai.core.game import Game
from gunbai.examples import examples_of
from gunbai.ledger import find_rule
from gunbai.plates import plate_named, plates_of, view_of
from gunbai.rule_search import ask
from gunbai.rulebook import (
    Passage,
    book,
    links,
    pages_of,
    rules_in,
    slug_of,
    slugs,
    without_ids,
    without_references,
)
from gunbai.server.catalogue import known_language
from gunbai.server.hub import Hub
from gunbai.server.messages import (
    BookInfo,
    ChapterInfo,
    PassageInfo,
    PlateCaption,
    PlateInfo,
    RuleInfo,
    RulingInfo,
)
from gunbai.server.packing import packed
from gunbai.server.routes import get

_MOST_ANSWERS: Final = 8
Question = Annotated[str, Parameter(max_length=300)]


@get("/api/rules/{rule:str}", summary="The text of a rule by its id")
async def get_rule(rule: str, language: str = "en") -> RuleInfo:
    code = known_language(language)
    found = find_rule(rule, rules_in(code))
    if found is None:
        raise NotFoundException("rule-unknown")
    name, text = found.cells[0]
    game = found.place.partition(".")[0]
    return RuleInfo(found.id, found.section, slug_of(game, found.id), name, text, found.source)


@get(
    "/api/games/{game:str}/book/{language:str}",
    summary="All rules of a game, for players",
    response_description="The chapters in their order, and the pictures that open them",
)
async def get_book(
    game: str, language: str, hub: Hub, request: Request[Any, Any, Any]
) -> Response[BookInfo]:
    _known(hub, game)
    code = known_language(language)
    return await packed(hub.workshop, request, lambda: _book(game, code))


@get("/api/games/{game:str}/plates/{plate:str}", summary="A picture of a game's rulebook")
async def get_plate(
    game: str, plate: str, hub: Hub, request: Request[Any, Any, Any]
) -> Response[PlateInfo]:
    known = _known(hub, game)
    found = next((one for one in plates_of(game) if one.name == plate), None)
    if found is None:
        raise NotFoundException("page-unknown")
    return await packed(hub.workshop, request, lambda: _plate(known, found.name))


@get("/api/rulings", summary="The rules that answer a question, the best first")
async def find_rulings(
    question: Question, hub: Hub, language: str = "en", game: str = ""
) -> list[RulingInfo]:
    if game:
        _known(hub, game)
    code = known_language(language)
    return await hub.workshop.do(lambda: _rulings(question, code, game))


def _known(hub: Hub, game: str) -> Game:
    if game not in hub.games:
        raise NotFoundException("game-unknown")
    return hub.games[game]


@cache
def _book(game: str, language: str) -> BookInfo:
    chapters = [
        ChapterInfo(
            slug=slug,
            title=chapter.title,
            depth=chapter.depth,
            opening=without_ids(chapter.opening).strip(),
            passages=[_passage(game, passage) for passage in chapter.passages],
        )
        for slug, chapter in zip(slugs(game), book(game, language), strict=True)
    ]
    plates = [
        PlateCaption(one.name, slug_of(game, one.rule), one.captions[language])
        for one in plates_of(game)
    ]
    return BookInfo(chapters, plates)


def _plate(game: Game, name: str) -> PlateInfo:
    view = view_of(game, name)
    return PlateInfo(len(view["position"]["seats"]), view, plate_named(game.name, name).beside)


def _passage(game: str, passage: Passage) -> PassageInfo:
    first = passage.ids[0]
    return PassageInfo(
        ids=passage.ids,
        name=passage.name,
        text=without_references(passage.text),
        more=without_ids(passage.more).strip(),
        pages=pages_of(first),
        see=links(game)[first],
        example=next((id_ for id_ in passage.ids if id_ in examples_of(game).by_id), ""),
    )


def _rulings(question: str, language: str, game: str) -> list[RulingInfo]:
    return [
        RulingInfo(
            game=found.game,
            chapter=slug_of(found.game, found.passage.ids[0]),
            title=found.chapter.title,
            passage=_passage(found.game, found.passage),
            beside=[_passage(found.game, one) for one in found.beside],
        )
        for found in ask(question, language, game, _MOST_ANSWERS)
    ]


HANDLERS: Final = [get_rule, get_book, get_plate, find_rulings]
