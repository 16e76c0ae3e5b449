/** The state of the page: one hand, the rules of every game once they are loaded, and what each says of it. */
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import { answerOf, askOf, type HandAnswer, type Problem } from '../../compare/hand/answer.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { EMPTY_HAND, formatHandLink, type HandLink, parseHandLink } from '../../notation/hand-link.ts';
import { ShareError } from '../../notation/score-link.ts';
import { rulesetOf } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { createWritten, type Opened, type Written } from '../Score/written.ts';
import { createGuesses, type Guesses } from './guesses.ts';
import type { HandProps, PlayedGame } from './props.ts';

export interface GameAnswer extends HandAnswer {
  readonly game: PlayedGame;
  readonly ruleset: Ruleset;
}

export interface HandState extends Written<HandLink> {
  /** The same for where the hand is laid tile by tile: then nothing is guessed. */
  readonly laying: Written<HandLink>;
  readonly guesses: Guesses;
  /** What keeps the hand from being put to any game; null where nothing does. */
  readonly problem: Accessor<Problem | null>;
  /** What the games say; null while there is nothing to say, or no rules yet. */
  readonly answers: Accessor<readonly GameAnswer[] | null>;
  readonly failed: Accessor<boolean>;
  /** The rules of all games, asked for now. */
  readonly rulesets: () => Promise<readonly Ruleset[]>;
}

export function createHandState(props: HandProps): HandState {
  const guesses = createGuesses(props.games.map(({ id }) => id));
  const written = createWritten(open, formatHandLink, (link) => guesses.begin(handOf(link)));
  const [loaded, setLoaded] = createSignal<readonly Ruleset[] | null>(null);
  const [failed, setFailed] = createSignal(false);
  let loading: Promise<readonly Ruleset[]> | null = null;
  const rulesets = (): Promise<readonly Ruleset[]> => {
    setFailed(false);
    loading ??= Promise.all(props.games.map(async ({ id }) => rulesetOf(await loadGame(id)))).then(
      (all) => {
        setLoaded(all);
        return all;
      },
      (error: unknown) => {
        loading = null;
        setFailed(true);
        throw error;
      },
    );
    return loading;
  };
  const read = createMemo(() => askOf(written.link(), props));
  const asked = () => {
    const now = read();
    return now.is === 'asked' ? now.asked : null;
  };
  createEffect(() => {
    if (asked()) rulesets().catch((error: unknown) => console.warn(error));
  });
  const answers = createMemo(() => {
    const [all, hand] = [loaded(), asked()];
    if (!all || !hand) return null;
    return all.flatMap((ruleset, i): GameAnswer[] => {
      const game = props.games[i];
      return game ? [{ game, ruleset, ...answerOf(ruleset, hand) }] : [];
    });
  });
  const laying: Written<HandLink> = {
    ...written,
    set: (change) => {
      if ('hand' in change) guesses.lay();
      written.set({ ...change, ...('hand' in change && { added: [], left: [] }) });
    },
    setHand: (hand) => {
      guesses.lay();
      written.setHand(hand);
    },
  };
  const problem = () => {
    const now = read();
    return now.is === 'asked' ? null : now;
  };
  return { ...written, laying, guesses, problem, answers, failed, rulesets };
}

/** The hand itself, by which guesses are remembered: not the sets that a reader chose for it. */
const handOf = (link: HandLink): string =>
  link.hand === ''
    ? ''
    : formatHandLink({ ...EMPTY_HAND, hand: link.hand, seat: link.seat, round: link.round });

function open(fragment: string): Opened<HandLink> {
  if (fragment.length <= 1) return { link: EMPTY_HAND, broken: undefined };
  try {
    return { link: parseHandLink(fragment), broken: undefined };
  } catch (error) {
    if (error instanceof ShareError) return { link: EMPTY_HAND, broken: error.message };
    throw error;
  }
}
