/** Whoever is asked about a hand leaves it as it was, and may be asked about two at once: of every ruleset. */
import { describe, expect, test } from 'vitest';
import { tilesOf } from '../../src/engine/counts.ts';
import {
  copiesHeld,
  scoringHandAs,
  scoringHandAt,
  scoringHandWith,
  tilesHeld,
} from '../../src/engine/hands.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SEATS } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import { KINDS, plainKind } from '../../src/engine/tiles.ts';
import { byDraw, judgeHand, waits } from '../../src/engine/win.ts';
import { positions } from '../fixtures/hands.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { someOf } from '../scale.ts';

const every = await everyRuleset();
const others = every.filter(({ name, game }) => name !== game);

/** Every game, and half of all options in turn. */
const PLAYED: readonly { readonly name: string; readonly ruleset: Ruleset }[] = [
  ...every.filter(({ name, game }) => name === game),
  ...someOf('options whose hands are kept', others, Math.ceil(others.length / 2)),
];

/** Everything that a ruleset is asked about the hand of a seat. */
function ask(ruleset: Ruleset, table: Table, seat: (typeof SEATS)[number]): void {
  const position = { ruleset, table };
  const scoringHand = scoringHandAt(table, seat);
  const before = scoringHand.counts.slice();
  waits(ruleset, scoringHand);
  judgeHand(position, seat, scoringHand, byDraw(null));
  ruleset.scoring?.loserScore?.(scoringHand, seat, position);
  expect(scoringHand.counts).toEqual(before);
}

describe.each(PLAYED)('$name', ({ ruleset }) => {
  const tables = [...positions(ruleset, 'hands kept', 16)];

  test('waits, wins and standings are asked of a hand, and it is the same hand afterwards', () => {
    for (const table of tables) for (const seat of SEATS) ask(ruleset, table, seat);
  });

  test('hands of two seats, and of one seat with another tile, are held side by side', () => {
    for (const table of tables) {
      const own = SEATS.map((seat) => scoringHandAt(table, seat));
      const more = scoringHandAt(table, 0, 4);
      for (const seat of SEATS) {
        const { concealed, melds, bonus } = table.seats[seat];
        const held = own[seat];
        if (!held) continue;
        expect(tilesOf(held.counts)).toEqual(concealed.map(plainKind));
        expect(tilesHeld(held)).toEqual(
          [...concealed, ...melds.flatMap(({ tiles }) => tiles)].map(plainKind).sort((a, b) => a - b),
        );
        expect(scoringHandAs(table, seat, { concealed, melds, bonus })).toEqual(held);
        for (let kind = 0; kind < KINDS; kind++) {
          const all = tilesHeld(held).filter((tile) => tile === kind);
          expect(copiesHeld(held, kind)).toBe(all.length);
        }
      }
      const [first] = own;
      if (first) expect(more).toEqual(scoringHandWith(first, 4));
      expect(scoringHandWith(more, 4, -1)).toEqual(first);
    }
  });
});
