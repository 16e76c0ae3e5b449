import { capital, inWords } from './numbers.ts';

/** Where a tile is drawn from. */
const WHERE = {
  wall: 'the next tile of the wall',
  tail: 'the tile at the end of the wall',
  box: 'the next tile of the kong box',
  'dead-wall': 'the last tile of the dead wall',
} as const;

/** Why a player does not draw, replace, discard or stop, by what was done in the turn so far. */
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
    replaces:
      'Only four of a kind, called as a {kong}, bring another tile, because one set takes up all four.',
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
    discards: 'The next player would have to draw before discarding.',
  },
};

/** English texts of questions about what happens automatically. */
export const predictions = {
  outcome: {
    draws: 'Draw a tile from the wall',
    replaces: 'Draw a tile in place of one laid down',
    discards: 'Discard a tile',
    ends: 'Nothing more. The deal is over',
    'no tile': 'No tile at all',
    'its tile': 'Which tile it is made of',
    'that it is one': 'That it is four of a kind, but not of which tile',
    nothing: 'Nothing before the deal is over',
    'what was drawn': 'Which tile it is',
    'that it was drawn': 'Only that a tile was drawn',
    'where it goes': 'Only whether it is of any use',
    'same dealer': 'The same dealer deals again',
    'next dealer': 'The next player deals, same round',
    'next round': 'The next player deals, new round',
    'match over': 'Nothing more. The match is over',
  },
  /** A tile and its place: "The 5 of dots, the next tile of the wall". */
  tile: (tile: string, from: 'wall' | 'tail' | 'box' | 'dead-wall') => `${capital(tile)}, ${WHERE[from]}`,
  /** Why other seats do not know a drawn tile. */
  unseen: 'A tile that is drawn goes straight into the hand, and nobody else sees its face.',
  /** Number of counters in the next deal. */
  counters: (count: number) => (count === 0 ? 'None' : capital(inWords(count))),
  /** Number of copies left. */
  left: (count: number) => (count === 0 ? 'None' : capital(inWords(count))),
  /** Explains the number of copies left: all copies, less those in the reader's hand and those seen elsewhere. */
  countedLeft: (
    {
      copies,
      inHand,
      visible,
    }: { readonly copies: number; readonly inHand: number; readonly visible: number },
    isRight: boolean,
  ) => {
    if (copies === 1) {
      const where =
        inHand > 0 ? 'you hold it' : visible > 0 ? 'it lies on the table' : 'nobody has seen it yet';
      return `There is only one, and ${where}.`;
    }
    const left = copies - inHand - visible;
    const seen = [
      ...(inHand > 0 ? [`you hold ${inWords(inHand)}`] : []),
      ...(visible > 0 ? [`${inWords(visible)} ${visible === 1 ? 'lies' : 'lie'} on the table`] : []),
    ].join(', and ');
    const all = `There are ${inWords(copies)}`;
    if (seen === '') return `${all}, and you have seen none of them.`;
    return `${all}: ${seen}.${isRight ? ` That leaves ${left === 0 ? 'none' : inWords(left)}.` : ''}`;
  },
  /** Why a player who has done this much in a turn does not do that; null where there is nothing to say. */
  whyNot: (does: string, done: 'nothing' | 'dealt' | 'drawn' | 'called' | 'laid' | 'all', kong: string) =>
    WHY_NOT[done]?.[does]?.replace('{kong}', kong) ?? null,
  /** Answers on the size of a dealt hand. */
  dealt: { short: 'Too few', right: 'The right number', long: 'Too many' },
  dealtWhy: (dealt: number, have: number) => `You are dealt ${dealt} tiles here, and these are ${have}.`,
};
