/** What can be said of a hand that is laid out: what is missing, why it is no win, or its score and who pays. */
import { type Circumstances, howOf } from '../../asked/circumstances.ts';
import { type Contradiction, contradictionIn } from '../../asked/contradiction.ts';
import type { SeatFacts } from '../../asked/facts.ts';
import { faultOfHand, type HandFault, heldOf, tilesOf, wholeSize } from '../../asked/hand.ts';
import { type AskedWin, judgeWin } from '../../asked/verdict.ts';
import type { Reason } from '../../engine/action.ts';
import { type Minimum, minimumOf } from '../../engine/minimum.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import type { Score } from '../../engine/score.ts';
import type { Seat } from '../../engine/seats.ts';
import type { How, Win } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { waits } from '../../engine/win.ts';
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

interface Whole {
  readonly hand: WrittenHand;
  readonly winning: WinningTile;
  readonly how: How;
}

export type Judged =
  | { readonly is: 'empty' }
  | { readonly is: 'unreadable'; readonly error: NotationError }
  | { readonly is: 'filler' | 'noWinning' }
  | { readonly is: 'fact'; readonly fact: string }
  | HandFault
  | { readonly is: 'impossible'; readonly why: Contradiction }
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

/** What this hand is worth under these rules, or what stands between it and a score. */
export function judge(ruleset: Ruleset, link: ScoreLink): Judged {
  const read = readText(link.hand, link.seat);
  if (read.is === 'unreadable') return read;
  const { hand } = read;
  if (hand.filler) return { is: 'filler' };
  const [fact] = hand.facts;
  if (fact !== undefined) return { is: 'fact', fact };
  if (tilesOf(hand).length === 0) return { is: 'empty' };
  const fault = faultOfHand(ruleset.tiles, hand, wholeSize(ruleset));
  if (fault) return fault;
  const { winning } = hand;
  if (winning === null) return { is: 'noWinning' };
  const asked = { hand, won: circumstancesOf(link), facts: factsOf(ruleset, link), under: link.under };
  const why = contradictionIn(ruleset, asked);
  return why ? { is: 'impossible', why } : judgeWhole(ruleset, asked, hand, winning);
}

const circumstancesOf = ({ seat, round, supplement, last, first }: ScoreLink): Circumstances => ({
  seat,
  round,
  supplement,
  last,
  first,
});

/** Those facts of a link that scores under these rules see. */
const factsOf = ({ scoring }: Ruleset, { facts }: ScoreLink): SeatFacts =>
  Object.fromEntries(facts.filter((fact) => scoring?.facts?.includes(fact)).map((fact) => [fact, true]));

function judgeWhole(ruleset: Ruleset, asked: AskedWin, hand: WrittenHand, winning: WinningTile): Judged {
  const { seat, round } = asked.won;
  const how = howOf(winning, asked.won);
  const { verdict, position } = judgeWin(ruleset, asked);
  const whole: Whole = { hand, winning, how };
  const { score } = verdict;
  const minimum = score && minimumOf(ruleset, score);
  if (!verdict.wins) {
    const before = heldOf({ ...hand, winning: null }, seat, round);
    const would = score ? null : waits(ruleset, before, (tile) => ({ ...how, tile }) as How);
    return { is: 'loses', ...whole, reason: verdict.reason, score, minimum, would };
  }
  const win: Win = { seat, how, score: verdict.score };
  return { is: 'wins', ...whole, win, score: verdict.score, minimum, paid: paidFor(win, position) };
}

/** Who pays for this win, where nobody else wins and no other hand counts. */
function paidFor(win: Win, { ruleset, table }: Position): readonly PaymentGroup[] {
  const from = win.how.by === 'draw' ? null : win.how.from;
  const outcome = { is: 'won', winners: [win], from, standing: [null, null, null, null] } as const;
  const stage = { phase: 'settling', outcome, step: 0, asked: [] } as const;
  return ruleset.settle?.(outcome, { ruleset, table: { ...table, stage } }) ?? [];
}

/** Kinds that a palette offers: everything the set has. */
export const paletteOf = (ruleset: Ruleset): Kind[] =>
  ruleset.tiles.flatMap((copies, kind) => (copies > 0 ? [kind] : []));
