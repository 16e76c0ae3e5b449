"""Tests of the extension: ``python3 -m unittest``, where Python-Markdown is."""

import unittest

import markdown
from sparrow_markdown import TILES, MahjongExtension, tiles_in

SITE = "https://school.example/"


def page(text, *others, **config):
    extension = MahjongExtension(site=SITE, **config)
    return markdown.markdown(text, extensions=[extension, *others])


class Fences(unittest.TestCase):
    def test_block_becomes_the_element_with_its_own_text(self):
        html = page("a\n\n```mahjong\nrule: british/one-chow\ntitle: Only one Chow\n```\n\nb")
        self.assertIn(
            "<mahjong-embed><pre>rule: british/one-chow\ntitle: Only one Chow</pre>"
            '<a href="https://school.example/">Only one Chow</a></mahjong-embed>',
            html,
        )
        self.assertIn("<p>a</p>", html)
        self.assertIn("<p>b</p>", html)
        # A paragraph around it would end at its text, and leave the element empty.
        self.assertNotIn("<p><mahjong-embed", html)

    def test_quotes_indentation_and_braces_stay(self):
        block = 'game: two-five-eight\ntitle: "A"\ngiven: { turn: north }\nscript:\n  - north draws 5p\n\n  - end'
        html = page(f"```mahjong\n{block}\n```", "fenced_code", "smarty")
        self.assertIn(block.replace('"', "&quot;"), html)

    def test_other_blocks_are_left_to_others(self):
        html = page("```js\n:5p:\n```", "fenced_code")
        self.assertIn('<code class="language-js">:5p:', html)

    def test_never_makes_markup_of_a_block(self):
        html = page("```mahjong\n<img src=x onerror=alert(1)></pre><script>\n```")
        self.assertNotIn("<img", html)
        self.assertNotIn("<script", html)

    def test_game_is_passed_on(self):
        self.assertIn('<mahjong-embed game="riichi">', page("```mahjong\n123m 55p\n```", game="riichi"))

    def test_site_is_needed(self):
        with self.assertRaises(ValueError):
            markdown.markdown("", extensions=[MahjongExtension()])


class Pictures(unittest.TestCase):
    def test_tiles_between_colons_are_pictures(self):
        html = page("It waits for :25s:, never for :E:. At 10:30: nothing, and `:5p:` is code.")
        self.assertEqual(html.count("<img"), 3)
        self.assertIn('alt="2 of bamboo"', html)
        self.assertIn("At 10:30: nothing", html)
        self.assertIn("<code>:5p:</code>", html)

    def test_red_fives_and_honours_by_number(self):
        self.assertEqual(tiles_in("3r5p0m"), ["3p", "0p", "0m"])
        self.assertEqual(tiles_in("1567z"), ["E", "P", "F", "C"])

    def test_every_tile_has_a_name(self):
        for tile in tiles_in("0123456789m0123456789p0123456789s12345678fESWNCFPX"):
            self.assertIn(tile, TILES)


if __name__ == "__main__":
    unittest.main()
