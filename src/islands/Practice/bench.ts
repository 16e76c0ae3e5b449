/** Where answers are proved, and told what is right: it is loaded with the first of them. */
import { KINDS } from '../../engine/tiles.ts';
import { bothOf } from '../../notation/both.ts';
import { faceCalled } from '../../notation/face-name.ts';
import type { Question, Room } from '../../puzzles/question.ts';
import { readCards } from '../../store/practice.ts';
import { wordsIn } from '../../words/index.ts';
import { type PracticeWords, practiceWordsIn } from '../../words/practice.ts';
import type { Said } from '../../words/practice-asked.ts';
import type { Words } from '../../words/words.ts';
import type { AnyAsker } from './asker.ts';
import { loadAsker } from './askers.ts';
import { dueIn } from './due.ts';
import { Ended } from './Ended.tsx';
import type { Habit } from './others.ts';
import { ProofView } from './Proof.tsx';
import type { Given } from './proof.ts';
import type { PracticeBook } from './props.ts';
import { drawable, type Stock, type Unopened, USUAL } from './stock.ts';
import { Verdict, Ways } from './Told.tsx';

export interface Bench {
  readonly stock: Stock;
  /** The words of the rules, and their lessons. */
  readonly book: PracticeBook;
  readonly roomFor: (question: Question) => Room;
  /** How answers to this kind of question are proved, where it is there; null where `ready` was not awaited. */
  readonly askerOf: (concept: string) => AnyAsker | null;
  readonly ready: (concept: string) => Promise<AnyAsker>;
  /** What is to be asked again in two games, since the wrong answer is right in one that the reader has met. */
  readonly habits: (question: Question, given: Given) => Promise<readonly Habit[]>;
  /** How much is due by now, and the game of what has waited longest; null where nothing is. */
  readonly due: () => { readonly count: number; readonly game: string } | null;
  /** What a rule is called, or a tile that was to be named. */
  readonly titleOf: (id: string) => string;
  /** Why an address cannot be opened, in words. */
  readonly unopened: (why: Unopened) => Said;
  /** What proofs are told in, and what is said of them. */
  readonly words: Words;
  readonly say: PracticeWords;
  readonly Ended: typeof Ended;
  readonly ProofView: typeof ProofView;
  readonly Verdict: typeof Verdict;
  readonly Ways: typeof Ways;
}

export function createBench(stock: Stock, book: PracticeBook, words: Words, say: PracticeWords): Bench {
  const { others, roomFor } = stock;
  const askers = new Map<string, AnyAsker>();
  return {
    stock,
    book,
    roomFor: ({ asking }) => roomFor(asking),
    askerOf: (concept) => askers.get(concept) ?? null,
    ready: async (concept) => {
      const both = bothOf(concept);
      const asker =
        askers.get(concept) ??
        (both ? await others.askerFor(both.concept, both.against, roomFor(USUAL)) : await loadAsker(concept));
      askers.set(concept, asker);
      return asker;
    },
    habits: async (question, given) => {
      const asker = askers.get(question.asking.concept);
      return asker ? others.habits(asker, question, given, roomFor(question.asking)) : [];
    },
    due: () => {
      const own = stock.roomFor(USUAL).ruleset.id;
      const all = dueIn(readCards(), Date.now()).filter(
        ({ ruleset }) => ruleset === own || others.has(ruleset),
      );
      const [first] = all;
      return first ? { count: all.length, game: first.ruleset } : null;
    },
    titleOf: (id) => {
      const tile = faceCalled(id);
      return tile === null ? stock.entry(id).title : capital(words.tileName(tile));
    },
    unopened: (why) => {
      const { noGame, noKind, session } = say;
      const text = { game: noGame, kind: noKind, form: (said: string) => said };
      return session.broken(text[why.is](why.said));
    },
    words,
    say,
    Ended,
    ProofView,
    Verdict,
    Ways,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With everything that proofs are told in and drawn with. */
export async function benchOf(coming: Promise<Stock>, lang: string): Promise<Bench> {
  const parts = [coming, coming.then(({ wholeBook }) => wholeBook()), drawable(Array(KINDS).keys())] as const;
  const [stock, book] = await Promise.all(parts);
  return createBench(stock, book, wordsIn(lang), practiceWordsIn(lang));
}
