/** What the files of the comparison must look like, field by field. */
import { z } from 'astro/zod';
import { sequels } from './unlearn/follows.ts';
import { paired } from './unlearn/paired.ts';
import { makings } from './unlearn/position-boards.ts';
import { wins } from './unlearn/won.ts';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id in kebab-case is expected, such as jong-258');
const words = z.string().trim().min(1);

/** The most words that fit beside four other games. */
const CELL_WORDS = 18;
const ruleName = z
  .string()
  .regex(
    /^(?:common\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'the id of a rule is expected, such as priority or common/no-wrap',
  );

/** What one game answers to a question. */
const answer = z
  .strictObject({
    /** The answer in a word: the same word where games answer alike. */
    key: id,
    /** The answer in a short sentence. */
    says: words.refine(
      (says) => says.split(/\s+/).length <= CELL_WORDS,
      `at most ${CELL_WORDS} words are expected`,
    ),
    /** The rules that give it, each in this question only. */
    rules: z.array(ruleName).default([]),
    /** Rules that say it too and have their place at another question. */
    see: z.array(ruleName).default([]),
  })
  .refine(({ rules, see }) => rules.length + see.length > 0, 'an answer needs its rule: `rules` or `see`');

/** content/common/compare.yaml: what one would ask about any game, and what each answers. */
export const compareForm = z.strictObject({
  questions: z
    .array(
      z
        .strictObject({
          id,
          /** The question as a short phrase. */
          title: words,
          /** The answers by game; a game that has no rule about it is left out. */
          games: z.record(id, answer).optional(),
          /** One answer for all games, by rules of the common rulebook. */
          every: answer.optional(),
        })
        .refine(
          ({ games, every }) => (games === undefined) !== (every === undefined),
          'either `games` or `every` is expected',
        ),
    )
    .min(1),
  /** Rules that answer no question, by rulebook. */
  alone: z.record(id, z.array(id).min(1)).default({}),
});

/** content/common/unlearn.yaml: in which order a question is asked of somebody who knows another game, and how. */
export const unlearnForm = z.strictObject({
  points: z
    .array(
      z
        .strictObject({
          /** The id of a question of compare.yaml. */
          row: id,
          /** Kinds of practice question that it may turn on, the best first. */
          boards: z.array(id).default([]),
          /** How such positions are made, where they hardly come up by themselves. */
          recipes: z.array(z.enum([...makings, ...paired, ...wins, ...sequels])).default([]),
          /** What is asked on its board, where the question of its kind will not do. */
          wording: words.optional(),
          /** The question of the fact, where no position turns on it. */
          ask: words.optional(),
          /** What a game does that has no rule about it. */
          none: words.optional(),
          /** An answer that is wrong in every game. */
          never: words.optional(),
          /** One sentence before it. */
          bridge: words.optional(),
          /** Why it is only told. */
          statement: words.optional(),
        })
        .refine(
          ({ ask, statement }) => (ask === undefined) !== (statement === undefined),
          'either `ask` or `statement` is expected',
        ),
    )
    .min(1),
});

/**
 * content/common/unlearn-boards.yaml: by the game that is learnt and the one that is known, the board of each question,
 * and, where there is one, a board like it on which both games answer as the habit does.
 */
export const boardsForm = z.record(id, z.record(id, z.record(id, z.array(words).min(1).max(2))));
