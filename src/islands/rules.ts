/**
 * The rules that the islands of a page ask for. `client:rules` loads them before an island hydrates, so that inside
 * they are there at once; the server loads them before it draws the page.
 */
import type { Game } from '../engine/game.ts';
import type { BoardForm } from '../questions/boards/board-form.ts';
import type { QuestionKind } from '../questions/kind.ts';
import { loadBoard, loadKind } from '../questions/kinds.ts';
import { loadGame } from '../rulesets/registry.ts';
import { dataAt } from '../storage/fetch-json.ts';
import { kindAsked } from './OwnBoards/question-row.ts';

/** What an island needs before it hydrates; the value of its `client:rules`. */
export interface RulesNeeded {
  /** Ids of games. */
  readonly games: readonly string[];
  /** Kinds of question, by name. */
  readonly kinds?: readonly string[];
  /** In a frame whose address says what it asks: of `kinds` only that one is loaded, and nothing for a hand to look at. */
  readonly asked?: true;
  /** Addresses of JSON files of this site, e.g. of a game's rule texts. */
  readonly data?: readonly string[];
  /** Distance below the window at which loading begins, as a CSS length; left out: at once. */
  readonly near?: string;
}

/** What is loaded, or on its way: then it has no value yet. */
interface Loaded<T> {
  readonly coming: Promise<T>;
  readonly value?: T;
}

const games = new Map<string, Loaded<Game>>();
const kinds = new Map<string, Loaded<QuestionKind>>();
const boards = new Map<string, Loaded<BoardForm | null>>();
const data = new Map<string, Loaded<unknown>>();

/** Loads what is not there yet. @throws Error if something cannot be loaded; another call tries that again */
export async function loadRules(needs: RulesNeeded): Promise<void> {
  const question = needs.asked && kindAsked(new URLSearchParams(location.hash.slice(1)), needs.kinds ?? []);
  if (question === null) return;
  const load = async <T>(
    into: Map<string, Loaded<T>>,
    ids: readonly string[],
    from: (id: string) => Promise<T>,
  ) => {
    await Promise.all(
      ids.map(async (id) => {
        const known = into.get(id);
        if (known) {
          await known.coming;
          return;
        }
        const coming = from(id);
        into.set(id, { coming });
        try {
          into.set(id, { coming, value: await coming });
        } catch (error) {
          into.delete(id);
          throw error;
        }
      }),
    );
  };
  await Promise.all([
    load(games, needs.games, loadGame),
    load(kinds, question ? [question.kind] : (needs.kinds ?? []), loadKind),
    load(boards, question?.isWritten ? [question.kind] : [], loadBoard),
    load(data, needs.data ?? [], dataAt),
  ]);
}

function valueIn<T>(map: ReadonlyMap<string, Loaded<T>>, id: string): T {
  const value = map.get(id)?.value;
  if (value === undefined) throw new RangeError(`"${id}" is not loaded; the island's client:rules names it`);
  return value;
}

/** A game that is loaded. @throws RangeError if it is not */
export const gameNow = (id: string): Game => valueIn(games, id);

/** A kind of question that is loaded. @throws RangeError if it is not */
export const kindNow = (id: string): QuestionKind => valueIn(kinds, id);

/** How a board of a kind is written; null if nobody can write one. @throws RangeError if it is not loaded */
export const boardNow = (id: string): BoardForm | null => valueIn(boards, id);

/** The JSON at an address, if it is loaded. The caller knows its type. @throws RangeError if it is not */
export const dataNow = <T>(address: string): T => valueIn(data, address) as T;

/** Says what an address will hold: the server draws islands before any file is written. */
export const holdData = (address: string, value: unknown): void =>
  void data.set(address, { coming: Promise.resolve(value), value });

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Loads these rules before the island hydrates. */
      'client:rules'?: RulesNeeded;
    }
  }
  /** How the inlined client directive, which can import nothing, loads rules. */
  var loadIslandRules: typeof loadRules | undefined;
}
globalThis.loadIslandRules = loadRules;
