/** A seat that gave the last set of a visible yakuman is liable for it (rule `liability`). */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import { isExposed, type Meld } from '../../engine/melds.ts';
import type { ScoreLine, ScoreRank } from '../../engine/score.ts';
import type { Scoring } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import { isDragon, isWind } from '../../engine/tiles.ts';
import { countsDoubles, yakumanFor } from './yakuman.ts';

/** A yakuman made of called sets, and how many it takes. */
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

/** The patterns that somebody may be liable for at this table. */
function fedAt(chosen: Chosen): readonly Fed[] {
  switch (chosen['liability-for']) {
    case 'none':
      return [];
    case 'and-four-kans':
      return [...DRAGONS_AND_WINDS, FOUR_KANS];
    default:
      return DRAGONS_AND_WINDS;
  }
}

/** Does the liable seat answer for the yakuman that was fed, and not for the whole hand (rule `liability-part`)? */
const isForThatYakuman = (chosen: Chosen): boolean =>
  chosen['yakuman-sum'] === 'add' && chosen['liability-part'] === 'that-yakuman';

/** The same as data, with what each pattern is worth here; null where nobody is liable. */
export function fedPatterns(chosen: Chosen): Scoring['fed'] | null {
  const fed = fedAt(chosen);
  if (fed.length === 0) return null;
  // Of these one is double in every hand, or in none.
  const worth = (id: RuleId): number =>
    countsDoubles(chosen) && yakumanFor(chosen).some((each) => each.id === id && each.isDouble) ? 2 : 1;
  return {
    patterns: Object.fromEntries(fed.map(({ id }) => [id, worth(id)])),
    alone: isForThatYakuman(chosen),
  };
}

/** Builds the function that finds the liable seat and the part of the value it is liable for; null if nobody is. */
export function liabilityFor(
  chosen: Chosen,
): (hand: ScoringHand, lines: readonly ScoreLine[], total: number) => ScoreRank['liable'] | null {
  const fed = fedAt(chosen);
  const isShown = chosen['liability-shown'] === 'called-or-kan' ? () => true : isExposed;
  const ofPart = isForThatYakuman(chosen);
  return ({ melds }, lines, total) => {
    for (const { id, sets, is } of fed) {
      const line = lines.find(({ pattern }) => pattern === id);
      const laid = melds.filter(is);
      const last = laid.at(-1);
      if (!line || laid.length < sets || !laid.every(isShown)) continue;
      // Melds lie in the order they were called; a concealed kan as the last one makes nobody liable.
      if (!last || !('from' in last) || last.from === null) continue;
      return { seat: last.from, total: ofPart ? (total / yakumanIn(lines)) * line.worth : total };
    }
    return null;
  };
}

const yakumanIn = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { worth }) => sum + worth, 0);
