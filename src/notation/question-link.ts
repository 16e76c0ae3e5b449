/**
 * The link of one question of a series, in a URL fragment. Everyone who opens it gets the same question.
 * - One game: `v=1&seed=heron-412&at=3&grade=2&rules=three-suits&end`
 * - Two games: `v=1&seed=heron-412&against=british&asks=waits&end`
 */
import type { RuleId } from '../engine/action.ts';
import type { Chosen } from '../engine/game.ts';
import type { Seed } from '../engine/random.ts';
import { NotationError } from './error.ts';
import { type TextReader, take } from './reader.ts';
import {
  endValue,
  formatChosen,
  formatSeed,
  readChosen,
  readId,
  readList,
  readSeed,
  readWhole,
} from './share-fields.ts';
import { fieldsOf, SHARE_VERSION, ShareError } from './share-frame.ts';
import { DEFAULT_CONCEPT, foreignName } from './two-game-id.ts';

export interface QuestionLink {
  readonly seed: Seed;
  /** The other game, for a question about two games. Its rules are written with its id: `changchun.three-suits`. */
  readonly against?: string | undefined;
  /** The question kinds that take turns; `win` when not given. */
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

const KEYS = ['v', 'seed', 'against', 'asks', 'at', 'grade', 'rules', 'without', 'under', 'with'] as const;
type Key = (typeof KEYS)[number];

/** Formats the link as a fragment, without “#”. */
export function formatQuestionLink(link: QuestionLink): string {
  const fields: (readonly [key: Key, value: string] | null)[] = [
    ['v', String(SHARE_VERSION)],
    ['seed', formatSeed(link.seed)],
    link.against === undefined ? null : ['against', link.against],
    link.asks === undefined || link.asks.join() === DEFAULT_CONCEPT ? null : ['asks', link.asks.join(',')],
    link.number === 0 ? null : ['at', String(link.number)],
    link.grade === 1 ? null : ['grade', String(link.grade)],
    link.rules.length === 0 ? null : ['rules', link.rules.join(',')],
    link.without.length === 0 ? null : ['without', link.without.join(',')],
    link.under === 'ordinary' ? null : ['under', link.under],
    Object.keys(link.chosen).length === 0 ? null : ['with', formatChosen(link.chosen)],
  ];
  return [...fields.flatMap((field) => (field ? [field.join('=')] : [])), 'end'].join('&');
}

/** Parses a fragment, with or without “#”. @throws ShareError with the place of the error */
export function parseQuestionLink(text: string): QuestionLink {
  try {
    const fields = fieldsOf<Key>(text, KEYS);
    const value = <T>(key: Key, fallback: T, item: (reader: TextReader) => T): T => {
      const reader = fields.get(key);
      if (!reader) return fallback;
      const result = item(reader);
      endValue(reader);
      return result;
    };
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
  } catch (error) {
    if (error instanceof ShareError || !(error instanceof NotationError)) throw error;
    throw new ShareError('broken', error, `This link cannot be read. ${error.message}`);
  }
}

/** Reads a rule id, or a game id and rule id of another game: `changchun.three-suits`. */
function readRule(reader: TextReader): RuleId {
  const id = readId(reader, 'the id of a rule');
  return take(reader, '.') ? foreignName(id, readId(reader, 'the id of a rule')) : id;
}
