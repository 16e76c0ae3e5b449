/** What the proofs of several concepts have in common: a hand's sets, its conditions, and why it does not win. */
import type { RuleId } from '../../engine/action.ts';
import { countTiles, tilesOf } from '../../engine/counts.ts';
import { type Reading, untoldScore } from '../../engine/score.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { type HeldAgainst, heldAgainst } from '../../puzzles/proof/conditions.ts';
import { type Exchange, exchangesOf, pairExchangeOf } from '../../puzzles/proof/exchanges.ts';
import { nearestSets } from '../../puzzles/proof/partial.ts';
import type { Room } from '../../puzzles/question.ts';
import { heldOf, howOf } from '../../puzzles/whole-hands.ts';
import { groupsOf } from '../../views/winning/proof.ts';
import type { Said } from '../../words/practice-asked.ts';
import type { Prover } from './asker.ts';
import { telling } from './parts/telling.ts';
import type { Evidence, LaidSet, Row } from './proof.ts';

/** Why a hand does not win, and the rule. */
export interface Why extends Said {
  readonly rule: string;
}

/** The reason in the rulebook's words; of a shape that only a mistaken idea makes whole, what is wrong with the idea. */
export function whyNot(teller: Prover, hand: ShownHand, against: HeldAgainst): Why {
  const { say, words } = teller;
  const { idea, reason } = against;
  const mistaken = idea?.lure ? say.ideas[idea.id] : undefined;
  if (idea && mistaken) return { ...mistaken, rule: idea.rule };
  const rule = reason?.rule ?? teller.room.ruleset.wins.shapeRule;
  if (against.reading === null) {
    const pairs = onePairShort(teller.room, hand);
    if (pairs) return { head: say.loosePairs(words.tileList(pairs.odd)), text: '', rule: pairs.rule };
    return { head: looseText(teller, hand), text: '', rule };
  }
  return words.explain(reason ?? { rule }, teller.entry(rule), {
    ...telling(teller, hand.seat),
    action: null,
    offer: null,
    awaits: [],
  });
}

/** The two tiles that are left over of a hand that is one pair short of seven; null of any other. */
function onePairShort({ ruleset }: Room, hand: ShownHand): { odd: Kind[]; rule: RuleId } | null {
  const shape = ruleset.wins.shapes.find(({ id }) => id === 'seven-pairs');
  const [held, how] = [heldOf(hand), howOf(hand)];
  const odd = tilesOf(held.counts.map((copies) => copies % 2));
  const free = held.counts.findIndex((copies, kind) => copies === 0 && (ruleset.tiles[kind] ?? 0) > 1);
  if (!shape || odd.length !== 2 || free < 0) return null;
  const counts = held.counts.map((copies, kind) => (kind === free ? 2 : copies - (copies % 2)));
  const isShort = shape.fits({ ...held, counts }, ruleset.deal.sets - hand.melds.length, how);
  return isShort ? { odd, rule: shape.rule } : null;
}

/** What belongs to no set, where a hand is none of any shape. */
export function looseText({ say, words, room }: Prover, hand: ShownHand): string {
  const { left, pair } = nearestSets(
    countTiles([...hand.concealed, hand.winning]),
    room.ruleset.deal.sets - hand.melds.length,
  );
  return say.loose(words.tileList(left), left.length > 1, pair !== null);
}

/** The hand laid into its sets; those that are none by the rules are odd. */
export function setsOf(
  { terms, say, words }: Prover,
  hand: Pick<ShownHand, 'seat' | 'melds' | 'winning' | 'from'>,
  reading: Reading,
  odd: readonly Kind[] = [],
): LaidSet[] {
  const score = { ...untoldScore(), reading };
  const groups = groupsOf({ seat: hand.seat, how: howOf({ ...hand, concealed: [] }), score }, hand.melds);
  return groups.map(({ tiles, call, laid, won }) => {
    const isOdd =
      (call === null && tiles.length === 3) || (odd.length > 0 && tiles.every((tile) => odd.includes(tile)));
    return {
      tiles,
      word: call === null ? (isOdd ? say.hand.odd : undefined) : words.setName(call, terms, laid),
      odd: isOdd,
      won: won < 0 ? undefined : won,
    };
  });
}

/** The sets that a hand has where it is of no shape, and what is left over. */
export function partialSets({ terms, say, words, room }: Prover, hand: ShownHand): LaidSet[] {
  const { sets, pair, left } = nearestSets(
    countTiles([...hand.concealed, hand.winning]),
    room.ruleset.deal.sets - hand.melds.length,
  );
  return [
    ...hand.melds.map((meld) => ({ tiles: meld.tiles, word: terms[meld.kind] })),
    ...sets.map(({ kind, tiles }) => ({
      tiles,
      word: words.setName(kind === 'chow' ? 'chow' : 'pung', terms, false),
    })),
    ...(pair === null ? [] : [{ tiles: [pair, pair], word: terms.pair }]),
    ...(left.length > 0 ? [{ tiles: left, word: say.hand.left, odd: true }] : []),
  ];
}

/** Everything a win needs, each with whether this hand has it. */
export function conditionRows(teller: Prover, { conditions }: HeldAgainst): Row[] {
  const { words, say } = teller;
  return conditions.map(({ rule, holds, tiles, worth }) => ({
    mark: holds ? 'good' : 'bad',
    head: teller.entry(rule).title,
    ...(worth && {
      text: say.holds({
        have: words.amount(worth.have, worth.unit),
        need: words.amount(worth.need, worth.unit),
      }),
    }),
    ...(tiles.length > 0 && tiles.length <= 4 && { tiles }),
    rule,
  }));
}

/** A hand held against the rules, as evidence: its sets, and what a win needs. */
export function handEvidence(
  teller: Prover,
  hand: ShownHand,
  against = heldAgainst(teller.room, hand),
): Evidence[] {
  const { say } = teller;
  const { reading, wins, reason } = against;
  const sets: LaidSet[] = reading
    ? setsOf(teller, hand, reading, wins ? [] : (reason?.tiles ?? []))
    : partialSets(teller, hand);
  const rows = conditionRows(teller, against);
  return [
    { is: 'sets', title: say.evidence.sets, sets },
    ...(rows.length > 1 || !wins ? [{ is: 'rows' as const, title: say.evidence.conditions, rows }] : []),
  ];
}

/** The smallest change by which a hand would win, where one or two tiles do it. */
export function fixEvidence({ say, words, room }: Prover, hand: ShownHand, odd: readonly Kind[]): Evidence[] {
  const spoilt = { ...hand, concealed: [...hand.concealed, hand.winning] };
  const all = [...exchangesOf(spoilt, room.table)(room.ruleset)];
  // What is said to be wrong should go; else the tile that came last.
  const nice = ({ out }: Exchange): number =>
    odd.includes(out[0] ?? -1) ? 2 : out[0] === hand.winning ? 1 : 0;
  const [best] = [...all].sort((a, b) => nice(b) - nice(a));
  if (best) {
    const [out = 0] = best.out;
    const [come = 0] = best.come;
    const text = say.fix.tile(words.theTile(out), words.theTile(come));
    const others = all.length > 1 ? ` ${say.fix.others(all.length - 1)}` : '';
    return [{ is: 'exchange', title: say.fix.title, text: text + others, ...best }];
  }
  const pair = pairExchangeOf(spoilt, room.ruleset, room.table);
  return pair ? [{ is: 'exchange', title: say.fix.title, text: say.fix.pair, ...pair }] : [];
}
