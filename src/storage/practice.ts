/** What a reader has practised: of each rule in each kind of question how often it was right, and when it is due again. */
import { fieldsOf, hasNewerOf, isKept, isSpoiled, listen, load, numberOf, save, VERSION } from './storage.ts';

/** What the schedule remembers of something that was missed; times in milliseconds since 1970. */
export interface Memorised {
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

/** One rule in one kind of question of one game. */
export interface Card {
  readonly right: number;
  readonly wrong: number;
  /** Right answers since the last wrong one. */
  readonly streak: number;
  /** When it was last answered, in milliseconds since 1970. */
  readonly at: number;
  /** Only once it was missed. */
  readonly memory?: Memorised;
}

/** Cards by "<ruleset>/<concept>/<rule>". */
export type Cards = Readonly<Record<string, Card>>;

export const cardName = (ruleset: string, concept: string, rule: string): string =>
  `${ruleset}/${concept}/${rule}`;

/** Which game, kind of question and rule a card is of; null for a name that is none. */
export function cardOf(name: string): { ruleset: string; concept: string; rule: string } | null {
  const [ruleset, concept, rule, more] = name.split('/');
  return ruleset && concept && rule && more === undefined ? { ruleset, concept, rule } : null;
}

const NOTE = 'practice';

/** Tiles were one card together before each had its own: that card says nothing of any tile. */
const isOfAllTiles = (name: string): boolean => name.endsWith('/tile/-');

/** Every card that can be read; what is broken of them is left out, and the rest stays. */
export const readCards = (): Cards => cardsIn(load(NOTE)['cards']);

function cardsIn(value: unknown): Record<string, Card> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, each]) => {
      const card = cardOf(name) && !isOfAllTiles(name) && cardIn(each);
      return card ? [[name, card] as const] : [];
    }),
  );
}

/** How many answers one can have given; what claims more was not counted. */
const MOST = 1_000_000;
const isCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= MOST;

function cardIn(value: unknown): Card | null {
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
  };
}

/** A moment that a clock can have shown. */
const isTime = (value: number | null): value is number => value !== null && value >= 0 && value < 8.64e15;

/** New, learning, held, or learnt again: the schedule knows no others. */
const isState = (value: number): boolean => [0, 1, 2, 3].includes(value);

const MEMORISED = [
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

function memoryIn(value: unknown): Memorised | null {
  const fields = fieldsOf(value);
  const read = MEMORISED.map((name) => [name, numberOf(fields[name])] as const);
  if (read.some(([, number]) => number === null || number < 0)) return null;
  const memory = Object.fromEntries(read) as unknown as Memorised;
  return isTime(memory.due) && isTime(memory.last) && isState(memory.state) ? memory : null;
}

/** Changes some cards. What another tab has written meanwhile is read first, and stays. */
export function changeCards(change: (cards: Cards) => Cards): void {
  const before = readCards();
  save(NOTE, { cards: { ...before, ...change(before) } });
}

/** Calls back after each change, here or in another window; returns what ends that. */
export const onPractice = (changed: () => void): (() => void) => listen(NOTE, changed);

/** What is no longer asked again; how it was answered stays. */
export const rest = (name: string): void =>
  changeCards((cards) => {
    const { memory: _, ...card } = cards[name] ?? {};
    return 'at' in card ? { [name]: card } : {};
  });

/** The fragment that asks for what is due, at the address of a game's mixed questions. */
export const DUE = 'due';

/** How a reader wants to practise. */
export interface PracticeWish {
  /** Null for no end. */
  readonly length: number | null;
  readonly level: 'follow' | 1 | 2 | 3;
  /** Also rules that no lesson has taught yet. */
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

/** What can be said of how it is kept: as it should, only for this page, not readable, or by a newer version. */
export type StorageState = 'kept' | 'page' | 'spoiled' | 'newer';

export function keeping(): StorageState {
  if (hasNewerOf(NOTE)) return 'newer';
  if (isSpoiled(NOTE)) return 'spoiled';
  return isKept(NOTE) ? 'kept' : 'page';
}

/** All cards as a file holds them. */
export const practiceFile = (): string =>
  JSON.stringify({ sparrow: NOTE, v: VERSION, cards: readCards() }, null, 2);

/**
 * Takes what a file holds: of a card that is here too, the one that was answered later stays.
 * @returns how many cards it held; null where it is no such file, or a later version's
 */
export function takeFile(text: string): number | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const fields = fieldsOf(read);
  if (fields['sparrow'] !== NOTE || fields['v'] !== VERSION) return null;
  const taken = Object.entries(cardsIn(fields['cards']));
  changeCards((cards) =>
    Object.fromEntries(taken.filter(([name, card]) => (cards[name]?.at ?? -1) < card.at)),
  );
  return taken.length;
}
