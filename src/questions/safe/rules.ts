/** Concept `safe`: another seat has declared its hand. Which of these tiles can it not win on, or is it the least likely to? */
import type { RuleId } from '../../engine/action.ts';
import { countTiles } from '../../engine/counts.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Json, Table } from '../../engine/table.ts';
import type { Threat } from '../../engine/threat.ts';
import { byPlace, type Kind, plainKind } from '../../engine/tiles.ts';
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { seenBy, type View } from '../../engine/view.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { rulesLaid } from '../../puzzles/involved-rules.ts';
import { dangersOf, threatReasons, threatRulesOf } from '../../puzzles/proof/safety.ts';
import type { Concept, DealAim, GeneratorContext, KeyWithoutRule } from '../../puzzles/question.ts';
import { threatenedTurn } from '../../puzzles/threatened-turns.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';

const twoGames: TwoGameForm<SafeChoice> = {
  of: 'nothing',
  why: 'What a declared hand cannot win on is each game’s own.',
};

/** Tiles of a hand, of which one is safer than the others against the hands that are declared at the table. */
export interface SafeChoice {
  readonly table: Table;
  readonly seat: Seat;
  readonly tiles: readonly Kind[];
}

/** What the seat knows when it chooses; a player who has not met a rule knows less. */
interface SeenThreats {
  readonly threats: readonly Threat[];
  readonly unseen: readonly number[];
}

/** The tiles on which a declared hand is the least likely to win. */
function safestOf({ tiles }: SafeChoice, view: View, { threats, unseen }: SeenThreats): readonly string[] {
  const dangers = dangersOf({ view: { ...view, threats }, unseen });
  const riskOf = (tile: Kind): number => dangers[tile] ?? 0;
  const least = Math.min(...tiles.map(riskOf));
  return tiles.filter((tile) => riskOf(tile) === least).map(formatTile);
}

const safe: Concept<SafeChoice> = {
  version: 11,
  order: 12,
  decision: 'discard',
  has: (ruleset) => threatRulesOf(ruleset) !== null,
  twoGames,
  parts: [],
  accepts: ({ key }, [answer = '']) => key.includes(answer),
  deal: dealChoice,
  key: (subject, ruleset) => {
    const view = seenBy(ruleset, subject.table, subject.seat);
    return safestOf(subject, view, { threats: view.threats, unseen: unseenOf(view, ruleset) });
  },
  forgetting: forgotten,
  about: ({ ruleset }) => {
    const by = threatRulesOf(ruleset);
    return by ? [by.discarded, by.letGo, by.frozen, by.declared] : [];
  },
  involves: ({ table }, { ruleset }) => rulesShown(ruleset, table),
  choices: ({ tiles }) => tiles.map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  describe: ({ table, seat, tiles }, write) => ({
    hand: write(table.seats[seat].concealed),
    seat,
    offered: tiles.map((tile) => write([tile])),
    table: table as unknown as Json,
  }),
};

/** The rules by which the sets on the table were laid, and those that any safety rests on. */
function rulesShown(ruleset: Ruleset, { seats }: Table): readonly RuleId[] {
  const by = threatRulesOf(ruleset);
  return [
    ...SEATS.flatMap((seat) => rulesLaid(ruleset, { melds: seats[seat].melds })),
    ...(by ? Object.values(by) : []),
  ];
}

/** The keys of players who each have not met one rule: they do not know that a tile is safe by it. */
function forgotten(subject: SafeChoice, { ruleset }: GeneratorContext): readonly KeyWithoutRule[] {
  const by = threatRulesOf(ruleset);
  if (!by) return [];
  const view = seenBy(ruleset, subject.table, subject.seat);
  const unseen = unseenOf(view, ruleset);
  const key = (known: Partial<SeenThreats>): readonly string[] =>
    safestOf(subject, view, { threats: view.threats, unseen, ...known });
  const withoutPassed = view.threats.map((threat) => ({ ...threat, letGo: [] }));
  const own = countTiles(view.seats[subject.seat].concealed.map(plainKind));
  const atHand = unseen.map((_, kind) => Math.max(0, (ruleset.tiles[kind] ?? 0) - (own[kind] ?? 0)));
  return [
    {
      rule: by.discarded,
      key: key({ threats: view.threats.map((threat) => ({ ...threat, discarded: [] })) }),
    },
    { rule: by.letGo, key: key({ threats: withoutPassed }) },
    { rule: by.frozen, key: key({ threats: withoutPassed }) },
    { rule: by.declared, key: key({ threats: [] }) },
    { rule: by.counted, key: key({ unseen: atHand }) },
  ];
}

/** A tile that could be discarded, by its kind. */
interface Candidate {
  readonly tile: Kind;
  readonly risk: number;
  /** Why each declared hand cannot win on it, in one word; empty where one of them may, for all that can be seen. */
  readonly why: string;
}

/** The right tile has to be at least so many times as safe as the others. */
const TIMES = 2;
/** Most tiles that are offered. */
const OFFERED = 4;

/**
 * Deals a turn and a few of its tiles. What is safe comes for certain in grade 1, in grade 2 only by what cannot wait for it; in
 * grade 3 another one is safer than most, too.
 */
function dealChoice({ ruleset }: GeneratorContext, random: Random, { grade }: DealAim): SafeChoice | null {
  const turn = threatenedTurn(ruleset, random);
  if (!turn) return null;
  const all = candidatesAt(ruleset, turn);
  const rights = all.filter(
    ({ risk, why }) => why !== '' && (grade === 2 ? risk > 0 : grade === 3 || risk === 0),
  );
  // Each reason comes up as often, however many tiles have it.
  const reasons = shuffle([...new Set(rights.map(({ why }) => why))].sort(), random);
  const [right] = shuffle(
    rights.filter(({ why }) => why === reasons[0]),
    random,
  );
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
  const offered = [right, ...traps, ...plain].slice(0, OFFERED);
  return offered.length < 3 ? null : { ...turn, tiles: offered.map(({ tile }) => tile).sort(byPlace) };
}

function candidatesAt(ruleset: Ruleset, { table, seat }: Pick<SafeChoice, 'table' | 'seat'>): Candidate[] {
  const view = seenBy(ruleset, table, seat);
  const dangers = dangersOf({ view, unseen: unseenOf(view, ruleset) });
  return [...new Set(view.seats[seat].concealed.map(plainKind))].map((tile) => {
    const reasons = threatReasons(view, ruleset, { do: 'discard', seat, tile });
    const isOpen = reasons.some(({ why }) => why === null);
    return { tile, risk: dangers[tile] ?? 0, why: isOpen ? '' : reasons.map(({ why }) => why).join() };
  });
}

export default safe;
