/**
 * The referee's log, and what it prints: hands one below the other, as text that is read back line by line.
 * ```
 * # hand 1, seed heron-412
 * > 0 normal
 * < 0 DISCARD d1
 * # hand 1: drawn (wall-out)
 * # /play/hong-kong/#v=1&game=…&end
 * ```
 * What the command prints has the last two lines alone, without “# ”.
 */
import type { Seat } from '../engine/seats.ts';
import { shortened } from '../notation/quoted.ts';
import { LONGEST_LINE } from './protocol.ts';
import { PlayerError } from './protocol-game.ts';

/** One hand of a transcript, as much as the text says of it. */
export interface LoggedHand {
  /** Its number in the text: "hand 1". */
  readonly number: number;
  readonly seed: string | null;
  /** Every answer in its order; an error where none came. Empty where only a link is there. */
  readonly answers: readonly { readonly seat: Seat; readonly answer: string | PlayerError }[];
  /** "drawn (wall-out)", as it was printed. */
  readonly result: string | null;
  /** The fragment of the link, from its “v=” on. */
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
/** How `resultLine` tells of a player that lost the game, with its line where there was one. */
const LOST = /^seat ([0-3]) loses the game \([a-z0-9-]+\): (?:("(?:[^"\\]|\\.)*") )?(.*)$/s;
/** No result that the command prints is as long, in characters; what is longer was made by somebody else. */
const LONGEST_RESULT = 1000;

/** A hand while its lines are read. */
type Reading = { -readonly [Key in keyof LoggedHand]: LoggedHand[Key] } & {
  readonly answers: LoggedHand['answers'][number][];
};

/** The hands of a log, of what the command printed, or of a bare link. None where the text has none. */
export function parseLog(text: string): LoggedHand[] {
  const hands: Reading[] = [];
  /** The hand that the text is about; null where what follows is about another one. */
  let open: Reading | null = null;
  const begin = (number: number): Reading => {
    const hand: Reading = { number, seed: null, answers: [], result: null, link: null };
    hands.push(hand);
    return hand;
  };
  // Only a line feed ends a line: an answer may hold any other character.
  for (const line of text.split('\n')) {
    const [, number, seed] = HEAD.exec(line) ?? [];
    const [, seat, answer] = ANSWER.exec(line) ?? [];
    const [, resultOf, result] = RESULT.exec(line) ?? [];
    const [, link] = LINK.exec(line) ?? [];
    if (seed !== undefined) {
      open = begin(Number(number));
      open.seed = seed.trimEnd();
    } else if (answer !== undefined && open) {
      open.answers.push({ seat: Number(seat) as Seat, answer: shortened(answer, LONGEST_LINE) });
    } else if (result !== undefined) {
      if (open?.number !== Number(resultOf)) open = begin(Number(resultOf));
      conclude(open, shortened(result.trimEnd(), LONGEST_RESULT));
    } else if (link !== undefined) {
      open ??= begin(hands.length + 1);
      open.link = link;
      open = null;
    }
  }
  return hands.filter(({ link, answers }) => link !== null || answers.length > 0);
}

/** The log has no line where no answer came, and what was printed has no line at all: the result tells of it. */
function conclude(hand: Reading, result: string): void {
  hand.result = result;
  const [, seat, word, message = ''] = LOST.exec(result) ?? [];
  if (seat === undefined || (word !== undefined && hand.answers.length > 0)) return;
  const answer = word === undefined ? new PlayerError(message) : unquoted(word);
  hand.answers.push({ seat: Number(seat) as Seat, answer });
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}
