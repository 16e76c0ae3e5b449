/** What one forgets at a table, found in the ruleset: which rules say it, in which order, and what amounts come to. */
import type { RuleId } from '../../engine/action.ts';
import { claimedMeld } from '../../engine/melds.ts';
import type { CallRule, Position, Ruleset } from '../../engine/ruleset.ts';
import { type ScoreLine, untoldScore } from '../../engine/score.ts';
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
  suited,
} from '../../engine/tiles.ts';
import { byDraw } from '../../engine/win.ts';
import { type SwitchableTerms, switchable, termSets, winCall } from '../../i18n/terms.ts';
import type { PlayedScene } from '../../lessons/course.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import type { SourcePlace } from '../../scenes/error.ts';
import { judgeExample } from '../../scenes/example.ts';
import type { SiteRule } from './courses.ts';

/** Tiles that stand together on the sheet, and what they are. */
interface TileGroup {
  readonly is: 'characters' | 'bird' | 'winds' | 'dragons' | 'flowers' | 'seasons' | 'jokers';
  readonly kinds: readonly Kind[];
}

/** The tiles of a game that somebody must learn to read: dots can be counted, and so can bamboo but for its bird. */
export function tileGroups({ tiles }: Ruleset): TileGroup[] {
  const groups: readonly TileGroup[] = [
    { is: 'characters', kinds: kindsFrom(suited(CHARACTERS, 1), suited(DOTS, 1)) },
    { is: 'bird', kinds: [suited(BAMBOO, 1)] },
    { is: 'winds', kinds: kindsFrom(EAST, RED_DRAGON) },
    { is: 'dragons', kinds: kindsFrom(RED_DRAGON, FLOWERS) },
    { is: 'flowers', kinds: kindsFrom(FLOWERS, SEASONS) },
    { is: 'seasons', kinds: kindsFrom(SEASONS, JOKER) },
    { is: 'jokers', kinds: [JOKER] },
  ];
  return groups.filter(({ kinds }) => kinds.some((kind) => (tiles[kind] ?? 0) > 0));
}

/** One line of the table of calls. */
interface CallRow {
  readonly call: SwitchableTerms;
  readonly word: string;
  /** In characters, as it is written in Chinese. */
  readonly characters: string;
  /** Whose discard, or the wall where it is drawn. */
  readonly from: CallRule['who'] | typeof WALL;
}

/** What a win of so much is paid: by the discarder, and by each of the three others where it is self-drawn. */
interface PaidRow {
  readonly total: number;
  readonly discarder: number;
  readonly each: number;
  /** More is not paid for more. */
  readonly most: boolean;
}

interface PrintedSheet {
  readonly complete: readonly RuleId[];
  readonly calls: readonly CallRow[];
  /** Which call goes first, what a call asks for besides, and that one may pass. */
  readonly contest: readonly RuleId[];
  readonly kongs: readonly RuleId[];
  /** What must be remembered during a hand. */
  readonly also: readonly RuleId[];
  readonly end: readonly RuleId[];
}

/**
 * No rule stands on it twice: where it could stand in two places, in the first.
 * @param otherRules rules that stand among values and payments
 * @param written how the game's own course writes a call in characters; undefined where it does not say
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

/** How a discard may have come about, for whom a call is tried: in the turn of whoever drew, or after a call. */
const AFTER = [null, 'chow', 'pung', 'kong'] as const;
const CALLER: Seat = 1;

/** The rules that forbid a call to somebody who could make it otherwise: after another call, with open sets, at the end. */
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
    // A word of its own is not written as the others are.
    const isOwn = call === 'win' && word !== terms.win;
    const defined = isOwn ? (from === WALL ? 'selfDraw' : 'winOnDiscard') : call;
    return { call, word, characters: written(defined) ?? (isOwn ? word : termSets.han.words[call]), from };
  };
  return [...switchable.map((call) => row(call, calls[call].who)), row('win', WALL)];
}

const won = (seat: Seat, total = 0, how: WinSource = byDraw(0)): Outcome => ({
  is: 'won',
  winners: [{ seat, how, score: untoldScore(undefined, total) }],
  from: how.by === 'draw' ? null : how.from,
  loserScores: bySeat(() => null),
});

/** What may come of a hand: the dealer wins, somebody else does, nobody does. */
const OUTCOMES: readonly Outcome[] = [won(0), won(1), { is: 'drawn', rule: '' }];

/** More than this no table of payments goes. */
const FARTHEST = 20;

/**
 * What a win is paid by what it is worth, from the least that wins; empty where that is no table but one sum, which its
 * rule says: where every step brings the same.
 */
export function paidRows({ ruleset, table }: GeneratorContext): PaidRow[] {
  const { settle, scoring, wins } = ruleset;
  if (settle === null || scoring === null) return [];
  const [winner, giver] = [1, 2] as const;
  const paid = (how: WinSource, total: number): readonly number[] =>
    settle(won(winner, total, how), { ruleset, table }).flatMap(({ payments }) =>
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

/** Patterns that are worth the same, and a line of a hand that says how much. */
export interface Amount {
  readonly amounts: ScoreLine;
  readonly rules: readonly SiteRule[];
}

/**
 * Every pattern by what it is worth, the least and most common first: as its hand in the rulebook is counted.
 * @throws LessonError where that hand does not count it
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

/** What multiplies stands after what is added, and what limits or is counted alone after both. */
const rankOf = ({ as, of, worth }: ScoreLine): number =>
  worth + (as === 'cap' || of === 'yakuman' ? 1e9 : as === undefined ? 0 : 1e6);

/** The rules by which anything is paid in scenes of the game as it is usually played, in the order in which they are listed. */
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

type RuleText = Pick<SiteRule, 'sentence' | 'list' | 'table'>;

/** A rule in running text, where a list would take too much room: its sentence, and the lines below it. */
export const ruleSentences = ({ sentence, list = [] }: RuleText): string => [sentence, ...list].join(' ');

/**
 * A table of two columns in running text, a row after the other; null of any other, which has to be drawn. “All green: one
 * suit, one suit and honours; Nine gates: …”
 */
export function rowsText([head = [], ...rows]: readonly (readonly string[])[]): string | null {
  if (head.length !== 2) return null;
  return `${rows.map(([what = '', then = '']) => `${what}: ${then.replace(/^\p{Lu}(?=[\p{Ll} ])/u, (first) => first.toLowerCase())}`).join('; ')}.`;
}

/** A rule below the heading of its amount: a last sentence that only says the amount again is left out. */
export function belowAmount<R extends Pick<SiteRule, 'sentence'>>(amount: string, rule: R): R {
  const sentences = rule.sentence.split(/(?<=\.) /);
  const last = sentences.at(-1) ?? '';
  const others = last.split(' ').length - amount.split(' ').length;
  return sentences.length > 1 && last.endsWith(` ${amount}.`) && others <= 3
    ? { ...rule, sentence: sentences.slice(0, -1).join(' ') }
    : rule;
}

/** How many characters of rules fit on a page, from large print to small. */
const FITS = [3000, 4700, 6400, 7800] as const;

/** How closely a sheet of so much text is set: 1 is large print, 5 is small. */
export function densityOf(rules: readonly (Pick<SiteRule, 'title'> & RuleText)[]): number {
  const lengthOf = (rule: Pick<SiteRule, 'title'> & RuleText) =>
    [rule.title, ruleSentences(rule), ...(rule.table ?? []).flat()].join('').length;
  const size = rules.reduce((sum, rule) => sum + lengthOf(rule), 0);
  return 1 + FITS.filter((fits) => size > fits).length;
}
