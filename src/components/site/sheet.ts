/**
 * Builds the printed sheet of a game from its ruleset: which rules stand on it, in which order, and what amounts are.
 */
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import { claimedMeld } from '../../engine/melds.ts';
import type { CallRule, Position, Ruleset } from '../../engine/ruleset.ts';
import { type ScoreLine, scoreOfTotal } from '../../engine/score.ts';
import { bySeat, type Seat } from '../../engine/seats.ts';
import type { Outcome, Table, WinSource } from '../../engine/table.ts';
import {
  BAMBOO,
  CHARACTERS,
  DOTS,
  EAST,
  FLOWERS,
  JOKER,
  type Kind,
  kindsFrom,
  RED_DRAGON,
  SEASONS,
  suitedKind,
} from '../../engine/tiles.ts';
import { byDraw } from '../../engine/win.ts';
import { type SwitchableTerms, switchable, termSets, winCall } from '../../i18n/terms.ts';
import type { PlayedScene } from '../../lessons/course.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import type { SourcePlace } from '../../scenes/error.ts';
import { judgeExample } from '../../scenes/example.ts';
import type { HandGroup } from '../../scenes/presentation/groups.ts';
import type { SiteRule } from './courses.ts';

/** A group of tiles on the sheet, and its heading. */
interface TileGroup {
  readonly is: 'characters' | 'bird' | 'winds' | 'dragons' | 'flowers' | 'seasons' | 'jokers';
  readonly kinds: readonly Kind[];
}

/** The tile groups that a beginner must learn to read. Dots and bamboo can be counted, except the bird (1 bamboo). */
export function tileGroups({ tiles }: Ruleset): TileGroup[] {
  const groups: readonly TileGroup[] = [
    { is: 'characters', kinds: kindsFrom(suitedKind(CHARACTERS, 1), suitedKind(DOTS, 1)) },
    { is: 'bird', kinds: [suitedKind(BAMBOO, 1)] },
    { is: 'winds', kinds: kindsFrom(EAST, RED_DRAGON) },
    { is: 'dragons', kinds: kindsFrom(RED_DRAGON, FLOWERS) },
    { is: 'flowers', kinds: kindsFrom(FLOWERS, SEASONS) },
    { is: 'seasons', kinds: kindsFrom(SEASONS, JOKER) },
    { is: 'jokers', kinds: [JOKER] },
  ];
  return groups.filter(({ kinds }) => kinds.some((kind) => (tiles[kind] ?? 0) > 0));
}

/** One line of the table of calls. */
export interface CallRow {
  readonly call: SwitchableTerms;
  readonly word: string;
  /** The call in Chinese characters. */
  readonly characters: string;
  /** Whose discard may be called, or the wall for a self-drawn win. */
  readonly from: CallRule['who'] | typeof WALL;
}

/**
 * What a win is paid: by the discarder, and by each opponent when self-drawn. `total` is in the game's scoring unit.
 */
export interface PaidRow {
  readonly total: number;
  readonly discarder: number;
  readonly each: number;
  /** True in the last row where a limit applies: a higher total pays the same. */
  readonly most: boolean;
}

interface PrintedSheet {
  readonly complete: readonly RuleId[];
  readonly calls: readonly CallRow[];
  /** Rules for calls: precedence, what a call requires, and that a player may pass. */
  readonly contest: readonly RuleId[];
  readonly kongs: readonly RuleId[];
  /** Rules to remember during a hand. */
  readonly also: readonly RuleId[];
  readonly end: readonly RuleId[];
}

/**
 * Lists the rules of the sheet by section. A rule that fits several sections stands only in the first.
 * @param otherRules rules that already stand among values and payments
 * @param written the Chinese characters of a call in the game's own course; undefined where it has none
 */
export function sheetOf(
  { ruleset, relaxations, table }: GeneratorContext,
  otherRules: readonly RuleId[],
  written: (term: string) => string | undefined,
): PrintedSheet {
  const { calls, kongs, wins, supplement, wallOut, clauses, mistakes, cautions = [] } = ruleset;
  const mentioned = new Set<RuleId>();
  const once = (rules: readonly (RuleId | null | undefined)[]): RuleId[] =>
    rules.filter((rule): rule is RuleId => {
      if (rule == null || mentioned.has(rule)) return false;
      mentioned.add(rule);
      return true;
    });
  const here = (rules: readonly (RuleId | null | undefined)[]): RuleId[] =>
    once(rules.filter((rule) => rule == null || !otherRules.includes(rule)));
  return {
    complete: here([
      ...wins.shapes.map(({ rule }) => rule),
      wins.shapeRule,
      ...wins.constraints.map(({ rule }) => rule),
      wins.minimum?.rule,
    ]),
    calls: callRows(ruleset, written),
    contest: once([
      ...relaxations.filter(({ part }) => part === 'contest').map(({ rule }) => rule),
      ...Object.values(calls).flatMap((call) =>
        typeof call === 'object' ? besides(call, { ruleset, table }) : [],
      ),
    ]),
    kongs: once([
      kongs.concealed.rule,
      kongs.promoted.rule,
      kongs.robbing.rule,
      supplement.rule,
      kongs.emptyWall,
    ]),
    also: here([
      ...clauses.map(({ id }) => id),
      ...mistakes.map(({ rule }) => rule),
      ...cautions.map(({ rule }) => rule),
    ]),
    end: once([wallOut, ...OUTCOMES.map((outcome) => ruleset.next(outcome, { ruleset, table }).rule)]),
  };
}

/** What a discard follows: a drawn tile (null), or a call of the discarder's. `CALLER` is the seat whose call is tried. */
const AFTER = [null, 'chow', 'pung', 'kong'] as const;
const CALLER: Seat = 1;

/**
 * Collects the rules that forbid an otherwise possible call: on a discard after another call, with open sets, or on
 * the last tile. Tries every combination against the ruleset.
 */
function besides({ forbids }: CallRule, { ruleset, table }: Position): RuleId[] {
  if (!forbids) return [];
  const offer = { tile: 0, from: 0, as: 'discard', says: null, last: false, opening: false } as const;
  const sets = Array.from({ length: ruleset.deal.sets + 1 }, (_, open): Table => {
    const melds = Array.from({ length: open }, () => claimedMeld('pung', [0, 0], offer));
    return {
      ...table,
      seats: bySeat((seat) => ({ ...table.seats[seat], ...(seat === CALLER && { melds }) })),
    };
  });
  const offers = [
    ...AFTER.map((afterCall) => ({ ...offer, afterCall })),
    { ...offer, afterCall: null, last: true },
  ];
  return sets.flatMap((at) =>
    offers.flatMap((each) => forbids(CALLER, each, { ruleset, table: at })?.rule ?? []),
  );
}

const WALL = 'wall' as const;

function callRows({ calls, terms }: Ruleset, written: (term: string) => string | undefined): CallRow[] {
  const row = (call: CallRow['call'], from: CallRow['from']): CallRow => {
    const word = call === 'win' ? winCall(terms, from === WALL ? 'draw' : 'discard') : terms[call];
    // A special word, such as one for a self-drawn win, has characters of its own.
    const isOwn = call === 'win' && word !== terms.win;
    const defined = isOwn ? (from === WALL ? 'selfDraw' : 'winOnDiscard') : call;
    return { call, word, characters: written(defined) ?? (isOwn ? word : termSets.han.words[call]), from };
  };
  return [...switchable.map((call) => row(call, calls[call].who)), row('win', WALL)];
}

const wonOutcome = (seat: Seat, total = 0, how: WinSource = byDraw(0)): Outcome => ({
  is: 'won',
  winners: [{ seat, how, score: scoreOfTotal(undefined, total) }],
  from: how.by === 'draw' ? null : how.from,
  loserScores: bySeat(() => null),
});

/** The three outcomes of a hand: the dealer wins, another seat wins, nobody wins. */
const OUTCOMES: readonly Outcome[] = [wonOutcome(0), wonOutcome(1), { is: 'drawn', rule: '' }];

/** How wide a drawn hand is, in tiles: one that lies across takes a third more, and so does the gap before the last.
 * Rounded up to an even number, for which the style sheet has a rule. */
export function widthOf(groups: readonly HandGroup[]): number {
  const width = groups.reduce((sum, group) => {
    if (group.is === 'tiles') return sum + group.tiles.length + 0.3;
    if (group.is === 'winning') return sum + 1.3;
    return sum + group.laid.reduce((all, { across }) => all + (across ? 1.4 : 1), 0.3);
  }, 0);
  return 2 * Math.ceil(width / 2);
}

/** Highest total that the payment table reaches. */
const FARTHEST = 20;

/**
 * Lists payments by the total of the winning hand, from the lowest total that wins up to the limit. Empty where each
 * step adds the same amount, since one sentence of the rule then says it.
 */
export function paidRows({ ruleset, table }: GeneratorContext): PaidRow[] {
  const { settle, scoring, wins } = ruleset;
  if (settle === null || scoring === null) return [];
  const [winner, giver] = [1, 2] as const;
  const paid = (how: WinSource, total: number): readonly number[] =>
    settle(wonOutcome(winner, total, how), { ruleset, table }).flatMap(({ payments }) =>
      payments.map(({ amount }) => amount),
    );
  const discard: WinSource = { by: 'discard', tile: 0, from: giver, last: false, opening: false };
  const least = wins.minimum?.need ?? 1;
  const rows = Array.from({ length: FARTHEST - least + 1 }, (_, i) => {
    const total = least + i;
    const sum = paid(discard, total).reduce((all, amount) => all + amount, 0);
    return { total, discarder: sum, each: paid(byDraw(0), total)[0] ?? 0 };
  });
  const steps = new Set(rows.slice(1).map(({ discarder }, i) => discarder - (rows[i]?.discarder ?? 0)));
  if (steps.size <= 1) return [];
  const most = rows.findIndex(({ discarder }) => discarder === rows.at(-1)?.discarder);
  return rows.slice(0, most + 1).map((row, i) => ({ ...row, most: i === most && most < rows.length - 1 }));
}

/** Patterns of the same worth, with a score line that states it. */
export interface Amount {
  readonly amounts: ScoreLine;
  readonly rules: readonly SiteRule[];
}

/**
 * Groups the patterns of a rulebook by worth, smallest first, as the example hand of each rule scores it.
 * @throws LessonError where an example hand is not a complete hand
 */
export function patternsOf(rules: readonly SiteRule[], ruleset: Ruleset, place: SourcePlace): Amount[] {
  const found = new Map<string, { amounts: ScoreLine; rules: SiteRule[] }>();
  for (const rule of rules) {
    if (!rule.shows || rule.parts !== undefined || rule.values !== undefined) continue;
    const { score } = judgeExample(rule.id, rule.shows, ruleset, place);
    const line = score.lines.find(({ pattern }) => pattern === rule.id);
    if (!line) continue;
    const key = `${line.of ?? ''} ${line.as ?? ''} ${line.worth}`;
    const same = found.get(key) ?? { amounts: line, rules: [] };
    same.rules.push(rule);
    found.set(key, same);
  }
  return [...found.values()].sort((a, b) => rankOf(a.amounts) - rankOf(b.amounts));
}

/** Sort key of a score line: additions first, then multipliers, then limits and yakuman. */
export const rankOf = ({ as, of, worth }: ScoreLine): number =>
  worth + (as === 'cap' || of === 'yakuman' ? 1e9 : as === undefined ? 0 : 1e6);

/** The rules by which payments are made in scenes under default options, in the given order. */
export function paidIn(scenes: readonly PlayedScene[], order: readonly RuleId[]): RuleId[] {
  const paid = new Set(
    scenes
      .filter(({ scene }) => Object.keys(scene.options).length === 0)
      .flatMap(({ compiled }) =>
        compiled.frames.flatMap(({ event }) =>
          event?.type === 'paid' ? [event.group.rule, ...event.group.payments.map(({ rule }) => rule)] : [],
        ),
      ),
  );
  return order.filter((rule) => paid.has(rule));
}

/** “8 fan”; what is no sum is said as a receipt says it. */
export const amountText = (line: ScoreLine, unit: string): string =>
  line.as === undefined && line.of === undefined
    ? words.scoreTotal(scoreOfTotal(unit, line.worth))
    : words.lineWorth(line, unit).shown;

type RuleText = Pick<SiteRule, 'sentence' | 'list' | 'table'>;

/** A rule as running text, for where a list takes too much room: its sentence, then its list lines. */
export const ruleSentences = ({ sentence, list = [] }: RuleText): string => [sentence, ...list].join(' ');

/**
 * Writes a two-column table as running text: “All green: one suit, one suit and honours; Nine gates: …”. Null for any
 * other table, which must be drawn.
 */
export function rowsText([head = [], ...rows]: readonly (readonly string[])[]): string | null {
  if (head.length !== 2) return null;
  return `${rows.map(([what = '', then = '']) => `${what}: ${then.replace(/^\p{Lu}(?=[\p{Ll} ])/u, (first) => first.toLowerCase())}`).join('; ')}.`;
}

/** Drops the last sentence of a rule that stands under its amount, where that sentence only repeats the amount. */
export function belowAmount<R extends Pick<SiteRule, 'sentence'>>(amount: string, rule: R): R {
  const sentences = rule.sentence.split(/(?<=\.) /);
  const last = sentences.at(-1) ?? '';
  const others = last.split(' ').length - amount.split(' ').length;
  return sentences.length > 1 && last.endsWith(` ${amount}.`) && others <= 3
    ? { ...rule, sentence: sentences.slice(0, -1).join(' ') }
    : rule;
}

/** Characters of rule text that fit on a page, from large print to small. */
const FITS = [3000, 4700, 6400, 7800, 10_600] as const;

/** Density of a sheet with this much text: 1 is large print, 6 is small. */
export function densityOf(rules: readonly (Pick<SiteRule, 'title'> & RuleText)[]): number {
  const lengthOf = (rule: Pick<SiteRule, 'title'> & RuleText) =>
    [rule.title, ruleSentences(rule), ...(rule.table ?? []).flat()].join('').length;
  const size = rules.reduce((sum, rule) => sum + lengthOf(rule), 0);
  return 1 + FITS.filter((fits) => size > fits).length;
}
