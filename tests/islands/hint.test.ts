/** Hints: what for, and nothing that is not so. */
import { describe, expect, test } from 'vitest';
import { afterClaim, afterKong } from '../../src/bots/after-claim.ts';
import { botAction } from '../../src/bots/bot.ts';
import type { Hint } from '../../src/bots/hint.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import type { Action } from '../../src/engine/action.ts';
import { countTiles } from '../../src/engine/counts.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { withoutTiles } from '../../src/engine/hands.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import { unseenOf } from '../../src/engine/unseen-tiles.ts';
import { seenBy, type View } from '../../src/engine/view.ts';
import { byDraw, judgeHand } from '../../src/engine/win.ts';
import { hintFor } from '../../src/islands/Play/hint.ts';
import { playHand } from '../../src/machines/play.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { everyRuleset, hongKong } from '../fixtures/rulesets.ts';
import { stillWins } from '../fixtures/still-wins.ts';
import { type Game, seated } from '../fixtures/tables.ts';
import { READY, table } from '../rulesets/riichi/table.ts';
import { LONG, seedOf } from '../scale.ts';

const rules = await hongKong();
const changchun = rulesetOf(await loadGame('changchun'));

/** With so few tiles in the wall each seat draws twice at the most. */
const LAST_ROUNDS = 8;

const hinted = ({ ruleset, table }: Game, seat: Seat): Hint => {
  const hint = hintFor(seenBy(ruleset, table, seat), { ruleset, table });
  if (!hint) throw new Error('nothing is asked of this seat');
  return hint;
};

/** The hand of the seat that looks, once it has done this. */
function handAfter(view: View, action: Action) {
  const own = view.seats[view.seat as Seat];
  const { offer } = view.stage;
  if (action.do === 'discard') return { ...own, concealed: withoutTiles(own.concealed, [action.tile]) };
  if (action.do === 'kong' && offer === null) return { ...own, ...afterKong(own, action) };
  if (offer && (action.do === 'kong' || action.do === 'pung' || action.do === 'chow')) {
    return { ...own, ...afterClaim(own, offer, action) };
  }
  return own;
}

/** Every moment of some hands at which somebody is asked, played well by some and anyhow by others. */
function everyMoment(
  ruleset: Ruleset,
  use: string,
  hands: number,
  look: (view: View, table: Table) => void,
): void {
  for (let n = 0; n < hands; n++) {
    playHand(ruleset, startFrom(ruleset, seedOf(use, n)), (table, seat) => {
      look(seenBy(ruleset, table, seat), table);
      return botAction((seat + n) % 4 < 2 ? naive : sensible, ruleset, table, seat);
    });
  }
}

describe('a hint in Hong Kong', () => {
  test('says which pattern a hand is built towards, and how much it is worth', () => {
    const hint = hinted(seated(rules, { turn: 'south', south: '123m 456m 788m 99m CC 5p', drew: '5p' }), 1);
    expect(hint.action).toMatchObject({ do: 'discard', tile: 13 });
    expect(hint.goal).toMatchObject({ patterns: ['mixed-one-suit'], worth: 3 });
  });

  test('counts no tile as winning that completes a hand of too little', () => {
    // By shape the 1 and the 4 of bamboo: nothing of it is worth three fan.
    const open = seated(rules, {
      turn: 'south',
      south: '99p 23s 9m [123m<] [456p<] [777s<]',
      drew: '9m',
    });
    expect(hinted(open, 1)).toMatchObject({ goal: null, ready: false });
  });

  test('says where a tile wins only if it is drawn', () => {
    // No pung, concealed, drawn: one fan each.
    const game = seated(rules, { turn: 'south', south: '123m 456p 789p 23s 99s E', drew: 'E' });
    expect(hinted(game, 1)).toMatchObject({ ready: true, onlyDrawn: true });
    expect(formatTiles(hinted(game, 1).kinds)).toBe('14s');
  });

  test('where it says that a way is open it is, and where it says that none is, none can be planned', () => {
    const wrong: string[] = [];
    let [open, closed] = [0, 0];
    everyMoment(rules, 'hints', LONG ? 100 : 12, (view, table) => {
      const seat = view.seat as Seat;
      const hint = hintFor(view, { ruleset: rules, table });
      if (!hint || hint.action.do === 'win' || hint.action.do === 'show') return;
      // What is let go is gone: it lies where everybody sees it.
      const hand = handAfter(view, hint.action);
      const possible = stillWins({ ruleset: rules, table }, seat, hand, unseenOf(view, rules));
      hint.goal === null ? closed++ : open++;
      // A hand may be possible, and the wall too short for it.
      if (hint.goal === null && view.wall < LAST_ROUNDS) return;
      if (possible !== (hint.goal !== null)) {
        const tiles = `${formatTiles(hand.concealed)} | ${hand.melds.map(({ tiles }) => formatTiles(tiles)).join(' ')}`;
        wrong.push(`${JSON.stringify(hint.action)}: ${tiles}: ${JSON.stringify(hint.goal)}, ${possible}`);
      }
    });
    expect(wrong).toEqual([]);
    expect(open).toBeGreaterThan(100);
    expect(closed).toBeGreaterThan(0);
  });
});

describe('a hint in Changchun', () => {
  test('names the conditions that it keeps, and no discard of its makes one impossible', () => {
    const hint = hinted(
      seated(changchun, { turn: 'south', south: '4m 55p 5s 9m [SSS<] [PPP<] [777p<]', drew: '9m' }),
      1,
    );
    expect(hint.goal?.conditions).toEqual(['three-suits', 'yao-jiu', 'triplet-or-dragon-pair']);
    expect(hint.action).not.toMatchObject({ tile: 22 });
    expect(hint.action).not.toMatchObject({ tile: 3 });
  });
});

describe('a hint in Riichi', () => {
  const south = { turn: 'south', south: '13m 2457p 1167s E NN 9m', dora: '3s' } as const;
  const threats = (written: Parameters<typeof table>[0]) =>
    hinted(table({ ...south, ...written }), 1).threats;

  test('says before whom a hand is given up, and why the tile that goes is safe', () => {
    expect(threats({ rivers: { east: '7p' } })).toEqual([]);
    expect(threats({ east: `${READY}, riichi`, rivers: { east: '7p' } })).toEqual([
      { seat: 0, why: 'discarded', isCertain: true, sides: [] },
    ]);
  });

  test('where nothing is safe for certain, it does not say so', () => {
    const east = `${READY}, riichi`;
    const why = (hand: string, rivers: { east?: string; north?: string }) =>
      threats({ east, south: hand, rivers }).map((reason) => [reason.why, formatTiles(reason.sides)]);
    expect(why('13m 2457p 1167s E NN 9m', { north: 'EEE' })).toEqual([['no-way', '']]);
    expect(why('1m 2457p 1167s 2468s 5p', { east: '4m' })).toEqual([['sides', '4m']]);
    expect(why('25m 2457p 1167s 2468s', {})).toEqual([[null, '']]);
  });
});

describe('a hint to make a Kan', () => {
  const kan = (written: Parameters<typeof table>[0]) =>
    hinted(table({ turn: 'south', south: 'FFFF 123m 456p 78s 5m 9p', dora: '3s', ...written }), 1);

  test('is given while nobody threatens, and says that it costs nothing', () => {
    expect(kan({})).toMatchObject({
      action: { do: 'kong' },
      threats: [],
      meld: { costs: false, paid: false, indicator: true },
    });
  });

  test('is not given against two riichi to a hand that is not ready, and the hint names both', () => {
    const hint = kan({ east: `${READY}, riichi`, north: `${READY}, riichi` });
    expect(hint.action.do).toBe('discard');
    expect(hint.threats.map(({ seat }) => seat)).toEqual([0, 3]);
  });
});

describe('a hint to declare riichi', () => {
  /** The hint for a hand of South with which riichi may be declared. */
  const waitsOf = (south: string, rivers = {}): readonly [Hint, string] => {
    const hint = hinted(table({ turn: 'south', south, dora: '6s', rivers }), 1);
    return [hint, formatTiles(hint.kinds)];
  };

  test('counts riichi as the yaku that it is: the tile wins on a discard, too', () => {
    const [hint, waits] = waitsOf('123m 677m 12s 678s WW 8m');
    expect(hint.action).toMatchObject({ do: 'discard', tile: 6, says: 'riichi' });
    expect(waits).toBe('3s');
    expect(hint).toMatchObject({ ready: true, onlyDrawn: false, bar: null, drawnKinds: [] });
  });

  test('says so where the wait is furiten', () => {
    const [hint] = waitsOf('123m 677m 12s 678s WW 8m', { south: '3s' });
    if (!hint.ready) throw new Error('the hand is ready');
    expect(hint).toMatchObject({ onlyDrawn: true, bar: 'furiten-own' });
  });
});

describe.each((await everyRuleset()).filter(({ name, game }) => name === game))(
  'in $name',
  ({ name, ruleset }) => {
    test('a hint that calls a tile winning is right, and one that calls for a win has it', () => {
      let ready = 0;
      everyMoment(ruleset, `ready ${name}`, LONG ? 60 : 3, (view, table) => {
        const seat = view.seat as Seat;
        const hint = hintFor(view, { ruleset, table });
        if (!hint) throw new Error('whoever is asked is given a hint');
        expect(view.legal.some((action) => action.do === hint.action.do)).toBe(true);
        if (!hint.ready) return;
        ready++;
        const { concealed, melds, bonus, wind } = handAfter(view, hint.action);
        for (const kind of hint.kinds) {
          const counts = countTiles([...concealed, kind]);
          const held = { counts, melds, bonus, seatWind: wind, roundWind: view.round };
          expect(judgeHand({ ruleset, table }, seat, held, byDraw(kind)).wins || !hint.onlyDrawn).toBe(true);
        }
      });
      expect(ready).toBeGreaterThan(0);
    });
  },
);
