"""Where things lie on the world map (numbers only): a drawing of 840 x 526, as wide as the space
that most screens give it."""

# A path is one line.

from __future__ import annotations

from typing import Final, NamedTuple

WIDTH: Final = 840
HEIGHT: Final = 526


class Point(NamedTuple):
    x: float
    y: float


#: Half the plate of a market: wide enough for "Zatoka Guanabara" in letters of 12 px on a map of
#: 415 px height.
HALF_PLATE: Final = 80
#: Where each location is drawn, by id.
PLACES: Final[dict[str, Point]] = {
    "m1": Point(89, 164),
    "g1": Point(66, 58),
    "g2": Point(225, 104),
    "g3": Point(170, 262),
    "bw": Point(284, 194),
    "m2": Point(314, 396),
    "y1": Point(170, 354),
    "y2": Point(278, 300),
    "y3": Point(176, 468),
    "m3": Point(384, 92),
    "p1": Point(584, 58),
    "r1": Point(416, 222),
    "r2": Point(540, 302),
    "r3": Point(509, 444),
    "bc": Point(424, 306),
    "m4": Point(555, 176),
    "o1": Point(660, 300),
    "m5": Point(723, 184),
    "o2": Point(704, 52),
    "m6": Point(700, 418),
    "be": Point(793, 88),
}
#: Lines that bend around something, by their ends: the control point.
BENDS: Final[dict[tuple[str, str], Point]] = {
    ("g2", "m3"): Point(303, 72),
    ("bc", "m2"): Point(376, 364),
    ("o2", "p1"): Point(643, 40),
    ("o1", "r3"): Point(607, 404),
    ("be", "m6"): Point(834, 270),
}
#: Lines across the edge of the map: both stubs.
WRAPS: Final[dict[tuple[str, str], str]] = {
    ("m6", "y3"): "M176 468L0 446M700 418L840 446",
    ("be", "y3"): "M176 468L0 490M793 88L840 122",
}
#: The land behind them: class and path.
CONTINENTS: Final[tuple[tuple[str, str], ...]] = (
    (
        "k-green",
        "M8 72C15 35 1 43 28 24C54 5 56 9 95 10C135 11 120 23 159 26C198 29 193 14 227 20C261 26 252 26 274 46C295 66 298 61 299 86C300 111 293 109 278 130C263 151 260 136 248 156C237 176 249 179 240 196C230 213 218 199 216 214C214 229 224 227 231 246C239 265 242 259 240 276C238 293 241 297 223 304C205 311 205 306 178 298C152 290 158 293 134 276C109 259 121 256 98 240C74 224 80 235 55 222C31 209 32 221 17 198C2 175 8 184 6 146C4 108 2 109 8 72Z",
    ),
    (
        "k-green",
        "M286 22C294 12 305 10 325 8C344 6 346 8 350 16C354 24 352 28 337 36C322 44 316 46 301 42C286 38 279 32 286 22Z",
    ),
    (
        "k-yellow",
        "M218 318C246 303 217 292 242 276C266 260 272 262 301 264C331 266 320 264 342 284C363 304 357 301 373 330C389 359 393 350 395 380C396 410 396 409 378 430C360 451 360 440 333 450C307 460 315 450 291 464C266 478 276 481 252 496C229 511 235 507 212 514C189 521 196 522 176 518C156 514 157 518 146 500C136 482 145 486 140 458C135 430 135 437 129 408C124 379 117 385 123 360C129 335 122 339 151 326C179 313 191 333 218 318Z",
    ),
    (
        "k-purple",
        "M303 66C315 47 308 47 337 40C367 33 365 45 403 42C441 39 426 38 465 30C503 22 490 19 530 14C571 9 566 8 600 14C634 20 629 17 643 34C657 51 652 51 645 72C637 93 643 91 619 104C596 117 597 111 568 116C540 121 548 113 524 120C500 127 512 130 486 140C459 150 471 148 435 152C399 156 401 155 365 152C329 149 336 156 316 142C296 128 301 127 297 104C293 81 292 85 303 66Z",
    ),
    (
        "k-red",
        "M365 206C379 184 374 189 401 184C427 179 425 179 454 188C483 197 476 196 496 214C517 232 494 230 520 248C545 266 559 257 581 274C603 291 595 286 594 306C593 326 585 314 579 340C573 366 577 362 573 392C568 422 575 413 566 440C558 467 561 466 543 482C525 498 528 496 507 494C486 492 486 494 471 474C456 454 466 454 456 428C447 402 457 406 439 386C421 366 419 383 397 362C374 341 378 347 365 316C352 285 354 291 354 258C354 225 351 228 365 206Z",
    ),
    (
        "k-orange",
        "M662 28C673 11 675 14 704 10C734 6 724 7 759 14C794 21 800 17 821 34C842 51 835 45 832 70C828 95 815 87 810 116C806 145 822 134 819 166C816 198 817 197 800 222C783 247 778 231 762 250C745 269 758 265 742 284C727 303 725 293 708 312C692 331 703 336 685 346C667 356 667 354 647 346C627 338 631 339 617 318C603 297 614 299 600 276C587 253 597 255 573 240C548 225 546 239 520 226C493 213 492 218 484 196C475 174 473 172 490 152C507 132 508 139 541 130C574 121 567 132 600 122C633 112 629 115 649 98C669 81 662 87 666 66C670 45 650 45 662 28Z",
    ),
    (
        "k-orange",
        "M613 402C622 380 620 385 653 372C686 359 679 359 721 360C764 361 765 358 795 374C826 390 820 389 823 414C826 439 830 439 806 458C782 477 782 472 742 476C703 480 710 479 675 470C640 461 644 466 626 446C608 426 605 424 613 402Z",
    ),
)
EXPLORER: Final = "M0-15a6.2 6.2 0 0 1 4.6 10.3C9-3 11.5 1 12 7c0 2-1 3-3 3H-9c-2 0-3-1-3-3 .5-6 3-10 7.4-11.7A6.2 6.2 0 0 1 0-15z"
EXPLORER_FOOT: Final = "M-11.6 6H11.6L12 7c0 2-1 3-3 3H-9c-2 0-3-1-3-3z"
CREW: Final = "M-11-10H0V10h-11a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"


def line(a: str, b: str) -> str:
    """The path between two neighbours."""
    pair = (a, b) if a < b else (b, a)
    if pair in WRAPS:
        return WRAPS[pair]
    start, end = PLACES[a], PLACES[b]
    bend = BENDS.get(pair)
    if bend:
        return f"M{start.x:g} {start.y:g}Q{bend.x:g} {bend.y:g} {end.x:g} {end.y:g}"
    return f"M{start.x:g} {start.y:g}L{end.x:g} {end.y:g}"
