/** Notes on a win, in the words of the comparison table. */
import { compareHand } from '#i18n/compare-hand.ts';
import type { HandAnswer } from '../../compare/hand/answer.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { GameRemark, PlayedGame } from './props.ts';

export interface Note {
  readonly text: string;
  readonly rule: GameRemark['rule'] | null;
}

/**
 * Collects the notes for a winning hand.
 * @param at the winning hand's answer and its game
 */
export function notesOf({
  game: { remarks },
  ruleset,
  fit,
}: Pick<HandAnswer, 'fit'> & { game: PlayedGame; ruleset: Ruleset }): Note[] {
  const noted = (about: GameRemark | null, text: (about: GameRemark) => string): Note[] =>
    about ? [{ text: text(about), rule: about.rule }] : [];
  const presumes = ruleset.clauses.some((clause) => clause.presumes !== undefined);
  const paidBefore = ruleset.clauses.some((clause) => clause.owes !== undefined);
  const laid = fit && (fit.hand.bonus.length > 0 || fit.hand.melds.some(({ kind }) => kind === 'kong'));
  return [
    ...(ruleset.scoring === null ? noted(remarks.worth, () => compareHand.uncounted) : []),
    ...(presumes ? noted(remarks.ready, ({ says }) => `${says} ${compareHand.presumed}`) : []),
    ...(ruleset.scoring?.loserScore
      ? noted(remarks.losers, ({ title, says }) => compareHand.losers(title, says))
      : []),
    ...(paidBefore && laid ? [{ text: compareHand.onSpot, rule: null }] : []),
  ];
}
