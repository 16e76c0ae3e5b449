/** Zod schemas of the comparison's content files, field by field. */
import { z } from 'astro/zod';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id in kebab-case is expected, such as jong-258');
const words = z.string().trim().min(1);

/** Most words in an answer: what fits in a cell beside four other games. */
const CELL_WORDS = 18;
const ruleName = z
  .string()
  .regex(
    /^(?:common\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'the id of a rule is expected, such as priority or common/no-wrap',
  );

/** The answer as one short sentence, at most `CELL_WORDS` words. */
const cell = words.refine(
  (says) => says.split(/\s+/).length <= CELL_WORDS,
  `at most ${CELL_WORDS} words are expected`,
);

/** One game's answer to a question. */
const answer = z
  .strictObject({
    /** One-word id of the answer, e.g. "jong-258"; games that answer alike share it. */
    key: id,
    says: cell,
    /** Rules that give the answer; each is listed at one question only. */
    rules: z.array(ruleName).default([]),
    /** Rules that also say it but are listed under `rules` at another question. */
    see: z.array(ruleName).default([]),
    /** What is answered instead at tables whose options have these values. */
    unless: z
      .array(
        z.strictObject({
          with: z.record(id, z.union([z.boolean(), z.number(), z.string()])),
          key: id,
          says: cell,
        }),
      )
      .min(1)
      .optional(),
  })
  .refine(({ rules, see }) => rules.length + see.length > 0, 'an answer needs its rule: `rules` or `see`');

/** Schema of content/common/compare.yaml: questions one would ask about any game, and each game's answer. */
export const compareForm = z.strictObject({
  questions: z
    .array(
      z
        .strictObject({
          id,
          title: words,
          /** Answers by game id; a game without a rule on the matter is left out. Excludes `every`. */
          games: z.record(id, answer).optional(),
          /** One answer for all games, from the common rulebook. Excludes `games`. */
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

/**
 * Schema of content/common/unlearn.yaml: the order in which somebody who knows another game is asked, and the form of
 * each question.
 */
export const unlearnForm = z.strictObject({
  points: z
    .array(
      z
        .strictObject({
          /** Id of a question in compare.yaml. */
          row: id,
          /** Question text for the board, if the text of its kind does not fit. */
          wording: words.optional(),
          /**
           * Question text for asking the bare fact, if no position turns on it. Exactly one of `ask` and `statement` is
           * required.
           */
          ask: words.optional(),
          /** What a game without a rule on the matter does. */
          none: words.optional(),
          /** An answer that is wrong in every game. */
          never: words.optional(),
          /** One sentence shown before the question. */
          bridge: words.optional(),
          /** Why the point is only told and never asked. Exactly one of `ask` and `statement` is required. */
          statement: words.optional(),
        })
        .refine(
          ({ ask, statement }) => (ask === undefined) !== (statement === undefined),
          'either `ask` or `statement` is expected',
        ),
    )
    .min(1),
});
