/** State of the page: one hand and every game's verdict on it. */
import { createMemo } from 'solid-js';
import { answerOf, askOf, type HandAnswer } from '../../compare/hand/answer.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { EMPTY_HAND, formatHandLink, type HandLink, parseHandLink } from '../../notation/hand-link.ts';
import { ShareError } from '../../notation/score-link.ts';
import { createWritten, type OpenedHandLink, type WrittenHandLink } from '../Score/hand-link.ts';
import { createGuesses } from './guesses.ts';
import type { LoadedHand, PlayedGame } from './props.ts';

export interface GameAnswer extends HandAnswer {
  readonly game: PlayedGame;
  readonly ruleset: Ruleset;
}

export type HandState = ReturnType<typeof createHandState>;

/** Creates the state of the page that puts one hand to every game. */
export function createHandState(props: LoadedHand) {
  const opening = linkAt(props.examples[0]?.href ?? '') ?? EMPTY_HAND;
  const guesses = createGuesses(
    props.games.map(({ id }) => id),
    handOf(opening),
  );
  const written = createWritten(
    (fragment) => open(fragment, opening),
    formatHandLink,
    (link) => guesses.begin(handOf(link)),
  );
  const read = createMemo(() => askOf(written.link(), props));
  /** Verdicts of all games; null while the hand has a problem. */
  const answers = createMemo(() => {
    const now = read();
    if (now.is !== 'asked') return null;
    return props.rulesets.flatMap((ruleset, i): GameAnswer[] => {
      const game = props.games[i];
      return game ? [{ game, ruleset, ...answerOf(ruleset, now.query) }] : [];
    });
  });
  /** The same state, for the keypad: editing the hand ends the guessing. */
  const laying: WrittenHandLink<HandLink> = {
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
  /** Why the hand cannot be judged by any game; null if it can. */
  const problem = () => {
    const now = read();
    return now.is === 'asked' ? null : now;
  };
  return { ...written, laying, guesses, problem, answers };
}

/** Key of the hand for its guesses. Leaves out the sets the reader chose to add or remove. */
const handOf = (link: HandLink): string =>
  link.hand === ''
    ? ''
    : formatHandLink({ ...EMPTY_HAND, hand: link.hand, seat: link.seat, round: link.round });

/**
 * Parses a fragment; null if it is empty.
 * @throws ShareError if it is malformed
 */
const linkAt = (fragment: string): HandLink | null => (fragment.length <= 1 ? null : parseHandLink(fragment));

/**
 * Opens the hand of a fragment; a malformed one gives an empty hand and the reason.
 * @param opening the hand for an empty fragment
 */
function open(fragment: string, opening: HandLink): OpenedHandLink<HandLink> {
  try {
    return { link: linkAt(fragment) ?? opening, broken: undefined };
  } catch (error) {
    if (error instanceof ShareError) return { link: EMPTY_HAND, broken: error.message };
    throw error;
  }
}
