/** Zod schemas of the files in content/, field by field. */
import { z } from 'astro/zod';
import { LIMITS } from '../../engine/score.ts';
import { REFUSAL_MOMENTS } from '../../i18n/message-context.ts';
import { WIN_WAYS } from '../../notation/win-ways.ts';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id in kebab-case is expected, such as jong-258');
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is expected, such as #946100');
const words = z.string().trim().min(1);

const wind = z.enum(['east', 'south', 'west', 'north']);

/** A complete hand in lesson notation. Defaults: East's hand, East round, won by drawing. */
const example = {
  tiles: words,
  by: z.enum(['draw', 'discard']).optional(),
  way: z.enum(WIN_WAYS).optional(),
  seat: wind.optional(),
  round: wind.optional(),
};

/** Schema of a decision of another program that differs from this game's usual table. */
const elsewhereForm = z.strictObject({
  /** The name of its package. */
  program: words,
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Its table, where it has several: "German rules". */
  table: words.optional(),
  /** The part of the rule that it is about, where the rule has several lines on a receipt. */
  part: id.optional(),
  /** The script that showed it: a file name in findings/ without the ending. */
  finding: id,
  /** What it decides, in a sentence. */
  decides: words,
  /**
   * What it counts for the hand: `none` where the hand does not win, `complete` where it does and has no count, `limit` for
   * a limit without a number. Of a hand that is one tile short: the tiles for which it `waits`, or `ready` for none.
   */
  counts: z.union([
    z.enum(['none', 'complete', 'limit', 'ready']),
    z.strictObject({ waits: words }),
    z.strictObject({ fan: z.int().positive() }),
    z.strictObject({ points: z.int().positive() }),
    z.strictObject({ yakuman: z.int().positive() }),
    z.strictObject({
      han: z.int().positive(),
      fu: z.int().positive(),
      limit: z.enum(LIMITS).optional(),
    }),
  ]),
  hand: z.strictObject(example),
});

/** Schema of content/<ruleset>/course.yaml: what the site shows of a game before its first lesson. */
export const courseForm = z.strictObject({
  /** The game's name: "Two-Five-Eight". */
  title: words,
  /** The game in one sentence. */
  sentence: words,
  /** Its position among the games, smallest first. */
  order: z.number().int().nonnegative(),
  /** Home invites newcomers straight to the games that most people know. */
  widelyPlayed: z.boolean().default(false),
  /** Its colour on light and on dark paper. */
  accent: z.strictObject({ light: colour, dark: colour }),
  /** The characters of its words: simplified (zh-Hans) for games of mainland China, and Japanese ones (ja). */
  characters: z.enum(['zh-Hant', 'zh-Hans', 'ja']).default('zh-Hant'),
  /** The document that its rules are from: the name before each `cites`, and what its rulebook says of it at its head. */
  source: z.strictObject({ name: words, about: words, href: z.url().optional() }).optional(),
  /** Where the tables that are known by a name are written down, by the id of their preset. */
  documents: z.record(id, z.url()).default({}),
  /** The tile that stands for the game, in tile notation: "5p". */
  emblem: words,
  /** The tile style of its pages until the reader chooses one. */
  tiles: z.enum(['classic', 'index', 'plain']).default('index'),
  /** Hands that its score page opens with. The build computes what each is worth and whether it wins. */
  score: z.array(z.strictObject({ title: words, ...example })).default([]),
  /**
   * Three hands on its printed sheet: two that win, and one that looks like a win and is not. The build computes which
   * is which.
   */
  sheet: z.array(z.strictObject({ title: words, ...example })).default([]),
  /** What else stands on the card for the table: rules by heading, and what is said besides calls. */
  card: z
    .strictObject({
      rules: z.array(
        z.strictObject({
          title: words,
          rules: z.array(id).min(1),
          /** What is told of each rule: its table, the lines of its list, or what a player objects with. */
          by: z.enum(['table', 'list', 'objection']),
        }),
      ),
      says: z.array(z.strictObject({ say: words, characters: words, when: words, rule: id })),
    })
    .optional(),
  /** Seeds of deals that the reader wins; bots play them up to a moment from which they can be won. */
  deals: z.strictObject({
    /** Comes after the lesson with this slug. Its house rules suit what has been taught by then. */
    short: z.strictObject({
      after: id,
      seed: words,
      rules: z.record(id, z.union([z.boolean(), z.number(), z.string()])).default({}),
    }),
    /** Seeds of deals with eight draws left in the wall. */
    last: z.array(words).min(1),
  }),
});

/** Schema of the frontmatter of content/<ruleset>/NN-slug.mdx, where NN is the lesson's number and slug its address. */
export const lessonForm = z.strictObject({
  /** The lesson's title; its only first-level heading. */
  title: words,
  /** One line: what the reader will be able to do. */
  goal: words,
  /** Ids of the rules it teaches, from its ruleset's rulebook or the common one. */
  rules: z.array(id).min(1),
  /** Rules among them that no board can turn on, each with the reason. */
  told: z.record(id, words).default({}),
  /** Marks a lesson beside the course: it does not count for finishing, and “Go on” does not lead to it. */
  extra: z.boolean().default(false),
  /** Tiles that stand for the lesson in lists, in tile notation; spaces separate groups. */
  tiles: words.optional(),
});

const isEven = (rows: readonly (readonly string[])[]) =>
  rows.every(({ length }) => length === rows[0]?.length);

/** Head and text of the refusal that a player reads when the rule forbids an action. */
const refusalText = { head: words.optional(), text: words.optional() };

/** Refusal text for one part of the rule, or for one of the actions it forbids; `when` says for which. */
const refusalCase = z.strictObject({
  ...refusalText,
  when: z.strictObject({
    tried: z
      .array(z.enum(['discard', 'pass', 'win', 'pung', 'chow', 'kong', 'exchange', 'show', 'say']))
      .min(1)
      .optional(),
    moment: z.array(z.enum(REFUSAL_MOMENTS)).min(1).optional(),
    offer: z
      .array(z.enum(['discard', 'promotion', 'concealed-kong']))
      .min(1)
      .optional(),
    under: z.array(words).min(1).optional(),
    counted: z.boolean().optional(),
    declarations: z.array(words.nullable()).min(1).optional(),
    word: z.array(words).min(1).optional(),
    part: z.array(words).min(1).optional(),
  }),
});

/** Fields that every entry of a rulebook has. */
const entry = {
  /** Its id: the anchor on the rulebook page, and the rule id in refusals. */
  id,
  /** A short noun phrase. */
  title: words,
  /**
   * The rule in a sentence or two of our own. It must be clear by itself, as refusals and receipts show nothing else.
   */
  sentence: words,
  /** Rows of a table; the first row heads the columns. */
  table: z
    .array(z.array(words).min(2).readonly())
    .min(3)
    .refine(isEven, 'every row has as many cells as the first')
    .readonly()
    .optional(),
  /** Further lines of the rule. */
  list: z.array(words).min(2).readonly().optional(),
  /** The source of the rule: the game's source document, or a ruling of ours where that is silent. */
  source: z.enum(['document', 'ruling']),
  /** Where the document says it: edition and section, and how sure that is. Read after the name of the document. */
  cites: words.optional(),
  /** What was decided where the source is silent or leaves part of the rule open. */
  ruling: words.optional(),
  /** The reason for the ruling. */
  reason: words.optional(),
  /** The scene that shows the rule: a file name in scenes/ without the ending, or "<ruleset>/<name>". */
  scene: z.string().optional(),
  /** The reason why no scene can show the rule; given where `scene` is missing. */
  unshown: words.optional(),
  /** For a scoring pattern: a hand that has it, and a hand that nearly has it, with the reason why it does not. */
  shows: z.strictObject(example).optional(),
  not: z.strictObject({ ...example, why: words }).optional(),
  /** Programs that decide otherwise, each seen in a run. What we answer is never written: the rules are asked. */
  elsewhere: z.array(elsewhereForm).min(1).optional(),
  /** For a rule with several lines on a receipt: the name of each line. */
  parts: z.record(id, words).optional(),
  /** The part of the printed sheet with this rule, where the ruleset does not tell: values or payments. */
  sheet: z.enum(['values', 'pays']).optional(),
  /** The rule as a player would object with it, after a "No": one of the answers to "May I?". At most 80 characters. */
  objection: words.max(80).optional(),
  /** The refusal text of this rule; by default its title and sentence. */
  refusal: z
    .strictObject({
      ...refusalText,
      cases: z.array(refusalCase).min(1).optional(),
      alone: z.literal(true).optional(),
      last: z.literal(true).optional(),
    })
    .optional(),
  /** The text at the start of a deal that this rule makes special. */
  opening: words.optional(),
  /** The title of the chapter that starts with this rule. */
  chapter: words.optional(),
};

const isShown = (rule: { scene?: string | undefined; unshown?: string | undefined }) =>
  (rule.scene === undefined) !== (rule.unshown === undefined);
const SHOWING_FAULT = 'either `scene` or `unshown` is expected';
const isReasoned = (rule: { source: string; ruling?: string | undefined; reason?: string | undefined }) =>
  rule.reason !== undefined || (rule.source === 'document' && rule.ruling === undefined);
const REASONING_FAULT = 'a ruling needs its reason: `reason: …`';

/** Schema of one rule of a rulebook. */
const ruleForm = z.strictObject(entry).refine(isShown, SHOWING_FAULT).refine(isReasoned, REASONING_FAULT);

const optionName = z
  .string()
  .regex(
    /^(?:[a-z0-9-]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'the id of an option is expected, such as robbing or changchun/robbing',
  );
const optionValue = z.union([z.boolean(), z.number(), z.string()]);

/** Schema of one option of a game. The ruleset in code has the same values; a test compares the two. */
const optionForm = z
  .strictObject({
    ...entry,
    /**
     * Its possible values with their labels; `agreed` is what a list of house rules says of a value, as a clause. A value
     * that the option's own scene does not show may name one that does.
     */
    values: z
      .array(
        z.strictObject({
          value: optionValue,
          label: words,
          agreed: words.optional(),
          scene: entry.scene,
        }),
      )
      .min(2),
    /** The value unless the table chooses another. */
    default: optionValue,
  })
  .refine(isShown, SHOWING_FAULT)
  .refine(isReasoned, REASONING_FAULT)
  .refine(
    (option) => option.values.some(({ value }) => value === option.default),
    'the default is not among the values',
  )
  .refine(
    (option) =>
      option.values.every(({ value, agreed }) => (agreed === undefined) === (value === option.default)),
    'every value but the default needs its clause in a list of house rules: `agreed: …`',
  );

/** Schema of content/<ruleset>/rulebook.yaml and content/common/rulebook.yaml. */
export const rulebookForm = z.strictObject({
  /** Rules in the order in which a hand meets them. */
  rules: z.array(ruleForm).min(1),
  options: z.array(optionForm).default([]),
  /** The options that change each ruling (`switches`), and for all other rulings the reason why none does (`none`). */
  rulings: z
    .strictObject({
      switches: z.record(id, z.array(optionName).min(1)),
      none: z.array(z.strictObject({ why: words, rules: z.array(id).min(1) })),
    })
    .optional(),
});

/** Schema of content/common/hands.yaml: hands that are judged in every game. */
export const handsForm = z.strictObject({
  hands: z.array(z.strictObject({ title: words, ...example })).min(1),
});

/**
 * Schema of content/common/divergences.yaml: deals at which two games part. A search (`npm run partings`) writes it.
 */
export const divergencesForm = z.strictObject({
  pairs: z.array(
    z.strictObject({
      games: z.tuple([id, id]),
      deals: z
        .array(
          z.strictObject({
            seed: words,
            /** Number of steps that the two games have in common. */
            after: z.int().positive(),
            /** The game whose rule makes the difference, and the id of that rule. */
            game: id,
            rule: id,
          }),
        )
        .min(1),
    }),
  ),
});

/** A step of a scene's script: "south draws 2p", or a record with that line and its caption, refusals and questions. */
const step = z.union([z.string(), z.record(z.string(), z.unknown())]);

/** Schema of content/<ruleset>/scenes/<name>.yaml, for its outer form only; the scene parser checks the lines. */
export const sceneForm = z.strictObject({
  title: words,
  /** Options and kind of hand, where the scene is not played under the defaults. */
  options: z.record(z.string(), z.unknown()).optional(),
  under: z.string().optional(),
  /** The seat whose view is shown; without it all hands are open. */
  seat: z.enum(['east', 'south', 'west', 'north']).optional(),
  /** The panels beside the table, separated by spaces: "receipt debts". */
  shows: z.string().optional(),
  /** The position at the start; by default the first moment of the deal. */
  given: z.record(z.string(), z.unknown()).optional(),
  /** The four hands and the wall. */
  deal: z.record(z.string(), z.string()),
  script: z.array(step),
  /** Assertions about the final position. */
  expect: z.record(z.string(), z.unknown()).optional(),
});

export type CourseForm = z.infer<typeof courseForm>;
export type RuleForm = z.infer<typeof ruleForm>;
export type ElsewhereForm = z.infer<typeof elsewhereForm>;
export type OptionForm = z.infer<typeof optionForm>;
