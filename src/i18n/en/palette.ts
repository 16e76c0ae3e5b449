/** The rows of the tiles that one picks from. */
export const palette = {
  suits: {
    characters: 'Characters',
    dots: 'Dots',
    bamboo: 'Bamboo',
    honours: 'Honours',
    bonus: 'Flowers and seasons',
    jokers: 'Jokers',
  },
};
