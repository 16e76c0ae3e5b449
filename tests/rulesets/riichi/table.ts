/** Tables of Riichi that are written down for a test. */
import { type Game, type Seated, seated, untilAsked } from '../../fixtures/tables.ts';
import { rulesOf } from './rules.ts';

interface Written extends Seated {
  readonly options?: Parameters<typeof rulesOf>[0];
}

/** A table without indicators, unless they are written; a bet of the pot is 1,000 points. */
export const table = ({ options = {}, pot = 0, ...written }: Written): Game =>
  seated(rulesOf(options), { dora: '', ...written, pot: 1000 * pot });

/** "riichi 1 + pinfu 1" of each winner; nothing while nobody has won. */
export const wonBy = (game: Game): readonly string[] => {
  const { stage } = untilAsked(game).table;
  return (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? stage.outcome.winners.map(({ score }) =>
        score.lines
          .filter(({ of }) => of !== 'fu')
          .map(({ pattern, of, worth }) => (of === 'han' ? `${pattern} ${worth}` : pattern))
          .join(' + '),
      )
    : [];
};

/** Ready for 1p and 4p, pinfu on a discard. */
export const READY = '345m 678m 23p 456s 99s';
