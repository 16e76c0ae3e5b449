/** Why a line of a receipt does not count in one hand: what in it, or in how it was won, is against the line. */
import type { RuleId } from './action.ts';
import { scoringHandAt } from './hands.ts';
import type { IndicatorsSeen } from './indicators.ts';
import type { Position, WinToScore } from './ruleset.ts';
import type { Score, ScoreLine } from './score.ts';
import type { Wind } from './seats.ts';
import type { Win } from './table.ts';
import type { Kind } from './tiles.ts';
import { plainSource } from './win.ts';

/** Which line: its rule, and which part of it. */
export type LineName = Pick<ScoreLine, 'pattern' | 'part'>;

/** A set as far as it is told: what it is, and its tiles. */
export interface SetFact {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly tiles: readonly Kind[];
}

/** One fact of the hand; the words for it are made where it is shown. */
export type Against =
  /** It has a tile that may not be in it; or a bonus tile. */
  | { readonly is: 'tile' | 'holds'; readonly tile: Kind }
  /** It has this set. */
  | { readonly is: 'set'; readonly set: SetFact }
  /** This set was called; or never was; or a discard finished it. */
  | { readonly is: 'called' | 'uncalled' | 'finished-by-another'; readonly set: SetFact }
  /** Its pair is another. */
  | { readonly is: 'pair'; readonly tile: Kind }
  /** These tiles are of different suits. */
  | { readonly is: 'suits'; readonly tiles: readonly Kind[] }
  /** It has none of such tiles. */
  | { readonly is: 'no'; readonly of: 'honours' | 'terminals' | 'suits' | 'bonus' | 'reds' }
  /** It has so many of this tile, and no more. */
  | { readonly is: 'copies'; readonly tile: Kind; readonly have: number }
  /** It has no pung of this tile. */
  | { readonly is: 'no-pung'; readonly tile: Kind }
  /** All its sets of this kind, which are too few or the wrong ones. */
  | { readonly is: 'sets'; readonly of: SetsOf; readonly sets: readonly SetFact[] }
  /** It is of another shape. */
  | { readonly is: 'shape'; readonly rule: RuleId }
  /** It was won with a discard, with a robbed tile, or with one drawn. */
  | { readonly is: 'discard' | 'robbed' | 'drawn' | 'other-last'; readonly tile: Kind }
  /** It was drawn, but not for that. */
  | {
      readonly is: 'drawn-in-turn' | 'drawn-for-bonus' | 'drawn-after-one' | 'replacement';
      readonly tile: Kind;
    }
  /** Tiles were left in the wall; something had come before the last tile; a wind that is not the one it takes. */
  | { readonly is: 'wall-left' | 'not-first' }
  | { readonly is: 'wind'; readonly wind: Wind }
  /** Other tiles would have won, too. */
  | { readonly is: 'also'; readonly tiles: readonly Kind[] }
  /** The last tile finished this. */
  | { readonly is: 'finished'; readonly set: SetFact }
  | { readonly is: 'finished-pair'; readonly tile: Kind }
  /** It completed this run, and no other tile makes a run of the other two; or one does, at their other end. */
  | { readonly is: 'one-ended' | 'open-ended'; readonly set: SetFact; readonly tile: Kind }
  /** Nothing of the kind was declared; or something came between that and the win. */
  | { readonly is: 'undeclared' | 'late'; readonly rule: RuleId }
  /** No indicator names a tile of it, of those that lie open or of those under them. */
  | { readonly is: 'no-dora'; readonly of: keyof IndicatorsSeen }
  /** A hand of this fixed value does not take such lines; it stands in their place. */
  | { readonly is: 'fixed' | 'instead'; readonly by: RuleId };

export type SetsOf = 'pung' | 'kong' | 'chow' | 'dragon' | 'wind' | 'concealed';

/** What a game knows of the lines that do not count. */
export interface Objections {
  /** Every line that a hand can have. */
  readonly lines: readonly LineName[];
  /** What is against this line in the hand as it counted; null where nothing is. */
  readonly against: (line: LineName, score: Score, win: WinToScore) => Against | null;
}

/** A line that the hand has not, and what is against it. */
export interface Missing {
  readonly line: LineName;
  readonly against: Against;
}

/** Every line of the game that does not count in this hand and is no part of what it shows, with what is against it. */
export function missingIn({ seat, how, score }: Win, position: Position): Missing[] {
  const { reading } = score;
  const objections = position.ruleset.scoring?.objections;
  if (!objections || reading === null) return [];
  // Another's tile lies where it lay.
  const hand = scoringHandAt(position.table, seat, how.by === 'draw' ? null : how.tile);
  const win = { scoringHand: hand, how: plainSource(how), seat, position, readings: [reading] };
  const isNamed = ({ pattern, part }: LineName): boolean =>
    score.uncounted.some((each) => each.pattern === pattern && each.part === part);
  return objections.lines.flatMap((line) => {
    const against = isNamed(line) ? null : objections.against(line, score, win);
    return against ? [{ line, against }] : [];
  });
}
