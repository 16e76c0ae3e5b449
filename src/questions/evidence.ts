import { practice } from '#i18n/practice.ts';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../engine/action.ts';
import { copiesOf, countTiles } from '../engine/counts.ts';
import { judgeAction } from '../engine/legality/verdict.ts';
import { nearestSets } from '../engine/nearest-sets.ts';
import type { Payment } from '../engine/payment.ts';
import type { Reason } from '../engine/reason.ts';
import { type Reading, type Score, scoreOfTotal } from '../engine/score.ts';
import { bySeat, type Seat } from '../engine/seats.ts';
import { byPlace, type Kind } from '../engine/tiles.ts';
import type { Explanation, HeadAndText, RefusalFacts } from '../i18n/message-context.ts';
import type { ShownHand } from '../puzzles/hands.ts';
import type { Relaxation } from '../puzzles/misconceptions/relaxation.ts';
import { type OfferedTile, refusalIn, tableOffering } from '../puzzles/offered-tile.ts';
import { type ConditionReport, checkConditions } from '../puzzles/proof/conditions.ts';
import { exchangesOf, pairExchangeOf, type TileExchange } from '../puzzles/proof/exchanges.ts';
import { howOf } from '../puzzles/whole-hands.ts';
import { groupsOf } from '../ui/winning/proof.ts';
import type { PracticeContext } from './kind.ts';
import { isRanked } from './parts/hand-facts.ts';
import { messageContext } from './parts/message-context.ts';
import type { Evidence, LaidSet, ProofRow } from './proof.ts';

/** Why a hand does not win, with the rule id. */
export interface NoWinReason extends HeadAndText {
  readonly rule: string;
}

/**
 * Explains why a hand does not win. If only a mistaken idea makes the shape complete, explains that mistake; if tiles
 * are left over, names them; otherwise uses the rulebook's words.
 */
export function whyNot(context: PracticeContext, hand: ShownHand, against: ConditionReport): NoWinReason {
  const { idea, reason } = against;
  const mistaken = idea?.distractor ? practice.ideas[idea.id] : undefined;
  if (idea && mistaken) {
    return { ...mistaken(words.tileList(oddIn(hand, idea, against.reading))), rule: idea.rule };
  }
  const rule = reason?.rule ?? context.generator.ruleset.wins.shapeRule;
  const { left } = reason ?? {};
  if (left) {
    const head = words.leftOver(left, context.terms);
    return { head, text: '', rule: left.is === 'pair-short' ? left.rule : rule };
  }
  return refusalWords(context, reason ?? { rule }, hand.seat);
}

/** Explains a refusal to a reader at this seat, in the rulebook's words. */
export const refusalWords = (
  context: PracticeContext,
  reason: Reason,
  seat: Seat,
  tried: Partial<RefusalFacts> = {},
): NoWinReason =>
  ownWords(
    context,
    words.explain(reason, context.entry(reason.rule), {
      ...messageContext(context, seat),
      action: null,
      offer: null,
      awaits: [],
      ...tried,
    }),
  );

/** Explains why a hand may not win with the tile it is offered; null if it may. */
export function whyNoWin(context: PracticeContext, offered: OfferedTile): NoWinReason | null {
  const { ruleset } = context.generator;
  const { seat } = offered.hand;
  const table = tableOffering(offered, ruleset);
  const action = { do: 'win', seat } as const;
  const verdict = judgeAction(ruleset, table, action);
  if (verdict.is === 'allowed') return null;
  const offer = table.stage.phase === 'collecting' ? table.stage.offer : null;
  return refusalWords(context, namingPassed(refusalIn(ruleset, verdict.reason), offered), seat, {
    action,
    offer,
    moment: 'tile',
  });
}

/** A rule against a seat that let a tile go knows only the seat, where that is told: the tile is what was told. */
const namingPassed = (reason: Reason, { passed }: OfferedTile): Reason =>
  passed !== undefined && reason.seats && !reason.tiles ? { ...reason, tiles: [passed] } : reason;

/**
 * Says by what this hand meets the minimum of its game: its yaku by name, or its worth. Null in a game without a
 * minimum.
 */
export function metMinimum(context: PracticeContext, { conditions }: ConditionReport): string | null {
  const worth = conditions.find((each) => each.worth)?.worth;
  if (!worth) return null;
  if (isRanked(context.generator.ruleset))
    return practiceAnswers.win.yaku(worth.patterns.map((pattern) => context.entry(pattern).title));
  const { have, need, unit } = worth;
  return practiceAnswers.win.enough(words.amount(have, unit), words.amount(need, unit));
}

/** Rows of a proof; nothing where there are none. */
export const rowsOf = (title: string, rows: readonly ProofRow[]): Evidence[] =>
  rows.length > 0 ? [{ is: 'rows', title, rows }] : [];

/** The sets that a hand was counted in; nothing where it was counted as a whole. */
export const countedSets = (
  context: PracticeContext,
  hand: ShownHand,
  { reading }: Pick<Score, 'reading'>,
): Evidence[] =>
  reading ? [{ is: 'sets', title: setsTitle(reading), sets: setsOf(context, hand, reading) }] : [];

/** Who pays whom, as arrows. */
export function paymentsEvidence(
  context: PracticeContext,
  title: string,
  payments: readonly Payment[],
): Evidence {
  const spectator = messageContext(context, null);
  return {
    is: 'payments',
    title,
    payments,
    names: bySeat((seat) => words.seatName(seat, spectator, 'start')),
    label: words.payments(payments, spectator),
  };
}

/** The hand with its winning tile sorted in among the concealed ones. */
const wholeOf = ({ concealed, winning, melds }: ShownHand): Pick<ShownHand, 'concealed' | 'melds'> => ({
  concealed: [...concealed, winning].sort(byPlace),
  melds,
});

/** Tiles that the mistaken idea misreads, e.g. the pairs that are taken for sets. */
function oddIn(hand: ShownHand, { id }: Relaxation, reading: Reading | null): readonly Kind[] {
  const sets = reading?.sets ?? [];
  if (id === 'pairs-for-sets') return sets.flatMap(({ kind, tiles }) => (kind === 'pair' ? tiles : []));
  if (id !== 'fours-otherwise') return sets.find(({ kind }) => kind === 'knitted')?.tiles ?? [];
  const { concealed } = wholeOf(hand);
  return concealed.filter((tile) => copiesOf(concealed, tile) === 4).slice(0, 4);
}

/** Drops the text if it is only the rule's general sentence, which says nothing about this table. */
export function ownWords<T extends Explanation>({ entry }: PracticeContext, why: T): T {
  return why.text === entry(why.rule).sentence ? { ...why, text: '' } : why;
}

/** Splits the hand into its sets for display. Marks as odd the sets that the rules do not accept. */
export function setsOf(
  { terms }: PracticeContext,
  hand: Pick<ShownHand, 'seat' | 'melds' | 'winning' | 'from'> & Partial<Pick<ShownHand, 'concealed'>>,
  reading: Reading,
  odd: readonly Kind[] = [],
  wins = false,
): LaidSet[] {
  const score = { ...scoreOfTotal(), reading };
  const groups = groupsOf(
    { seat: hand.seat, how: howOf({ ...hand, concealed: [] }), score },
    hand.melds,
    hand.concealed,
  );
  return groups.map(({ tiles, call, laid, won }) => {
    const isOdd =
      (!wins && call === null && tiles.length === 3) ||
      (odd.length > 0 && tiles.every((tile) => odd.includes(tile)));
    return {
      tiles,
      word: call === null ? (isOdd ? practice.hand.odd : undefined) : words.setName(call, terms, laid),
      odd: isOdd,
      won: won < 0 ? undefined : won,
    };
  });
}

/** The sets of an incomplete hand, and the tiles left over. */
function partialSets({ terms, generator }: PracticeContext, hand: ShownHand): LaidSet[] {
  const { sets, pair, left } = nearestSets(
    countTiles([...hand.concealed, hand.winning]),
    generator.ruleset.deal.sets - hand.melds.length,
  );
  return [
    ...hand.melds.map((meld) => ({ tiles: meld.tiles, word: terms[meld.kind] })),
    ...sets.map(({ kind, tiles }) => ({
      tiles,
      word: words.setName(kind === 'chow' ? 'chow' : 'pung', terms, false),
    })),
    ...(pair === null ? [] : [{ tiles: [pair, pair], word: terms.pair }]),
    ...(left.length > 0 ? [{ tiles: left, word: practice.hand.left, odd: true }] : []),
  ];
}

/** One row per condition of a win, marked with whether this hand meets it. */
function conditionRows(context: PracticeContext, { conditions }: ConditionReport): ProofRow[] {
  const [shape] = conditions;
  return conditions.map(({ rule, holds, isRequired, tiles, worth }) => ({
    mark: isRequired ? (holds ? 'good' : 'bad') : 'none',
    head: context.entry(rule).title,
    ...(!isRequired && { text: practice.notNeeded(context.entry(shape?.rule ?? rule).title) }),
    ...(worth && {
      text: practice.holds({
        have: words.amount(worth.have, worth.unit),
        need: words.amount(worth.need, worth.unit),
      }),
    }),
    ...(tiles.length > 0 && tiles.length <= 4 && { tiles }),
    rule,
  }));
}

/** The report without the conditions that the reader has not met; the first, the shape, is always told. */
export const withoutUnmet = (against: ConditionReport, without: readonly RuleId[]): ConditionReport => ({
  ...against,
  conditions: against.conditions.filter(({ rule }, place) => place === 0 || !without.includes(rule)),
});

/** Title above a laid-out hand: "pairs" if it has only pairs (seven pairs), else "sets". */
const setsTitle = (reading: Reading | null): string =>
  reading?.sets.every(({ kind }) => kind === 'pair') ? practice.evidence.pairs : practice.evidence.sets;

/** A hand held against the rules, as evidence: its sets, and what a win needs. */
export function handEvidence(
  context: PracticeContext,
  hand: ShownHand,
  against = checkConditions(context.generator, hand),
): Evidence[] {
  const { reading, wins, reason } = against;
  const sets: LaidSet[] = reading
    ? setsOf(context, hand, reading, wins ? [] : (reason?.tiles ?? []), wins)
    : partialSets(context, hand);
  const rows = conditionRows(context, against);
  return [
    { is: 'sets', title: setsTitle(reading), sets },
    ...(rows.length > 1 || !wins ? rowsOf(practice.evidence.conditions, rows) : []),
  ];
}

/** The smallest change by which a hand would win, where one or two tiles do it. */
export function fixEvidence(
  { generator }: PracticeContext,
  hand: ShownHand,
  odd: readonly Kind[],
): Evidence[] {
  const spoilt = { ...hand, concealed: [...hand.concealed, hand.winning] };
  const all = [...exchangesOf(spoilt, generator.table)(generator.ruleset)];
  // Prefer an exchange that removes a tile named as wrong, then one that removes the last tile.
  const nice = ({ out }: TileExchange): number =>
    odd.includes(out[0] ?? -1) ? 2 : out[0] === hand.winning ? 1 : 0;
  const [best] = [...all].sort((a, b) => nice(b) - nice(a));
  if (best) {
    const [out = 0] = best.out;
    const [come = 0] = best.come;
    const text = practice.fix.tile(words.theTile(out), words.theTile(come));
    const others = all.length > 1 ? ` ${practice.fix.others(all.length - 1)}` : '';
    return [{ is: 'exchange', title: practice.fix.title, text: text + others, ...best }];
  }
  const pair = pairExchangeOf(spoilt, generator.ruleset, generator.table);
  return pair ? [{ is: 'exchange', title: practice.fix.title, text: practice.fix.pair, ...pair }] : [];
}
