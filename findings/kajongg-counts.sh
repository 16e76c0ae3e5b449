#!/usr/bin/env bash
# kajongg 4:22.12.3-1 (Debian), its scoring of a hand. What the scoring imports of windows, sound and translations is replaced
# by nothing; Debian’s package lists must be there.
# By the ruleset “Classical Chinese BMJA”, the British rules:
# - One suit and honours is no double.
# - An original call that wins is one double, not two.
# - Purity is three doubles beside the other doubles.
# - A win on a supplement is no double, and the supplement is worth the 2 points of a tile from the wall.
# - Bonus tiles are not added to a special hand.
# - Seven pairs of honours are all winds and dragons; of seven pairs none may repeat.
# - In gates of heaven the pair is of 2 to 8; knitted pairs are all of the same two suits; imperial jade may have a run.
# - One’s own flower counts beside the four flowers.
# - Robbing a kong of 2 of bamboo is the limit.
# Seen: 28; 60; 480; 42; 500; 1,000; no win, three times; 1,000; 368; 1,000.
# By the ruleset “Classical Chinese DMJL”, the German rules:
# - A hand may have four chows; one without points is a double, and its tiles are sorted for it.
# - A win on a supplement is a double, and 2 points as well.
# - Three concealed pungs are a double; so are two dragons, or three winds, with a pair of the last one.
# - A tile that completes the pair is 4 points for a terminal or an honour and 2 otherwise; the only tile that could win, 2.
# - One suit is three doubles, with runs as well; concealed, it is the limit.
# - One’s own flower doubles only beside one’s own season. Four flowers are one double.
# - Three great scholars may have a run; any concealed self-drawn pungs or kongs are the limit.
# - There are no knitted pairs, no knitted triplets, no seven pairs and no wriggling snake.
# - Two chows between triplets of 1 and 9 of one suit, with a pair of 2, 5 or 8, are the limit.
# - The limit is 500.
# Seen: 22; 40; 84; 64; 256; 272; 32; 28; 208; 500; 30; 84; 500, twice; no win, four times; 500, twice.
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


def rules_of(name):
    ruleset = getattr(predefined, name)()
    ruleset.load()
    return ruleset


class Player:
    """A winner of the East round."""

    def __init__(self, own, ruleset):
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
    scored = Hand(Player(own, ruleset), hand)
    total = scored.total() if scored.won else None
    assert total == expected, 'changed: %s is %s' % (hand, total)


ruleset = rules_of('ClassicalChineseBMJA')
shows(28, 'c5c5c5 c7c7c7 c9c9c9 WnWn c1c2c3 md Lc1c1c2c3', 's')
shows(60, 'S7S7S7 B5B5B5 C5C5 C7C8C9 b8b8b8 mda Lb8b8b8b8', 'w')
shows(480, 'c2c2c2 c3c3c3 c4c4c4 C5C5C5 c6c6 md Lc6c6c6')
shows(42, 'b2b2b2 s7s7s7 s5S5S5s5 RC2C3C4S9S9 me LC2', 's')
shows(500, 'S1S1 S9S9 B1B1 B9B9 C1C1 C9C9 drdr ys md Ldrdrdr')
shows(1000, 'DbDb DgDg WeWe WsWs WwWw WnWn drdr md Ldrdrdr')
shows(500, 'RC1C1C9C9S9S9B1B1WeWeWnWnDrDr mw LDr')
shows(None, 'RC1C1C1C1S9S9B1B1WeWeWnWnDrDr mw LDr')
shows(1000, 'RC1C1C1C2C3C4C5C5C6C7C8C9C9C9 mw LC5')
shows(None, 'RC1C1C1C1C2C3C4C5C6C7C8C9C9C9 mw LC1')
shows(500, 'RC1C2C3C4C5C6C7S1S2S3S4S5S6S7 mw LS7')
shows(None, 'RC1C3C4C5C6C7S1S2S3S5S6S7B2B4 mw LS7')
shows(1000, 'b6b6b6 b8b8b8 B2B3B4 B3B3 b2b2b2 md Lb2b2b2b2')
shows(368, 'b8b8b8 b9b9b9 S7S7S7 C3C4C5 c2c2 fe fs fw fn md Lc2c2c2')
shows(1000, 'c5c5c5 S4S4S4 S7S7S7 C9C9 b1b2b3 mk Lb2b1b2b3')

ruleset = rules_of('ClassicalChineseDMJL')
shows(22, 's7s7s7 b4b5b6 c1c2c3 S5S5 b2b3b4 md Lb2b2b3b4')
shows(40, 's4s5s6 B1B2B3 B1B2B3 B4B4 b1b2b3 md Lb3b1b2b3')
shows(84, 'b2b2b2 s7s7s7 s5S5S5s5 RC2C3C4S9S9 me LC2', 's')
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
shows(None, 'RC1C2C3C4C5S1S2S3S4S5B1B2B3B4 md LS5')
shows(None, 'RC1C1C9C9S1S1S9S9B1B1B9B9DrDr mw LDr')
shows(500, 'c1c1c1 C2C2 C3C4C5 C6C7C8 c9c9c9 md Lc9c9c9c9')
shows(None, 'RC1C1C2C3C4C5C6C7C8C9WeWsWwWn mw LWn')
shows(500, 'dbdbdb dgdgdg wewewe DrDr c3c4c5 md Lc5c3c4c5')
PY
python3 look.py
echo "kajongg 22.12.3: doubles, points, chows, special hands, bonus tiles and limits of both rules as described."
