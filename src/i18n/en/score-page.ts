import type { ScorePageWords } from '../score-page.ts';
import { capital, inWords, number } from './numbers.ts';

/** The receipt and the page that scores a hand, in English. */
export const scorePage: ScorePageWords = {
  receipt: {
    worth: (owner) => `What ${owner} hand is worth`,
    hand: (owner) => `${capital(owner)} hand`,
    round: (wind) => `It is the ${wind} round.`,
    bonus: 'Bonus tiles',
    apart: 'counted separately',
    jokers: (tiles) => `Jokers stand for ${tiles}.`,
    lines: 'What counts',
    lit: (title, tiles) => `${title}: ${tiles}`,
    noTiles: 'no particular tile',
    total: (unit) => capital(unit),
    minimum: (have, need, total) => {
      const verb = have === 1 ? 'counts' : 'count';
      const held =
        have === total ? 'All of it counts' : `${capital(inWords(have))} of ${inWords(total)} ${verb}`;
      const met =
        have >= need
          ? 'which is met'
          : `and ${inWords(need - have)} more ${need - have === 1 ? 'is' : 'are'} needed`;
      return `${held} towards the minimum of ${inWords(need)}, ${met}.`;
    },
    uncounted: 'Did not count',
    nothingUncounted: 'Nothing was left out: every pattern in the hand counts.',
    missing: 'What else counts in this game, and why not here',
    why: (because, by) =>
      ({
        replaced: `${by} contains it, and only the larger counts.`,
        capped: 'The limit has already been reached.',
        excluded: `It does not count together with ${by}.`,
        lower: `${by} is worth more, and only the better of the two counts.`,
        forbidden: `It does not count because of this rule: ${by}.`,
        fixed: `${by} has a fixed value, so nothing is added to it or doubled.`,
        instead: `${by} counts instead.`,
      })[because],
    idle: 'No pattern in this hand uses it.',
    pays: 'Who pays',
    nobodyPays: 'Nobody pays anything.',
    free: (seats, several) => `${capital(seats)} ${several ? 'pay' : 'pays'} nothing.`,
    other: (name, total, lines) => `${name}: ${total}${lines.length > 0 ? ` (${lines.join(', ')})` : ''}.`,
    concealedKong: (word) => `concealed ${word}`,
    claimed: 'called',
    winning: 'the winning tile',
  },
  action: 'Score a hand',
  title: (game) => `Score a hand: ${game}`,
  lead: 'Lay out a hand, say how it was won, and read line by line what it is worth, what did not count, and who pays.',
  noScript:
    'On this page you lay out any hand, tile by tile, and get its receipt: each pattern with its tiles and its rule. The rules are worked out in the browser, so it needs JavaScript. The rulebook says what each pattern is worth.',
  rulebook: 'To the rulebook',
  loading: 'The tiles are being loaded …',
  build: 'The hand',
  begin: 'Start from one of these, or lay out your own below',
  noWin: (total) => `${total}, not a win`,
  adds: 'A tile you press goes',
  toHand: 'into the hand',
  asWinning: 'Winning tile',
  concealed: (kong) => `Concealed ${kong}`,
  palette: 'All tiles',
  paletteNote:
    'Arrow keys move among the tiles, Enter adds one. The tile that fills the hand becomes the winning tile.',
  suits: {
    characters: 'Characters',
    dots: 'Dots',
    bamboo: 'Bamboo',
    honours: 'Honours',
    bonus: 'Flowers and seasons',
    jokers: 'Jokers',
  },
  yours: 'The hand so far: press a tile or a set to take it out',
  takeOut: (tile) => `${tile}: take it out`,
  nothingYet: 'No tile yet.',
  typed: 'Or type it',
  typedNote:
    '123m characters, p dots, s bamboo · E S W N winds · C F P dragons · 1f to 8f bonus tiles · [EEE^] called from across, [324m<] from the left, (8888s) a concealed kong · +5m drawn, <5m ^5m >5m called from the left, across or the right, *5m robbed',
  clear: 'Clear the hand',
  shared: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The link is in the address bar.',
  came: 'How the last tile came',
  by: { draw: 'Drawn', discard: 'A discard', robbery: (kong) => `Robbed from a ${kong}` },
  from: 'From',
  supplement: 'Drawn for',
  supplements: {
    none: 'the turn',
    kong: (kong) => `a ${kong}`,
    bonus: 'a bonus tile',
    double: (kong) => `a second ${kong} in a row`,
  },
  last: 'The wall is empty: it is the last tile',
  first: 'Nothing came before it: it is the first tile of the deal',
  seat: 'The winner’s seat',
  roundWind: 'The round',
  kindOfHand: 'The kind of deal',
  ordinary: 'an ordinary deal',
  options: 'Rules that may differ',
  kept: 'Deals in a row that the dealer has won before this one',
  others: {
    title: 'The other three hands',
    note: 'Type what the others hold, and all four hands are scored and settled. A hand you leave out is worth nothing.',
    of: (wind) => `${wind}’s hand`,
    tooMany: (tile, copies) => `There are only ${inWords(copies)} of ${tile}, counting all four hands.`,
  },
  result: 'The receipt',

  empty: {
    head: 'No hand yet.',
    text: 'Press tiles or type them. The receipt appears as soon as the hand is complete.',
  },
  unreadable: (column, expected, found) => ({
    head: `Column ${number(column)} cannot be read.`,
    text: `There should be ${expected}; ${found === 'the end' ? 'the text ends' : `it says ${found.replace(/^"(.*)"$/, '“$1”')}`}.`,
  }),
  tooMany: (tile, have, copies) => ({
    head: `There ${copies === 1 ? 'is' : 'are'} only ${inWords(copies)} of ${tile}.`,
    text: `This hand holds ${inWords(have)}. Take ${have - copies === 1 ? 'one' : inWords(have - copies)} out.`,
  }),
  strange: (tile) => ({ head: `This game has no ${tile}.`, text: 'Take it out of the hand.' }),
  size: (have, need, kong) =>
    have < need
      ? {
          head: `${capital(inWords(need - have))} more ${need - have === 1 ? 'tile' : 'tiles'}.`,
          text: `A complete hand has ${need} tiles, with a ${kong} counted as three. This one has ${have}.`,
        }
      : {
          head: `${capital(inWords(have - need))} ${have - need === 1 ? 'tile' : 'tiles'} too many.`,
          text: `A complete hand has ${need} tiles, with a ${kong} counted as three. This one has ${have}.`,
        },
  noWinning: {
    head: 'Which tile came last?',
    text: 'All the tiles are there, but none is marked as the winning tile. Take one out and add it again, or write + before it.',
  },
  ownTile: { head: 'Nobody can win on their own discard.', text: 'Say which other seat it came from.' },
  filler: {
    head: 'Every tile has to be written out.',
    text: 'Here … cannot stand for tiles that are not named.',
  },
  fact: (fact) => ({
    head: `“${fact}” means nothing here.`,
    text: 'Take away the comma and what follows it.',
  }),
  notWin: 'Not a win.',
  under: (missing) => `${capital(missing)} more would be enough.`,
  would: 'These would complete it in place of the last tile:',
  wouldNone: 'No single tile in place of the last one would complete it.',
  notFirst: (beside) => ({
    head: 'Something came before this tile.',
    text: {
      robbery: 'Before the first discard nobody has a set to rob.',
      seat: 'East gives the first discard. To win before it, East draws.',
      from: 'The first discard is East’s: say that the tile came from East.',
      melds: 'Before the first discard nobody has a set on the table. Take the sets into the hand.',
      last: 'At the first tile the wall is full: it cannot be the last one too.',
      discarded: 'This hand has discarded already.',
    }[beside],
  }),
  noKongs: (kong, have, need) => ({
    head: `There is no ${need > 1 && have > 0 ? 'second ' : ''}${kong} among the sets.`,
    text: `The last tile was drawn after ${need === 1 ? `a ${kong}` : `a second ${kong} in a row`}. ${
      have === 0 ? 'Add one' : 'Add another'
    }, or say that it was drawn in turn.`,
  }),
  noBonus: {
    head: 'There is no bonus tile.',
    text: 'The last tile was drawn for one. Add it, or say that it was drawn in turn.',
  },
  robbed: (kong, tile) => ({
    head: `That ${kong} cannot be.`,
    text: `Whoever is robbed holds the other tiles of its kind, and ${tile} is in this hand too.`,
  }),
  oddRun: (chow) => ({
    head: `You cannot call a ${chow} from there.`,
    text: 'Change the seat that it came from, or take its tiles into the hand.',
  }),
  noRun: (chow, tile) => ({
    head: `No ${chow} begins with the ${tile}.`,
    text: 'Press the lowest of three tiles of one suit that follow one another.',
  }),
  full: (need) => ({
    head: 'The hand is full.',
    text: `It has its ${inWords(need)} tiles. Take one out first.`,
  }),
  readFirst: 'Put the typed hand right first, or clear it.',
  broken: (why) => ({
    head: 'This address cannot be read.',
    text: `${why} Here is an empty table instead; the address stays as it was until you change something.`,
  }),
  misruled: (why) => ({
    head: 'The rules in this address cannot be used.',
    text: `${why} The hand is scored by the rules of this site instead.`,
  }),
  lineByLine: 'See it line by line',
  announce: (total) => `The hand is worth ${total}.`,
  wins: 'The hand wins.',
};
