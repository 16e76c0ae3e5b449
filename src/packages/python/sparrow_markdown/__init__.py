"""Fenced ``mahjong`` blocks as elements, and tiles between colons as pictures, for Python-Markdown."""

import json
import re
import xml.etree.ElementTree as etree
from html import escape
from pathlib import Path

from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.preprocessors import Preprocessor

__all__ = ["MahjongExtension", "makeExtension"]

# What a tile is called, by its notation: written when the package is built.
TILES = json.loads(Path(__file__).with_name("tiles.json").read_text("utf-8"))
HONOURS_BY_NUMBER = "ESWNPFC"
FENCE = re.compile(
    r"^(?P<fence>`{3,}|~{3,})[ ]*\{?\.?mahjong\b[^\n`]*\n(?P<block>.*?)^(?P=fence)[`~]*[ ]*$",
    re.MULTILINE | re.DOTALL | re.IGNORECASE,
)
TITLE = re.compile(r"""^ *title: *(["']?)(.*?)\1 *$""", re.MULTILINE)
RUN = r"(?<![\w:]):((?:(?:[1-9]|0|r5)+[mps]|[1-8]+f|[1-7]+z|[ESWNCFPX]+)+):(?![\w:])"


class MahjongFences(Preprocessor):
    """Writes a block as the element with the block's own text inside, which the element reads."""

    def __init__(self, md, site, game):
        super().__init__(md)
        self.site = site
        self.game = game

    def run(self, lines):
        text = "\n".join(lines)
        return FENCE.sub(self.element, text).split("\n")

    def element(self, found):
        block = found.group("block").rstrip("\n")
        title = TITLE.search(block)
        called = title.group(2) if title else "Mahjong"
        game = f' game="{escape(self.game)}"' if self.game else ""
        link = f'<a href="{escape(self.site)}">{escape(called)}</a>'
        html = f"<mahjong-embed{game}><pre>{escape(block)}</pre>{link}</mahjong-embed>"
        return f"\n{self.md.htmlStash.store(html)}\n"


class Tiles(InlineProcessor):
    """Writes tiles between colons as pictures; code is left alone, as it is no text of the page."""

    def __init__(self, md, site):
        super().__init__(RUN, md)
        self.site = site

    def handleMatch(self, match, data):
        span = etree.Element("span", {"class": "mahjong-tiles"})
        for tile in tiles_in(match.group(1)):
            etree.SubElement(
                span,
                "img",
                {
                    "class": "mahjong-tile",
                    "src": f"{self.site}embed/tiles/{tile}.svg",
                    "alt": TILES.get(tile, tile),
                    "width": "18",
                    "height": "24",
                },
            )
        return span, match.start(0), match.end(0)


def tiles_in(run):
    """Splits a run of tiles: ``25sE`` gives ``2s``, ``5s``, ``E``; a red five is ``0s`` or ``r5s``."""
    tiles = []
    for ranks, suit, honour in re.findall(r"(\d+)([mpsfz])|([ESWNCFPX])", run.replace("r5", "0")):
        for rank in ranks:
            tiles.append(HONOURS_BY_NUMBER[int(rank) - 1] if suit == "z" else rank + suit)
        if honour:
            tiles.append(honour)
    return tiles


class MahjongExtension(Extension):
    """``markdown.markdown(text, extensions=[MahjongExtension(site="https://your.site/")])``"""

    def __init__(self, **kwargs):
        self.config = {
            "site": ["", "The address of the site, with a slash at its end"],
            "game": ["", "The game for blocks that name none"],
        }
        super().__init__(**kwargs)

    def extendMarkdown(self, md):
        site = self.getConfig("site")
        if not site:
            raise ValueError('sparrow_markdown: "site" is missing')
        site = site.rstrip("/") + "/"
        # Else the element would stand in a paragraph, which ends where its text begins.
        md.block_level_elements.append("mahjong-embed")
        # Before fenced code, which would take the block (25), and after line ends are made equal (30).
        md.preprocessors.register(MahjongFences(md, site, self.getConfig("game")), "mahjong", 28)
        # After code spans (190), so that tiles in code stay text.
        md.inlinePatterns.register(Tiles(md, site), "mahjong-tiles", 90)


def makeExtension(**kwargs):
    return MahjongExtension(**kwargs)
