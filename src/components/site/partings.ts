/** Builds the page of deals at which two games part: games, questions, the list, and each parting in words. */
import { getCollection } from 'astro:content';
import { compareDeal } from '#i18n/compare-deal.ts';
import { words } from '#i18n/words.ts';
import { type Asks, asksOf, questionAbout } from '../../compare/deal/about.ts';
import { dealOf, nameOf } from '../../compare/deal/search.ts';
import { both, commonStart, type GamePair } from '../../compare/deal/start.ts';
import type { RuleLink } from '../../compare/table.ts';
import { COMMON } from '../../compare/table.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { forkTextOf } from '../../islands/Deal/deal-texts.ts';
import type { DealProps, GameOf, QuestionOf } from '../../islands/Deal/props.ts';
import search from '../../islands/Deal/worker.ts?worker&url';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { chartOf } from '../lesson/chart-scenes.ts';
import { commonEntry } from './common.ts';
import { comparison } from './comparison.ts';
import { rulebook } from './courses.ts';
import { at, rulebookDataPath, rulebookPath } from './paths.ts';

/** Questions of the comparison that are settled before the first turn. */
const BEFORE = ['tiles', 'hand', 'direction', 'bonus-replaced', 'dice'];

const FILE = 'content/common/divergences.yaml';

/**
 * Reads the pairs of divergences.yaml.
 * @throws Error where the file is missing
 */
const readPairs = async () => commonEntry(await getCollection('divergences'), 'divergences').data.pairs;

/**
 * Builds the props of the page's widget.
 * @throws Error where the list names a game that does not exist
 */
export async function dealProps(): Promise<DealProps> {
  const { games, rows } = await comparison();
  const pairs = await readPairs();
  const questions = rows.map(
    ({ id, title, cells }): QuestionOf => ({
      id,
      title,
      answers: Object.fromEntries(
        cells.flatMap(({ column, answer }) =>
          answer && games.some(({ ruleset }) => ruleset === column)
            ? [[column, { says: answer.says, links: answer.links }]]
            : [],
        ),
      ),
    }),
  );
  const asks = await asksIn();
  const named = new Set(pairs.flatMap(({ games: both }) => both));
  const drawn = games.filter(({ ruleset }) => named.has(ruleset));
  return {
    games: await Promise.all(
      drawn.map(
        async ({ ruleset, title }): Promise<GameOf> => ({
          id: ruleset,
          title,
          rulebook: at(rulebookPath(ruleset)),
          book: at(rulebookDataPath(ruleset)),
          drawing: await chartOf(ruleset, rulesetOf(await loadGame(ruleset)), 'ordinary'),
        }),
      ),
    ),
    questions,
    asks,
    search,
    before: BEFORE.flatMap((id) => {
      const at = rows.findIndex((row) => row.id === id);
      return at < 0 ? [] : [at];
    }),
    pairs: await Promise.all(
      pairs.map(async ({ games: ids, deals }) => {
        const [a, b] = await Promise.all(ids.map(loadGame));
        if (!a || !b) throw new Error(`${FILE}: there are no games ${ids.join()}.`);
        const rulesets: GamePair<Ruleset> = [rulesetOf(a), rulesetOf(b)];
        return {
          games: ids,
          deals: deals.map(({ seed, game, rule }) => {
            const { parting } = dealOf(rulesets, seed);
            const about = parting
              ? questionAbout({ asks, questions }, rulesets, parting.named, parting.matter)
              : -1;
            return { seed, name: `${game}/${rule}`, about };
          }),
        };
      }),
    ),
  };
}

/** Maps each rule to the comparison questions that it answers. */
async function asksIn(): Promise<Asks> {
  const { games, questions } = await comparison();
  return asksOf(
    { questions },
    games.map(({ ruleset }) => ruleset),
  );
}

/** A parting in plain words, for readers without scripts. */
interface PlainParting {
  readonly about: string;
  /** The last event that both games have in common, in words. */
  readonly after: string;
  readonly forks: readonly {
    readonly game: string;
    readonly title: string;
    readonly text: string;
    readonly rule: RuleLink | null;
  }[];
}

interface PlainPair {
  readonly title: string;
  readonly partings: readonly PlainParting[];
}

/**
 * Tells every deal of the list in words.
 * @throws Error where the two games do not part in it, or part by another rule than the list says
 */
export async function plainPartings(): Promise<PlainPair[]> {
  const { games } = await comparison();
  const titleOf = (id: string): string => games.find(({ ruleset }) => ruleset === id)?.title ?? id;
  return Promise.all(
    (await readPairs()).map(async ({ games: ids, deals }): Promise<PlainPair> => {
      const [a, b] = await Promise.all(ids.map(loadGame));
      if (!a || !b) throw new Error(`${FILE}: there are no games ${ids.join()}.`);
      const rulesets: GamePair<Ruleset> = [rulesetOf(a), rulesetOf(b)];
      const books = await Promise.all(ids.map((id) => rulebook(id)));
      const common = await rulebook(COMMON);
      const entries = books.map((book) => [...book, ...common]);
      const partings = deals.map(({ seed, game, rule }): PlainParting => {
        const deal = dealOf(rulesets, seed);
        const { parting, beats } = deal;
        if (!parting || nameOf(rulesets, parting.named) !== `${game}/${rule}`) {
          throw new Error(
            `${FILE}: ${ids.join()} do not part by ${rule} in deal ${seed}. Run npm run partings.`,
          );
        }
        const messageContext = both(rulesets, ({ terms }) => ({ reader: null, dealer: 0 as const, terms }));
        const last = (beats[beats.length - 1] ?? beats[0]).events[0];
        const start = commonStart(rulesets, seed);
        return {
          about: compareDeal.plain(seed, words.number(beats.length - 1)),
          after: last ? words.narrate(last, messageContext[0]) : compareDeal.dealt,
          forks: both(ids, (id, side) => {
            const entryOf = (name: string) => entries[side]?.find((entry) => entry.id === name);
            const { text, refusal } = forkTextOf(
              deal,
              side,
              start.sides[side].ruleset,
              messageContext[side],
              entryOf,
            );
            const ruleId = parting.rules[side];
            const entry = ruleId === null ? undefined : entryOf(ruleId);
            return {
              game: id,
              title: titleOf(id),
              text: refusal ? `${refusal.head} ${refusal.text}` : text,
              rule: entry
                ? { title: entry.title, href: `${at(rulebookPath(entry.book))}#${entry.id}` }
                : null,
            };
          }),
        };
      });
      return { title: compareDeal.pair(titleOf(ids[0]), titleOf(ids[1])), partings };
    }),
  );
}
