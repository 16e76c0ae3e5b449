/** Whole hands of every game on tables of every width: nothing lies on anything else, and nothing is cut. */
import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { table as sayTable } from '#i18n/table.ts';
import '../../src/styles/global.css';
import '../../src/ui/input/lesson-table.css';
import { createRandom, shuffle } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { bySeat } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import type { Kind } from '../../src/engine/tiles.ts';
import { seenBy, type View } from '../../src/engine/view.ts';
import british from '../../src/rulesets/british/index.ts';
import changchun from '../../src/rulesets/changchun/index.ts';
import taiwanese from '../../src/rulesets/hk-taiwanese/index.ts';
import hongKong from '../../src/rulesets/hong-kong/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import type { TableSize } from '../../src/ui/Table/props.ts';
import { TableView } from '../../src/ui/Table/TableView.tsx';
import { crossings, PIECES } from '../fixtures/boxes.ts';
import { playedHand } from '../fixtures/hands.ts';

const GAMES = { twoFiveEight, changchun, hongKong, taiwanese, british, riichi };
/** How wide the cloth is: at the play page on phones, on a tablet and on a desk; in a lesson, and in an exercise. */
const WIDTHS: Readonly<Record<'play' | 'scene', readonly number[]>> = {
  play: [320, 360, 768, 888],
  scene: [320, 360, 552, 600, 672],
};
const { seed, long } = inject('scale');
/** Hands of each game: two of them with each commit. */
const HANDS = long ? [0, 1, 2, 3] : shuffle([0, 1, 2, 3], createRandom(seed, 'boxes')).slice(0, 2);

afterEach(cleanup);

/** The deal, the end of a hand, and the moment at which most lies on the table. */
function fullest(hand: ReturnType<typeof playedHand>): readonly Table[] {
  const laid = ({ seats }: Table) =>
    seats.reduce((sum, { melds, bonus, river }) => sum + melds.length * 4 + bonus.length + river.length, 0);
  const tables = hand.moments.map(({ after }) => after);
  return [
    hand.opening,
    hand.end,
    tables.reduce((best, table) => (laid(table) > laid(best) ? table : best), hand.end),
  ];
}

/** A table of this size in a box that can be made wider and narrower. */
function shown(ruleset: Ruleset, view: View, size: TableSize, waits: readonly Kind[]): HTMLElement {
  const host = document.createElement('div');
  host.className = 'scene-table';
  document.body.append(host);
  render(
    () => (
      <TableView
        view={view}
        size={size}
        you={0}
        label={sayTable.table}
        terms={ruleset.terms}
        waits={waits.map((kind, i) => ({
          kind,
          left: 4,
          ...(i === 0 && { note: sayTable.barred('', true) }),
        }))}
        {...(view.seat === 0 ? { onTile: () => {} } : {})}
      />
    ),
    { container: host },
  );
  return host;
}

describe.each(Object.entries(GAMES))('%s', (_, game) => {
  const ruleset = rulesetOf(game);
  const tables = HANDS.flatMap((n) => fullest(playedHand(ruleset, `boxes-${n}`)));

  test.each(Object.entries(WIDTHS))('a table of a %s, as wide as any page has it', (size, widths) => {
    const found: string[] = [];
    for (const [n, table] of tables.entries()) {
      for (const eyes of [0, null] as const) {
        const declarations = bySeat((seat) => (n % 4 === seat ? 'fishing' : null));
        const waits = n % 3 === 0 && size === 'play' ? [3, 4, 5] : [];
        const seen = seenBy(ruleset, table, eyes);
        // What lies beneath the indicators is turned for a declared hand that has won.
        const under = table.stage.phase === 'ended' ? seen.indicators.open : [];
        const host = shown(
          ruleset,
          { ...seen, declarations, indicators: { ...seen.indicators, under } },
          size as TableSize,
          waits,
        );
        for (const width of widths) {
          host.style.width = `${width}px`;
          const where = `table ${n}, ${eyes === null ? 'open' : 'own'}, ${width} px`;
          found.push(...crossings(PIECES).map((fault) => `${where}: ${fault}`));
        }
        cleanup();
        host.remove();
      }
    }
    expect(found).toEqual([]);
  });
});
