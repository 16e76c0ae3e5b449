/**
 * Concept `safe`: another seat has declared its hand, or its sets lie on the table. Which of these tiles can it not win on, or is it
 * the least likely to?
 */
import { type Random, shuffle } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Json, Table } from '../../engine/table.ts';
import { byPlace, type Kind, plainKind } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { rulesLaid } from '../../puzzles/involved-rules.ts';
import { threatRulesOf } from '../../puzzles/proof/safety.ts';
import { type TileSafety, tileSafety } from '../../puzzles/proof/tile-safety.ts';
import type { Concept, DealAim, GeneratorContext } from '../../puzzles/question.ts';
import { threatenedTurns } from '../../puzzles/threatened-turns.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';

const twoGames: TwoGameForm<SafeChoice> = {
  of: 'nothing',
  why: 'What a hand cannot win on is each game’s own.',
};

/** Tiles of a hand, of which one is safer than the others against the hands that are declared at the table. */
export interface SafeChoice {
  readonly table: Table;
  readonly seat: Seat;
  readonly tiles: readonly Kind[];
}

/** The tiles with the least risk. */
function safestOf({ tiles }: SafeChoice, riskOf: (tile: Kind) => number): readonly string[] {
  const risks = tiles.map(riskOf);
  const least = Math.min(...risks);
  return tiles.filter((_, i) => risks[i] === least).map(formatTile);
}

const safetyOfChoice = ({ table, seat }: Pick<SafeChoice, 'table' | 'seat'>, ruleset: Ruleset): TileSafety =>
  tileSafety(ruleset, table, seat);

/**
 * Does this game come to such tables often enough to deal them? Hands are declared in it; or a win has conditions, and all sets but one
 * lie on the table often, since runs may be called and nothing has to be said before a win. In other games an author may write a board.
 */
function isDealt(ruleset: Ruleset): boolean {
  if (threatRulesOf(ruleset)) return true;
  const { calls, clauses, wins, jokers } = ruleset;
  const isConditioned = wins.constraints.length > 0 || (wins.minimum?.need ?? 0) > 0;
  const isCalled = calls.chow.who !== 'nobody' && !clauses.some(({ presumes }) => presumes !== undefined);
  return isConditioned && isCalled && !jokers;
}

const safe: Concept<SafeChoice> = {
  version: 12,
  order: 12,
  decision: 'discard',
  has: isDealt,
  isWritten: () => true,
  twoGames,
  parts: [],
  accepts: ({ key }, [answer = '']) => key.includes(answer),
  deal: dealChoice,
  key: (subject, ruleset) => safestOf(subject, safetyOfChoice(subject, ruleset).riskOf),
  // A player who has not met a rule does not know that a tile is safe by it.
  forgetting: (subject, { ruleset }) =>
    safetyOfChoice(subject, ruleset).without.map(({ rule, riskOf }) => ({
      rule,
      key: safestOf(subject, riskOf),
    })),
  // What a game asks of every win is practised by plainer kinds.
  about: ({ ruleset }) => {
    const by = threatRulesOf(ruleset);
    return by ? [by.discarded, by.letGo, by.frozen, by.declared] : [];
  },
  involves: (subject, { ruleset }) => [
    ...SEATS.flatMap((seat) => rulesLaid(ruleset, { melds: subject.table.seats[seat].melds })),
    ...safetyOfChoice(subject, ruleset).rulesFor(subject.tiles),
  ],
  choices: ({ tiles }) => tiles.map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  describe: ({ table, seat, tiles }, write) => ({
    hand: write(table.seats[seat].concealed),
    seat,
    offered: tiles.map((tile) => write([tile])),
    table: table as unknown as Json,
  }),
};

/** A tile that could be discarded, by its kind. */
interface Candidate {
  readonly tile: Kind;
  readonly risk: number;
  /** Why nobody can win on it, or hardly, in a word; empty where somebody may, for all that can be seen. */
  readonly why: string;
}

/** The right tile has to be at least so many times as safe as the others. */
const TIMES = 2;
/** Most and fewest tiles that are offered. */
const OFFERED = 4;
const FEWEST = 3;

/**
 * Deals a turn and a few of its tiles. What is safe from a declared hand comes for certain in grade 1, in grade 2 only by what cannot
 * wait for it; in grade 3 another one is safer than most, too. From a hand whose sets lie on the table it always comes for certain.
 */
function dealChoice({ ruleset }: GeneratorContext, random: Random, { grade }: DealAim): SafeChoice | null {
  const choose = threatRulesOf(ruleset) ? declaredChoice : openChoice;
  for (const turn of threatenedTurns(ruleset, random)) {
    const safety = safetyOfChoice(turn, ruleset);
    const tiles = choose(candidatesAt(turn, safety), random, grade, safety);
    if (tiles && tiles.length >= FEWEST) return { ...turn, tiles: tiles.toSorted(byPlace) };
  }
  return null;
}

/** Each reason comes up as often, however many tiles have it. */
function withOneReason(rights: readonly Candidate[], random: Random): readonly Candidate[] {
  const [reason] = shuffle([...new Set(rights.map(({ why }) => why))].sort(), random);
  return shuffle(
    rights.filter(({ why }) => why === reason),
    random,
  );
}

function declaredChoice(
  all: readonly Candidate[],
  random: Random,
  grade: DealAim['grade'],
): readonly Kind[] | null {
  const rights = all.filter(
    ({ risk, why }) => why !== '' && (grade === 2 ? risk > 0 : grade === 3 || risk === 0),
  );
  const [right] = withOneReason(rights, random);
  if (!right) return null;
  const others = all.filter(
    ({ risk, why }) => risk > 0 && risk >= TIMES * right.risk && (grade === 3 || why === ''),
  );
  const traps = shuffle(
    others.filter(({ why }) => why !== ''),
    random,
  ).slice(0, OFFERED - 2);
  if (grade === 3 && traps.length === 0) return null;
  const plain = shuffle(
    others.filter(({ why }) => why === ''),
    random,
  );
  return [right, ...traps, ...plain].slice(0, OFFERED).map(({ tile }) => tile);
}

/** A tile that nobody can win on, beside some that somebody may; without a rule that bars it, it would not be the safest. */
function openChoice(
  all: readonly Candidate[],
  random: Random,
  _: DealAim['grade'],
  { without }: TileSafety,
): readonly Kind[] | null {
  const [least, ...others] = all.filter(({ risk }) => risk > 0).sort((one, other) => one.risk - other.risk);
  if (!least) return null;
  const rights = withOneReason(
    all.filter(({ why }) => why !== ''),
    random,
  );
  const right = rights.find(({ tile }) =>
    without.some(({ riskOf }) => riskOf(tile) > 0 && riskOf(tile) >= riskOf(least.tile)),
  );
  return right ? [right, least, ...shuffle(others, random)].slice(0, OFFERED).map(({ tile }) => tile) : null;
}

function candidatesAt({ table, seat }: Pick<SafeChoice, 'table' | 'seat'>, safety: TileSafety): Candidate[] {
  return [...new Set(table.seats[seat].concealed.map(plainKind))].map((tile) => ({
    tile,
    risk: safety.riskOf(tile),
    why: safety.whyOf(tile),
  }));
}

export default safe;
