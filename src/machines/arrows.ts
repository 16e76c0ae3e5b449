/** Which way a hand can go: every arrow of the chart, what it is called, and which rulesets can use it. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Phase } from '../engine/table.ts';

export const PHASES: readonly Phase[] = [
  'preparing',
  'drawing',
  'deciding',
  'claiming',
  'awarding',
  'settling',
  'ended',
];

/** A short name of what leads along an arrow; the words to show are made of it. */
export type ArrowLabel =
  | 'prepare'
  | 'ready'
  | 'no-tile'
  | 'stop'
  | 'lay'
  | 'drawn'
  | 'pay'
  | 'mistake'
  | 'discard-asked'
  | 'discard-unasked'
  | 'kong'
  | 'win'
  | 'answer'
  | 'all-answered'
  | 'claimed'
  | 'unclaimed'
  | 'won'
  | 'settle'
  | 'over';

export interface Arrow {
  readonly from: Phase;
  readonly to: Phase;
  readonly on: 'ACT' | 'REFEREE';
  readonly label: ArrowLabel;
  /** Whether hands of this ruleset can go this way. */
  readonly when: (ruleset: Ruleset) => boolean;
}

const always = (): boolean => true;
const prepares = ({ deal }: Ruleset): boolean => deal.preamble.length > 0;
const replaces = ({ deal }: Ruleset): boolean => deal.preamble.some((step) => step.step === 'replacing');
const exchanges = ({ deal }: Ruleset): boolean => deal.preamble.some((step) => step.step === 'exchange');
const hasBonus = ({ tiles }: Ruleset): boolean =>
  tiles.some((copies, kind) => copies > 0 && kind >= 34 && kind < 42);
const undrawn = ({ deal }: Ruleset): boolean => deal.dealerExtra;
const errs = ({ mistakes }: Ruleset): boolean => mistakes.length > 0;
const owes = ({ clauses }: Ruleset): boolean => clauses.some((clause) => clause.owes);
const pays = (ruleset: Ruleset): boolean => errs(ruleset) || owes(ruleset);
const speaks = ({ clauses }: Ruleset): boolean =>
  clauses.some((clause) => clause.offers && clause.words && clause.words.length > 0);
const offers = ({ clauses }: Ruleset): boolean => clauses.some((clause) => clause.offers);
const endsEarly = ({ clauses }: Ruleset): boolean => clauses.some((clause) => clause.ends);
const shows = ({ deal }: Ruleset): boolean => deal.closing.some((step) => step.step === 'show-kongs');

const arrow = (
  from: Phase,
  on: Arrow['on'],
  to: Phase,
  label: ArrowLabel,
  when: (ruleset: Ruleset) => boolean = always,
): Arrow => ({ from, on, to, label, when });

/** In the order in which the chart tries them. */
export const ARROWS: readonly Arrow[] = [
  arrow('preparing', 'REFEREE', 'preparing', 'prepare', prepares),
  arrow('preparing', 'REFEREE', 'deciding', 'ready', (r) => prepares(r) && undrawn(r)),
  arrow('preparing', 'REFEREE', 'drawing', 'ready', (r) => prepares(r) && !undrawn(r)),
  arrow(
    'preparing',
    'REFEREE',
    'settling',
    'no-tile',
    (r) => replaces(r) || (exchanges(r) && undrawn(r) && offers(r)) || (prepares(r) && endsEarly(r)),
  ),
  arrow('preparing', 'ACT', 'preparing', 'prepare', exchanges),
  arrow('preparing', 'ACT', 'settling', 'stop', (r) => exchanges(r) && endsEarly(r)),
  arrow('drawing', 'REFEREE', 'drawing', 'lay', (r) => hasBonus(r) || pays(r)),
  arrow('drawing', 'REFEREE', 'deciding', 'drawn'),
  arrow('drawing', 'REFEREE', 'settling', 'no-tile'),
  arrow('drawing', 'ACT', 'drawing', 'mistake', errs),
  arrow('drawing', 'ACT', 'settling', 'stop', (r) => errs(r) && endsEarly(r)),
  arrow('deciding', 'ACT', 'claiming', 'discard-asked'),
  arrow('deciding', 'ACT', 'drawing', 'discard-unasked'),
  arrow('deciding', 'ACT', 'settling', 'win'),
  arrow('deciding', 'ACT', 'deciding', 'mistake', (r) => errs(r) || speaks(r)),
  arrow('deciding', 'REFEREE', 'deciding', 'pay', pays),
  arrow('deciding', 'REFEREE', 'settling', 'stop', (r) => pays(r) && endsEarly(r)),
  arrow('claiming', 'ACT', 'claiming', 'answer'),
  arrow('claiming', 'ACT', 'awarding', 'all-answered'),
  arrow('claiming', 'ACT', 'settling', 'stop', endsEarly),
  arrow('claiming', 'REFEREE', 'claiming', 'pay', pays),
  arrow('claiming', 'REFEREE', 'settling', 'stop', (r) => pays(r) && endsEarly(r)),
  arrow('awarding', 'REFEREE', 'deciding', 'claimed'),
  arrow('awarding', 'REFEREE', 'drawing', 'unclaimed'),
  arrow('awarding', 'REFEREE', 'settling', 'won'),
  arrow('awarding', 'REFEREE', 'awarding', 'pay', pays),
  arrow('awarding', 'ACT', 'awarding', 'mistake', errs),
  arrow('awarding', 'ACT', 'settling', 'stop', (r) => errs(r) && endsEarly(r)),
  arrow('settling', 'REFEREE', 'settling', 'settle'),
  arrow('settling', 'ACT', 'settling', 'settle', shows),
  arrow('settling', 'REFEREE', 'ended', 'over'),
];

/** The arrows that hands of this ruleset can follow. */
export const arrowsOf = (ruleset: Ruleset): readonly Arrow[] => ARROWS.filter((each) => each.when(ruleset));

/** Whether the referee may ever have to wait in this state, for a player or because the hand is over. */
export function waitsIn(phase: Phase, ruleset: Ruleset): boolean {
  if (phase === 'preparing') return exchanges(ruleset);
  if (phase === 'settling') return shows(ruleset);
  return phase !== 'drawing' && phase !== 'awarding';
}
