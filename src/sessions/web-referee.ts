/** A refereed hand as a list of moments; stepping back is an index. Plain functions, the island keeps the state. */
import { type Bot, playing } from '../bots/bot.ts';
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

/** Who answers for a seat: a bot of ours, the reader, or what a transcript says. */
export type Who = 'sensible' | 'naive' | 'you' | 'record';

const BOTS: Readonly<Record<'sensible' | 'naive', Bot>> = { sensible, naive };

/** What stays the same while a hand is refereed. */
export interface RefereeSetup {
  readonly game: Game;
  readonly ruleset: Ruleset;
  readonly referee: Referee;
  readonly start: Start;
  readonly players: BySeat<Who>;
  /** What the seats of a transcript answered, in its order. */
  readonly record: BySeat<readonly SeatAnswer[]>;
}

/** Lines that went one way: what a seat was sent, or the one it answered. */
export interface ProtocolEntry {
  readonly seat: Seat;
  readonly to: 'player' | 'referee';
  readonly lines: readonly string[];
  /** Which question this belongs to; several seats may be asked at once. */
  readonly question: number;
}

/** A moment between two answers. */
export interface ProtocolMoment {
  readonly sitting: ProtocolGame;
  /** What those who are asked have answered so far, in the order of `sitting.asked`. */
  readonly answers: readonly (SeatAnswer | undefined)[];
  readonly entries: readonly ProtocolEntry[];
  /** How many answers each seat has given. */
  readonly counts: BySeat<number>;
  readonly question: number;
}

const NOTHING: BySeat<readonly SeatAnswer[]> = bySeat(() => []);

/** A hand dealt by a seed, unless its whole start is given. */
export function refereeSetup(
  game: Game,
  players: BySeat<Who>,
  from: string | Start,
  record: BySeat<readonly SeatAnswer[]> = NOTHING,
): RefereeSetup {
  const ruleset = rulesetOf(game, {}, 'protocol');
  const start = typeof from === 'string' ? startFrom(ruleset, from, { under: 'protocol' }) : from;
  return { game, ruleset, referee: createReferee(ruleset), start, players, record };
}

/** The seed as it was typed; empty where tiles were given one by one. */
export const seedOf = ({ start }: RefereeSetup): string => String(start.seed ?? '');

export const opening = (court: RefereeSetup): ProtocolMoment =>
  asking({
    sitting: court.referee.begin(court.start),
    answers: [],
    entries: [],
    counts: bySeat(() => 0),
    question: 0,
  });

/** The same moment with the lines that its sitting sends out. */
function asking(moment: ProtocolMoment): ProtocolMoment {
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

/** Those who have not answered yet. */
export const pending = ({ sitting, answers }: ProtocolMoment): readonly SeatPrompt[] =>
  sitting.prompts.filter((_, i) => answers[i] === undefined);

/** The question that the reader must answer before the hand goes on; null while others have to, or nobody. */
export const promptedReader = ({ players }: RefereeSetup, moment: ProtocolMoment): SeatPrompt | null =>
  pending(moment).find(({ seat }) => players[seat] === 'you') ?? null;

/** What a seat answers by itself; undefined for the reader, and where a transcript says no more. */
function answerOf(
  court: RefereeSetup,
  { counts }: ProtocolMoment,
  { seat, view }: SeatPrompt,
): SeatAnswer | undefined {
  const who = court.players[seat];
  if (who === 'you') return undefined;
  if (who === 'record') return court.record[seat][counts[seat]];
  return lineOf(playing(BOTS[who], court.ruleset), court.start.seed ?? '', view, counts[seat]);
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

/** The next question, once all have answered, or once nobody is left who could and one answer was bad. */
function judged(court: RefereeSetup, moment: ProtocolMoment): ProtocolMoment {
  const missing = pending(moment);
  if (
    missing.some(
      (each) => court.players[each.seat] !== 'record' || answerOf(court, moment, each) !== undefined,
    )
  ) {
    return moment;
  }
  const sitting = court.referee.hear(moment.sitting, moment.answers);
  if (sitting === moment.sitting) return moment;
  return asking({ ...moment, sitting, question: moment.question + 1 });
}

/** One more answer, by whoever needs no reader for it; the same moment where only the reader can go on. */
export function stepped(court: RefereeSetup, moment: ProtocolMoment): ProtocolMoment {
  for (const each of pending(moment)) {
    const answer = answerOf(court, moment, each);
    if (answer !== undefined) return judged(court, withAnswer(moment, each.seat, answer));
  }
  return moment;
}

/** The moment after the reader's line. Those who are asked about the same tile answer with it. */
export function answered(
  court: RefereeSetup,
  moment: ProtocolMoment,
  seat: Seat,
  line: string,
): ProtocolMoment {
  let now = withAnswer(moment, seat, line);
  for (const each of pending(now)) {
    const answer = answerOf(court, now, each);
    if (answer !== undefined) now = withAnswer(now, each.seat, answer);
  }
  return judged(court, now);
}

/** Every moment that follows by itself, up to the reader's next answer or the end. */
export function advanceReferee(court: RefereeSetup, from: ProtocolMoment): ProtocolMoment[] {
  const moments: ProtocolMoment[] = [];
  for (let now = from; ; ) {
    const next = stepped(court, now);
    if (next === now) return moments;
    moments.push(next);
    now = next;
  }
}

/** Why the hand was lost by an answer; null where it was not. */
export function forfeitOf({ sitting }: ProtocolMoment): Forfeit | null {
  return sitting.ending?.is === 'forfeit' ? sitting.ending.forfeit : null;
}

/** What the command prints of this hand: its result in a line, and its link. Null before its end. */
export function printed(
  court: RefereeSetup,
  { sitting }: ProtocolMoment,
): { result: string; link: string } | null {
  const { ending, table, actions } = sitting;
  if (!ending) return null;
  const done = { ending, table, actions };
  return { result: resultLine(done), link: transcriptLink(court.ruleset, court.start, done) };
}

/** The link to the moment, for the play table and for this page: “/play/…#…”. */
export const linkOf = (court: RefereeSetup, { sitting: { table, actions } }: ProtocolMoment): string =>
  transcriptLink(court.ruleset, court.start, { table, actions });

/** The log as the command writes it with `--log`, as far as the hand has come. */
export function transcriptOf(court: RefereeSetup, moment: ProtocolMoment): string {
  const lines = inOrder(moment.entries).flatMap(({ seat, lines: all, to }) =>
    all.map((line) => formatLine(seat, line, to)),
  );
  const end = printed(court, moment);
  return [
    formatHead(1, seedOf(court)),
    ...lines,
    ...(end ? [`# ${formatResult(1, end.result)}`, `# ${end.link}`] : []),
    '',
  ].join('\n');
}

/** Questions as they were sent, and after each of them its answers in the order in which they count. */
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

/** How the same hand is played at the shell; null where a seat is no built-in player, or the seed says not all. */
export function commandOf(court: RefereeSetup): string | null {
  const players = court.players.map((who) => (who in BOTS ? `builtin:${who}` : null));
  const seed = seedOf(court);
  if (players.includes(null) || !/^[\w./-]+$/.test(seed)) return null;
  return `npm run -s referee -- --seed ${seed} -- ${players.join(' ')}`;
}
