/** Which way a hand can go: every arrow of the chart, what it is called, and which rulesets can use it. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Phase } from '../engine/table.ts';
import { isBonus, type Kind } from '../engine/tiles.ts';

export const PHASES: readonly Phase[] = [
  'dealing',
  'drawing',
  'deciding',
  'collecting',
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
const replaces = ({ deal }: Ruleset): boolean => deal.preamble.some(({ step }) => step === 'replacing');
const exchanges = ({ deal }: Ruleset): boolean => deal.preamble.some(({ step }) => step === 'exchange');
/** Dice alone are thrown at once; bonus tiles are replaced and tiles exchanged one after another. */
const lingers = (ruleset: Ruleset): boolean =>
  ruleset.deal.preamble.length > 1 || replaces(ruleset) || exchanges(ruleset);
const undrawn = ({ deal }: Ruleset): boolean => deal.dealerExtra;
const errs = ({ mistakes }: Ruleset): boolean => mistakes.length > 0;
const shows = ({ deal }: Ruleset): boolean => deal.closing.some(({ step }) => step === 'show-kongs');

const countOf = ({ tiles }: Ruleset, which: (kind: Kind) => boolean): number =>
  tiles.reduce((sum, copies, kind) => (which(kind) ? sum + copies : sum), 0);
const hasBonus = (ruleset: Ruleset): boolean => countOf(ruleset, isBonus) > 0;
/** Whether all bonus tiles can come up before the first turn, and leave nothing to replace the last of them with. */
const runsOut = (ruleset: Ruleset): boolean => {
  const { sets, dealerExtra, box } = ruleset.deal;
  const dealt = 4 * (3 * sets + 1) + (dealerExtra ? 1 : 0);
  const supplements = ruleset.supplement.from === 'box' ? box : countOf(ruleset, always) - dealt - box;
  return replaces(ruleset) && countOf(ruleset, isBonus) > supplements;
};

const pays =
  (phase: Phase) =>
  ({ clauses }: Ruleset): boolean =>
    clauses.some(({ flow }) => flow?.pays?.includes(phase));
const speaks =
  (phase: Phase) =>
  ({ clauses }: Ruleset): boolean =>
    clauses.some(({ flow }) => flow?.speaks?.includes(phase));
const stops =
  (phase: Phase, by: 'act' | 'referee') =>
  ({ clauses }: Ruleset): boolean =>
    clauses.some(({ flow }) => flow?.stops?.[by]?.includes(phase));
/** Whether one of these is so. */
const either =
  (...all: readonly Arrow['when'][]): Arrow['when'] =>
  (ruleset) =>
    all.some((each) => each(ruleset));

const arrow = (
  from: Phase,
  on: Arrow['on'],
  to: Phase,
  label: ArrowLabel,
  when: (ruleset: Ruleset) => boolean = always,
): Arrow => ({ from, on, to, label, when });

/** In the order in which the chart tries them. */
export const ARROWS: readonly Arrow[] = [
  arrow('dealing', 'REFEREE', 'dealing', 'prepare', lingers),
  arrow('dealing', 'REFEREE', 'deciding', 'ready', (r) => prepares(r) && undrawn(r)),
  arrow('dealing', 'REFEREE', 'drawing', 'ready', (r) => prepares(r) && !undrawn(r)),
  arrow('dealing', 'REFEREE', 'settling', 'no-tile', either(runsOut, stops('dealing', 'referee'))),
  arrow('dealing', 'ACT', 'dealing', 'prepare', exchanges),
  arrow('dealing', 'ACT', 'settling', 'stop', stops('dealing', 'act')),
  arrow('drawing', 'REFEREE', 'drawing', 'lay', either(hasBonus, pays('drawing'))),
  arrow('drawing', 'REFEREE', 'deciding', 'drawn'),
  arrow('drawing', 'REFEREE', 'settling', 'no-tile'),
  arrow('drawing', 'ACT', 'drawing', 'mistake', errs),
  arrow('drawing', 'ACT', 'settling', 'stop', stops('drawing', 'act')),
  arrow('deciding', 'ACT', 'collecting', 'discard-asked'),
  arrow('deciding', 'ACT', 'drawing', 'discard-unasked'),
  arrow('deciding', 'ACT', 'settling', 'win'),
  arrow('deciding', 'ACT', 'deciding', 'mistake', either(errs, speaks('deciding'))),
  arrow('deciding', 'REFEREE', 'deciding', 'pay', either(errs, pays('deciding'))),
  arrow('deciding', 'REFEREE', 'settling', 'stop', stops('deciding', 'referee')),
  arrow('collecting', 'ACT', 'collecting', 'answer'),
  arrow('collecting', 'ACT', 'awarding', 'all-answered'),
  arrow('collecting', 'ACT', 'settling', 'stop', stops('collecting', 'act')),
  arrow('collecting', 'REFEREE', 'collecting', 'pay', either(errs, pays('collecting'))),
  arrow('collecting', 'REFEREE', 'settling', 'stop', stops('collecting', 'referee')),
  arrow('awarding', 'REFEREE', 'deciding', 'claimed'),
  arrow('awarding', 'REFEREE', 'drawing', 'unclaimed'),
  arrow('awarding', 'REFEREE', 'settling', 'won'),
  arrow('awarding', 'REFEREE', 'awarding', 'pay', either(errs, pays('awarding'))),
  arrow('awarding', 'ACT', 'awarding', 'mistake', errs),
  arrow('awarding', 'ACT', 'settling', 'stop', stops('awarding', 'act')),
  arrow('settling', 'REFEREE', 'settling', 'settle'),
  arrow('settling', 'ACT', 'settling', 'settle', shows),
  arrow('settling', 'REFEREE', 'ended', 'over'),
];

/** The arrows that hands of this ruleset can follow. */
export const arrowsOf = (ruleset: Ruleset): readonly Arrow[] => ARROWS.filter((each) => each.when(ruleset));

/** Whether the referee may ever have to wait in this state, for a player or because the hand is over. */
export function waitsIn(phase: Phase, ruleset: Ruleset): boolean {
  if (phase === 'dealing') return exchanges(ruleset);
  if (phase === 'settling') return shows(ruleset);
  return phase !== 'drawing' && phase !== 'awarding';
}
