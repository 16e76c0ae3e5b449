/** The table of fan as the specification has it, and hands that show each of its patterns or narrowly miss it. */
import type { Won } from './worth.ts';

/** The table as the specification prints it. */
export const TABLE = {
  'common-hand': 1,
  'all-triplets': 3,
  'mixed-orphans': 1,
  'mixed-one-suit': 3,
  'all-one-suit': 7,
  'small-dragons': 5,
  'great-dragons': 8,
  'small-winds': 6,
  'seven-pairs': 4,
  dragon: 1,
  'seat-wind': 1,
  'round-wind': 1,
  'no-bonus': 1,
  'own-flower': 1,
  'own-season': 1,
  'all-flowers': 2,
  'all-seasons': 2,
  'self-draw': 1,
  'fully-concealed': 1,
  'robbing-the-gong': 1,
  'last-catch': 1,
  replacement: 1,
  'double-replacement': 8,
  'all-honours': 10,
  'four-concealed-triplets': 10,
  terminals: 10,
  'nine-gates': 10,
  'great-winds': 13,
  'thirteen-orphans': 13,
  'four-gongs': 13,
  heavenly: 13,
  earthly: 13,
} as const satisfies Readonly<Record<string, number>>;
export type PatternId = keyof typeof TABLE;
export const LIMIT: readonly PatternId[] = [
  'all-honours',
  'four-concealed-triplets',
  'terminals',
  'nine-gates',
  'great-winds',
  'thirteen-orphans',
  'four-gongs',
  'heavenly',
  'earthly',
];
export const LUCK: readonly string[] = [
  'self-draw',
  'last-catch',
  'replacement',
  'double-replacement',
  'heavenly',
  'earthly',
  'no-bonus',
  'own-flower',
  'own-season',
  'all-flowers',
  'all-seasons',
];

/** All triplets with a discard, and a hand of runs that is concealed: three fan, and two. */
export const TRIPLETS = '[222p<] [777s^] 444m 88m 33p';
export const RUNS = '123m 456m 78p 234s 55s';

/** A hand and exactly the lines it must have. A flower or season of nobody's lies beside most, so that having none
 *  does not count as well. */
export type Written = readonly [tiles: string, lines: Readonly<Record<string, number>>, won?: Won];

/** Of each pattern the hands that show it first, then those that miss it by a little. */
const HANDS: Readonly<Record<PatternId, readonly Written[]>> = {
  'common-hand': [
    ['[324m<] 456m 78p 234s 55s <9p 3f', { 'common-hand': 1 }],
    ['[324m<] 456m 78p 234s EE <9p 3f', { 'common-hand': 1 }],
    ['[324m<] 456m 78p 234s CC <9p 3f', { 'common-hand': 1 }],
    ['[324m<] 456m 777p 23s 55s <4s 3f', {}],
    ['[324m<] 456m [7777p>] 23s 55s <4s 3f', {}],
    ['1133m 5577p 22s CC 9s <9s 3f', { 'seven-pairs': 4 }],
  ],
  'all-triplets': [
    [`${TRIPLETS} <3p 3f`, { 'all-triplets': 3 }],
    ['[2222p<] [7777s^+] [4444m>] 333p 8m <8m 3f', { 'all-triplets': 3 }],
    ['[222p<] [777s^] 456m 88m 33p <3p 3f', {}],
    ['1133557799m 22p C <C 3f', { 'seven-pairs': 4 }],
  ],
  'mixed-orphans': [
    ['[111m<] [999p^] [WWW>] 99s NN <9s 3f', { 'all-triplets': 3, 'mixed-orphans': 1 }],
    ['[1111m<] [999p^] [WWWW>] 99s 11s <9s 3f', { 'all-triplets': 3, 'mixed-orphans': 1 }],
    ['[111m<] [999p^] [WWW>] 99s 88s <9s 3f', { 'all-triplets': 3 }],
    ['11m 99m 11p 99s WW NN C <C 3f', { 'seven-pairs': 4 }],
  ],
  'mixed-one-suit': [
    ['[324m<] 456m 999m WW 78m <9m 3f', { 'mixed-one-suit': 3 }],
    ['1133557799m WW N +N 3f', { 'mixed-one-suit': 3, 'seven-pairs': 4, 'self-draw': 1 }],
    ['[324m<] 456m 999m WWW 7p <7p 3f', {}],
    ['[324m<] 456m 999m 55m 78m <9m 3f', { 'all-one-suit': 7 }],
    ['[EEE^] [SSS<] [CCC>] FF PP <P 3f', { 'all-honours': 10 }],
  ],
  'all-one-suit': [
    ['[324s<] 456s 999s 11s 68s <7s 3f', { 'all-one-suit': 7 }],
    ['1133557799m 22m 8m <8m 3f', { 'all-one-suit': 7, 'seven-pairs': 4 }],
    ['[324s<] 456s 999s WW 68s <7s 3f', { 'mixed-one-suit': 3 }],
    ['[324s<] 456s 999s 11p 68s <7s 3f', {}],
  ],
  'small-dragons': [
    ['[CCC^] [FFF<] 345m 78p PP <9p 3f', { 'small-dragons': 5 }],
    ['[CCCC^] (FFFF) 345m 789p P <P 3f', { 'small-dragons': 5 }],
    ['[CCC^] [FFF<] 345m 78p 55p <9p 3f', { dragon: 2 }],
    ['[CCC^] 345m 678m 78p PP <9p 3f', { dragon: 1 }],
    ['11m 33p 55s 77s CC FF P <P 3f', { 'seven-pairs': 4 }],
  ],
  'great-dragons': [
    ['[CCC^] [FFFF<] 345m 88p PP <P 3f', { 'great-dragons': 8 }],
    ['[CCC^] [FFFF<] 345m 78p PP <9p 3f', { 'small-dragons': 5 }],
  ],
  'small-winds': [
    [
      '[EEE<] [SSS^] [WWW>] NN 78p <6p 3f',
      { 'small-winds': 6, 'mixed-one-suit': 3, 'round-wind': 1, 'seat-wind': 1 },
    ],
    [
      '[EEE<] [SSS^] [WWW>] NN 77p <7p 3f',
      { 'all-triplets': 3, 'small-winds': 6, 'mixed-one-suit': 3, 'round-wind': 1 },
      { seat: 3 },
    ],
    ['[EEE<] [SSS^] [WWW>] 55p 78p <6p 3f', { 'mixed-one-suit': 3, 'round-wind': 1, 'seat-wind': 1 }],
    ['[SSS^] [WWW>] 345m NN 78p <9p 3f', {}],
  ],
  'seven-pairs': [
    ['1133m 5577p 22s CC 9s <9s 3f', { 'seven-pairs': 4 }],
    ['223344m 667788p 5s +5s 3f', { 'seven-pairs': 4, 'self-draw': 1 }],
    ['1133m 557777p 22s 9s <9s 3f', {}],
    ['[324m<] 234m 667788p 5s <5s 3f', { 'common-hand': 1 }],
  ],
  dragon: [
    ['[CCC^] [FFF<] 345m 78p 55s <9p 3f', { dragon: 2 }],
    ['[CCCC^] 345m 678m 78p 55s <9p 3f', { dragon: 1 }],
    ['[324m<] 456m 678m CC 78p <9p 3f', { 'common-hand': 1 }],
  ],
  'seat-wind': [
    ['[SSS^] 345m 678m 78p 55s <9p 3f', { 'seat-wind': 1 }, { seat: 1 }],
    ['[NNNN^] 345m 678m 78p 55s <9p 3f', { 'seat-wind': 1 }, { seat: 3 }],
    ['[SSS^] 345m 678m 78p 55s <9p 3f', {}, { seat: 3 }],
    ['[324m<] 456m 678m SS 78p <9p 3f', { 'common-hand': 1 }, { seat: 1 }],
  ],
  'round-wind': [
    ['[SSS^] 345m 678m 78p 55s <9p 3f', { 'round-wind': 1 }, { seat: 3, round: 1 }],
    ['[SSS^] 345m 678m 78p 55s <9p 3f', { 'seat-wind': 1, 'round-wind': 1 }, { seat: 1, round: 1 }],
    ['[EEEE^] 345m 678m 78p 55s <9p 3f', { 'seat-wind': 1, 'round-wind': 1 }],
    ['[EEE^] 345m 678m 78p 55s <9p 3f', {}, { seat: 3, round: 1 }],
    ['[324m<] 456m 678m EE 78p <9p 2f', { 'common-hand': 1 }, { seat: 2 }],
  ],
  'no-bonus': [
    [`${TRIPLETS} <3p`, { 'all-triplets': 3, 'no-bonus': 1 }],
    [`${TRIPLETS} <3p 3f`, { 'all-triplets': 3 }],
    [`${TRIPLETS} <3p 7f`, { 'all-triplets': 3 }],
  ],
  'own-flower': [
    [`${TRIPLETS} <3p 1f`, { 'all-triplets': 3, 'own-flower': 1 }],
    [`${TRIPLETS} <3p 2f`, { 'all-triplets': 3, 'own-flower': 1 }, { seat: 1 }],
    [`${TRIPLETS} <3p 2f`, { 'all-triplets': 3 }],
  ],
  'own-season': [
    [`${TRIPLETS} <3p 5f`, { 'all-triplets': 3, 'own-season': 1 }],
    [`${TRIPLETS} <3p 8f`, { 'all-triplets': 3, 'own-season': 1 }, { seat: 3 }],
    [`${TRIPLETS} <3p 8f`, { 'all-triplets': 3 }, { seat: 2 }],
  ],
  'all-flowers': [
    [`${TRIPLETS} <3p 1234f`, { 'all-triplets': 3, 'all-flowers': 2 }],
    [`${TRIPLETS} <3p 123f 5f`, { 'all-triplets': 3, 'own-flower': 1, 'own-season': 1 }],
  ],
  'all-seasons': [
    [`${TRIPLETS} <3p 5678f`, { 'all-triplets': 3, 'all-seasons': 2 }],
    [`${TRIPLETS} <3p 1234f 5678f`, { 'all-triplets': 3, 'all-flowers': 2, 'all-seasons': 2 }],
    [`${TRIPLETS} <3p 678f 2f`, { 'all-triplets': 3 }],
  ],
  'self-draw': [
    [`${TRIPLETS} +3p 3f`, { 'all-triplets': 3, 'self-draw': 1 }],
    [`${TRIPLETS} <3p 3f`, { 'all-triplets': 3 }],
    [`${TRIPLETS} *3p 3f`, { 'all-triplets': 3, 'robbing-the-gong': 1 }],
  ],
  'fully-concealed': [
    [`${RUNS} <9p 3f`, { 'common-hand': 1, 'fully-concealed': 1 }],
    ['(9999m) 234m 567p 88m 78s <9s 3f', { 'fully-concealed': 1 }],
    ['[9999m<] 234m 567p 88m 78s <9s 3f', {}],
    ['[213m<] 456m 78p 234s 55s <9p 3f', { 'common-hand': 1 }],
  ],
  'robbing-the-gong': [
    [
      '34p 456m 777s WWW 99s *2p 4f',
      { 'robbing-the-gong': 1, 'seat-wind': 1, 'fully-concealed': 1 },
      { seat: 2 },
    ],
    ['34p 456m 777s WWW 99s <2p 4f', { 'seat-wind': 1, 'fully-concealed': 1 }, { seat: 2 }],
  ],
  'last-catch': [
    [`${TRIPLETS} <3p 3f`, { 'all-triplets': 3, 'last-catch': 1 }, { way: 'last' }],
    [`${TRIPLETS} +3p 3f`, { 'all-triplets': 3, 'self-draw': 1, 'last-catch': 1 }, { way: 'last' }],
    [`${TRIPLETS} +3p 3f`, { 'all-triplets': 3, 'self-draw': 1 }],
  ],
  replacement: [
    [`${TRIPLETS} +3p 3f`, { 'all-triplets': 3, 'self-draw': 1, replacement: 1 }, { way: 'gong' }],
    [`${TRIPLETS} +3p 3f`, { 'all-triplets': 3, 'self-draw': 1, replacement: 1 }, { way: 'flower' }],
    [`${TRIPLETS} +3p 3f`, { 'all-triplets': 3, 'self-draw': 1 }],
  ],
  'double-replacement': [
    [
      `${TRIPLETS} +3p 3f`,
      { 'all-triplets': 3, 'self-draw': 1, 'double-replacement': 8 },
      { way: 'two-gongs' },
    ],
    [`${TRIPLETS} +3p 3f`, { 'all-triplets': 3, 'self-draw': 1, replacement: 1 }, { way: 'gong' }],
  ],
  'all-honours': [
    ['[EEE^] [SSS<] [CCC>] FF PP <P', { 'all-honours': 10 }],
    ['EE SS WW NN CC FF P <P', { 'all-honours': 10 }],
    [
      '[EEE^] [SSS<] [CCC>] FF 99p <9p 3f',
      {
        'all-triplets': 3,
        'mixed-orphans': 1,
        'mixed-one-suit': 3,
        dragon: 1,
        'seat-wind': 1,
        'round-wind': 1,
      },
    ],
  ],
  'four-concealed-triplets': [
    ['222m 444m 777s 33p 88p +3p', { 'four-concealed-triplets': 10, 'self-draw': 1 }],
    ['(2222m) 444m 777s 333p 8p <8p', { 'four-concealed-triplets': 10 }],
    ['222m 444m 777s 33p 88p <3p 3f', { 'all-triplets': 3, 'fully-concealed': 1 }],
    ['222m 444m 777s 33p 88p *3p 3f', { 'all-triplets': 3, 'fully-concealed': 1, 'robbing-the-gong': 1 }],
    ['[2222m<] 444m 777s 33p 88p +3p 3f', { 'all-triplets': 3, 'self-draw': 1 }],
  ],
  terminals: [
    ['[111m<] [999p^] [111s>] 99m 11p <9m', { terminals: 10 }],
    ['[1111m<] (9999p) [111s>] 99m 11p <9m', { terminals: 10 }],
    ['[111m<] [999p^] [111s>] 99m NN <9m 3f', { 'all-triplets': 3, 'mixed-orphans': 1 }],
    ['[111m<] [999p^] [111s>] 99m 88p <9m 3f', { 'all-triplets': 3 }],
    ['[312m<] [999p^] [111s>] 99m 11p <9m 3f', {}],
  ],
  'nine-gates': [
    ['1112345678999s <5s', { 'nine-gates': 10 }],
    ['1112345678999m +1m', { 'nine-gates': 10, 'self-draw': 1 }],
    ['1112345677999p +8p', { 'nine-gates': 10, 'self-draw': 1 }],
    ['1112345678889s +9s 3f', { 'all-one-suit': 7, 'fully-concealed': 1, 'self-draw': 1 }],
    ['[111s<] 2345678999s <5s 3f', { 'all-one-suit': 7 }],
  ],
  'great-winds': [
    ['[EEE<] [SSS^] [WWW>] NN 55p <N', { 'great-winds': 13 }],
    ['(EEEE) [SSS^] [WWWW>] NNN C <C', { 'great-winds': 13 }],
    [
      '[EEE<] [SSS^] [WWW>] NN 78p <6p 3f',
      { 'small-winds': 6, 'mixed-one-suit': 3, 'round-wind': 1, 'seat-wind': 1 },
    ],
  ],
  'thirteen-orphans': [
    ['19m 19p 19s ESWN CFP <9p', { 'thirteen-orphans': 13 }],
    ['19m 19p 19s ESWN CFP +C', { 'thirteen-orphans': 13 }],
    ['11m 99m 11p 99s WW NN C <C 3f', { 'seven-pairs': 4 }],
    ['19m 19p 19s ESWN CFP <2p', {}],
  ],
  'four-gongs': [
    ['(2222m) [5555p<] [8888s^] [7777m>+] 3p <3p', { 'four-gongs': 13 }],
    ['(2222m) [5555p<] [8888s^] 777m 3p <3p 3f', { 'all-triplets': 3 }],
  ],
  heavenly: [
    [`${RUNS} +9p`, { heavenly: 13 }, { way: 'first' }],
    [`${RUNS} +9p 3f`, { 'common-hand': 1, 'fully-concealed': 1, 'self-draw': 1 }, { way: 'first', seat: 1 }],
    [`${RUNS} +9p 3f`, { 'common-hand': 1, 'fully-concealed': 1, 'self-draw': 1 }],
  ],
  earthly: [
    [`${RUNS} <9p`, { earthly: 13 }, { way: 'first', seat: 1 }],
    [`${RUNS} <9p 3f`, { 'common-hand': 1, 'fully-concealed': 1 }, { seat: 1 }],
  ],
};

/** One of them by itself. */
export interface Hand {
  readonly id: PatternId;
  readonly tiles: string;
  readonly lines: Readonly<Record<string, number>>;
  readonly won: Won;
  /** Whether it shows the pattern, or misses it. */
  readonly shows: boolean;
}

/** The hands about one pattern. */
export const handsOf = (id: PatternId): readonly Hand[] =>
  HANDS[id].map(([tiles, lines, won = {}]) => ({ id, tiles, lines, won, shows: id in lines }));

export const PATTERN_IDS = Object.keys(TABLE) as PatternId[];
export const EVERY_HAND: readonly Hand[] = PATTERN_IDS.flatMap(handsOf);

/** The first hand that shows a pattern. @throws when there is none */
export function shown(id: PatternId): Hand {
  const hand = handsOf(id).find(({ shows }) => shows);
  if (!hand) throw new Error(`no hand shows ${id}`);
  return hand;
}
