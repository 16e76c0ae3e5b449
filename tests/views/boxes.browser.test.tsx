/** Whole hands of every game on tables of every width: nothing lies on anything else, and nothing is cut. */
import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import '../../src/styles/global.css';
import '../../src/acting/acting.css';
import { type BySeat, bySeat } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import { seenBy } from '../../src/engine/view.ts';
import british from '../../src/rulesets/british/index.ts';
import changchun from '../../src/rulesets/changchun/index.ts';
import { rulesetOf } from '../../src/rulesets/choose.ts';
import taiwanese from '../../src/rulesets/hk-taiwanese/index.ts';
import hongKong from '../../src/rulesets/hong-kong/index.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import type { TableSize } from '../../src/views/Table/props.ts';
import { TableView } from '../../src/views/Table/TableView.tsx';
import { wordsIn } from '../../src/words/index.ts';
import { tableWordsIn } from '../../src/words/table.ts';
import { crossings, PIECES } from '../fixtures/boxes.ts';
import { playedHand } from '../fixtures/hands.ts';

const words = wordsIn('en');
const say = tableWordsIn('en');
const GAMES = { twoFiveEight, changchun, hongKong, taiwanese, british };
/** How wide the cloth is: at the play page on phones, on a tablet and on a desk; in a lesson, and in an exercise. */
const WIDTHS: Readonly<Record<'play' | 'scene', readonly number[]>> = {
  play: [320, 360, 768, 888],
  scene: [320, 360, 552, 600, 672],
};
const HANDS = 6;

afterEach(cleanup);

/** The end of a hand and the moment at which most lies on the table. */
function fullest(hand: ReturnType<typeof playedHand>): readonly Table[] {
  const laid = ({ seats }: Table) =>
    seats.reduce((sum, { melds, bonus, river }) => sum + melds.length * 4 + bonus.length + river.length, 0);
  const tables = hand.moments.map(({ after }) => after);
  return [hand.end, tables.reduce((best, table) => (laid(table) > laid(best) ? table : best), hand.end)];
}

for (const [name, game] of Object.entries(GAMES)) {
  const ruleset = rulesetOf(game);
  const tables = Array.from({ length: HANDS }, (_, n) => playedHand(ruleset, `boxes-${n}`)).flatMap(fullest);
  describe.each(Object.entries(WIDTHS))(`${name}, as a table of a %s`, (size, widths) => {
    test.each(widths)('%i pixels wide', (width) => {
      const found: string[] = [];
      for (const [n, table] of tables.entries()) {
        for (const eyes of [0, null] as const) {
          const host = document.createElement('div');
          host.className = 'scene-table';
          host.style.width = `${width}px`;
          document.body.append(host);
          const said: BySeat<string | null> = bySeat((seat) => (n % 4 === seat ? 'fishing' : null));
          render(
            () => (
              <TableView
                view={{ ...seenBy(ruleset, table, eyes), said }}
                size={size as TableSize}
                you={0}
                label={say.table}
                words={words}
                say={say}
                terms={ruleset.terms}
                waits={n % 3 === 0 && size === 'play' ? [3, 4, 5] : []}
                {...(eyes === 0 ? { onTile: () => {} } : {})}
              />
            ),
            { container: host },
          );
          const where = `table ${n}, ${eyes === null ? 'open' : 'own'}`;
          found.push(...crossings(PIECES).map((fault) => `${where}: ${fault}`));
          cleanup();
          host.remove();
        }
      }
      expect(found).toEqual([]);
    });
  });
}
