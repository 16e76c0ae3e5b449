/** What can be embedded, and how an element's attributes say which: the address of its frame. Nothing of it is markup. */

import { PLAIN_SEED } from './plain-seed.ts';
import { gameNamed, LONGEST } from './scene-text.ts';

/** Attributes of the element, by their names. */
export type EmbedAttributes = Readonly<Record<string, string>>;

/** The frame that attributes ask for, and what of them is wrong. */
export interface WantedFrame {
  readonly kind: string;
  /** Below `embed/frame/`, with its query and fragment. */
  readonly address: string;
  /** What the frame is given once it asks for it: a scene that the page's author wrote. */
  readonly text: string | null;
  /** A sentence for each attribute that could not be taken as it is. */
  readonly faults: readonly string[];
}

/** How an attribute may be written, and how that is said. */
interface Form {
  readonly is: RegExp;
  readonly wording: string;
}

/** The game of whatever does not say one. */
const GAME_INSTEAD = 'two-five-eight';

/** What stands in the place of a scene and a hand that cannot be taken, and shows how they are written. */
const A_SCENE = `${GAME_INSTEAD}/calling-a-pung`;
const A_HAND = '123m 567p 888p 34s 55s +2s';

const OF_GAME: Form = {
  is: /^[a-z0-9-]+\/[a-z0-9-]+$/,
  wording: `a game and a name, such as “${A_SCENE}”`,
};
const GAME: Form = { is: /^[a-z0-9-]+$/, wording: `a game such as “${GAME_INSTEAD}”` };
const COUNT: Form = { is: /^(?:1?[1-9]|[12]0)$/, wording: 'a number up to 20' };
const HAND: Form = { is: /^[\w()[\]<>^+ ]{1,120}$/, wording: `a hand such as “${A_HAND}”` };
const WHOLE: Form = { is: /^\d{1,4}$/, wording: 'a whole number' };
const SEED: Form = { is: /^[\w.-]{1,64}$/, wording: 'up to 64 letters and digits' };
const IDS: Form = { is: /^[a-z0-9-]+( [a-z0-9-]+)*$/, wording: 'ids of rules' };
const TEXT: Form = { is: /\S/, wording: `the text of a scene, up to ${LONGEST} characters,` };
const one = (...of: readonly string[]): Form => ({
  is: new RegExp(`^(?:${of.join('|')})$`),
  wording: `one of ${of.join(', ')}`,
});

/** Sets of words, each named by what it calls a chow. */
export const WORD_SETS = ['own', 'chow', 'sheung', 'seung', 'chi', 'han'] as const;

/** What every embed may be told. */
const LOOK: Readonly<Record<string, Form>> = {
  theme: one('auto', 'light', 'dark'),
  tiles: one('classic', 'index', 'plain'),
  words: one(...WORD_SETS),
};

interface Kind {
  /** How the attribute that names it is written; what stands in its place where it is not. */
  readonly form: Form;
  readonly instead: string;
  readonly more: Readonly<Record<string, Form>>;
  /** What its address names, where that is not what its attribute says. */
  readonly path?: (of: string, attributes: EmbedAttributes) => string;
  /** The fragment of its address. */
  readonly fragment: (of: string, attributes: EmbedAttributes) => string;
}

/** What can be asked about a written hand: nothing that turns on what was discarded or let go before. */
export const HAND_QUESTIONS = [
  'win',
  'waits',
  'sort',
  'mend',
  'discard',
  'pass',
  'worth',
  'pays',
  'declare',
  'han',
  'fu',
] as const;

/** What is given of these, as an address has it: commas stand between where an attribute has spaces. */
const fields = (of: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(of)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value.replaceAll(' ', ',')}`]))
    .join('&');

/** The same as a reader's own address has it, which is seen to be cut off where it is. */
const closed = (of: Readonly<Record<string, string | undefined>>): string => `v=1&${fields(of)}&end`;

/** Each kind by its attribute. */
const KINDS: Readonly<Record<string, Kind>> = {
  scene: {
    form: OF_GAME,
    instead: A_SCENE,
    more: { step: WHOLE },
    fragment: (of, { step }) => fields({ [of.split('/')[1] ?? '']: step }),
  },
  rule: { form: OF_GAME, instead: `${GAME_INSTEAD}/jong-258`, more: {}, fragment: () => '' },
  question: {
    form: OF_GAME,
    instead: `${GAME_INSTEAD}/win`,
    more: { seed: SEED, at: WHOLE, grade: one('1', '2', '3'), rules: IDS },
    fragment: (_, { seed = PLAIN_SEED, at, grade, rules }) => closed({ seed, at, grade, rules }),
  },
  play: {
    form: GAME,
    instead: GAME_INSTEAD,
    more: { seed: SEED },
    fragment: (of, { seed }) => (seed === undefined ? '' : closed({ game: of, seed })),
  },
  text: {
    form: TEXT,
    instead: '',
    more: { game: GAME, step: WHOLE },
    path: (of, { game }) => game ?? gameNamed(of) ?? GAME_INSTEAD,
    fragment: (_, { step }) => fields({ scene: step }),
  },
  hand: {
    form: HAND,
    instead: A_HAND,
    more: { game: GAME, ask: one(...HAND_QUESTIONS) },
    path: (_, { game }) => game ?? GAME_INSTEAD,
    fragment: (of, { ask }) => fields({ hand: encodeURIComponent(of.trim()), ask }),
  },
  drill: {
    form: OF_GAME,
    instead: `${GAME_INSTEAD}/win`,
    more: { seed: SEED, grade: one('1', '2', '3'), rules: IDS, count: COUNT },
    path: (of) => of.split('/')[0] ?? GAME_INSTEAD,
    fragment: (of, { seed, grade, rules, count }) =>
      fields({ of: of.split('/')[1], seed, grade, rules, count }),
  },
  score: {
    form: GAME,
    instead: 'hong-kong',
    more: { hand: HAND },
    fragment: (_, { hand }) =>
      hand === undefined ? '' : closed({ hand: encodeURIComponent(hand.trim().replace(/ +/g, '.')) }),
  },
};

/** What the element itself may carry on any page. */
const PLAIN = /^(?:id|class|style|title|lang|dir|hidden|slot|part|role|tabindex|v-pre|data-.*|aria-.*)$/;

/** Attributes that say which frame it is: when one of them changes, it is another. */
export const NAMING: readonly string[] = Object.entries(KINDS).flatMap(([kind, { more }]) => [
  kind,
  ...Object.keys(more),
]);

/** The kinds that attributes name; a hand to score is no kind of its own. */
export const kindsNamed = (attributes: EmbedAttributes): string[] =>
  Object.keys(KINDS).filter((kind) => kind in attributes && !(kind === 'hand' && 'score' in attributes));

/**
 * Reads an element's attributes. What is wrong is left out, or another working thing stands for it, and it is said.
 * @param isThere false if the site has no frame at the address that these attributes led to
 */
export function wanted(attributes: EmbedAttributes, isThere = true): WantedFrame {
  const faults: string[] = [];
  const named = kindsNamed(attributes);
  if (named.length !== 1) faults.push(`one of ${Object.keys(KINDS).join(', ')} is expected`);
  const asks = named[0] ?? 'scene';
  const question = attributes[asks] ?? '';
  const { form } = KINDS[asks] as Kind;
  const isWell = form.is.test(question) && question.length <= (form === TEXT ? LONGEST : 120);
  if (!isWell && named.length > 0) faults.push(wrong(asks, question, form));
  // What its author wrote has no other to stand for it.
  const kind = isWell || form !== TEXT ? asks : 'scene';
  const { instead, more, path, fragment } = KINDS[kind] as Kind;
  const good = checkedAttributes(attributes, kind, more, faults);
  const of = isWell && (isThere || path) ? question : instead;
  const place = path ? (isThere ? path(of, good) : GAME_INSTEAD) : of;
  if (!isThere) faults.push(`nothing here is called “${short(path ? path(of, good) : question)}”`);
  const { words, tiles } = good;
  const query = fields({ tiles, words });
  const hash = (isWell && isThere) || path ? fragment(of, good) : '';
  const address = `${kind}/${place}/${query && `?${query}`}${hash && `#${hash}`}`;
  return { kind, address, text: kind === 'text' ? of : null, faults };
}

/** Those of the attributes that can be taken as they are; what is wrong with the others is added to the faults. */
function checkedAttributes(
  attributes: EmbedAttributes,
  kind: string,
  more: Kind['more'],
  faults: string[],
): Record<string, string> {
  const known: Kind['more'] = { ...LOOK, ...more };
  const good: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const isKind = name in KINDS && !Object.hasOwn(more, name);
    if (isKind || PLAIN.test(name)) continue;
    const shape = known[name];
    if (!shape) faults.push(`“${short(name)}” is nothing that version 1 of ${kind} knows`);
    else if (shape.is.test(value)) good[name] = value;
    else faults.push(wrong(name, value, shape));
  }
  return good;
}

const wrong = (name: string, value: string, { wording }: Form): string =>
  `${name}="${short(value)}": ${wording} is expected`;

/** Nobody wants to read a page of it. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
