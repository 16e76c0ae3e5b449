/** Turns the attributes of an embed element into the address of its frame. It contains no markup. */

import { PLAIN_SEED } from './plain-seed.ts';
import { gameNamed, LONGEST } from './scene-text.ts';

/** The element's attributes by name. */
type EmbedAttributes = Readonly<Record<string, string>>;

/** The frame the attributes ask for, with a message for each wrong attribute. */
export interface WantedFrame {
  readonly kind: string;
  /** The address below `embed/frame/`, with query and fragment. */
  readonly address: string;
  /** A scene text written on the host page, sent to the frame when it asks; else null. */
  readonly text: string | null;
  /** A hand that nothing is asked about, which its page draws without a frame, and the style of its tiles; else null. */
  readonly drawn: { readonly hand: string; readonly tiles: string } | null;
  /** One sentence for each attribute that was not accepted. */
  readonly faults: readonly string[];
}

/** The pattern of an attribute's value, and its description for messages. */
interface Form {
  readonly is: RegExp;
  readonly wording: string;
  /** The most characters; 120 if left out. */
  readonly most?: number;
  /** What each of its characters is, where a wrong one is named. */
  readonly character?: RegExp;
}

/** The default game. */
const GAME_INSTEAD = 'two-five-eight';

/** The scene and the hand shown instead of wrong ones; they show how to write one. */
const A_SCENE = `${GAME_INSTEAD}/calling-a-pung`;
const A_HAND = '123m 567p 888p 34s 55s +2s';

const OF_GAME: Form = {
  is: /^[a-z0-9-]+\/[a-z0-9-]+$/,
  wording: `a game and a name, such as “${A_SCENE}”`,
};
const GAME: Form = { is: /^[a-z0-9-]+$/, wording: `a game such as “${GAME_INSTEAD}”` };
const COUNT: Form = { is: /^(?:1?[1-9]|[12]0)$/, wording: 'a number up to 20' };
const HAND: Form = {
  is: /^[\w()[\]<>^+ ]{1,120}$/,
  wording: `a hand such as “${A_HAND}”, honours as E S W N C F P or 1z to 7z`,
  character: /[\w()[\]<>^+ ]/,
};
const WHOLE: Form = { is: /^\d{1,4}$/, wording: 'a whole number' };
const SEED: Form = { is: /^[\w.-]{1,64}$/, wording: 'up to 64 letters and digits' };
const IDS: Form = { is: /^[a-z0-9-]+( [a-z0-9-]+)*$/, wording: 'ids of rules' };
const TEXT: Form = {
  is: /\S/,
  wording: `the text of a scene, up to ${LONGEST} characters,`,
  most: LONGEST,
};
/** The game that records are of, and red fives. */
const OF_RECORDS = 'riichi';
const DEAL: Form = {
  is: /^[^\s#]*#?v=1&game=riichi&[\w&=~.,:%!*'()+-]+&end$/,
  wording: 'the link of a deal, as the table shares it,',
  most: 10_000,
};
const one = (...of: readonly string[]): Form => ({
  is: new RegExp(`^(?:${of.join('|')})$`),
  wording: `one of ${of.join(', ')}`,
});

const WIND = one('east', 'south', 'west', 'north');
const RIICHI: Form = { is: /^(?:true|double)?$/, wording: '“true” or “double”' };
const TILES: Form = {
  is: /^[\d ESWNCFPmpszr]{1,40}$/,
  wording: 'tiles such as “3m 5z”, honours as E S W N C F P or 1z to 7z,',
  character: /[\d ESWNCFPmpszr]/,
};

/** The sets of mahjong words, each named by its word for a chow. */
export const WORD_SETS = ['own', 'chow', 'sheung', 'seung', 'chi', 'han'] as const;

/** The attributes every embed accepts. */
const LOOK: Readonly<Record<string, Form>> = {
  theme: one('auto', 'light', 'dark'),
  tiles: one('classic', 'index', 'plain'),
  words: one(...WORD_SETS),
  background: one('none'),
};

interface Kind {
  /** The pattern of the attribute that names the embed, and the value used instead of a wrong one. */
  readonly form: Form;
  readonly instead: string;
  readonly more: Readonly<Record<string, Form>>;
  /** The folder of the frame, when it is not the kind’s own. */
  readonly folder?: string;
  /** Returns the address path, when it is not the attribute's value. */
  readonly path?: (of: string, attributes: EmbedAttributes) => string;
  /** Returns the fragment of the address. */
  readonly fragment: (of: string, attributes: EmbedAttributes) => string;
}

/** The questions that can be asked about a written hand: those that need no history of discards or passes. */
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

/** Joins the given values as URL fields; the spaces of an attribute become commas. */
const fields = (of: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(of)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value.replaceAll(' ', ',')}`]))
    .join('&');

/** As {@link fields}, with the version and the final `end` that reveal a cut link. */
const closedFields = (of: Readonly<Record<string, string | undefined>>): string => `v=1&${fields(of)}&end`;

/** Such a text where nothing is said. */
const NOTHING = closedFields({});

/** What was so when a hand was won, besides its tiles. */
const AROUND = { seat: WIND, round: WIND, riichi: RIICHI, dora: TILES, ura: TILES };

/** The words of a hand's fact, as they stand behind its comma. */
const riichiFact = (riichi: string | undefined): string | undefined =>
  riichi === undefined ? undefined : riichi === 'double' ? 'double-riichi' : 'riichi';

/** The kinds of embeds, by attribute name. */
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
    fragment: (_, { seed = PLAIN_SEED, at, grade, rules }) => closedFields({ seed, at, grade, rules }),
  },
  play: {
    form: GAME,
    instead: GAME_INSTEAD,
    more: { seed: SEED },
    fragment: (of, { seed }) => (seed === undefined ? '' : closedFields({ game: of, seed })),
  },
  record: {
    form: DEAL,
    instead: '',
    more: {},
    folder: 'play',
    path: () => OF_RECORDS,
    fragment: (of) => of.slice(of.indexOf('v=1&')),
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
    more: { game: GAME, ask: one(...HAND_QUESTIONS), ...AROUND },
    // A hand that names no game is drawn by one that has its tiles.
    path: (of, { game }) =>
      game ?? (/0|r5/.test(of) ? OF_RECORDS : /[ESWNCFPfz]/.test(of) ? 'hong-kong' : GAME_INSTEAD),
    fragment: (of, { ask, seat, round, riichi, dora, ura }) =>
      fields({
        hand: encodeURIComponent(of.trim()),
        ask,
        seat,
        round,
        facts: riichiFact(riichi),
        dora: dora?.replaceAll(' ', ''),
        ura: ura?.replaceAll(' ', ''),
      }),
  },
  drill: {
    form: OF_GAME,
    instead: `${GAME_INSTEAD}/win`,
    more: { seed: SEED, grade: one('1', '2', '3'), rules: IDS, count: COUNT },
    path: (of) => of.split('/')[0] ?? GAME_INSTEAD,
    fragment: (of, { seed, grade, rules, count }) =>
      fields({ of: of.split('/')[1], seed, grade, rules, count }),
  },
  card: { form: GAME, instead: 'riichi', more: {}, fragment: () => '' },
  score: {
    form: GAME,
    instead: 'hong-kong',
    more: { hand: HAND, ...AROUND, preset: GAME },
    fragment: (_, { hand, seat, round, riichi, dora, ura, preset }) => {
      const written = closedFields({
        hand: hand && encodeURIComponent(hand.trim().replace(/ +/g, '.')),
        seat: seat?.charAt(0),
        round: round?.charAt(0),
        facts: riichiFact(riichi),
        open: dora?.replaceAll(' ', ''),
        beneath: ura?.replaceAll(' ', ''),
        with: preset && `preset:${preset}`,
      });
      return written === NOTHING ? '' : written;
    },
  },
};

/** Standard HTML attributes, which are ignored. */
const PLAIN = /^(?:id|class|style|title|lang|dir|hidden|slot|part|role|tabindex|v-pre|data-.*|aria-.*)$/;

/** The attributes that select the frame; when one of them changes, the frame is replaced. */
export const FRAME_ATTRIBUTES: readonly string[] = Object.entries(KINDS).flatMap(([kind, { more }]) => [
  kind,
  ...Object.keys(more),
]);

/** An attribute of the element, what it may say, and the kinds of embed that have it; none where all have it. */
export interface EmbedAttribute {
  readonly name: string;
  readonly wording: string;
  readonly kinds: readonly string[];
}

/** The attributes of the element, as descriptions of it for editors need them. */
export function embedAttributes(): readonly EmbedAttribute[] {
  const found = new Map<string, EmbedAttribute>();
  const add = (name: string, { wording }: Form, kinds: readonly string[]): unknown =>
    found.set(name, { name, wording, kinds: [...(found.get(name)?.kinds ?? []), ...kinds] });
  for (const [kind, { form, more }] of Object.entries(KINDS)) {
    add(kind, form, [kind]);
    for (const [name, shape] of Object.entries(more)) add(name, shape, [kind]);
  }
  for (const [name, shape] of Object.entries(LOOK)) add(name, shape, []);
  return [...found.values()];
}

/** Returns the kinds that the attributes name. In a score embed `hand` is its content and not a kind. */
export const kindsNamed = (attributes: EmbedAttributes): string[] =>
  Object.keys(KINDS).filter((kind) => kind in attributes && !(kind === 'hand' && 'score' in attributes));

/**
 * Reads an element's attributes. A wrong attribute is left out or replaced by a working example, and reported. Example:
 * `{ scene: 'two-five-eight/calling-a-pung' }` → address `scene/two-five-eight/calling-a-pung/`.
 * @param isThere false when the site has no frame at the resulting address
 */
export function readEmbed(attributes: EmbedAttributes, isThere = true): WantedFrame {
  const faults: string[] = [];
  const named = kindsNamed(attributes);
  if (named.length !== 1) faults.push(`one of ${Object.keys(KINDS).join(', ')} is expected`);
  const asks = named[0] ?? 'scene';
  const question = attributes[asks] ?? '';
  const { form } = KINDS[asks] as Kind;
  const isWell = form.is.test(question) && question.length <= (form.most ?? 120);
  if (!isWell && named.length > 0) faults.push(wrong(asks, question, form));
  // What has no example of its own kind, such as a wrong scene text, becomes an ordinary scene.
  const kind = isWell || KINDS[asks]?.instead !== '' ? asks : 'scene';
  const { instead, more, folder = kind, path, fragment } = KINDS[kind] as Kind;
  const good = checkedAttributes(attributes, kind, more, faults);
  const of = isWell && (isThere || path) ? question : instead;
  const place = path ? (isThere ? path(of, good) : GAME_INSTEAD) : of;
  if (!isThere) faults.push(`nothing here is called “${short(path ? path(of, good) : question)}”`);
  const { words, tiles, background } = good;
  const query = fields({ tiles, words, background });
  const hash = (isWell && isThere) || path ? fragment(of, good) : '';
  const address = `${folder}/${place}/${query && `?${query}`}${hash && `#${hash}`}`;
  const drawn =
    kind === 'hand' && good.ask === undefined ? { hand: of.trim(), tiles: tiles ?? 'index' } : null;
  return { kind, address, text: kind === 'text' ? of : null, drawn, faults };
}

/** Returns the accepted attributes, and adds a message to `faults` for each other one. */
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

function wrong(name: string, value: string, { wording, character }: Form): string {
  const odd = character && [...value].findIndex((each) => !character.test(each));
  const where =
    odd === undefined || odd < 0 ? '' : `, without “${[...value][odd]}”, its character ${odd + 1}`;
  return `${name}="${short(value)}": ${wording}${where} is expected`;
}

/** Shortens text quoted in a message to 40 characters. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
