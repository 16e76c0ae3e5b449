/** What is told of a hand in riichi is true, and everybody knows it. */
import { expect, test } from 'vitest';
import { botAction } from '../../../src/bots/bot.ts';
import { naive } from '../../../src/bots/naive.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import { scoringHandAt } from '../../../src/engine/hands.ts';
import { judgeAction } from '../../../src/engine/legality/verdict.ts';
import { SEATS } from '../../../src/engine/seats.ts';
import type { Threat } from '../../../src/engine/threat.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { waits } from '../../../src/engine/win.ts';
import { playHand } from '../../../src/machines/play.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { goes, plays } from '../../fixtures/tables.ts';
import { LONG, seedOf } from '../../scale.ts';
import { rulesOf } from './rules.ts';
import { READY, table } from './table.ts';

test.each([
  ['ema', {}],
  ['wrc', 'wrc'],
  ['online', 'online'],
] as const)('whoever is in riichi wins on nothing that is said to be safe: %s', (name, chosen) => {
  const ruleset = rulesOf(chosen);
  let offered = 0;
  for (let n = 0; n < (LONG ? 400 : 12); n++) {
    /** As everybody knew it before the tile was discarded. */
    let known: readonly Threat[] = [];
    playHand(
      ruleset,
      startFrom(ruleset, seedOf(`threats ${name}`, n)),
      (at, seat) => botAction(seat === n % 4 ? naive : sensible, ruleset, at, seat),
      ({ event, table: at }) => {
        const all = seenBy(ruleset, at, null).threats;
        for (const reader of SEATS)
          expect(seenBy(ruleset, at, reader).threats).toEqual(all.filter(({ seat }) => seat !== reader));
        if (event.type === 'discarded' || (event.type === 'konged' && event.how === 'promoted')) {
          for (const { seat, discarded, letGo } of known) {
            const { tile } = event;
            if (seat === event.seat || !(discarded.includes(tile) || letGo.includes(tile))) continue;
            offered++;
            expect(judgeAction(ruleset, at, { do: 'win', seat }).is).not.toBe('allowed');
          }
        }
        known = all;
      },
    );
  }
  expect(offered).toBeGreaterThan(0);
});

test('nor does it where the tile completes the hand', () => {
  const game = table({ turn: 'south', south: '4p', east: `${READY}, riichi`, rivers: { east: '1p 4p' } });
  const { ruleset, table: at } = goes(game, 'south discards 4p');
  expect(waits(ruleset, scoringHandAt(at, 0))).toEqual(parseTiles('14p'));
  expect(seenBy(ruleset, at, 2).threats).toMatchObject([{ seat: 0, discarded: parseTiles('14p') }]);
  expect(judgeAction(ruleset, at, { do: 'win', seat: 0 }).is).not.toBe('allowed');
});

test('what is known grows with every discard since, the tile of an added kan too, and begins with the declaration', () => {
  const game = table({
    turn: 'east',
    east: `${READY} C`,
    south: '[888s^] 147m 258p 3s WW',
    west: '147m 369p 259s FF SS',
    rivers: { east: '9m', north: '2m' },
    wall: '8s 1s',
    dora: '3p',
  });
  const threats = ({ ruleset, table: at }: typeof game) => seenBy(ruleset, at, 3).threats;
  expect(threats(game)).toEqual([]);
  const declared = goes(game, 'east discards C and says riichi');
  const letGo = (tiles: string) => [{ seat: 0, discarded: parseTiles('9m C'), letGo: parseTiles(tiles) }];
  expect(threats(declared)).toEqual(letGo(''));
  const konged = goes(declared, 'south kongs 8s');
  expect(threats(konged)).toEqual(letGo('8s'));
  const on = goes(konged, 'south discards 3s');
  expect(threats(on)).toEqual(letGo('8s 3s'));
});

test('a discard that another called stays its seat’s own', () => {
  const game = table({ turn: 'east', east: `${READY} C`, south: 'CC 147m 258p 369s EE', dora: '3p' });
  const called = plays(goes(game, 'east discards C and says riichi'), 'south pungs');
  const { ruleset, table: at } = called;
  expect(seenBy(ruleset, at, 2).threats).toMatchObject([{ seat: 0, discarded: [parseTile('C')] }]);
});
