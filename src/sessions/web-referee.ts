/**
 * A refereed hand in the browser as a list of moments. Stepping back is an index into the list. These are plain
 * functions; the island keeps the state.
 */
import { type Bot, chooserOf } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { sensible } from '../bots/sensible.ts';
import { type Start, startFrom } from '../engine/deal.ts';
import type { Game } from '../engine/game.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type BySeat, bySeat, type Seat, withSeat } from '../engine/seats.ts';
import { lineOf } from '../referee/built-in.ts';
import { formatHead, formatLine, formatResult } from '../referee/log.ts';
import {
  createReferee,
  type Forfeit,
  type ProtocolGame,
  type Referee,
  type SeatAnswer,
  type SeatPrompt,
} from '../referee/protocol-game.ts';
import { resultLine, transcriptLink } from '../referee/transcript.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';

/** Who answers for a seat: a built-in bot, the reader (`you`), or a transcript (`record`). */
export type PlayerKind = 'sensible' | 'naive' | 'you' | 'record';

const BOTS: Readonly<Record<'sensible' | 'naive', Bot>> = { sensible, naive };

/** What stays the same while a hand is refereed. */
export interface RefereeSetup {
  readonly game: Game;
  readonly ruleset: Ruleset;
  readonly referee: Referee;
  readonly start: Start;
  readonly players: BySeat<PlayerKind>;
  /** Answers from a transcript, by seat, in order. */
  readonly record: BySeat<readonly SeatAnswer[]>;
}

/** Protocol lines sent in one direction: to a player, or a player's answer. */
export interface ProtocolEntry {
  readonly seat: Seat;
  readonly to: 'player' | 'referee';
  readonly lines: readonly string[];
  /** The number of the question these lines belong to. Several seats may be asked at once. */
  readonly question: number;
}

/** A moment between two answers. */
export interface ProtocolMoment {
  readonly sitting: ProtocolGame;
  /** Answers so far, in the order of `sitting.prompts`. Undefined if not given yet. */
  readonly answers: readonly (SeatAnswer | undefined)[];
  readonly entries: readonly ProtocolEntry[];
  /** Number of answers each seat has given. */
  readonly counts: BySeat<number>;
  readonly question: number;
}

const NOTHING: BySeat<readonly SeatAnswer[]> = bySeat(() => []);

/** Prepares a hand dealt from a seed, or from a full start. */
export function refereeSetup(
  game: Game,
  players: BySeat<PlayerKind>,
  from: string | Start,
  record: BySeat<readonly SeatAnswer[]> = NOTHING,
): RefereeSetup {
  const ruleset = rulesetOf(game, {}, 'protocol');
  const start = typeof from === 'string' ? startFrom(ruleset, from, { under: 'protocol' }) : from;
  return { game, ruleset, referee: createReferee(ruleset), start, players, record };
}

/** The seed as typed. Empty if the tiles were given one by one. */
export const seedOf = ({ start }: RefereeSetup): string => String(start.seed ?? '');

export const opening = (court: RefereeSetup): ProtocolMoment =>
  askSeats({
    sitting: court.referee.begin(court.start),
    answers: [],
    entries: [],
    counts: bySeat(() => 0),
    question: 0,
  });

/** Adds the lines that the moment's questions send out. */
function askSeats(moment: ProtocolMoment): ProtocolMoment {
  const { sitting, question } = moment;
  const sent = sitting.prompts.map(
    ({ seat, lines }): ProtocolEntry => ({ seat, to: 'player', lines, question }),
  );
  return {
    ...moment,
    answers: sitting.prompts.map(() => undefined),
    entries: [...moment.entries, ...sent],
  };
}

/** Prompts not answered yet. */
export const pendingPrompts = ({ sitting, answers }: ProtocolMoment): readonly SeatPrompt[] =>
  sitting.prompts.filter((_, i) => answers[i] === undefined);

/** The prompt the reader must answer before the hand goes on. Null if none. */
export const promptedReader = ({ players }: RefereeSetup, moment: ProtocolMoment): SeatPrompt | null =>
  pendingPrompts(moment).find(({ seat }) => players[seat] === 'you') ?? null;

/** The answer a bot or transcript gives. Undefined for the reader, and at the end of a transcript. */
function answerOf(
  court: RefereeSetup,
  { counts }: ProtocolMoment,
  { seat, view }: SeatPrompt,
): SeatAnswer | undefined {
  const who = court.players[seat];
  if (who === 'you') return undefined;
  if (who === 'record') return court.record[seat][counts[seat]];
  return lineOf(chooserOf(BOTS[who], court.ruleset), court.start.seed ?? '', view, counts[seat]);
}

function withAnswer(moment: ProtocolMoment, seat: Seat, answer: SeatAnswer): ProtocolMoment {
  const { sitting, counts, entries, question } = moment;
  const lines = typeof answer === 'string' ? [answer] : [];
  return {
    ...moment,
    answers: sitting.prompts.map((each, i) => (each.seat === seat ? answer : moment.answers[i])),
    counts: withSeat(counts, seat, counts[seat] + 1),
    entries: [...entries, { seat, to: 'referee', lines, question }],
  };
}

/**
 * Moves on to the next question once all seats have answered, or once the rest are transcript seats that say no more.
 * Otherwise returns the moment unchanged.
 */
function judgeAnswers(court: RefereeSetup, moment: ProtocolMoment): ProtocolMoment {
  const missing = pendingPrompts(moment);
  if (
    missing.some(
      (each) => court.players[each.seat] !== 'record' || answerOf(court, moment, each) !== undefined,
    )
  ) {
    return moment;
  }
  const sitting = court.referee.hear(moment.sitting, moment.answers);
  if (sitting === moment.sitting) return moment;
  return askSeats({ ...moment, sitting, question: moment.question + 1 });
}

/** Adds one answer from a seat that needs no reader. Returns the same moment if only the reader can go on. */
export function stepReferee(court: RefereeSetup, moment: ProtocolMoment): ProtocolMoment {
  for (const each of pendingPrompts(moment)) {
    const answer = answerOf(court, moment, each);
    if (answer !== undefined) return judgeAnswers(court, withAnswer(moment, each.seat, answer));
  }
  return moment;
}

/** The moment after the reader's line. Other seats that are asked about the same tile answer with it. */
export function answerPrompts(
  court: RefereeSetup,
  moment: ProtocolMoment,
  seat: Seat,
  line: string,
): ProtocolMoment {
  let now = withAnswer(moment, seat, line);
  for (const each of pendingPrompts(now)) {
    const answer = answerOf(court, now, each);
    if (answer !== undefined) now = withAnswer(now, each.seat, answer);
  }
  return judgeAnswers(court, now);
}

/** Every moment up to the reader's next answer or the end. */
export function advanceReferee(court: RefereeSetup, from: ProtocolMoment): ProtocolMoment[] {
  const moments: ProtocolMoment[] = [];
  for (let now = from; ; ) {
    const next = stepReferee(court, now);
    if (next === now) return moments;
    moments.push(next);
    now = next;
  }
}

/** Why an answer lost the game. Null if none did. */
export function forfeitOf({ sitting }: ProtocolMoment): Forfeit | null {
  return sitting.ending?.is === 'forfeit' ? sitting.ending.forfeit : null;
}

/** The result line and link, as the command prints them. Null before the end. */
export function finalResult(
  court: RefereeSetup,
  { sitting }: ProtocolMoment,
): { result: string; link: string } | null {
  const { ending, table, actions } = sitting;
  if (!ending) return null;
  const done = { ending, table, actions };
  return { result: resultLine(done), link: transcriptLink(court.ruleset, court.start, done) };
}

/** A link to this moment for the play table: `/play/…#…`. */
export const linkOf = (court: RefereeSetup, { sitting: { table, actions } }: ProtocolMoment): string =>
  transcriptLink(court.ruleset, court.start, { table, actions });

/** The log as `--log` writes it, up to this moment. */
export function transcriptOf(court: RefereeSetup, moment: ProtocolMoment): string {
  const lines = inOrder(moment.entries).flatMap(({ seat, lines: all, to }) =>
    all.map((line) => formatLine(seat, line, to)),
  );
  const end = finalResult(court, moment);
  return [
    formatHead(1, seedOf(court)),
    ...lines,
    ...(end ? [`# ${formatResult(1, end.result)}`, `# ${end.link}`] : []),
    '',
  ].join('\n');
}

/** Orders entries for the log: each question as sent, then its answers in the order in which they count. */
function inOrder(entries: readonly ProtocolEntry[]): ProtocolEntry[] {
  const ordered: ProtocolEntry[] = [];
  const last = entries.at(-1)?.question ?? -1;
  for (let question = 0; question <= last; question++) {
    const own = entries.filter((entry) => entry.question === question);
    const sent = own.filter(({ to }) => to === 'player');
    ordered.push(...sent);
    for (const { seat } of sent) {
      ordered.push(...own.filter((entry) => entry.to === 'referee' && entry.seat === seat));
    }
  }
  return ordered;
}

/**
 * The shell command for the same hand. Null if a seat is not a built-in bot, or the seed alone does not describe the
 * deal.
 */
export function commandOf(court: RefereeSetup): string | null {
  const players = court.players.map((who) => (who in BOTS ? `builtin:${who}` : null));
  const seed = seedOf(court);
  if (players.includes(null) || !/^[\w./-]+$/.test(seed)) return null;
  return `npm run -s referee -- --seed ${seed} -- ${players.join(' ')}`;
}
