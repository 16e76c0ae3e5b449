import type { PredictionWords } from '../predictions.ts';
import { capital, inWords } from './numbers.ts';

/** Where a tile is drawn from. */
const WHERE = {
  wall: 'the next tile of the wall',
  tail: 'the tile at the end of the wall',
  box: 'the next tile of the kong box',
} as const;

/** Why nobody draws, replaces, discards or stops, by what has been done on the turn. */
const WHY_NOT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nothing: {
    replaces: 'You only draw a replacement after you lay a tile down, and nobody has laid one down here.',
    discards: 'The turn begins with a draw.',
    ends: 'Nobody has won, and there are tiles left to draw.',
  },
  dealt: {
    draws: 'East was dealt one tile more than the others, and begins without a draw.',
    replaces: 'You only draw a replacement after you lay a tile down, and nobody has laid one down here.',
    ends: 'Nobody has won, and the turn is not over until a tile is discarded.',
  },
  drawn: {
    draws: 'You draw one tile a turn, and this one has been drawn.',
    replaces: 'You only draw a replacement after you lay a tile down, and nobody has laid one down here.',
    ends: 'Nobody has won, and the turn is not over until a tile is discarded.',
  },
  called: {
    draws: 'The tile that was called takes the place of the draw.',
    replaces: 'Only a {kong} is followed by a replacement tile, because it uses four tiles for one set.',
    ends: 'Nobody has won, and the turn is not over until a tile is discarded.',
  },
  laid: {
    draws: 'The draw of this turn is done. What comes now replaces the tile that was laid down.',
    discards: 'A tile was laid down, so the hand is one tile short. It gets another one first.',
    ends: 'Nobody has won, and the hand is one tile short.',
  },
  all: {
    draws: 'The wall has no tile left to draw.',
    replaces: 'The wall has no tile left to draw.',
    discards: 'Whoever comes next would have to draw before discarding.',
  },
};

/** What goes by itself, in English. */
export const foreseen: PredictionWords = {
  outcome: {
    draws: 'Draw a tile from the wall',
    replaces: 'Draw a replacement tile',
    discards: 'Discard a tile',
    ends: 'Nothing more. The deal is over',
    'no tile': 'No tile at all',
    'its tile': 'Which tile it is made of',
    'that it is one': 'That four are alike, but not which tile',
    nothing: 'Nothing before the deal is over',
    'what was drawn': 'Which tile it is',
    'that it was drawn': 'Only that a tile was drawn',
    'where it goes': 'Only whether it is of any use',
  },
  tile: (tile, from) => `${capital(tile)}, ${WHERE[from]}`,
  unseen: 'A tile that is drawn goes straight into the hand, and nobody else sees its face.',
  left: (count) => (count === 0 ? 'None' : capital(inWords(count))),
  countedLeft: ({ copies, held, elsewhere }, isRight) => {
    if (copies === 1) {
      const where =
        held > 0 ? 'you hold it' : elsewhere > 0 ? 'it lies on the table' : 'nobody has seen it yet';
      return `There is only one, and ${where}.`;
    }
    const left = copies - held - elsewhere;
    const seen = [
      ...(held > 0 ? [`you hold ${inWords(held)}`] : []),
      ...(elsewhere > 0 ? [`${inWords(elsewhere)} ${elsewhere === 1 ? 'lies' : 'lie'} on the table`] : []),
    ].join(', and ');
    const all = `There are ${inWords(copies)}`;
    if (seen === '') return `${all}, and you have seen none of them.`;
    return `${all}: ${seen}.${isRight ? ` That leaves ${left === 0 ? 'none' : inWords(left)}.` : ''}`;
  },
  whyNot: (does, done, kong) => WHY_NOT[done]?.[does]?.replace('{kong}', kong) ?? null,
  dealt: { short: 'Too few', right: 'The right number', long: 'Too many' },
  dealtWhy: (dealt, have) => `You are dealt ${dealt} tiles here, and these are ${have}.`,
};
