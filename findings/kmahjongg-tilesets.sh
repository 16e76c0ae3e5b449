#!/usr/bin/env bash
# kdegames-mahjongg-data-kf5 4:22.12.3-1 (Debian), KDE's tilesets: one SVG whose elements are named by tile. One might guess
# that winds are numbered in the order in which they are played, that rods are bamboo, and that a number is one tile in every
# set. They are not:
# - `WIND_1` to `WIND_4` are north, south, east and west. The four seasons and the dragons (white, green, red) are in order.
# - `ROD_…` are the dots; bamboo is `BAMBOO_…`.
# - `FLOWER_1` and `FLOWER_2` are plum and orchid where they are numbered or written, but orchid and plum in `classic`.
# - All of them have a tile for each of the four flowers and seasons, but in `alphabet` and `egypt` they look the same, and the
#   numbers in `alphabet` are no numbers of tiles: `WIND_4` shows a 9.
# Seen: letters and words in `classic`, which has them as text; the same numbers in kajongg 4:22.12.3-1, which plays with
# them and calls dots stones; the tiles of all sets but `jade`, by eye.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download kdegames-mahjongg-data-kf5=4:22.12.3-1 kajongg=4:22.12.3-1 >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" .; done
cat > look.py <<'PY'
import ast
import glob
import gzip
import os
import xml.etree.ElementTree as XML

share = os.path.join('usr', 'share')


def elements_of(path):
    with gzip.open(path) as svg:
        return {each.get('id'): each for each in XML.parse(svg).iter() if each.get('id')}


tiles = {'%s_%d' % (suit, n) for suit in ('CHARACTER', 'BAMBOO', 'ROD') for n in range(1, 10)}
tiles |= {'%s_%d' % (name, n) for name in ('WIND', 'FLOWER', 'SEASON') for n in range(1, 5)}
tiles |= {'DRAGON_%d' % n for n in range(1, 4)}
sets = {os.path.basename(path)[:-5]: elements_of(path) for path in glob.glob(share + '/kmahjongglib/tilesets/*.svgz')}
assert sorted(sets) == ['alphabet', 'classic', 'default', 'egypt', 'jade', 'traditional'], 'changed: the tilesets'
for name, elements in sets.items():
    assert tiles <= elements.keys(), 'changed: names in ' + name
text = {name: ''.join(sets['classic'][name].itertext()).strip() for name in tiles}
assert [text['WIND_%d' % n] for n in range(1, 5)] == ['N', 'S', 'E', 'W'], 'changed: winds'
assert [text['DRAGON_%d' % n] for n in range(1, 4)] == ['P', 'F', 'C'], 'changed: dragons'
assert [text['FLOWER_%d' % n] for n in range(1, 5)] == ['Orchid', 'Plum', 'Mum', 'Bamboo'], 'changed: flowers'


def source(name):
    with open(os.path.join(share, 'kajongg', name), encoding='utf-8') as file:
        return file.read()


winds = {}
for each in ast.parse(source('wind.py')).body:
    values = {line.targets[0].id: line.value for line in each.body if isinstance(line, ast.Assign)} \
        if isinstance(each, ast.ClassDef) else {}
    if 'svgName' in values and isinstance(values['svgName'], ast.Constant) and values['svgName'].value:
        winds[values['char'].value] = values['svgName'].value
assert winds == {'E': 'WIND_3', 'S': 'WIND_2', 'W': 'WIND_4', 'N': 'WIND_1'}, 'changed: winds in kajongg: %s' % winds
tileset = source('tileset.py')
assert "'ROD_%s'" in tileset and "'s%s'" in tileset and "'db': 'DRAGON_1'" in tileset, 'changed: names in kajongg'
assert "stone = 's'" in source('tile.py') and "bamboo = 'b'" in source('tile.py'), 'changed: suits in kajongg'
PY
python3 look.py
echo "kdegames-mahjongg-data-kf5 22.12.3: winds are numbered north, south, east, west; rods are dots; two flowers change places in one set."
