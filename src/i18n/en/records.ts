import type { RecordDraw, RecordFormat } from '../../records/record.ts';
import { honba, inWords, list, number } from './numbers.ts';

const FORMATS: Readonly<Record<RecordFormat, string>> = {
  'tenhou-xml': 'Tenhou, XML',
  'tenhou-json': 'Tenhou, JSON',
  mjai: 'mjai',
  majiang: 'Majiang',
  'mahjong-soul': 'Mahjong Soul',
  'riichi-city': 'Riichi City',
};

const DRAWS: Readonly<Record<RecordDraw, string>> = {
  exhausted: 'The wall runs out',
  'river-mangan': 'The wall runs out, and a river of outer tiles is paid',
  'nine-kinds': 'Nine kinds of terminals and honours end the deal',
  'four-winds': 'Four equal winds end the deal',
  'four-riichi': 'Four riichi end the deal',
  'four-kans': 'Four kans end the deal',
  'three-wins': 'Three would win on one tile, which ends the deal',
};

/** English texts of the page that opens a real game. */
export const records = {
  title: 'Open a real game',
  lead: 'Paste a game that was played on Tenhou, Mahjong Soul, Riichi City or Majiang, or by mjai programs. Open any deal at the table, and try there what you would have done: every “no” names its rule.',
  door: 'Your own game, deal by deal at the table, with the rule behind every “why not?”.',
  noScript: 'Opening a game needs JavaScript. Nothing is sent anywhere: the page reads the game by itself.',
  form: {
    title: 'Your game',
    text: 'Tenhou’s XML (packed with gzip, too), the JSON of tenhou.net/6 or a link with it, mjai lines, Majiang’s paipu, or decoded JSON of Mahjong Soul or Riichi City. The page finds out which it is. Nothing leaves this device.',
    paste: 'Paste the game',
    file: 'Or choose a file, or drop one here',
    open: 'Open the game',
    names: 'Show the names in the record',
  },
  reading: 'The game is being read …',
  replaying: (done: number, all: number) => `${done} of ${all} deals played`,
  failed: 'This game cannot be opened.',
  /** Why, with the place where reading stopped. */
  fault: (
    why: 'three-players' | 'hidden' | 'elsewhere' | 'broken',
    expected: string,
    place: string,
  ): string =>
    ({
      'three-players':
        'It is a game of three. This site plays the game of four, and three players have other tiles and rules.',
      hidden: `It hides the tiles that others held (${place}). A game can only be played through with all four hands.`,
      elsewhere:
        'The link only names a game, and this page fetches nothing. Open the game there, and copy the JSON or the file.',
      broken: `Expected here: ${expected}. Place: ${place}.`,
    })[why],
  /** For a record that is readable up to a point. */
  cut: 'The game can be read as far as this:',
  unlaid: 'The tiles of this deal cannot be laid.',
  found: (format: RecordFormat, deals: number) =>
    `${FORMATS[format]}: ${deals === 1 ? 'one deal' : `${inWords(deals)} deals`}`,
  /** Which player the reader is at the table, by the wind in the first deal. */
  look: 'At the table you are (by the wind of the first deal)',
  allHands: 'All four hands',
  list: 'The deals',
  deal: (round: string, number: number, counters: number) =>
    `${round} ${number}${counters === 0 ? '' : `, ${honba(counters)}`}`,
  ends: {
    drawn: (why: RecordDraw | null) => `${why === null ? 'Nobody wins' : DRAWS[why]}.`,
    ready: (seats: readonly string[]) => (seats.length === 0 ? 'Nobody is ready.' : `Ready: ${list(seats)}.`),
    tsumo: (winner: string) => `${winner} draws the winning tile`,
    ron: (winner: string, giver: string) => `${winner} wins on ${giver}’s tile`,
    /** Han and fu as far as the record has them: “: 3 han, 30 fu”. */
    worth: (han: number | null, fu: number | null, yakuman: boolean | null) =>
      yakuman ? ': a yakuman.' : han === null ? '.' : `: ${han} han${fu ? `, ${fu} fu` : ''}.`,
    unknown: 'The record stops before the deal ends.',
  },
  points: 'Points after the deal',
  amount: number,
  agrees: 'Played by its table’s rules, the deal ends as the record says.',
  /** The value of an option that is played, or not. */
  switched: (is: boolean) => (is ? 'yes' : 'no'),
  /** For an option that the table plays otherwise than its server usually does. */
  plays: (title: string, value: string) =>
    `It ends as the record says if this table plays “${title}” as: ${value}.`,
  differs: 'The record and the rules part here:',
  atOdds: 'The record says two different things of the points after this deal.',
  differences: {
    refused: (who: string) => `What ${who} does next is not allowed by the rules of this table.`,
    over: 'By the rules the deal is over before the record is.',
    untold: (who: string) => `The record does not say what ${who} does.`,
    otherDraw: (who: string) => `The wall gives ${who} another tile than the record.`,
    end: 'By the rules the deal ends in another way.',
    count: (who: string, of: string, ours: number, theirs: number) =>
      `The hand of ${who} counts ${ours} ${of}, and ${theirs} in the record.`,
    points: (ours: string, theirs: string) => `The points come to ${ours}, and to ${theirs} in the record.`,
    next: 'By the rules another deal follows, or none.',
  },
  unseen: (tiles: number) =>
    tiles === 0
      ? 'The record has every tile of the wall.'
      : `Nobody saw ${tiles === 1 ? 'one tile' : `${tiles} tiles`} of this wall. At the table they are made up: whatever a bot draws after another move of yours is not what would have come.`,
  /** The decisions of one seat as questions. */
  practice: {
    open: (deal: string) => `Practise ${deal}`,
    waiting: 'The questions are being made …',
    none: 'Nothing in this deal is a question for this seat.',
  },
  /** At the table, of a deal of a real game. */
  table: {
    label: 'A real game',
    course: 'So far it goes as the record says.',
    unseen: (tiles: number) =>
      tiles === 0
        ? ''
        : `${tiles === 1 ? 'One tile' : `${tiles} tiles`} of the wall nobody saw: they stay face down, and are made up as soon as you play on.`,
    /** Once somebody did something else, or the record is at its end. */
    playedOn: (drawn: number) =>
      `This is not the record any more: bots play for the others, and what nobody saw is made up.${
        drawn === 0 ? '' : ` ${drawn === 1 ? 'One tile that was' : `${drawn} tiles that were`} drawn is so.`
      }`,
    waits: (who: string, tiles: string) => `${who} waits for ${tiles}.`,
    /** Before the rule. */
    bar: 'It does not win on a discard:',
    hint: 'The hint knows what this seat sees; what comes of it is made up.',
    result: 'The record says:',
    otherResult: 'In the record it ended otherwise.',
    under:
      'The record does not have the tiles under the indicators. They stay face down; what they count here is chosen so that the hand is worth what the record says.',
    agrees: 'The rules come to the same.',
  },
  hands: 'The tiles that were dealt',
  wall: 'The dead wall',
  rest: 'What was left to draw',
  hidden: 'a tile that nobody saw',
  open: (deal: string) => `Step through ${deal}`,
  end: (deal: string) => `See how ${deal} ends`,
  embed: (deal: string) => `Put ${deal} on your page`,
};
