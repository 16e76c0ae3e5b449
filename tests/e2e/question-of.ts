/** Questions as the engine deals them: what must be seen of each, its answers, and how a reader gives one. */
import type { Locator } from '@playwright/test';
import { practice } from '#i18n/practice.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { words } from '#i18n/words.ts';
import { isExposed, type Meld } from '../../src/engine/melds.ts';
import type { Terms } from '../../src/engine/ruleset.ts';
import { offerOf } from '../../src/engine/selectors.ts';
import type { Json } from '../../src/engine/table.ts';
import { tilesLeft } from '../../src/engine/table.ts';
import type { Kind } from '../../src/engine/tiles.ts';
import type { View } from '../../src/engine/view.ts';
import { parseQuestionLink } from '../../src/notation/question-link.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Question, QuestionSpec } from '../../src/puzzles/question.ts';
import type { TriedAction } from '../../src/questions/may/attempt.ts';
import type { SafeChoice } from '../../src/questions/safe/rules.ts';
import type { ScoredHand } from '../../src/questions/worth/rules.ts';
import { conceptFor, roomFor } from '../puzzles/concepts.ts';
import { allOf, type Heard, textOf, tilesOf } from './accessibility-tree.ts';

const WINDS = ['East', 'South', 'West', 'North'];

export type Given = readonly string[];

/** The question of an address. @param path `/practice/<game>/<kind>/` @param fragment without “#” */
export function questionAt(ruleset: string, concept: string, fragment: string): Question {
  const link = parseQuestionLink(fragment);
  const { seed, number, grade, rules, chosen, under, without } = link;
  const spec: QuestionSpec = { concept, ruleset, seed, number, grade, rules, chosen, under, without };
  return makeQuestion(conceptFor(concept), roomFor(ruleset), spec);
}

const named = (kinds: readonly Kind[]): string[] => kinds.map((kind) => words.tileName(kind)).sort();
const inText = (text: Json | undefined): Kind[] => (typeof text === 'string' ? parseTiles(text) : []);
const listIn = (all: Json | undefined): readonly { readonly [key: string]: Json }[] =>
  Array.isArray(all) ? (all as readonly { readonly [key: string]: Json }[]) : [];

/** What is to be looked at, and what is: both as plain data, to be compared. */
export interface Looks {
  /** The tiles that stand in each place. */
  readonly tiles: Readonly<Record<string, readonly string[]>>;
  /** What must be read somewhere. */
  readonly says: readonly string[];
}

const isHand = ({ name }: Heard): boolean => /\bhand$/.test(name);

/** The rows of tiles that are somebody's hand, and whatever else lies there but the tiles to pick from. */
function handsIn(heard: readonly Heard[]): Looks['tiles'] {
  const rows = allOf(heard).filter(({ role }) => role === 'list' || role === 'toolbar');
  const hands = rows.filter(isHand);
  const picks = rows.filter((row) => row.role === 'toolbar' && !isHand(row));
  const inRows = [...hands, ...picks].flatMap((row) => tilesOf([row]));
  const loose = [...tilesOf(heard)];
  for (const tile of inRows) loose.splice(loose.indexOf(tile), 1);
  return {
    ...Object.fromEntries(hands.map((row, i) => [`hand ${i + 1}`, [...tilesOf([row])].sort()])),
    beside: loose.sort(),
  };
}

/** Of a table: what lies before each seat, by the wind that it is. */
export function seatsIn(heard: readonly Heard[]): Looks['tiles'] {
  const seats = allOf(heard).flatMap((each) => {
    const wind = WINDS.find((name) => each.role === 'group' && each.name.split(', ').includes(name));
    return wind === undefined
      ? []
      : [{ wind, lists: each.within.filter(({ role }) => role === 'list' || role === 'toolbar') }];
  });
  const of = (wind: string, lists: readonly Heard[], what: string): [string, readonly string[]][] =>
    lists.flatMap((list) =>
      list.name.endsWith(what) ? [[`${wind} ${what}`, [...tilesOf([list])].sort()] as const] : [],
    ) as [string, readonly string[]][];
  return Object.fromEntries(
    seats.flatMap(({ wind, lists }) =>
      ['hand', 'discards', 'bonus tiles'].flatMap((what) => of(wind, lists, what)),
    ),
  );
}

/** What the page shows of a question, of this kind. */
export const seenIn = (concept: string, heard: readonly Heard[]): Looks['tiles'] => {
  if (concept === 'may' || concept === 'safe') return seatsIn(heard);
  if (concept === 'claim' || concept === 'tile') return {};
  return handsIn(heard);
};

/** What the page must show of it. */
export function looksOf({ subject, spec: { concept, ruleset } }: Question): Looks {
  const { terms } = roomFor(ruleset).ruleset;
  const told = conceptFor(concept).describe(subject, formatTiles);
  if (concept === 'tile') return { tiles: {}, says: [] };
  if (concept === 'may') return looksOfTry(subject as TriedAction, terms);
  if (concept === 'safe') return looksOfTable(subject as SafeChoice, []);
  if (concept === 'claim') {
    const seats = listIn(told['seats']);
    const hands = listIn(told['calls']).map(({ seat }) =>
      words.tileList(inText(seats[Number(seat)]?.['hand'])),
    );
    return { tiles: {}, says: [...hands, ...named(inText(told['discard']))] };
  }
  if (concept === 'reveal') {
    const seats = listIn(told['seats']);
    return {
      tiles: {
        ...Object.fromEntries(seats.map(({ hand }, i) => [`hand ${i + 1}`, named(inText(hand))])),
        beside: [],
      },
      says: seats.flatMap(({ melds }) => listIn(melds).map(({ tiles }) => words.tileList(inText(tiles)))),
    };
  }
  const melds = listIn(told['melds']).map(({ tiles }) => words.tileList(inText(tiles)));
  const own = [...inText(told['hand']), ...inText(told['discard'])];
  const others = Array.isArray(told['others']) ? (told['others'] as readonly string[]) : [];
  const standing = isStanding(subject, ruleset) ? others.filter((hand) => hand !== '') : [];
  const hands = [own, ...standing.map((hand) => parseTiles(hand))];
  const last = inText(told['tile'] ?? told['discard']);
  const isSaid = concept !== 'sort' && concept !== 'mend' && last.length === 1;
  const from = told['from'] ?? told['discarder'];
  return {
    tiles: {
      ...Object.fromEntries(hands.map((hand, i) => [`hand ${i + 1}`, named(hand)])),
      beside: named(['bonus', 'river', 'dora', 'ura'].flatMap((lies) => inText(told[lies]))),
    },
    says: [
      ...melds,
      ...(isSaid ? named(last) : []),
      ...(isSaid && typeof from === 'number'
        ? [words.seatName(from as 0 | 1 | 2 | 3, { reader: null, dealer: 0, terms }, 'start')]
        : []),
    ],
  };
}

/** Whether the hands of those who have not won are to be seen: where one is asked about money, only if that is about them. */
const isStanding = (asked: unknown, ruleset: string): boolean =>
  typeof asked === 'object' && asked !== null && 'matter' in asked
    ? asked.matter === 'losers'
    : Boolean(roomFor(ruleset).ruleset.scoring?.loserScore);

/** A table as its seat sees it. @param asks what is asked of it */
function looksOfTable(
  { table, seat: own }: Pick<SafeChoice, 'table' | 'seat'>,
  asks: readonly string[],
): Looks {
  const offer = offerOf(table);
  const robbed = offer?.as === 'promotion' ? offer.tile : null;
  const seats = table.seats.map(({ concealed, river, bonus, melds }, seat) => {
    const wind = WINDS[(seat - table.dealer + 4) % 4] ?? '';
    const lists: [string, readonly string[]][] = [[`${wind} discards`, named(river)]];
    if (seat === own) lists.push([`${wind} hand`, named(concealed)]);
    if (bonus.length > 0) lists.push([`${wind} bonus tiles`, named(bonus)]);
    const open = melds.filter((meld) => isExposed(meld) || seat === own);
    // A tile that is just being added lies with its pung already.
    const isAdded = (meld: Meld): boolean =>
      meld.kind === 'pung' && meld.tile === robbed && seat === offer?.from;
    return {
      lists,
      melds: open.map((meld) => words.tileList(isAdded(meld) ? [...meld.tiles, meld.tile] : meld.tiles)),
    };
  });
  return {
    tiles: Object.fromEntries(seats.flatMap(({ lists }) => lists.filter(([, tiles]) => tiles.length > 0))),
    says: [`${tilesLeft(table.wall)} in the wall`, ...asks, ...seats.flatMap(({ melds }) => melds)],
  };
}

const looksOfTry = ({ table, action }: TriedAction, terms: Terms): Looks =>
  looksOfTable({ table, seat: action.seat }, [
    practiceQuestion.may.ask(words.actionName(action, terms, offerOf(table) !== null)),
  ]);

/** What lies before each seat of a table as one of them sees it, and what that one holds. */
export const lyingBefore = ({ seats }: Pick<View, 'seats'>, reader: number): Looks['tiles'] =>
  Object.fromEntries(
    seats.flatMap(({ seat, wind, concealed, river, bonus }) => {
      const of = words.windName(wind);
      return [
        ...(seat === reader ? [[`${of} hand`, named(concealed)] as const] : []),
        [`${of} discards`, named(river)] as const,
        [`${of} bonus tiles`, named(bonus)] as const,
      ];
    }),
  );

/** Which places show something else than they are to; what is nowhere said to be seen is left out. */
export function differing(due: Looks['tiles'], seen: Looks['tiles']): readonly string[] {
  const places = new Set(
    [...Object.keys(due), ...Object.keys(seen)].filter((place) => place in due || !place.endsWith('hand')),
  );
  return [...places].flatMap((place) => {
    const [is, has] = [seen[place] ?? [], due[place] ?? []].map((row) => row.join(', '));
    return is === has
      ? []
      : [`${place}: the page shows ${is || 'nothing'}, the question has ${has || 'nothing'}`];
  });
}

/** What differs between what is seen and what is to be; nothing where the page shows the question. */
export function differences(question: Question, heard: readonly Heard[]): readonly string[] {
  const { tiles, says } = looksOf(question);
  const read = textOf(heard);
  return [
    ...differing(tiles, seenIn(question.spec.concept, heard)),
    ...says.flatMap((each) => (read.includes(each) ? [] : [`nothing says “${each}”`])),
  ];
}

/** An answer that is right, and others that are not. */
export interface Answers {
  readonly right: Given;
  readonly wrong: readonly Given[];
}

const TOTAL = 'total ';
/** What is said of a seat that gets the tile. */
const STANDS = ':stands';

export function answersTo({ subject, spec: { concept, ruleset }, key, choices }: Question): Answers {
  const told = conceptFor(concept).describe(subject, formatTiles);
  const [first = ''] = key;
  const others = (choices ?? []).filter((each) => !key.includes(each));
  switch (concept) {
    case 'waits':
      return {
        right: key,
        wrong: [
          ...(key.length > 0 ? [[]] : []),
          ...(key.length > 1 ? [key.slice(1)] : []),
          ...others.slice(0, 2).map((other) => [...key, other]),
        ],
      };
    case 'declare':
      return {
        right: key,
        wrong: [
          ...(key.length > 0 ? [[]] : []),
          ...others.slice(0, 2).map((other) => [...key, other].sort()),
        ],
      };
    case 'han':
    case 'fu':
      return { right: key, wrong: [[String(Number(first) + 1)], [String(Number(first) + 10)]] };
    case 'discard': {
      const held = [...new Set(inText(told['hand']).map((kind) => formatTiles([kind])))];
      return { right: [first], wrong: held.filter((tile) => !key.includes(tile)).map((tile) => [tile]) };
    }
    case 'mend': {
      const [out = ''] = first.split('>');
      const kinds = ['1m', '9m', '1p', '9p', '5s', '9s'].filter((come) => come !== out);
      return {
        right: [first],
        wrong: kinds.flatMap((come) => (key.includes(`${out}>${come}`) ? [] : [[`${out}>${come}`]])),
      };
    }
    case 'sort':
      return { right: [first], wrong: first === 'none' ? [] : [['none']] };
    case 'claim': {
      if (choices !== null) {
        const reasons = others.filter((fate) => !fate.endsWith(STANDS));
        const seatOf = (fate: string): string => fate.split(':')[0] ?? '';
        /** With another seat that gets it: each of the others has some reason. */
        const withWinner = (winner: string): string[] =>
          key.map((fate) => {
            const seat = seatOf(fate);
            if (seat === winner) return `${seat}${STANDS}`;
            return fate.endsWith(STANDS) ? (reasons.find((each) => seatOf(each) === seat) ?? fate) : fate;
          });
        const losers = key.filter((fate) => !fate.endsWith(STANDS));
        return {
          right: key,
          wrong: [
            ...losers.map((fate) => withWinner(seatOf(fate))),
            ...reasons
              .filter((fate) => losers.some((each) => seatOf(each) === seatOf(fate)))
              .map((fate) => key.map((each) => (seatOf(each) === seatOf(fate) ? fate : each))),
          ],
        };
      }
      const stands = key.flatMap((each) => (each.endsWith(STANDS) ? [each.slice(0, 1)] : []));
      const single = key.map((each) => each.slice(0, 1));
      return { right: stands, wrong: single.filter((seat) => seat !== stands.join()).map((seat) => [seat]) };
    }
    case 'worth': {
      const total = key.find((each) => each.startsWith(TOTAL)) ?? '';
      const lines = key.filter((each) => each !== total);
      // Lines that are ticked already cannot be left out.
      const { givenLines = [] } = subject as ScoredHand;
      const free = lines.filter((line) => !givenLines.includes(line));
      return {
        right: key,
        wrong: [
          [...lines, `${TOTAL}${Number(total.slice(TOTAL.length)) + 1}`],
          ...others.map((line) => [...lines, line, total]),
          ...free.map((line) => [...lines.filter((each) => each !== line), total]),
        ],
      };
    }
    case 'reveal': {
      const shows = key.filter((each) => each.length === 1);
      const paid = key.find((each) => each.length > 1) ?? '';
      const toggled = (seat: string): readonly string[] =>
        shows.includes(seat) ? shows.filter((each) => each !== seat) : [...shows, seat].sort();
      return {
        right: key,
        wrong: [[...shows, `${paid}0000`], ...['0', '1', '2', '3'].map((seat) => [...toggled(seat), paid])],
      };
    }
    case 'pays': {
      const sums = key.map((each) => Number(each.slice(2)));
      const swapped = sums.map((sum) => -sum);
      return {
        right: key,
        wrong: [swapped, sums.map(() => 0), sums.map((sum, seat) => (seat === 0 ? sum + 1 : sum))].map(
          (row) => row.map((sum, seat) => `${seat}:${sum}`),
        ),
      };
    }
    default:
      // Of a kind of hand of its own there is nothing else to choose.
      if (choices === null) throw new Error(`${ruleset}: nothing is known of how “${concept}” is answered`);
      return { right: key, wrong: others.map((other) => [other]) };
  }
}

/** Gives an answer as a reader does: presses, ticks, writes. @param place where the question stands, and nothing else */
export async function give(
  place: Locator,
  { subject, spec: { concept }, choices }: Question,
  given: Given,
): Promise<void> {
  const buttons = place.getByRole('button');
  const last = (back: number): Locator => buttons.nth(-back);
  const press = async (row: Locator, tile: string, nth = 0): Promise<void> => {
    const name = words.tileName(parseTiles(tile)[0] ?? 0);
    await row.getByRole('button', { name, exact: true }).nth(nth).click();
  };
  const hand = place.getByRole('toolbar').first();
  const picks = place.getByRole('toolbar').last();
  const [answer = ''] = given;
  switch (concept) {
    case 'waits':
      for (const tile of given) await press(picks, tile);
      return last(1).click();
    case 'discard':
      await press(hand, answer);
      return last(1).click();
    case 'declare':
      for (const tile of given) await press(hand, tile);
      return last(1).click();
    case 'han':
    case 'fu':
      await place.getByRole('textbox').fill(answer);
      return last(1).click();
    case 'mend': {
      const [out = '', come = ''] = answer.split('>');
      await press(hand, out);
      await press(picks, come);
      return last(1).click();
    }
    case 'sort': {
      if (answer === 'none') return last(1).click();
      const sets = answer.split(' ').map((set) => parseTiles(set));
      // A whole hand of another shape has a button of its own.
      if (
        !sets.every(({ length }) => length === 3 || length === 2) ||
        sets.filter(({ length }) => length === 2).length !== 1
      )
        return last(2).click();
      const used = new Map<Kind, number>();
      for (const kind of sets.filter(({ length }) => length === 3).flat()) {
        await press(hand, formatTiles([kind]), used.get(kind) ?? 0);
        used.set(kind, (used.get(kind) ?? 0) + 1);
      }
      return place.getByRole('button', { name: practice.session.check }).click();
    }
    case 'claim': {
      const calls = listIn(conceptFor(concept).describe(subject, formatTiles)['calls']);
      const standing = choices === null ? given : given.filter((fate) => fate.endsWith(STANDS));
      const at = calls.findIndex(({ seat }) => String(seat) === standing[0]?.split(':')[0]);
      // Who gets it is pressed first, all of several winners behind the others; then, a press each, why not the others.
      const groups = place.getByRole('group');
      await groups
        .first()
        .getByRole('button')
        .nth(standing.length > 1 ? calls.length : at)
        .click();
      if (choices === null) return;
      for (const [i, fate] of given.filter((each) => !each.endsWith(STANDS)).entries()) {
        const of = choices.filter((each) => each[0] === fate[0] && !each.endsWith(STANDS));
        await groups
          .nth(i + 1)
          .getByRole('button')
          .nth(of.indexOf(fate))
          .click();
      }
      return;
    }
    case 'worth': {
      for (const [i, line] of (choices ?? []).entries()) {
        const button = buttons.nth(i);
        if ((await button.getAttribute('aria-pressed')) === String(given.includes(line))) continue;
        await button.click();
      }
      const total = given.find((each) => each.startsWith(TOTAL)) ?? '';
      await place.getByRole('textbox').fill(total.slice(TOTAL.length));
      return last(1).click();
    }
    case 'reveal': {
      for (const seat of given) if (seat.length === 1) await buttons.nth(Number(seat)).click();
      await place.getByRole('textbox').fill(given.at(-1)?.split(' ')[1] ?? '');
      return last(1).click();
    }
    case 'pays': {
      const fields = await place.getByRole('textbox').all();
      for (const [i, field] of fields.entries()) await field.fill(given[i]?.slice(2) ?? '');
      return last(1).click();
    }
    default:
      return last((choices ?? []).length - (choices ?? []).indexOf(answer)).click();
  }
}

/** How an answer was taken. */
export interface Verdict {
  readonly isRight: boolean;
  readonly head: string;
  /** Why. */
  readonly text: string;
  /** The rules that it leads to, as they are called there: “§ chow”. */
  readonly rules: readonly string[];
}

/** What an answer is told. @param place where verdicts stand */
export async function verdictIn(place: Locator): Promise<Verdict> {
  const { kind, ...told } = await toldIn(place.locator('.slip:not([data-kind="note"])').first());
  return { isRight: kind === 'good', ...told };
}

/** What a slip says, and of which kind it is. */
export async function toldIn(slip: Locator): Promise<Omit<Verdict, 'isRight'> & { readonly kind: string }> {
  await slip.waitFor();
  return slip.evaluate((element) => {
    const read = (selector: string): string[] =>
      [...element.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText.trim());
    return {
      kind: element.getAttribute('data-kind') ?? '',
      head: read('.ruling-head').join(' '),
      text: read('.ruling-text').join(' '),
      rules: read('.rule-id'),
    };
  });
}

/** Where a text speaks of tiles: “the 9 of dots”, “5-6-7”, “two 8s”, “a red dragon”, “this tile”, “a triplet”, “the wall”. */
const TILES =
  /\b(?:\d(?:-\d)+|\ds|(?:the|your|own) \d|of (?:dots|bamboo|characters)|(?:wind|dragon|flower|season|joker|tile|hand|wall|triplet|pair|run|set|discard|fan|point|win|kong|gong)s?)\b/;

/** A sentence of its own, a few words long: neither “That is wrong.”, nor what was asked, said again. */
export const isSentence = ({ head, text }: Pick<Verdict, 'head' | 'text'>, ask = ''): boolean =>
  `${head} ${text}`.split(/\s+/).length > 4 &&
  !/undefined|NaN|\{|\}/.test(`${head}${text}`) &&
  (ask === '' || !ask.includes(text || head));

/** What the rules answer names the rule, or speaks of tiles. */
export const isReason = (verdict: Omit<Verdict, 'isRight'>, ask = ''): boolean =>
  isSentence(verdict, ask) &&
  (verdict.rules.some((rule) => rule.startsWith('§ ')) || TILES.test(`${verdict.head} ${verdict.text}`));
