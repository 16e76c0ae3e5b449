/** What the files of content/ must look like, field by field. */
import { z } from 'astro/zod';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id in kebab-case is expected, such as jong-258');
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is expected, such as #946100');
const words = z.string().trim().min(1);

const wind = z.enum(['east', 'south', 'west', 'north']);

/** A whole hand, written as in lessons: East's in the East round, drawn, where nothing else is said. */
const example = {
  tiles: words,
  by: z.enum(['draw', 'discard']).optional(),
  way: z.enum(['last', 'flower', 'gong', 'two-gongs', 'first']).optional(),
  seat: wind.optional(),
  round: wind.optional(),
};

/** content/<ruleset>/course.yaml: what the site shows of a game before any lesson. */
export const courseForm = z.strictObject({
  /** The game's name: "Two-Five-Eight". */
  title: words,
  /** The game in one sentence. */
  sentence: words,
  /** Its place among the games, the smallest first. */
  order: z.number().int().nonnegative(),
  /** The colour it is known by, on light and on dark paper. */
  accent: z.strictObject({ light: colour, dark: colour }),
  /** Which characters its own words are written in: those of the mainland are simplified. */
  characters: z.enum(['zh-Hant', 'zh-Hans']).default('zh-Hant'),
  /** The tile it is known by, in tile notation: "5p". */
  emblem: words,
  /** The tile style of its pages as long as the reader has chosen none. */
  tiles: z.enum(['classic', 'index', 'plain']).default('index'),
  /** Hands that its score page opens with. What each is worth, and whether it wins, is worked out. */
  score: z.array(z.strictObject({ title: words, ...example })).default([]),
  /** Three hands on its sheet for the table: two that win, and one that looks so and does not. Which is which is worked out. */
  sheet: z.array(z.strictObject({ title: words, ...example })).default([]),
  /** Deals that its reader wins, by their seeds: bots have played them up to a moment from which they can be won. */
  deals: z.strictObject({
    /** It comes after the lesson of this address, and is played by the house rules that suit what was taught by then. */
    short: z.strictObject({
      after: id,
      seed: words,
      rules: z.record(id, z.union([z.boolean(), z.number(), z.string()])).default({}),
    }),
    /** Eight draws before the end of their walls. */
    last: z.array(words).min(1),
  }),
});

/** The head of content/<ruleset>/NN-slug.mdx. NN is the lesson's place, slug its address. */
export const lessonForm = z.strictObject({
  /** What the lesson is called; its only first-level heading. */
  title: words,
  /** One line: what the reader will be able to do. */
  goal: words,
  /** The rules it teaches, by their ids in the rulebook of its ruleset or the common one. */
  rules: z.array(id).min(1),
  /** Those of them that no board can turn on, each with the reason. */
  told: z.record(id, words).default({}),
  /** It is beside the course: nobody has to do it to have done all lessons, and “Go on” does not lead to it. */
  extra: z.boolean().default(false),
  /** Tiles that stand for the lesson in lists, in tile notation; groups apart by spaces. */
  tiles: words.optional(),
});

const isEven = (rows: readonly (readonly string[])[]) =>
  rows.every(({ length }) => length === rows[0]?.length);

/** What somebody is told whose action a rule forbids. */
const refusalText = { head: words.optional(), text: words.optional() };

/** The same of one part of the rule, or of one of the things that it forbids. */
const refusalCase = z.strictObject({
  ...refusalText,
  when: z.strictObject({
    tried: z
      .array(z.enum(['discard', 'pass', 'win', 'pung', 'chow', 'kong', 'exchange', 'show', 'say']))
      .min(1)
      .optional(),
    moment: z
      .array(
        z.enum([
          'own-turn',
          'others-turn',
          'tile',
          'own-tile',
          'own-kong',
          'answered',
          'draw',
          'deal',
          'exchange',
          'over',
        ]),
      )
      .min(1)
      .optional(),
    offer: z
      .array(z.enum(['discard', 'promotion', 'concealed-kong']))
      .min(1)
      .optional(),
    under: z.array(words).min(1).optional(),
    counted: z.boolean().optional(),
    declarations: z.array(words.nullable()).min(1).optional(),
    word: z.array(words).min(1).optional(),
  }),
});

/** What stands in every entry of a rulebook. */
const entry = {
  /** Its address: the anchor on the rulebook page and the name in refusals. */
  id,
  /** A short noun phrase. */
  title: words,
  /** The rule in a sentence or two of our own, by itself: a refusal or a receipt says nothing else of it. */
  sentence: words,
  /** What a table says better: its first row heads the columns. */
  table: z
    .array(z.array(words).min(2).readonly())
    .min(3)
    .refine(isEven, 'every row has as many cells as the first')
    .readonly()
    .optional(),
  /** What else belongs to the rule, a line each. */
  list: z.array(words).min(2).readonly().optional(),
  /** Who says so: the game's source document, or a ruling where that is silent. */
  source: z.enum(['document', 'ruling']),
  /** What was decided where the source is silent, also for the part of a rule that it leaves open. */
  ruling: words.optional(),
  /** Why it was decided so. */
  reason: words.optional(),
  /** The scene that shows it: a file name in scenes/ without the ending, or "<ruleset>/<name>". */
  scene: z.string().optional(),
  /** Where there is no scene: why none can show it. */
  unshown: words.optional(),
  /** Of a scoring pattern: a hand it counts in, and one that comes near, with what keeps it from counting. */
  shows: z.strictObject(example).optional(),
  not: z.strictObject({ ...example, why: words }).optional(),
  /** Of a rule that counts in several ways on one receipt: what each of its lines is called. */
  parts: z.record(id, words).optional(),
  /** Where the sheet for the table says it, if it is not found there by the ruleset: among the values, or who pays. */
  sheet: z.enum(['values', 'pays']).optional(),
  /** The same as anybody at the table would say it, after a "No": one of the answers to "May I?". */
  objection: words.max(80).optional(),
  /** What somebody is told whose action it forbids; without it, title and sentence are said. */
  refusal: z
    .strictObject({
      ...refusalText,
      cases: z.array(refusalCase).min(1).optional(),
      alone: z.literal(true).optional(),
      last: z.literal(true).optional(),
    })
    .optional(),
  /** What is told at the beginning of a deal that it makes special. */
  opening: words.optional(),
  /** The chapter that begins with this rule. */
  chapter: words.optional(),
};

const isShown = (rule: { scene?: string | undefined; unshown?: string | undefined }) =>
  (rule.scene === undefined) !== (rule.unshown === undefined);
const showing = 'either `scene` or `unshown` is expected';
const isReasoned = (rule: { source: string; ruling?: string | undefined; reason?: string | undefined }) =>
  rule.reason !== undefined || (rule.source === 'document' && rule.ruling === undefined);
const reasoning = 'a ruling needs its reason: `reason: …`';

/** One rule of a rulebook. */
const ruleForm = z.strictObject(entry).refine(isShown, showing).refine(isReasoned, reasoning);

const optionName = z
  .string()
  .regex(
    /^(?:[a-z0-9-]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'the id of an option is expected, such as robbing or changchun/robbing',
  );
const optionValue = z.union([z.boolean(), z.number(), z.string()]);

/** One switch of a game. The ruleset says the same values; a test holds the two together. */
const optionForm = z
  .strictObject({
    ...entry,
    /** What it can be, each with words for it. */
    values: z.array(z.strictObject({ value: optionValue, label: words })).min(2),
    /** What it is unless the table chooses otherwise. */
    default: optionValue,
  })
  .refine(isShown, showing)
  .refine(isReasoned, reasoning)
  .refine(
    (option) => option.values.some(({ value }) => value === option.default),
    'the default is not among the values',
  );

/** content/<ruleset>/rulebook.yaml and content/common/rulebook.yaml. */
export const rulebookForm = z.strictObject({
  /** In the order in which a hand meets them. */
  rules: z.array(ruleForm).min(1),
  options: z.array(optionForm).default([]),
  /** Which switches let a table decide each ruling otherwise, and of all others why none does. */
  rulings: z
    .strictObject({
      switches: z.record(id, z.array(optionName).min(1)),
      none: z.array(z.strictObject({ why: words, rules: z.array(id).min(1) })),
    })
    .optional(),
});

/** content/common/hands.yaml: hands that are put to every game. */
export const handsForm = z.strictObject({
  hands: z.array(z.strictObject({ title: words, ...example })).min(1),
});

/** content/common/divergences.yaml: deals at which two games part; what stands here a search has found. */
export const divergencesForm = z.strictObject({
  pairs: z.array(
    z.strictObject({
      games: z.tuple([id, id]),
      deals: z
        .array(
          z.strictObject({
            seed: words,
            /** How many steps they have in common. */
            after: z.int().positive(),
            /** The game whose rule parts them, and that rule. */
            game: id,
            rule: id,
          }),
        )
        .min(1),
    }),
  ),
});

/** One step of a scene's script: "south draws 2p", or that with its caption, what is refused and what is asked. */
const step = z.union([z.string(), z.record(z.string(), z.unknown())]);

/** content/<ruleset>/scenes/<name>.yaml, by form only: the scene's parser says whether the lines can be read. */
export const sceneForm = z.strictObject({
  title: words,
  /** Where the scene is not its ruleset's plain table: the options and the hand it is played under. */
  options: z.record(z.string(), z.unknown()).optional(),
  under: z.string().optional(),
  /** The seat it is seen from; without one the table is open. */
  seat: z.enum(['east', 'south', 'west', 'north']).optional(),
  /** What is shown beside its table: "receipt debts". */
  shows: z.string().optional(),
  /** The position it starts from; without it, the deal's first moment. */
  given: z.record(z.string(), z.unknown()).optional(),
  /** The four hands and the wall. */
  deal: z.record(z.string(), z.string()),
  script: z.array(step),
  /** What must be true at the end. */
  expect: z.record(z.string(), z.unknown()).optional(),
});

export type CourseForm = z.infer<typeof courseForm>;
export type RuleForm = z.infer<typeof ruleForm>;
export type OptionForm = z.infer<typeof optionForm>;
