"""Learning from games: analyses, puzzles, studies. Pages and what their forms do; the arithmetic is
in `cosmeeple.study`."""

from __future__ import annotations

from starlette.routing import Route

from cosmeeple.web.study import analysis, puzzles, studies
from cosmeeple.web.visit import handled


def routes() -> list[Route]:
    """The addresses of analyses, puzzles and studies."""
    gets = {
        "/t/{table}/analysis": analysis.analysis,
        "/t/{table}/analysis/progress": analysis.analysis_progress,
        "/puzzles": puzzles.puzzles,
        "/puzzles/{slug}": puzzles.puzzles_of_game,
        "/puzzles/{slug}/{puzzle}": puzzles.puzzle,
        "/studies": studies.studies,
        "/study/{study}": studies.study,
        "/study/{study}/file": studies.study_file,
    }
    posts = {
        "/t/{table}/analysis": analysis.start_analysis,
        "/puzzles/{slug}/{puzzle}": puzzles.answer_puzzle,
        "/puzzles/{slug}/{puzzle}/play": puzzles.play_puzzle,
        "/puzzles/{slug}/{puzzle}/study": studies.study_puzzle,
        "/t/{table}/study": studies.study_table,
        "/studies/import": studies.import_study,
        "/study/{study}/note": studies.study_note,
        "/study/{study}/move": studies.study_move,
        "/study/{study}/prune": studies.study_prune,
        "/study/{study}/title": studies.study_title,
        "/study/{study}/copy": studies.copy_study,
    }
    return [
        *[Route(path, handled(one.__name__, one), methods=["GET"]) for path, one in gets.items()],
        *[Route(path, handled(one.__name__, one), methods=["POST"]) for path, one in posts.items()],
    ]
