import type { UncountedPattern } from '../../engine/score.ts';
import type { Kind } from '../../engine/tiles.ts';
import { capital, inWords, number } from './numbers.ts';
import { countedTile } from './tiles.ts';

/** "There are only four 9s of bamboo", "There is only one red 5 of dots". */
const copiesOf = (kind: Kind, copies: number): string =>
  `There ${copies === 1 ? 'is' : 'are'} only ${countedTile(kind, copies)}`;

/** English texts of the receipt and the score page. */
export const scorePage = {
  receipt: {
    /** Label of the receipt: "What South’s hand is worth". */
    worth: (owner: string) => `What ${owner} hand is worth`,
    hand: (owner: string) => `${capital(owner)} hand`,
    round: (wind: string) => `It is the ${wind} round.`,
    bonus: 'Bonus tiles',
    /** For a line that is not part of the main sum. */
    apart: 'counted separately',
    /** The kinds that jokers stand for. */
    jokers: (tiles: string) => `Jokers stand for ${tiles}.`,
    /** Label of the list of lines. */
    lines: 'What counts',
    /** Describes the highlighted tiles of a line: "Red dragons: three red dragons". */
    lit: (title: string, tiles: string) => `${title}: ${tiles}`,
    noTiles: 'no particular tile',
    /** Label of the total: "3 fan" in place of the bare number, for screen readers. */
    total: (unit: string) => capital(unit),
    /** The same with two counts, where each line names its count. */
    both: 'In all',
    /** What counts towards the minimum, and whether it is reached. */
    minimum: (have: number, need: number, total: number) => {
      const verb = have === 1 ? 'counts' : 'count';
      const handText =
        have === total ? 'All of it counts' : `${capital(inWords(have))} of ${inWords(total)} ${verb}`;
      const met =
        have >= need
          ? 'which is met'
          : `and ${inWords(need - have)} more ${need - have === 1 ? 'is' : 'are'} needed`;
      return `${handText} towards the minimum of ${inWords(need)}, ${met}.`;
    },
    uncounted: 'Did not count',
    /** Heading of the patterns that the hand lacks, with reasons. */
    missing: 'What else counts in this game, and why not here',
    /** Why a pattern did not count. */
    why: (because: UncountedPattern['because'], by: string) =>
      ({
        replaced: `${by} contains it, and only the larger counts.`,
        capped: 'The limit has already been reached.',
        excluded: `It does not count together with ${by}.`,
        lower: `${by} is worth more, and only the better of the two counts.`,
        forbidden: `It does not count because of this rule: ${by}.`,
        fixed: `${by} has a fixed value, so nothing is added to it or doubled.`,
        instead: `${by} counts instead.`,
      })[because],
    /** For a bonus tile that no line uses. */
    idle: 'No pattern in this hand uses it.',
    pays: 'Who pays',
    nobodyPays: 'Nobody pays anything.',
    /** Seats that pay nothing: "East and North pay nothing." */
    free: (seats: string, several: boolean) => `${capital(seats)} ${several ? 'pay' : 'pays'} nothing.`,
    /** A losing hand's score: "South’s hand: 8 points (Concealed Pung of 2 to 8 4 …)." */
    other: (name: string, total: string, lines: readonly string[]) =>
      `${name}: ${total}${lines.length > 0 ? ` (${lines.join(', ')})` : ''}.`,
    concealedKong: (word: string) => `concealed ${word}`,
    claimed: 'called',
    winning: 'the winning tile',
  },
  /** Link to the page. */
  action: 'Score a hand',
  title: (game: string) => `Score a hand: ${game}`,
  lead: 'Lay out a hand, say how it was won, and read line by line what it is worth, what did not count, and who pays.',
  noScript:
    'On this page you lay out any hand, tile by tile, and get its receipt: each pattern with its tiles and its rule. The rules are worked out in the browser, so it needs JavaScript. The rulebook says what each pattern is worth.',
  rulebook: 'To the rulebook',
  loading: 'The tiles are being loaded …',
  build: 'The hand',
  /** Heading of the example hands. */
  begin: 'Start from one of these, or lay out your own below',
  /** For an example that does not win: "2 fan, not a win"; null where nothing in it counts. */
  noWin: (total: string | null) => (total === null ? 'not a win' : `${total}, not a win`),
  /** Where the next pressed tile goes. */
  adds: 'A tile you press goes',
  toHand: 'into the hand',
  asWinning: 'Winning tile',
  concealed: (kong: string) => `Concealed ${kong}`,
  palette: 'All tiles',
  paletteNote:
    'Arrow keys move among the tiles, Enter adds one. The tile that fills the hand becomes the winning tile.',
  yours: 'The hand so far: press a tile or a set to take it out',
  takeOut: (tile: string) => `${tile}: take it out`,
  nothingYet: 'No tile yet.',
  typed: 'Or type it',
  /** @param kong the game's word for four of a kind */
  typedNote: (kong: string, hasBonus: boolean) =>
    `123m characters, p dots, s bamboo · E S W N winds · C F P dragons${hasBonus ? ' · 1f to 8f bonus tiles' : ''} · [EEE^] called from across, [324m<] from the left, (8888s) a concealed ${kong} · +5m drawn, <5m ^5m >5m called from the left, across or the right, *5m robbed`,
  clear: 'Clear the hand',
  shared: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The link is in the address bar.',
  came: 'How the last tile came',
  by: { draw: 'Drawn', discard: 'A discard', robbery: (kong: string) => `Robbed from a ${kong}` },
  from: 'From',
  supplement: 'Drawn for',
  supplements: {
    none: 'the turn',
    kong: (kong: string) => `a ${kong}`,
    bonus: 'a bonus tile',
    double: (kong: string) => `a second ${kong} in a row`,
  },
  last: 'The wall is empty: it is the last tile',
  first: 'Nothing came before it: it is the first tile of the deal',
  seat: 'The winner’s seat',
  roundWind: 'The round',
  kindOfHand: 'The kind of deal',
  ordinary: 'an ordinary deal',
  options: 'Rules that may differ',
  /** Indicators on the table, and the choice to add one. */
  indicators: { indicators: 'Dora indicator', beneath: 'Ura dora indicator' },
  indicatorRows: { indicators: 'Dora indicators', beneath: 'Ura dora indicators, for a hand in riichi' },
  noIndicators: (row: 'indicators' | 'beneath') =>
    `None. Choose “${row === 'indicators' ? 'Dora' : 'Ura dora'} indicator” above the tiles and press one.`,
  noMoreIndicators: (most: number) => ({
    head: `There are at most ${inWords(most)} of them.`,
    text: 'Press one of them to take it away.',
  }),
  takeAway: (tile: string) => `Take away: ${tile}`,
  counters: 'Counters on the table',
  pot: (money: string) => `In the pot, in ${money}`,
  /** Label of the dealer's streak. */
  dealerWins: 'Deals in a row that the dealer has won before this one',
  /** The hands of the three losers. */
  others: {
    title: 'The other three hands',
    note: 'Type what the others hold, and all four hands are scored and settled. A hand you leave out is worth nothing.',
    of: (wind: string) => `${wind}’s hand`,
    tooMany: (kind: Kind, copies: number) => `${copiesOf(kind, copies)}, counting all four hands.`,
  },
  result: 'The receipt',

  empty: {
    head: 'No hand yet.',
    text: 'Press tiles or type them. The receipt appears as soon as the hand is complete.',
  },
  unreadable: (column: number, expected: string, found: string) => ({
    head: `Column ${number(column)} cannot be read.`,
    text: `There should be ${expected}; ${found === 'the end' ? 'the text ends' : `it says ${found.replace(/^"(.*)"$/, '“$1”')}`}.`,
  }),
  /** @param have copies laid out on this page: in the hand, and among the indicators */
  tooMany: (kind: Kind, have: number, copies: number) => ({
    head: `${copiesOf(kind, copies)}.`,
    text: `${capital(inWords(have))} are laid out here. Take ${have - copies === 1 ? 'one' : inWords(have - copies)} away.`,
  }),
  strange: (tile: string) => ({ head: `This game has no ${tile}.`, text: 'Take it out of the hand.' }),
  size: (have: number, need: number, kong: string) =>
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
  fact: (fact: string) => ({
    head: `“${fact}” means nothing here.`,
    text: 'Take away the comma and what follows it.',
  }),
  notWin: 'Not a win.',
  would: 'These would complete it in place of the last tile:',
  wouldNone: 'No single tile in place of the last one would complete it.',
  /** Contradiction: the first tile of the deal, and something before it. */
  notFirst: (beside: 'robbery' | 'seat' | 'from' | 'later' | 'melds' | 'last' | 'discarded') => ({
    head: 'Something came before this tile.',
    text: {
      robbery: 'Before the first discard nobody has a set to rob.',
      seat: 'East makes the first discard. To win before it, East has to draw.',
      from: 'The first discard is East’s: say that the tile came from East.',
      later: 'Before this player’s first turn only those who play earlier have discarded.',
      melds: 'Before the first discard nobody has a set on the table. Take the sets into the hand.',
      last: 'The wall is still full at the first tile, so it cannot be the last one too.',
      discarded: 'This hand has discarded already.',
    }[beside],
  }),
  /** Contradiction: a replacement tile without the kongs for it. */
  noKongs: (kong: string, have: number, need: number) => ({
    head: `There is no ${need > 1 && have > 0 ? 'second ' : ''}${kong} among the sets.`,
    text: `The last tile was drawn after ${need === 1 ? `a ${kong}` : `a second ${kong} in a row`}. ${
      have === 0 ? 'Add one' : 'Add another'
    }, or say that it was drawn in turn.`,
  }),
  /** Contradiction: a replacement tile for a bonus tile that is missing. */
  noBonus: {
    head: 'There is no bonus tile.',
    text: 'The last tile was drawn for one. Add it, or say that it was drawn in turn.',
  },
  /** Contradiction: a robbed kong of a tile that the hand holds. */
  robbed: (kong: string, tile: string) => ({
    head: `That ${kong} cannot be.`,
    text: `The player who is robbed holds the other three, and ${tile} is in this hand too.`,
  }),
  /** Contradiction: a run claimed from a seat that cannot give one. */
  oddRun: (chow: string) => ({
    head: `You cannot call a ${chow} from there.`,
    text: 'Change the seat that it came from, or take its tiles into the hand.',
  }),
  /** Contradiction: circumstances that exclude each other, by the sentence of their rule. */
  excluded: (sentence: string) => ({ head: 'These cannot be true together.', text: sentence }),
  noRun: (chow: string, tile: string) => ({
    head: `No ${chow} begins with the ${tile}.`,
    text: 'Press the lowest of three tiles of one suit that follow one another.',
  }),
  full: (need: number) => ({
    head: 'The hand is full.',
    text: `It has its ${inWords(need)} tiles. Take one out first.`,
  }),
  readFirst: 'Put the typed hand right first, or clear it.',
  broken: (why: string) => ({
    head: 'This address cannot be read.',
    text: `${why} Here is an empty table instead; the address stays as it was until you change something.`,
  }),
  /** The hand of a link is valid, but its rules are not. */
  misruled: (why: string) => ({
    head: 'The rules in this address cannot be used.',
    text: `${why} The hand is scored by the rules of this site instead.`,
  }),
  /** Link from the total to the receipt. */
  lineByLine: 'See it line by line',
  announce: (total: string) => `The hand is worth ${total}.`,
  /** For a win in a game that counts nothing. */
  wins: 'The hand wins.',
};
