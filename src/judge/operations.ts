/** The operations of the judge, and how a question that is put as a value is answered by some of them. */
import type { Game } from '../engine/game.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { TileNotation } from '../evaluation/told/fields.ts';
import { FieldReader, type JsonFields } from '../evaluation/told/fields.ts';
import { OptionError, rulesetOf } from '../rulesets/instantiate.ts';
import { claims } from './claims.ts';
import { shape, waitsOf, win } from './hands.ts';
import { loserScore } from './loser-score.ts';
import { next, settle } from './settle.ts';
import { turn } from './turn.ts';
import type { JudgeAnswers } from './types.ts';

/** A question with what it needs besides its fields, which is found when it is asked for. */
interface Inquiry {
  readonly fields: FieldReader;
  readonly games: ReadonlyMap<string, Game>;
  /** @throws QuestionError for a game that is not there */
  readonly game: () => Game;
  /** The rules of the question's own kind of deal. @throws QuestionError for options that the game has not */
  readonly ruleset: () => Ruleset;
  readonly rulesetUnder: (under: string) => Ruleset;
}

/** Operations by name. */
export type Operations = {
  readonly [Op in keyof JudgeAnswers]?: (inquiry: Inquiry) => JudgeAnswers[Op];
};

/** Those that every judge has: what is asked of a hand, a discard, a turn, and of deals that are told. */
export const basicOperations = {
  shape: ({ fields }) => shape(fields),
  win: ({ fields, ruleset }) => win(fields, ruleset()),
  waits: ({ fields, ruleset }) => waitsOf(fields, fields.has('ruleset') ? ruleset() : null),
  standing: ({ fields, ruleset }) => loserScore(fields, ruleset()),
  claims: ({ fields, ruleset }) => claims(fields, ruleset()),
  turn: ({ fields, ruleset }) => turn(fields, ruleset()),
  settle: ({ fields, rulesetUnder }) => settle(fields, rulesetUnder),
  next: ({ fields, rulesetUnder }) => next(fields, rulesetUnder),
} satisfies Operations;

/** Answers a question. @throws QuestionError for what is wrong with it */
type Answerer = (question: JsonFields) => JudgeAnswers[keyof JudgeAnswers];

/** Creates what answers questions about these games. Rules that were built for one question serve the next. */
export function createAnswerer(
  games: ReadonlyMap<string, Game>,
  tileText: TileNotation,
  operations: Operations,
): Answerer {
  const rulesets = new Map<string, Ruleset>();
  const gameFor = (fields: FieldReader): Game => {
    const id = fields.text('ruleset');
    const game = games.get(id);
    if (game) return game;
    throw fields.wrong('ruleset', `there is no ruleset "${id}"; there are: ${[...games.keys()].join(', ')}`);
  };
  const rulesetFor = (fields: FieldReader, under: string): Ruleset => {
    const game = gameFor(fields);
    const { id } = game;
    const chosen = fields.options(game.presets);
    const key = JSON.stringify([id, under, chosen]);
    const known = rulesets.get(key);
    if (known) return known;
    try {
      const ruleset = rulesetOf(game, chosen, under);
      rulesets.set(key, ruleset);
      return ruleset;
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      throw fields.wrong(error.option === 'under' ? 'under' : `options.${error.option}`, error.message);
    }
  };
  const ops = Object.keys(operations) as (keyof JudgeAnswers)[];
  return (question) => {
    const fields = new FieldReader(question, '', tileText);
    const operation = operations[fields.oneOf('op', ops)];
    if (!operation) throw fields.wrong('op', '"op" is missing');
    const ruleset = (): Ruleset => rulesetFor(fields, fields.text('under', 'ordinary'));
    return operation({
      fields,
      games,
      game: () => gameFor(fields),
      ruleset,
      rulesetUnder: (under) => (under === 'ordinary' ? ruleset() : rulesetFor(fields, under)),
    });
  };
}
