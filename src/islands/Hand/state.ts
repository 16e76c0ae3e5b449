/** The state of the page: one hand, the rules of every game, and what each says of it. */
import { type Accessor, createMemo } from 'solid-js';
import { answerOf, askOf, type HandAnswer, type Problem } from '../../compare/hand/answer.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { EMPTY_HAND, formatHandLink, type HandLink, parseHandLink } from '../../notation/hand-link.ts';
import { ShareError } from '../../notation/score-link.ts';
import { createWritten, type OpenedHandLink, type WrittenHandLink } from '../Score/hand-link.ts';
import { createGuesses, type Guesses } from './guesses.ts';
import type { LoadedHand, PlayedGame } from './props.ts';

export interface GameAnswer extends HandAnswer {
  readonly game: PlayedGame;
  readonly ruleset: Ruleset;
}

export interface HandState extends WrittenHandLink<HandLink> {
  /** The same for where the hand is laid tile by tile: then nothing is guessed. */
  readonly laying: WrittenHandLink<HandLink>;
  readonly guesses: Guesses;
  /** What keeps the hand from being put to any game; null where nothing does. */
  readonly problem: Accessor<Problem | null>;
  /** What the games say; null while there is nothing to say. */
  readonly answers: Accessor<readonly GameAnswer[] | null>;
}

export function createHandState(props: LoadedHand): HandState {
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
  const answers = createMemo(() => {
    const now = read();
    if (now.is !== 'asked') return null;
    return props.rulesets.flatMap((ruleset, i): GameAnswer[] => {
      const game = props.games[i];
      return game ? [{ game, ruleset, ...answerOf(ruleset, now.query) }] : [];
    });
  });
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
  const problem = () => {
    const now = read();
    return now.is === 'asked' ? null : now;
  };
  return { ...written, laying, guesses, problem, answers };
}

/** The hand itself, by which guesses are remembered: not the sets that a reader chose for it. */
const handOf = (link: HandLink): string =>
  link.hand === ''
    ? ''
    : formatHandLink({ ...EMPTY_HAND, hand: link.hand, seat: link.seat, round: link.round });

/** What a fragment says; null where it says nothing. @throws ShareError */
const linkAt = (fragment: string): HandLink | null => (fragment.length <= 1 ? null : parseHandLink(fragment));

/** @param opening what lies there when the address says nothing */
function open(fragment: string, opening: HandLink): OpenedHandLink<HandLink> {
  try {
    return { link: linkAt(fragment) ?? opening, broken: undefined };
  } catch (error) {
    if (error instanceof ShareError) return { link: EMPTY_HAND, broken: error.message };
    throw error;
  }
}
