/** Reads what searches found about the rules of each game: they take as long as half a build, and change with the rules alone. */
import type { SwitchChanges } from '../../compare/switches.ts';
import type { RuleId } from '../../engine/action.ts';
import type { TakenArrow } from '../../machines/graph.ts';
import type { ConceptRules } from '../../puzzles/coverage.ts';

/** What `npm run lookups` finds and a test keeps true. What is not in it is searched for while building. */
export interface Lookups {
  /** What practises each lesson, by its slug; null where no question turns on its rules. */
  readonly practice: Readonly<Record<string, ConceptRules | null>>;
  /** The rules that questions of each concept can turn on, of those that can be left out of the game. */
  readonly rulesByKind: Readonly<Record<string, readonly RuleId[]>>;
  /** Where among the first questions of each concept the easiest one stands. */
  readonly easiest: Readonly<Record<string, number>>;
  /** What each option changes, by its id. */
  readonly switches: Readonly<Record<string, SwitchChanges>>;
  /** The arrows of the chart that hands of bots take, by the kind of hand. */
  readonly arrows: Readonly<Record<string, readonly TakenArrow[]>>;
}

/** What is found about two games at once. */
export interface PairLookups {
  /** The kinds of question to which their answers differ, by both ids in alphabetical order. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}

const files = import.meta.glob<Lookups>(['/content/*/lookups.json', '!/content/common/*'], {
  eager: true,
  import: 'default',
});
/** Undefined where there is no such file yet. */
export const [pairLookups] = Object.values(
  import.meta.glob<PairLookups>('/content/common/lookups.json', { eager: true, import: 'default' }),
);

/** @param game a game's id; nothing is known of a game that has no such file yet */
export const lookupsOf = (game: string): Partial<Lookups> => files[`/content/${game}/lookups.json`] ?? {};

const played = import.meta.glob<string>('/content/*/played-wins.txt', { query: '?raw', import: 'default' });

/** The wins of the deals that questions come from, a line each; null where they are not written down yet. */
export const playedWinsOf = async (game: string): Promise<readonly string[] | null> =>
  (await played[`/content/${game}/played-wins.txt`]?.())?.trimEnd().split('\n') ?? null;
