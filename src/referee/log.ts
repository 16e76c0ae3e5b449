/**
 * Writes and reads the referee's log and its printed output: hands one below the other, one line at a time.
 * ```
 * # hand 1, seed heron-412
 * > 0 normal
 * < 0 DISCARD d1
 * # hand 1: drawn (wall-out)
 * # /play/hong-kong/#v=1&game=…&end
 * ```
 * The printed output has only the last two lines, without `# `.
 */
import type { Seat } from '../engine/seats.ts';
import { shorten } from '../notation/quotation.ts';
import { LONGEST_LINE } from './protocol.ts';
import { PlayerError } from './protocol-game.ts';

/** One hand of a transcript, as far as the text describes it. */
export interface LoggedHand {
  /** Number of the hand in the text. Example: 1 in `hand 1`. */
  readonly number: number;
  readonly seed: string | null;
  /** Every answer in order, or an error if none came. Empty if the text has only a link. */
  readonly answers: readonly { readonly seat: Seat; readonly answer: string | PlayerError }[];
  /** The result as printed. Example: `drawn (wall-out)`. */
  readonly result: string | null;
  /** The link's fragment from `v=` on. */
  readonly link: string | null;
}

export const formatHead = (number: number, seed: string): string => `# hand ${number}, seed ${seed}`;

export const formatLine = (seat: Seat, line: string, to: 'player' | 'referee'): string =>
  `${to === 'player' ? '>' : '<'} ${seat} ${line}`;

export const formatResult = (number: number, result: string): string => `hand ${number}: ${result}`;

const HEAD = /^# hand (\d+), seed (.*)$/s;
const ANSWER = /^< ([0-3]) (.*)$/s;
const RESULT = /^(?:# )?hand (\d+): (.+)$/s;
const LINK = /#(v=\d+&game=\S+)/;
/** Matches a `resultLine` of a player that lost the game, with its quoted line if there was one. */
const LOSS_LINE = /^seat ([0-3]) loses the game \([a-z0-9-]+\): (?:("(?:[^"\\]|\\.)*") )?(.*)$/s;
/** Longest result read, in characters. The command prints none as long; a longer one was made by somebody else. */
const LONGEST_RESULT = 1000;

/** A hand while its lines are read. */
type Reading = { -readonly [Key in keyof LoggedHand]: LoggedHand[Key] } & {
  readonly answers: LoggedHand['answers'][number][];
};

/** Reads the hands of a log, of printed output, or of a bare link. Empty if the text has none. */
export function parseLog(text: string): LoggedHand[] {
  const hands: Reading[] = [];
  /** The hand the next lines belong to. Null if they begin another. */
  let open: Reading | null = null;
  const begin = (number: number): Reading => {
    const hand: Reading = { number, seed: null, answers: [], result: null, link: null };
    hands.push(hand);
    return hand;
  };
  // Only a line feed ends a line. An answer may contain any other character.
  for (const line of text.split('\n')) {
    const [, number, seed] = HEAD.exec(line) ?? [];
    const [, seat, answer] = ANSWER.exec(line) ?? [];
    const [, resultOf, result] = RESULT.exec(line) ?? [];
    const [, link] = LINK.exec(line) ?? [];
    if (seed !== undefined) {
      open = begin(Number(number));
      open.seed = seed.trimEnd();
    } else if (answer !== undefined && open) {
      open.answers.push({ seat: Number(seat) as Seat, answer: shorten(answer, LONGEST_LINE) });
    } else if (result !== undefined) {
      if (open?.number !== Number(resultOf)) open = begin(Number(resultOf));
      conclude(open, shorten(result.trimEnd(), LONGEST_RESULT));
    } else if (link !== undefined) {
      open ??= begin(hands.length + 1);
      open.link = link;
      open = null;
    }
  }
  return hands.filter(({ link, answers }) => link !== null || answers.length > 0);
}

/**
 * Adds the losing answer from the result. The log has no line if no answer came, and printed output has no answer lines
 * at all.
 */
function conclude(hand: Reading, result: string): void {
  hand.result = result;
  const [, seat, word, message = ''] = LOSS_LINE.exec(result) ?? [];
  if (seat === undefined || (word !== undefined && hand.answers.length > 0)) return;
  const answer = word === undefined ? new PlayerError(message) : unquote(word);
  hand.answers.push({ seat: Number(seat) as Seat, answer });
}

function unquote(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}
