#!/usr/bin/env bash
# kajongg 4:22.12.3-1 (Debian), its scoring of a hand by the ruleset “Classical Chinese DMJL”, the German rules. What the
# scoring imports of windows, sound and translations is replaced by nothing; Debian’s package lists must be there.
# - A hand may have four chows.
# - Three concealed pungs are a double; so are two dragons, or three winds, with a pair of the last one.
# - A tile that completes the pair is 4 points for a terminal or an honour and 2 otherwise; the only tile that could win, 2.
# - One suit is three doubles, with runs as well; concealed, it is the limit.
# - One’s own flower doubles only beside one’s own season. Four flowers are one double.
# - Three great scholars may have a run; any concealed self-drawn pungs or kongs are the limit.
# - There are no knitted pairs, no seven pairs and no wriggling snake.
# - The limit is 500.
# Seen: 22; 64; 256; 272; 32; 28; 208; 500; 30; 84; 500, twice; no win, three times; 500.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download kajongg=4:22.12.3-1 >/dev/null 2>&1
dpkg -x kajongg_*.deb .
cat > look.py <<'PY'
import os, sys, types

sys.path.insert(0, os.path.join('usr', 'share', 'kajongg'))


class Nothing:
    """Stands for whatever the scoring imports of windows, sound and translations."""

    def __init__(self, *_, **__):
        pass


class Without(types.ModuleType):
    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return type(name, (Nothing,), {})


for name in ('qt', 'dialogs', 'sound'):
    sys.modules[name] = Without(name)
    sys.modules[name].__all__ = []
english = types.ModuleType('mi18n')
english.i18n = english.i18nE = english.english = lambda text, *_: text
english.i18nc = english.i18ncE = lambda _, text, *__: text
sys.modules['mi18n'] = english
import common

common.Internal = types.SimpleNamespace(isServer=False, app=None, logger=None, db=None, scene=None, mainWindow=None)
from hand import Hand
from intelligence import AIDefaultAI
import predefined
from wind import Wind

ruleset = getattr(predefined, sys.argv[1])()
ruleset.load()


class Player:
    """A winner of the East round."""

    def __init__(self, own):
        self.name, self.wind, self.mayWin, self.originalCall = 'winner', Wind(own), True, False
        self.handCache, self.cacheHits, self.cacheMisses = {}, 0, 0
        self.game = types.SimpleNamespace(
            ruleset=ruleset, roundWind=Wind('e'), winner=self, moves=[], isScoringGame=lambda: True,
            belongsToRobotPlayer=lambda: True, notRotated=0)
        self.intelligence = AIDefaultAI(self)

    def tileAvailable(self, *_):
        return 4


def shows(expected, hand, own='e'):
    """Sets in capitals are concealed; `m` says where the last tile, `L`, came from, and `L` with a set what it completed."""
    scored = Hand(Player(own), hand)
    total = scored.total() if scored.won else None
    assert total == expected, 'changed: %s is %s' % (hand, total)


shows(22, 's7s7s7 b4b5b6 c1c2c3 S5S5 b2b3b4 md Lb2b2b3b4')
shows(64, 'S4S4S4 B6B6B6 C2C2C2 C9C9 s2s3s4 md Ls2s2s3s4')
shows(256, 'dbdbdb dgdgdg s8s8s8 DrDr c3c4c5 md Lc5c3c4c5')
shows(272, 'wewewe wswsws wwwwww WnWn c3c4c5 md Lc5c3c4c5', 'n')
shows(32, 's2s2s2 s8s8s8 b7b7b7 C3C4C5 b9b9 md Lb9b9b9')
shows(28, 's2s2s2 s8s8s8 b7b7b7 S9S9 c2c3c4 md Lc3c2c3c4')
shows(208, 'c2c2c2 c7c7c7 c8c8c8 C9C9 c3c4c5 md Lc5c3c4c5')
shows(500, 'RC2C2C2C3C4C5C7C7C7C8C8C8C9C9 mw LC5')
shows(30, 's2s2s2 s8s8s8 b7b7b7 S9S9 c3c4c5 fe md Lc5c3c4c5')
shows(84, 's2s2s2 s8s8s8 b7b7b7 S9S9 c3c4c5 fe fs fw fn md Lc5c3c4c5', 's')
shows(500, 'dbdbdb dgdgdg drdrdr S9S9 c3c4c5 md Lc5c3c4c5')
shows(500, 'RC2C2C2C3C3C3S4S4S4B6B6B6B7B7 mw LC3')
shows(None, 'RC1C2C3C4C5C6C7S1S2S3S4S5S6S7 mw LS7')
shows(None, 'RC1C1C9C9S1S1S9S9B1B1B9B9DrDr mw LDr')
shows(None, 'RC1C1C2C3C4C5C6C7C8C9WeWsWwWn mw LWn')
shows(500, 'dbdbdb dgdgdg wewewe DrDr c3c4c5 md Lc5c3c4c5')
PY
python3 look.py ClassicalChineseDMJL
echo "kajongg 22.12.3, German rules: chows, points, doubles and limits as described."
