/** Explains why a winning hand lacks a yaku, a dora or a line of fu. */

import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import type { Objections } from '../../engine/objections.ts';
import type { Score } from '../../engine/score.ts';
import {
  allSets,
  type Check,
  firstOf,
  isDrawn,
  notDrawn,
  nothingCalled,
  objections,
  setFact,
} from '../parts/objections.ts';
import { FU_LINES } from './fu.ts';
import { inRiichi, sevenPairsOnly, severalWaits } from './lacks.ts';
import { MAN, type Yaku, yakuFor } from './yaku.ts';
import { yakumanFor } from './yakuman.ts';

/** What a hand lacks for dora and lines of fu. */
const LACKS: Readonly<Record<RuleId, Check>> = {
  dora: () => ({ is: 'no-dora', of: 'open' }),
  'red-fives': () => ({ is: 'no', of: 'reds' }),
  'ura-dora': firstOf(inRiichi, () => ({ is: 'no-dora', of: 'under' })),
  'fu-concealed-ron': firstOf(nothingCalled, notDrawn),
  'fu-tsumo': isDrawn,
  'fu-set': allSets('pung'),
  'fu-pair': ({ pair }) => (pair === null ? null : { is: 'pair', tile: pair }),
  'fu-wait': severalWaits,
  'fu-open-twenty': (hand) => {
    const [first] = hand.sets;
    return hand.concealed && first ? { is: 'uncalled', set: setFact(first) } : null;
  },
  'fu-seven-pairs': sevenPairsOnly,
};

/** Lines that replace a line of fu when they count. */
const INSTEAD_OF_FU: Readonly<Record<RuleId, readonly RuleId[]>> = {
  'fu-tsumo': ['pinfu'],
  'fu-open-twenty': ['fu-set', 'fu-tsumo', 'fu-pair', 'fu-wait'],
};
const FU: ReadonlySet<RuleId> = new Set(FU_LINES);
const UNDER_YAKUMAN: ReadonlySet<RuleId> = new Set(['dora', 'ura-dora', 'red-fives', ...FU_LINES]);

/** Objects if another line counts in place of this one, even if the hand has it. */
function standsFor(line: RuleId, row: Partial<Yaku> | undefined, { lines, rank }: Score): Check {
  const has = (by: RuleId): boolean => lines.some(({ pattern }) => pattern === by);
  const by = [...(row?.within === undefined ? [] : [row.within]), ...(INSTEAD_OF_FU[line] ?? [])].find(has);
  const isYakuman = (rank?.yakuman ?? 0) > 0;
  // A yakuman excludes fu and dora; seven pairs exclude other fu.
  const whole =
    isYakuman && UNDER_YAKUMAN.has(line)
      ? lines[0]?.pattern
      : FU.has(line) && has('fu-seven-pairs')
        ? 'fu-seven-pairs'
        : undefined;
  const over = by ?? whole;
  return (hand, win) => {
    if (over !== undefined) return { is: 'instead', by: over };
    const [first] = lines;
    // A row without han is a yakuman: it counts wherever the hand has it.
    const shows =
      row?.han !== undefined && (hand.concealed || row.open !== null) && row.finds?.(hand, win).length;
    return first && shows ? { is: 'instead', by: first.pattern } : null;
  };
}

const noObjection: Check = () => null;

/** Objects with the yakuman that counts instead, if nothing else is wrong. */
const besideYakuman = ({ rank, lines: [first] }: Score): Check =>
  rank?.yakuman && first ? () => ({ is: 'instead', by: first.pattern }) : noObjection;

export function objectionsOf(chosen: Chosen): Objections {
  const man = chosen['man-blessing'] === 'alone' ? [MAN] : [];
  const rows = [...yakuFor(chosen), ...yakumanFor(chosen), ...man];
  const ura = chosen['ippatsu-and-ura'] === false ? [] : ['ura-dora'];
  const reds = chosen['red-fives'] ? ['red-fives'] : [];
  const lines = [...rows.map(({ id }) => id), 'dora', ...ura, ...reds, ...FU_LINES];
  return objections(
    lines.map((pattern) => ({ pattern })),
    ({ pattern }, score) => {
      const row = rows.find(({ id }) => id === pattern);
      const lacks = row?.lacks ?? LACKS[pattern] ?? noObjection;
      return firstOf(standsFor(pattern, row, score), lacks, besideYakuman(score));
    },
  );
}
