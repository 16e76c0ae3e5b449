/**
 * The link of one question of a series, in a URL fragment. Everyone who opens it gets the same question.
 * - One game: `v=1&seed=heron-412&at=3&grade=2&rules=three-suits&end`; with `asks=may` if the page asks several kinds
 * - Two games: `v=1&seed=heron-412&against=british&asks=waits&end`
 */
import type { RuleId } from '../engine/action.ts';
import type { Chosen } from '../engine/game.ts';
import type { Seed } from '../engine/random.ts';
import { type TextReader, take } from './reader.ts';
import {
  formatChosen,
  formatSeed,
  readChosen,
  readId,
  readList,
  readSeed,
  readWhole,
} from './share-fields.ts';
import { formatLink, parseLink } from './share-frame.ts';
import { DEFAULT_CONCEPT, foreignName } from './two-game-id.ts';

export interface QuestionLink {
  readonly seed: Seed;
  /** The other game, for a question about two games. Its rules are written with its id: `changchun.three-suits`. */
  readonly against?: string | undefined;
  /**
   * The question kinds that take turns. When not given: `win` for two games, and for one game those of the page that
   * the link is on.
   */
  readonly asks?: readonly string[] | undefined;
  /** The question's place in the series, from 0. */
  readonly number: number;
  readonly grade: 1 | 2 | 3;
  /** One of these rules must decide the question. */
  readonly rules: readonly RuleId[];
  /** None of these rules may decide it. */
  readonly without: readonly RuleId[];
  readonly under: string;
  /** The chosen options. Those equal to the game's default may be left out. */
  readonly chosen: Chosen;
}

/** The greatest place in a series. */
export const MOST_QUESTIONS = 1_000_000;

const KEYS = ['seed', 'against', 'asks', 'at', 'grade', 'rules', 'without', 'under', 'with'] as const;
type Key = (typeof KEYS)[number];

/** What a link asks for when it says nothing else. */
const PLAIN = { number: 0, grade: 1, rules: [], without: [], under: 'ordinary', chosen: {} } as const;

/** Formats the link as a fragment, without “#”. */
export function formatQuestionLink(wanted: Partial<QuestionLink> & Pick<QuestionLink, 'seed'>): string {
  const link: QuestionLink = { ...PLAIN, ...wanted };
  return formatLink<Key>([
    ['seed', formatSeed(link.seed)],
    link.against === undefined ? null : ['against', link.against],
    link.asks === undefined || (link.against !== undefined && link.asks.join() === DEFAULT_CONCEPT)
      ? null
      : ['asks', link.asks.join(',')],
    link.number === 0 ? null : ['at', String(link.number)],
    link.grade === 1 ? null : ['grade', String(link.grade)],
    link.rules.length === 0 ? null : ['rules', link.rules.join(',')],
    link.without.length === 0 ? null : ['without', link.without.join(',')],
    link.under === 'ordinary' ? null : ['under', link.under],
    Object.keys(link.chosen).length === 0 ? null : ['with', formatChosen(link.chosen)],
  ]);
}

/** Parses a fragment, with or without “#”. @throws ShareError with the place of the error */
export const parseQuestionLink = (text: string): QuestionLink =>
  parseLink(text, KEYS, (value) => {
    const ids = (reader: TextReader): string[] => readList(reader, ',', readRule);
    const asks = value<readonly string[]>('asks', [], (reader) =>
      readList(reader, ',', (each) => readId(each, 'a kind of question')),
    );
    const against = value('against', '', (reader) => readId(reader, 'the id of a game'));
    return {
      seed: value<Seed>('seed', '', readSeed),
      ...(against !== '' && { against }),
      ...(asks.length > 0 && { asks }),
      number: value('at', 0, (reader) => readWhole(reader, 0, MOST_QUESTIONS, 'a place in the series')),
      grade: value<1 | 2 | 3>(
        'grade',
        1,
        (reader) => readWhole(reader, 1, 3, 'a grade from 1 to 3') as 1 | 2 | 3,
      ),
      rules: value<readonly string[]>('rules', [], ids),
      without: value<readonly string[]>('without', [], ids),
      under: value('under', 'ordinary', (reader) => readId(reader, 'the name of a kind of hand')),
      chosen: value<Chosen>('with', {}, readChosen),
    };
  });

/** Reads a rule id, or a game id and rule id of another game: `changchun.three-suits`. */
function readRule(reader: TextReader): RuleId {
  const id = readId(reader, 'the id of a rule');
  return take(reader, '.') ? foreignName(id, readId(reader, 'the id of a rule')) : id;
}
