/**
 * The reader's guesses per hand, made before the verdicts are shown. Kept while the page is open, so that Back restores
 * them.
 */
import { createSignal } from 'solid-js';

interface GuessRecord {
  /** By game id: true if the reader guessed a win. */
  readonly of: Readonly<Record<string, boolean>>;
  /** True if the reader asked to see the remaining verdicts. */
  readonly shown: boolean;
}

const NOTHING: GuessRecord = { of: {}, shown: false };

/**
 * Creates the guesses of the page.
 * @param opening key of the page's first hand: the first game answers it at once, to show what a verdict is
 */
export function createGuesses(games: readonly string[], opening: string) {
  const [all, setAll] = createSignal<Readonly<Record<string, GuessRecord>>>({});
  const [hand, setHand] = createSignal<string | null>(null);
  const now = (): GuessRecord => all()[hand() ?? ''] ?? NOTHING;
  const put = (next: GuessRecord): void => {
    const key = hand();
    if (key !== null) setAll({ ...all(), [key]: next });
  };
  const openedGame = (): string | null => (opening !== '' && hand() === opening ? (games[0] ?? null) : null);
  const sees = (game: string): boolean =>
    hand() === null || game === openedGame() || now().shown || now().of[game] !== undefined;
  return {
    /** The hand to guess, as its key; null if nothing is to be guessed. */
    hand,
    /** The game whose verdict is shown without a guess, as an example; only for the page's first hand, else null. */
    openedGame,
    /** True if this game's verdict is visible. */
    sees,
    guess: (game: string, wins: boolean) => put({ ...now(), of: { ...now().of, [game]: wins } }),
    /** The guess for a game; undefined if none. */
    guessed: (game: string) => (hand() === null ? undefined : now().of[game]),
    /** True while some verdicts are hidden. */
    open: () => games.some((game) => !sees(game)),
    showAll: () => put({ ...now(), shown: true }),
    /** Starts guessing for a dealt or opened hand; earlier guesses are restored. */
    begin: (next: string) => setHand(next === '' ? null : next),
    /** Ends guessing, because the reader edits the hand. */
    lay: () => setHand(null),
  };
}
