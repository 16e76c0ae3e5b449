/** Stores the reader's practice: for each rule in each kind of question, how often it was right and when it is due. */
import { fieldsOf, hasNewerOf, isKept, isSpoiled, listen, load, numberOf, save } from './storage.ts';

/** The spaced-repetition state of a card that was missed. Times (`due`, `last`) in milliseconds since 1970. */
export interface CardMemory {
  readonly due: number;
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly days: number;
  readonly steps: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
}

/** The results for one rule in one kind of question of one game. */
export interface Card {
  readonly right: number;
  readonly wrong: number;
  /** Right answers since the last wrong one. */
  readonly streak: number;
  /** Time of the last answer, in milliseconds since 1970. */
  readonly at: number;
  /** Set from the first wrong answer on. */
  readonly memory?: CardMemory;
  /** The link fragment of the question that was missed last, without the “#”; for a question that a seed deals. */
  readonly link?: string;
}

/** Cards by name, "<ruleset>/<concept>/<rule>". */
export type Cards = Readonly<Record<string, Card>>;

export const cardName = (ruleset: string, concept: string, rule: string): string =>
  `${ruleset}/${concept}/${rule}`;

/** Splits a card name; null where it is not one. Example: "riichi/may/furiten". */
export function cardOf(name: string): { ruleset: string; concept: string; rule: string } | null {
  const [ruleset, concept, rule, more] = name.split('/');
  return ruleset && concept && rule && more === undefined ? { ruleset, concept, rule } : null;
}

const NOTE = 'practice';

/** Earlier, one card stood for all tiles; it says nothing about any single tile. */
const isOfAllTiles = (name: string): boolean => name.endsWith('/tile/-');

/** Reads all valid cards; damaged ones are left out. */
export const readCards = (): Cards => cardsIn(load(NOTE)['cards']);

/** Reads the valid cards among stored fields. */
export function cardsIn(value: unknown): Record<string, Card> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, each]) => {
      const card = cardOf(name) && !isOfAllTiles(name) && cardIn(each);
      return card ? [[name, card] as const] : [];
    }),
  );
}

/** Upper bound for counts; a larger one must be damaged. */
const MOST = 1_000_000;
const isCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= MOST;

/** Reads a stored card; null where it is damaged. */
export function cardIn(value: unknown): Card | null {
  const fields = fieldsOf(value);
  const [right, wrong, streak, at] = [fields['right'], fields['wrong'], fields['streak'], fields['at']].map(
    numberOf,
  );
  if (!isCount(right ?? null) || !isCount(wrong ?? null) || !isCount(streak ?? null) || !isTime(at ?? null))
    return null;
  const memory = memoryIn(fields['memory']);
  return {
    right: right ?? 0,
    wrong: wrong ?? 0,
    streak: streak ?? 0,
    at: at ?? 0,
    ...(memory && { memory }),
    ...(isFragment(fields['link']) && { link: fields['link'] }),
  };
}

/** The longest link that is kept with a card. */
const LONGEST_LINK = 4000;
const isFragment = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_LINK;

/** A valid time in milliseconds since 1970, within the range of `Date`. */
const isTime = (value: number | null): value is number => value !== null && value >= 0 && value < 8.64e15;

/** States of the scheduler: 0 new, 1 learning, 2 review, 3 relearning. */
const isState = (value: number): boolean => [0, 1, 2, 3].includes(value);

const MEMORY_FIELDS = [
  'due',
  'last',
  'stability',
  'difficulty',
  'days',
  'steps',
  'reps',
  'lapses',
  'state',
] as const;

function memoryIn(value: unknown): CardMemory | null {
  const fields = fieldsOf(value);
  const read = MEMORY_FIELDS.map((name) => [name, numberOf(fields[name])] as const);
  if (read.some(([, number]) => number === null || number < 0)) return null;
  const memory = Object.fromEntries(read) as unknown as CardMemory;
  return isTime(memory.due) && isTime(memory.last) && isState(memory.state) ? memory : null;
}

/** Changes some cards. Reads the store first, so that changes of another tab are kept. */
export function changeCards(change: (cards: Cards) => Cards): void {
  const before = readCards();
  save(NOTE, { cards: { ...before, ...change(before) } });
}

/** Calls back after each change, here or in another window. @returns a function that stops it */
export const onPractice = (changed: () => void): (() => void) => listen(NOTE, changed);

/** Takes a card out of repetition; its counts stay. */
export const rest = (name: string): void =>
  changeCards((cards) => {
    const { memory: _, ...card } = cards[name] ?? {};
    return 'at' in card ? { [name]: card } : {};
  });

/** The fragment that asks for due questions, on a game's page of mixed practice. */
export const DUE = 'due';

/** The reader's wishes for practice. */
export interface PracticeWish {
  /** Number of questions in a session; null for no end. */
  readonly length: number | null;
  readonly level: 'follow' | 1 | 2 | 3;
  /** Also ask about rules that no lesson has taught the reader yet. */
  readonly unmet: boolean;
}

const LENGTHS = [5, 10, 20];
const LEVELS = ['follow', 1, 2, 3] as const;

export function readWanted(): PracticeWish {
  const { length, level, unmet } = fieldsOf(load(NOTE)['wanted']);
  return {
    length: length === null ? null : (LENGTHS.find((each) => each === length) ?? 10),
    level: LEVELS.find((each) => each === level) ?? 'follow',
    unmet: unmet === true,
  };
}

export const changeWanted = (change: Partial<PracticeWish>): void =>
  save(NOTE, { wanted: { ...readWanted(), ...change } });

/** How practice is stored: in the browser, only for this page, damaged, or written by a newer version. */
export type StorageState = 'kept' | 'page' | 'spoiled' | 'newer';

export function practiceStorage(): StorageState {
  if (hasNewerOf(NOTE)) return 'newer';
  if (isSpoiled(NOTE)) return 'spoiled';
  return isKept(NOTE) ? 'kept' : 'page';
}
