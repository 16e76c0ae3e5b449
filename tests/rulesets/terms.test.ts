/** What each game calls things, by the first lines of its rules: at its table nobody says anything else. */
import { expect, test } from 'vitest';
import type { Terms } from '../../src/engine/ruleset.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

const PLAIN = {
  pair: 'pair',
  selfDraw: 'self-draw',
  winOnDiscard: 'win on a discard',
  characters: 'characters',
  dots: 'dots',
  bamboo: 'bamboo',
  drawnHand: 'drawn deal',
  money: 'points',
};

/** The words of a game; null in place of the unit of a game whose hands are not counted. */
const SAID: Readonly<Record<string, readonly [title: string, unit: string | null, terms: Terms]>> = {
  'hong-kong': [
    'Hong Kong',
    'fan',
    { ...PLAIN, chow: 'Seung', pung: 'Pong', kong: 'Gong', win: 'Win', dealer: 'East' },
  ],
  changchun: [
    'Changchun',
    null,
    {
      ...PLAIN,
      chow: 'Chi',
      pung: 'Peng',
      kong: 'Gang',
      win: 'Hu',
      selfDraw: 'Zi Mo',
      winOnDiscard: 'Dian Pao',
      dealer: 'Banker',
      characters: 'Wan',
      dots: 'Tong',
      bamboo: 'Tiao',
      drawnHand: 'Huang Zhuang',
    },
  ],
  'hk-taiwanese': [
    'HK-style Taiwanese',
    'fan',
    { ...PLAIN, chow: 'Sheung', pung: 'Peng', kong: 'Kong', win: 'Wu', dealer: 'dealer', money: 'chips' },
  ],
  'two-five-eight': [
    'Two-Five-Eight',
    'points',
    {
      ...PLAIN,
      chow: 'Sheung',
      pung: 'Pung',
      kong: 'Kong',
      pair: 'Jong',
      win: 'Hooo',
      selfDraw: 'Self Pick',
      winOnDiscard: 'Fire',
      dealer: 'East',
      characters: 'Thousands',
      dots: 'Circles',
      bamboo: 'Bamboos',
    },
  ],
  riichi: [
    'Riichi',
    'base points',
    {
      ...PLAIN,
      chow: 'Chi',
      pung: 'Pon',
      kong: 'Kan',
      win: 'Agari',
      selfDraw: 'Tsumo',
      winOnDiscard: 'Ron',
      dealer: 'East',
      drawnHand: 'exhaustive draw',
      money: 'points',
      box: 'dead wall',
      claimedCall: 'Ron',
      drawnCall: 'Tsumo',
    },
  ],
  british: [
    'British',
    'points',
    { ...PLAIN, chow: 'Chow', pung: 'Pung', kong: 'Kong', win: 'Mah-Jong', dealer: 'East' },
  ],
};

test.each(gameIds)('terms: what things are called in %s', async (game) => {
  const { id, title, terms, scoring } = (await loadGame(game)).under.ordinary({});
  expect(id).toBe(game);
  expect([title, scoring?.unit ?? null, terms]).toEqual(SAID[game]);
});
