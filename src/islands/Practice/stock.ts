/**
 * Where questions come from: the rules, what deals and shows each kind, addresses. It is loaded where a question must be
 * dealt that the page has not brought; what proves answers comes with the first of them (bench.ts).
 */
import { type Agreed, agreedIn } from '../../acting/agreed.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import type { Seed } from '../../engine/random.ts';
import { bothName, bothOf, foreignOf, TWICE } from '../../notation/both.ts';
import { formatQuestionLink, parseQuestionLink } from '../../notation/question-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { NoQuestionError } from '../../puzzles/make.ts';
import type { Asking, Grade, Question, Room } from '../../puzzles/question.ts';
import { roomOf } from '../../puzzles/room.ts';
import { OptionError } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { dataAt } from '../../store/data.ts';
import { drawingsFor } from '../../views/Tile/drawn.ts';
import type { Facts, RuleEntry } from './asker.ts';
import { twiceIds } from './both/parts.ts';
import { createDealer } from './dealing.ts';
import { factsOf } from './facts.ts';
import { type AnyKind, loadKind } from './kinds.ts';
import { numbersListed } from './listed.ts';
import { type Others, othersOf } from './others.ts';
import { addressFor, entryIn, NOTHING, type PracticeBook, type PracticeProps } from './props.ts';
import type { Sitting } from './sitting.ts';

/** A question with all that it is looked at with. */
export interface Dealt {
  readonly question: Question;
  readonly seen: unknown;
  readonly kind: Pick<AnyKind, 'ask' | 'View'>;
  readonly facts: Facts;
  /** The house rules by which it is asked. */
  readonly agreed: readonly Agreed[];
}

/** Why an address cannot be opened. */
export interface Unopened {
  /** It names a game or a kind of question that is none, or has a fault of form. */
  readonly is: 'game' | 'kind' | 'form';
  /** The name, or a sentence about the fault. */
  readonly said: string;
}

/** Options and kind of hand of questions, and rules that must not decide them. */
export type AtTable = Pick<Asking, 'chosen' | 'under' | 'without'>;

/** What an address asks for, or why it cannot be read. */
export type Opened =
  | { readonly broken: Unopened }
  | {
      readonly table: AtTable;
      readonly seed: Seed;
      readonly grade: Grade;
      /** The session that begins with it; its kinds of question are the page's, unless told. */
      readonly sitting: Pick<Sitting, 'number' | 'rules' | 'again'> & Partial<Pick<Sitting, 'concepts'>>;
    };

export interface Stock {
  /** Fetches all words of the game's own rules. */
  readonly wholeBook: () => Promise<PracticeBook>;
  /** A rule as it is told of, by the words that are there; one of another game as soon as that is asked about. */
  readonly entry: (id: RuleId) => RuleEntry;
  /** Where a rule stands. @param rulebook the address of one's own game's rulebook */
  readonly addressOf: (id: RuleId, rulebook: string) => string;
  readonly roomFor: (at: Pick<Asking, 'chosen' | 'under'>) => Room;
  readonly others: Others;
  /**
   * @param rules those that the session asks for: what is to come back falls back on them
   * @param isExact one of the rules that it asks for must decide it: it comes back, or its address was given
   * @throws NoQuestionError where there is none
   */
  readonly deal: (
    asking: Asking,
    comesBack: boolean,
    rules: readonly RuleId[],
    isExact: boolean,
  ) => Promise<Dealt>;
  /** That this one was shown. */
  readonly note: (question: Question) => Promise<void>;
  /** A session that an address begins asks what the address says, whatever was shown before. */
  readonly forget: () => void;
  readonly isNone: (error: unknown) => boolean;
  readonly linkOf: (asking: Asking) => string;
  readonly read: (fragment: string) => Opened;
}

/** What a page has brought, and where the words of a game's rules are. */
export type Shelf = Pick<PracticeProps, 'lang' | 'words' | 'rules'>;

/** Where two games are asked about, both are played by their usual rules. */
export const USUAL = { chosen: {}, under: 'ordinary' };

/** After how many attempts a question is sought that asks for less. */
const PATIENCE = 150;

export function createStock(game: Game, shelf: Shelf): Stock {
  const { lang } = shelf;
  const bookOf = booksOf(game.id, shelf);
  const dealer = createDealer();
  const rooms = new Map<string, Room>();
  const kinds = new Map<string, AnyKind>();
  let book = shelf.words;
  const wholeBook = async (): Promise<PracticeBook> => {
    book = await bookOf(game.id);
    return book;
  };
  const roomFor: Stock['roomFor'] = ({ chosen, under }) => {
    const key = JSON.stringify([chosen, under]);
    const room = rooms.get(key) ?? roomOf(game, chosen, under);
    rooms.set(key, room);
    return room;
  };
  const others = othersOf(game, wholeBook, lang, bookOf);
  const kindOf = async (concept: string): Promise<AnyKind> => {
    const both = bothOf(concept);
    const kind =
      kinds.get(concept) ??
      (both ? await others.askerFor(both.concept, both.against, roomFor(USUAL)) : await loadKind(concept));
    kinds.set(concept, kind);
    return kind;
  };
  /** All that must be there before a question is drawn; what is seen of it. */
  const seenOf = async (kind: AnyKind, question: Question, room: Room, facts: Facts): Promise<unknown> => {
    const { asked } = question;
    const told = kind.rulesTold?.(asked, facts) ?? [];
    const seen = kind.see ? (await import('./seeing.ts')).seeing(kind, question, room, lang) : null;
    await Promise.all([
      told.every((id) => foreignOf(id).game !== null || id in book.book) || wholeBook(),
      drawable([...facts.kinds, ...numbersListed([asked, seen])]),
    ]);
    return seen;
  };
  /** Options have words in the whole book alone. */
  const agreedFor = async ({ chosen }: Asking): Promise<readonly Agreed[]> => {
    if (Object.keys(chosen).length > 0) await wholeBook();
    return agreedIn(game, chosen, (rule) => book.book[rule]);
  };
  return {
    wholeBook,
    entry: (id) => {
      const { game: of, rule } = foreignOf(id);
      return entryIn((of === null ? book : others.bookOf(of)) ?? NOTHING, rule);
    },
    addressOf: (id, rulebook) => {
      const { game: of, rule } = foreignOf(id);
      return `${of === null ? rulebook : addressFor(rulebook, game.id, of)}#${rule}`;
    },
    roomFor,
    others,
    deal: async (wished, comesBack, rules, isExact) => {
      const asking = bothOf(wished.concept) ? { ...wished, ...USUAL } : wished;
      const room = roomFor(asking);
      const kind = await kindOf(asking.concept);
      const facts = factsOf(room.ruleset);
      // What is to come back, or must not be asked yet, is given up soon where the kind has hardly a question for it.
      const softer = [
        asking,
        { ...asking, without: [] },
        ...(comesBack ? [{ ...asking, without: [], rules }] : []),
      ];
      for (const [i, each] of softer.entries()) {
        const isLast = i === softer.length - 1;
        try {
          const most = isLast ? undefined : PATIENCE;
          const question = await dealer.deal(kind.concept, room, each, !isExact, most);
          const seen = await seenOf(kind, question, room, facts);
          return { question, seen, kind, facts, agreed: await agreedFor(asking) };
        } catch (error) {
          if (!(error instanceof NoQuestionError) || isLast) throw error;
        }
      }
      throw new NoQuestionError(asking.concept, asking.rules);
    },
    note: async (question) => {
      const { concept } = await kindOf(question.asking.concept);
      dealer.note(concept, question);
    },
    forget: dealer.forget,
    isNone: (error) => error instanceof NoQuestionError,
    linkOf: (asking) => {
      const both = bothOf(asking.concept);
      return formatQuestionLink({ ...asking, ...(both && { against: both.against, asks: [both.concept] }) });
    },
    read: (fragment) => {
      try {
        const link = parseQuestionLink(fragment);
        const { seed, grade, number, rules, chosen, under, without, against, asks = [TWICE] } = link;
        roomFor(link);
        const opened = { table: { chosen, under, without }, seed, grade };
        const sitting = { number, rules, again: [] };
        if (against === undefined) return { ...opened, sitting };
        if (!others.has(against)) return { broken: { is: 'game', said: against } };
        const unknown = asks.find((kind) => !twiceIds.includes(kind));
        if (unknown !== undefined) return { broken: { is: 'kind', said: unknown } };
        return { ...opened, sitting: { ...sitting, concepts: asks.map((kind) => bothName(kind, against)) } };
      } catch (error) {
        if (!(error instanceof ShareError || error instanceof OptionError)) throw error;
        return { broken: { is: 'form', said: error.message } };
      }
    },
  };
}

/** Fetches the words of a game's rules, each game's once. Rules whose words cannot be had are called by their ids. */
function booksOf(own: string, { rules, words }: Shelf): (id: string) => Promise<PracticeBook> {
  const books = new Map<string, Promise<PracticeBook>>();
  return (id) => {
    const address = id === own ? rules : addressFor(rules, own, id);
    const book =
      books.get(id) ??
      (dataAt(address) as Promise<PracticeBook>).catch(() => {
        books.delete(id);
        return id === own ? words : NOTHING;
      });
    books.set(id, book);
    return book;
  };
}

/** The page brings the tiles of its first question alone. @throws where others cannot be had, which the page says */
export const drawable = (kinds: Iterable<number>): Promise<void> =>
  drawingsFor(kinds).catch((error: unknown) => {
    document.documentElement.dataset['failed'] = '';
    throw error;
  });

export const stockOf = async (ruleset: string, shelf: Shelf): Promise<Stock> =>
  createStock(await loadGame(ruleset), shelf);
