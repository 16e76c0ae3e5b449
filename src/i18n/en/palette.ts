/** Row labels of the tile palette. */
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
