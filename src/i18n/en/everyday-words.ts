/** English words that one hears at many tables, each with what it means in a sentence or two. */

/** A word of the glossary, told where somebody searches for it. */
interface EverydayWord {
  /** Its place on the glossary page; of a thing that every game has a word for, the row's. */
  readonly id: string;
  readonly title: string;
  /** Lower-case words and phrases by which it is found. */
  readonly phrases: readonly string[];
  readonly says: string;
}

/** Heading of these words on the glossary page. */
export const everydayTitle = 'Words that you will hear';

export const everydayWords: readonly EverydayWord[] = [
  {
    id: 'solitaire',
    title: 'Mahjong solitaire',
    phrases: [
      'mahjong solitaire',
      'solitaire',
      'matching game',
      'shanghai solitaire',
      'tile matching',
      'pairs game',
    ],
    says: 'A puzzle for one, in which you take pairs of equal tiles off a pile. It borrows the tiles, but it is another game. This site teaches mahjong for four players, which is played like rummy.',
  },
  {
    id: 'chow',
    title: 'Chow',
    phrases: ['chow', 'chows', 'chii', 'chi', 'seung', 'sheung', 'run', 'runs', 'sequence', 'straight'],
    says: 'A run: three in a row in one suit, such as 4-5-6 of dots. You make it of your own draws. In most games you may also call the discard of the player before you for it.',
  },
  {
    id: 'pung',
    title: 'Pung',
    phrases: [
      'pung',
      'pungs',
      'pong',
      'pongs',
      'peng',
      'pengs',
      'pon',
      'pons',
      'triplet',
      'triplets',
      'three of a kind',
    ],
    says: 'Three of a kind. If you hold two, you may call the third from anybody who discards it.',
  },
  {
    id: 'kong',
    title: 'Kong',
    phrases: [
      'kong',
      'kongs',
      'gong',
      'gongs',
      'gang',
      'gangs',
      'kan',
      'kans',
      'kang',
      'quad',
      'quads',
      'four of a kind',
    ],
    says: 'Four of a kind as one set. It takes a tile more than other sets, so you draw a replacement tile for it.',
  },
  {
    id: 'pair',
    title: 'Eyes',
    phrases: ['eye', 'eyes', 'pair', 'pairs', 'jong', 'head'],
    says: 'The pair of a complete hand: two tiles of a kind beside the sets.',
  },
  {
    id: 'win',
    title: 'Winning',
    phrases: [
      'win',
      'winning',
      'mahjong',
      'mah jong',
      'hu',
      'wu',
      'hooo',
      'sik',
      'sik wu',
      'agari',
      'complete hand',
      'winning hand',
    ],
    says: 'The first player with a complete hand wins the deal. In most games that is four sets and a pair; with sixteen tiles in the hand it is five sets and a pair.',
  },
  {
    id: 'set',
    title: 'Set',
    phrases: ['set', 'sets', 'meld', 'melds', 'group'],
    says: 'Three tiles that belong together, a run or a triplet, or four of a kind that were declared.',
  },
  {
    id: 'wall',
    title: 'Wall',
    phrases: ['wall', 'walls', 'the wall'],
    says: 'The tiles that nobody has drawn yet. They lie face down in rows, and each turn begins with a draw from there. If the wall runs out first, nobody wins the deal.',
  },
  {
    id: 'dead-wall',
    title: 'Dead wall',
    phrases: ['dead wall', 'kong box'],
    says: 'The last tiles of the wall, kept apart for replacement tiles. In Riichi they also hold the dora indicators. In the British game they are called the kong box.',
  },
  {
    id: 'dead-hand',
    title: 'Dead hand',
    phrases: ['dead hand', 'short hand', 'long hand', 'dead hands'],
    says: 'A hand that can no longer win, for example because it has a tile too many or too few. At most tables its player still draws, discards and pays until the deal is over.',
  },
  {
    id: 'discard',
    title: 'Discard',
    phrases: ['discard', 'discards', 'discarding', 'discarded', 'throw', 'river', 'pond'],
    says: 'The tile that you lay face up to end your turn. Others may call it at once. After that it stays on the table for good.',
  },
  {
    id: 'call',
    title: 'Call',
    phrases: ['call', 'calls', 'calling', 'claim', 'claims', 'claiming', 'take a discard'],
    says: 'To take the tile that somebody has just discarded, for a set or for the win. You say its word, lay the set open, and discard.',
  },
  {
    id: 'flowers',
    title: 'Flowers and seasons',
    phrases: ['flower', 'flowers', 'season', 'seasons', 'bonus tile', 'bonus tiles'],
    says: 'Eight bonus tiles of some games. You lay one aside as soon as you have it, and draw another tile. What it brings depends on the game.',
  },
  {
    id: 'honours',
    title: 'Honours',
    phrases: ['honour', 'honours', 'honor', 'honors', 'wind', 'winds', 'dragon', 'dragons'],
    says: 'The winds and the dragons. They have no numbers, so they make triplets and pairs, but never runs.',
  },
  {
    id: 'fan',
    title: 'Fan',
    phrases: ['fan', 'faan', 'tai', 'han', 'double', 'doubles'],
    says: 'What patterns are counted in: fan in Hong Kong, doubles in the British game, han in Riichi. The more a hand has, the more it is worth.',
  },
  {
    id: 'chicken-hand',
    title: 'Chicken hand',
    phrases: ['chicken hand', 'chicken', 'chicken hands', 'gai wu'],
    says: 'A complete hand with no pattern that counts, so it is worth nothing or very little. Where a table has a minimum, such as three fan, it may not win.',
  },
  {
    id: 'ready',
    title: 'Ready',
    phrases: ['ready', 'ready hand', 'tenpai', 'fishing', 'waiting', 'wait', 'waits', 'one tile short'],
    says: 'Said of a hand that needs only one more tile. The tiles that would complete it are its waits.',
  },
  {
    id: 'safe-tile',
    title: 'Safe tile',
    phrases: [
      'safe tile',
      'safe tiles',
      'genbutsu',
      'anzenhai',
      'suji',
      'kabe',
      'no chance',
      'betaori',
      'defence',
      'defense',
    ],
    says: 'A tile that you can discard without feeding a win. In Riichi, whatever a player has discarded is certain to be safe against that player (genbutsu). Suji and kabe are likelihoods: a 1 or 7 after a discarded 4, and a tile next to one of which all four are seen.',
  },
  {
    id: 'counter',
    title: 'Counter',
    phrases: ['counter', 'counters', 'honba', 'tsumibou'],
    says: 'A stick that lies on the table while the dealer stays or after a deal without a winner. In Riichi each adds 300 points to the next win, and players say “East 3, one honba”.',
  },
  {
    id: 'rule-sets',
    title: 'Rule sets of Riichi',
    phrases: [
      'ema',
      'wrc',
      'european mahjong association',
      'world riichi championship',
      'mahjong soul',
      'tenhou online',
      'rule set',
      'rule sets',
    ],
    says: 'Riichi is played by several books. This course teaches the European rules, EMA 2025. House rules have those of the World Riichi Championship 2025 and of online play, too.',
  },
  {
    id: 'concealed',
    title: 'Concealed',
    phrases: ['concealed', 'closed', 'open', 'exposed', 'melded', 'revealed'],
    says: 'Made without calling a discard. A hand with a called set is open. Many games pay more for a concealed hand.',
  },
];
