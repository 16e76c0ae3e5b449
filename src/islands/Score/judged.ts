/** What can be said of a hand that is laid out: what is missing, why it is no win, or its score and who pays. */
import type { Reason } from '../../engine/action.ts';
import { copiesOf, countTiles } from '../../engine/counts.ts';
import type { Chow } from '../../engine/melds.ts';
import { type Minimum, minimumOf } from '../../engine/minimum.ts';
import { mayCallFrom } from '../../engine/never.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Held, Ruleset } from '../../engine/ruleset.ts';
import type { Score } from '../../engine/score.ts';
import { bySeat, type Seat, seatAfter } from '../../engine/seats.ts';
import type { Drew, How, SeatHand, Table, Win } from '../../engine/table.ts';
import { FACE_DOWN, type Kind } from '../../engine/tiles.ts';
import { judgeHand, waits } from '../../engine/win.ts';
import { clauseOfFact, withFact, writtenTable } from '../../engine/written.ts';
import { NotationError } from '../../notation/error.ts';
import { parseHand, type WinningTile, type WrittenHand } from '../../notation/hand.ts';
import type { ScoreLink } from '../../notation/score-link.ts';

/** What is typed, read; or where reading fails. */
export type ReadText =
  | { readonly is: 'hand'; readonly hand: WrittenHand }
  | { readonly is: 'unreadable'; readonly error: NotationError };

export function readText(text: string, seat: Seat): ReadText {
  try {
    return { is: 'hand', hand: parseHand(text, seat) };
  } catch (error) {
    if (error instanceof NotationError) return { is: 'unreadable', error };
    throw error;
  }
}

export type Oddity = 'kong' | 'double' | 'bonus' | 'first' | 'robbed' | 'chow';

interface Whole {
  readonly hand: WrittenHand;
  readonly winning: WinningTile;
  readonly how: How;
  /** What could not have happened at a table. */
  readonly odd: readonly Oddity[];
}

export type Judged =
  | { readonly is: 'empty' }
  | { readonly is: 'unreadable'; readonly error: NotationError }
  | { readonly is: 'filler' | 'noWinning' | 'ownTile' }
  | { readonly is: 'fact'; readonly fact: string }
  | { readonly is: 'strange'; readonly kind: Kind }
  | { readonly is: 'tooMany'; readonly kind: Kind; readonly have: number; readonly copies: number }
  | { readonly is: 'size'; readonly have: number; readonly need: number }
  | (Whole & {
      readonly is: 'loses';
      readonly reason: Reason;
      readonly score: Score | null;
      readonly minimum: Minimum | null;
      /** What would complete it in place of the last tile; null where it is complete. */
      readonly would: readonly Kind[] | null;
    })
  | (Whole & {
      readonly is: 'wins';
      readonly win: Win;
      readonly score: Score;
      readonly minimum: Minimum | null;
      readonly paid: readonly PaymentGroup[];
    });

/** How many tiles a whole hand has, a kong counted as three. */
export const wholeSize = (ruleset: Ruleset): number => 3 * ruleset.deal.sets + 2;

/** How many this one has, the winning tile among them. */
export const sizeOf = (hand: WrittenHand): number =>
  hand.concealed.length + 3 * hand.melds.length + (hand.winning ? 1 : 0);

/** Every tile of it, bonus tiles too. */
export const tilesOf = (hand: WrittenHand): Kind[] => [
  ...hand.concealed,
  ...hand.melds.flatMap((meld) => meld.tiles),
  ...(hand.winning ? [hand.winning.tile] : []),
  ...hand.bonus,
];

/** What this hand is worth under these rules, or what stands between it and a score. */
export function judge(ruleset: Ruleset, link: ScoreLink): Judged {
  const read = readText(link.hand, link.seat);
  if (read.is === 'unreadable') return read;
  const { hand } = read;
  const all = tilesOf(hand);
  if (hand.filler) return { is: 'filler' };
  const [fact] = hand.facts;
  if (fact !== undefined) return { is: 'fact', fact };
  if (all.length === 0) return { is: 'empty' };
  const strange = all.find((kind) => kind === FACE_DOWN || (ruleset.tiles[kind] ?? 0) === 0);
  if (strange !== undefined) return { is: 'strange', kind: strange };
  const many = all.find((kind) => copiesOf(all, kind) > (ruleset.tiles[kind] ?? 0));
  if (many !== undefined) {
    return { is: 'tooMany', kind: many, have: copiesOf(all, many), copies: ruleset.tiles[many] ?? 0 };
  }
  const { winning } = hand;
  const [have, need] = [sizeOf(hand), wholeSize(ruleset)];
  if (have !== need) return { is: 'size', have, need };
  if (winning === null) return { is: 'noWinning' };
  if (winning.by !== 'draw' && winning.from === link.seat) return { is: 'ownTile' };
  return judgeWhole(ruleset, link, hand, winning);
}

function judgeWhole(ruleset: Ruleset, link: ScoreLink, hand: WrittenHand, winning: WinningTile): Judged {
  const how = howOf(link, winning);
  const { seat } = link;
  const table = tableOf(ruleset, link, hand, winning);
  const position = { ruleset, table };
  const whole: Whole = { hand, winning, how, odd: odditiesOf(ruleset, link, hand, winning) };
  const held: Held = {
    counts: countTiles([...hand.concealed, winning.tile]),
    melds: hand.melds,
    bonus: hand.bonus,
    seatWind: seat,
    roundWind: link.round,
  };
  const verdict = judgeHand(position, seat, held, how);
  const { score } = verdict;
  const minimum = score && minimumOf(ruleset, score);
  if (!verdict.wins) {
    const before = { ...held, counts: countTiles(hand.concealed) };
    const would = score ? null : waits(ruleset, before, (tile) => ({ ...how, tile }) as How);
    return { is: 'loses', ...whole, reason: verdict.reason, score, minimum, would };
  }
  const win: Win = { seat, how, score: verdict.score };
  const from = how.by === 'draw' ? null : how.from;
  const outcome = { is: 'won', winners: [win], from, standing: [null, null, null, null] } as const;
  const settling = { phase: 'settling', outcome, step: 0, asked: [] } as const;
  const paid = ruleset.settle?.(outcome, { ruleset, table: { ...table, stage: settling } }) ?? [];
  return { is: 'wins', ...whole, win, score: verdict.score, minimum, paid };
}

function howOf(link: ScoreLink, winning: WinningTile): How {
  const { last, first: opening, supplement } = link;
  if (winning.by !== 'draw') {
    const { by, tile } = winning;
    return { by, tile, from: winning.from ?? seatAfter(link.seat, 3), last, opening };
  }
  const drew: Drew = {
    by: supplement === 'none' ? 'wall' : supplement === 'bonus' ? 'bonus' : 'kong',
    chain: supplement === 'kong' ? 1 : supplement === 'double' ? 2 : 0,
    afterClaim: false,
    last,
  };
  return { by: 'draw', tile: winning.tile, drew, opening };
}

function tableOf(
  ruleset: Ruleset,
  link: ScoreLink,
  hand: Pick<WrittenHand, 'concealed' | 'melds' | 'bonus'>,
  winning: WinningTile,
): Table {
  const concealed = [...hand.concealed, ...(winning.by === 'draw' ? [winning.tile] : [])].sort(
    (a, b) => a - b,
  );
  const own: Partial<SeatHand> = { concealed, melds: hand.melds, bonus: hand.bonus };
  const drew = { by: 'wall', tile: null, chain: 0, afterClaim: false, last: link.last } as const;
  const table = writtenTable(ruleset, {
    seats: bySeat((seat) => (seat === link.seat ? own : {})),
    stage: { phase: 'deciding', seat: link.seat, drew, claimed: null },
    round: link.round,
    under: link.under,
    ...(winning.by !== 'draw' && { aside: [winning.tile] }),
    ...(link.last && { wallLeft: 0 }),
  });
  return factsOf(ruleset, link).reduce((at, fact) => withFact(ruleset, at, link.seat, fact, true), table);
}

/** Those facts of a link that these rules know. */
const factsOf = (ruleset: Ruleset, { facts }: ScoreLink): readonly string[] =>
  facts.filter((fact) => ruleset.scoring?.facts?.includes(fact) && clauseOfFact(ruleset, fact));

/** Circumstances that this hand cannot have come by. */
function odditiesOf(ruleset: Ruleset, link: ScoreLink, hand: WrittenHand, winning: WinningTile): Oddity[] {
  const kongs = hand.melds.filter((meld) => meld.kind === 'kong').length;
  const drawn = winning.by === 'draw' ? link.supplement : 'none';
  const odd: Oddity[] = [];
  if (drawn === 'kong' && kongs < 1) odd.push('kong');
  if (drawn === 'double' && kongs < 2) odd.push('double');
  if (drawn === 'bonus' && hand.bonus.length === 0) odd.push('bonus');
  if (link.first && hand.melds.length > 0) odd.push('first');
  const others = copiesOf([...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)], winning.tile);
  if (winning.by === 'robbery' && others > 0) odd.push('robbed');
  if (hand.melds.some((meld) => meld.kind === 'chow' && !canBeClaimed(ruleset, link, meld))) {
    odd.push('chow');
  }
  return odd;
}

/** Whether this game lets the seat claim such a run from the seat that it lies turned to. */
const canBeClaimed = ({ calls }: Ruleset, { seat }: ScoreLink, { from }: Chow): boolean =>
  from === null || mayCallFrom(calls.chow, seat, from);

/** Kinds that a palette offers: everything the set has. */
export const paletteOf = (ruleset: Ruleset): Kind[] =>
  ruleset.tiles.flatMap((copies, kind) => (copies > 0 ? [kind] : []));
