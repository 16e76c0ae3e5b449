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
import { PlayerError } from './sitting.ts';

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

const HEAD = /^# hand (\d+), seed (.*)$/;
const ANSWER = /^< ([0-3]) (.*)$/s;
const RESULT = /^(?:# )?hand (\d+): (.+)$/s;
const LINK = /#(v=\d+&game=\S+)/;
/** How `resultLine` tells of a player that lost the game, with its line where there was one. */
const LOST = /^seat ([0-3]) loses the game \([a-z0-9-]+\): (?:("(?:[^"\\]|\\.)*") )?(.*)$/;

/** The hands of a log, of what the command printed, or of a bare link. None where the text has none. */
export function parseLog(text: string): LoggedHand[] {
  const hands: LoggedHand[] = [];
  let open = false;
  /** The hand that the text is about; another one where it is not about this any more. */
  const change = (also: Partial<LoggedHand>, number = hands.length + 1): void => {
    const now = open ? hands.pop() : undefined;
    open = true;
    hands.push({ number, seed: null, answers: [], result: null, link: null, ...now, ...also });
  };
  // Only a line feed ends a line: an answer may hold any other character.
  for (const line of text.split('\n')) {
    const [, number, seed] = HEAD.exec(line) ?? [];
    const [, seat, answer] = ANSWER.exec(line) ?? [];
    const [, resultOf, result] = RESULT.exec(line) ?? [];
    const [, link] = LINK.exec(line) ?? [];
    if (seed !== undefined) {
      open = false;
      change({ seed: seed.trimEnd() }, Number(number));
    } else if (answer !== undefined && open) {
      const answers = hands.at(-1)?.answers ?? [];
      change({ answers: [...answers, { seat: Number(seat) as Seat, answer }] });
    } else if (result !== undefined) {
      if (hands.at(-1)?.number !== Number(resultOf)) open = false;
      change({}, Number(resultOf));
      change(resulting(hands.at(-1)?.answers ?? [], result.trimEnd()));
    } else if (link !== undefined) {
      change({ link });
      open = false;
    }
  }
  return hands.filter(({ link, answers }) => link !== null || answers.length > 0);
}

/** The log has no line where no answer came, and what was printed has no line at all: the result tells of it. */
function resulting(answers: LoggedHand['answers'], result: string): Partial<LoggedHand> {
  const [, seat, quoted, message = ''] = LOST.exec(result) ?? [];
  if (seat === undefined || (quoted !== undefined && answers.length > 0)) return { result };
  const answer = quoted === undefined ? new PlayerError(message) : unquoted(quoted);
  return { result, answers: [...answers, { seat: Number(seat) as Seat, answer }] };
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}
