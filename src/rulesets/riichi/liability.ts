/** `liability`: whoever gave the last set of big three dragons or big four winds answers for that hand. */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import { isExposed, type Meld } from '../../engine/melds.ts';
import type { ScoringHand } from '../../engine/ruleset.ts';
import type { ScoreLine, ScoreRank } from '../../engine/score.ts';
import { isDragon, isWind } from '../../engine/tiles.ts';

/** The sets that a yakuman is made of, and how many it takes. */
interface Fed {
  readonly id: RuleId;
  readonly sets: number;
  readonly is: (meld: Meld) => boolean;
}

const DRAGONS_AND_WINDS: readonly Fed[] = [
  { id: 'big-three-dragons', sets: 3, is: ({ kind, tile }) => kind !== 'chow' && isDragon(tile) },
  { id: 'big-four-winds', sets: 4, is: ({ kind, tile }) => kind !== 'chow' && isWind(tile) },
];

const FOUR_KANS: Fed = { id: 'four-kans', sets: 4, is: ({ kind }) => kind === 'kong' };

/** Who answers for a hand that counts these yakuman, and for how much of it; null where nobody does. */
export function liabilityFor(
  chosen: Chosen,
): (hand: ScoringHand, lines: readonly ScoreLine[], total: number) => ScoreRank['liable'] | null {
  const which = chosen['liability-for'];
  const fed =
    which === 'none' ? [] : which === 'and-four-kans' ? [...DRAGONS_AND_WINDS, FOUR_KANS] : DRAGONS_AND_WINDS;
  const isShown = chosen['liability-shown'] === 'called-or-kan' ? () => true : isExposed;
  const ofPart = chosen['yakuman-sum'] === 'add' && chosen['liability-part'] === 'that-yakuman';
  return ({ melds }, lines, total) => {
    for (const { id, sets, is } of fed) {
      const line = lines.find(({ pattern }) => pattern === id);
      const laid = melds.filter(is);
      const last = laid.at(-1);
      if (!line || laid.length < sets || !laid.every(isShown)) continue;
      // A concealed kan is nobody's gift; sets lie in the order in which they were called.
      if (!last || !('from' in last) || last.from === null) continue;
      return { seat: last.from, total: ofPart ? (total / yakumanIn(lines)) * line.worth : total };
    }
    return null;
  };
}

const yakumanIn = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { worth }) => sum + worth, 0);
