/** The fan table of HK-style Taiwanese as the specification has it, and hands that show each of its patterns or narrowly
 *  miss it. Lines are those without a limit. */
import type { Won } from '../hong-kong/worth.ts';

export const TABLE = {
  'great-four-winds': 88,
  'great-three-dragons': 88,
  'all-green': 88,
  'nine-gates': 88,
  'four-kongs': 88,
  'seven-consecutive-pairs': 88,
  heavenly: 88,
  earthly: 88,
  humanly: 88,
  'lesser-four-winds': 64,
  'all-honours': 64,
  'all-terminals': 64,
  'four-concealed-pungs': 64,
  'four-identical-chows': 48,
  'four-sequential-pungs': 48,
  'three-sequential-pungs': 32,
  'three-great-winds': 32,
  'seven-pairs': 24,
  'full-flush': 24,
  'half-flush': 24,
  'ready-first-turn': 24,
  'mixed-triple-chow': 16,
  'mixed-triple-pung': 16,
  'three-kongs': 16,
  'lesser-three-dragons': 12,
  'all-melded': 12,
  'last-tile': 12,
  'kong-replacement': 12,
  'all-pungs': 8,
  'terminals-and-honours': 8,
  'three-concealed-pungs': 6,
  'concealed-self-draw': 5,
  'all-chows': 4,
  'all-simples': 4,
  'round-wind': 2,
  'seat-wind': 2,
  dragon: 2,
  'self-draw': 1,
  concealed: 1,
  'edge-wait': 1,
  'middle-wait': 1,
  'pair-wait': 1,
  'single-wait': 1,
} as const satisfies Readonly<Record<string, number>>;
export type PatternId = keyof typeof TABLE;

/** A hand and exactly the lines it must have. */
export type Written = readonly [tiles: string, lines: Readonly<Record<string, number>>, won?: Won];

/** Of each pattern the hands that show it first, then those that miss it by a little. */
export const HANDS: Readonly<Record<PatternId, readonly Written[]>> = {
  'great-four-winds': [
    ['[EEE<] [SSS^] [WWW>] NN 55p 234m <N', { 'great-four-winds': 88, 'round-wind': 2, 'seat-wind': 2 }],
    ['(EEEE) [SSSS<] [WWW>] [NNN^] 55p 23m <4m', { 'great-four-winds': 88, 'round-wind': 2, 'seat-wind': 2 }],
    ['[EEE<] [SSS^] [WWW>] NN 555p 23m <4m', { 'lesser-four-winds': 64, 'round-wind': 2, 'seat-wind': 2 }],
  ],
  'great-three-dragons': [
    ['[CCC^] [FFF<] PP 345m 678s 88p <P', { 'great-three-dragons': 88 }],
    ['[CCC^] [FFF<] PP 345m 67s 888p <8s', { 'lesser-three-dragons': 12 }],
  ],
  'all-green': [
    [
      '[222s<] [333s^] 44s 666s 88s FFF <4s',
      { 'all-green': 88, 'three-sequential-pungs': 32, 'all-pungs': 8, dragon: 2 },
    ],
    [
      '[222s<] [333s^] 44s 666s 88s 234s <4s',
      { 'all-green': 88, 'three-sequential-pungs': 32, 'all-simples': 4 },
    ],
    [
      '[222s<] [333s^] 44s 666s 88s 555s <4s',
      { 'full-flush': 24, 'four-sequential-pungs': 48, 'all-pungs': 8, 'all-simples': 4 },
    ],
  ],
  'nine-gates': [
    ['1112345678999s 444s <5s', { 'nine-gates': 88, 'three-concealed-pungs': 6 }],
    ['1112345678999p 567p +1p', { 'nine-gates': 88, 'self-draw': 1 }],
    ['1112345678889s 444s <9s', { 'full-flush': 24, 'three-concealed-pungs': 6, concealed: 1 }],
    ['[444s<] 1112345678999s <5s', { 'full-flush': 24 }],
  ],
  'four-kongs': [
    ['(2222m) [5555p<] [8888s^] [7777m>+] 123s 4p <4p', { 'four-kongs': 88, 'pair-wait': 1 }],
    [
      '(2222m) (5555p) (8888s) (7777m) [1111s<] 4p <4p',
      { 'four-kongs': 88, 'four-concealed-pungs': 64, 'all-pungs': 8, 'pair-wait': 1 },
    ],
    ['(2222m) [5555p<] [8888s^] 777m 123s 4p <4p', { 'three-kongs': 16, 'pair-wait': 1 }],
  ],
  'seven-consecutive-pairs': [
    ['2233445566778m CCC <8m', { 'seven-consecutive-pairs': 88, 'half-flush': 24, dragon: 2 }],
    ['2233445566778m 999p +8m', { 'seven-consecutive-pairs': 88, 'self-draw': 1 }],
    ['223344556688m 9m CCC <9m', { 'seven-pairs': 24, 'half-flush': 24, dragon: 2, 'pair-wait': 1 }],
  ],
  heavenly: [
    ['123m 456m 78p 234s 55s 678s +9p', { heavenly: 88, 'all-chows': 4 }, { way: 'first' }],
    ['123m 456m 78p 234s 55s 678s +9p', { 'concealed-self-draw': 5, 'all-chows': 4 }],
  ],
  earthly: [
    ['123m 456m 78p 234s 55s 678s <9p', { earthly: 88, 'all-chows': 4 }, { way: 'first', seat: 2 }],
    ['123m 456m 78p 234s 55s 678s <9p', { concealed: 1, 'all-chows': 4 }, { seat: 2 }],
  ],
  humanly: [
    ['123m 456m 78p 234s 55s 678s +9p', { humanly: 88, 'all-chows': 4 }, { way: 'first', seat: 3 }],
    ['123m 456m 78p 234s 55s 678s +9p', { 'concealed-self-draw': 5, 'all-chows': 4 }, { seat: 3 }],
  ],
  'lesser-four-winds': [
    ['[EEE<] [SSS^] [WWW>] NN 555p 23m <4m', { 'lesser-four-winds': 64, 'round-wind': 2, 'seat-wind': 2 }],
    ['[EEE<] [SSS^] [WWW>] 66m 555p 23m <4m', { 'three-great-winds': 32, 'round-wind': 2, 'seat-wind': 2 }],
  ],
  'all-honours': [
    [
      '[EEE<] [SSS^] [CCC>] FFF PP NN <N',
      {
        'all-honours': 64,
        'three-great-winds': 32,
        'lesser-three-dragons': 12,
        'all-pungs': 8,
        'round-wind': 2,
        'seat-wind': 2,
      },
    ],
    [
      '[EEE<] [SSS^] [CCC>] FFF PP 99p <9p',
      {
        'half-flush': 24,
        'lesser-three-dragons': 12,
        'all-pungs': 8,
        'terminals-and-honours': 8,
        'round-wind': 2,
        'seat-wind': 2,
      },
    ],
  ],
  'all-terminals': [
    [
      '[111m<] [999p^] [111s>] 99m 999s 11p <9m',
      { 'all-terminals': 64, 'mixed-triple-pung': 16, 'all-pungs': 8 },
    ],
    [
      '[111m<] [999p^] [111s>] 99m 999s NN <9m',
      { 'mixed-triple-pung': 16, 'all-pungs': 8, 'terminals-and-honours': 8 },
    ],
  ],
  'four-concealed-pungs': [
    ['[123m<] 222m 444m 777s 33p 88p +3p', { 'four-concealed-pungs': 64, 'self-draw': 1 }],
    ['[123m<] 222m 444m 777s 33p 88p <3p', { 'three-concealed-pungs': 6 }],
  ],
  'four-identical-chows': [
    ['123m 123m 123m 12m 55p 678s <3m', { 'four-identical-chows': 48, 'all-chows': 4, concealed: 1 }],
    [
      '123m 123m 123m 99m 78p 678s <9p',
      { 'three-sequential-pungs': 32, 'three-concealed-pungs': 6, concealed: 1 },
    ],
  ],
  'four-sequential-pungs': [
    ['[222p<] [333p^] 444p 55p 99m 123s <5p', { 'four-sequential-pungs': 48 }],
    ['[222p<] [333p^] 444p 66p 99m 123s <6p', { 'three-sequential-pungs': 32 }],
  ],
  'three-sequential-pungs': [
    ['[222p<] [333p^] 444p 66p 99m 123s <6p', { 'three-sequential-pungs': 32 }],
    ['[222p<] [3333p^] 555p 66p 99m 123s <6p', {}],
  ],
  'three-great-winds': [
    ['[EEE<] [SSS^] [WWW>] 66m 555p 23m <4m', { 'three-great-winds': 32, 'round-wind': 2, 'seat-wind': 2 }],
    ['[EEE<] [SSS^] 123s 66m 555p 23m <4m', { 'round-wind': 2, 'seat-wind': 2 }],
  ],
  'seven-pairs': [
    ['1133m 5577p 22s CC 999s 6m <6m', { 'seven-pairs': 24, 'pair-wait': 1 }],
    ['1133m 5577p 22s CC 999s 6m +6m', { 'seven-pairs': 24, 'pair-wait': 1, 'self-draw': 1 }],
    ['1133m 5577p 22s CC 66m 99s <9s', { 'seven-pairs': 24 }],
    ['112233m 445566p 78s 99s <9s', { 'all-chows': 4, concealed: 1 }],
  ],
  'full-flush': [
    ['[324s<] 456s 999s 11s 68s 333s <7s', { 'full-flush': 24, 'middle-wait': 1 }],
    ['[324s<] 456s 999s 11s 68s 333p <7s', { 'middle-wait': 1 }],
  ],
  'half-flush': [
    ['[324s<] 456s 999s 11s 68s WWW <7s', { 'half-flush': 24, 'middle-wait': 1 }],
    ['[324s<] 456p 999s 11s 68s WWW <7s', { 'middle-wait': 1 }],
  ],
  'ready-first-turn': [
    ['123m 456m 78p 234s 55s 678s <9p, ready', { 'ready-first-turn': 24, 'all-chows': 4, concealed: 1 }],
    ['123m 456m 78p 234s 55s 678s <9p', { 'all-chows': 4, concealed: 1 }],
  ],
  'mixed-triple-chow': [
    ['[123m<] 123p 12s 55s 678m 456p <3s', { 'mixed-triple-chow': 16, 'all-chows': 4, 'edge-wait': 1 }],
    ['[123m<] 123p 23s 55s 678m 456p <4s', { 'all-chows': 4 }],
  ],
  'mixed-triple-pung': [
    ['[222m<] [222p^] 22s 55s 678m 456p <2s', { 'mixed-triple-pung': 16, 'all-simples': 4 }],
    ['[222m<] [222p^] 33s 55s 678m 456p <3s', { 'all-simples': 4 }],
  ],
  'three-kongs': [
    ['(2222m) [5555p<] [8888s^] 777m 123s 4p <4p', { 'three-kongs': 16, 'pair-wait': 1 }],
    ['(2222m) [5555p<] 888s 777m 123s 4p <4p', { 'three-concealed-pungs': 6, 'pair-wait': 1 }],
  ],
  'lesser-three-dragons': [
    ['[CCC^] [FFF<] PP 345m 67s 888p <8s', { 'lesser-three-dragons': 12 }],
    ['[CCC^] [FFF<] 99p 345m 67s 888p <8s', { dragon: 4 }],
  ],
  'all-melded': [
    ['[123m<] [456m<] [789p<] [234s<] [666s^] 5s <5s', { 'all-melded': 12 }],
    ['[123m<] [456m<] [789p<] [234s<] [666s^] 5s *5s', { 'all-melded': 12 }],
    ['[123m<] [456m<] [789p<] [234s<] [666s^] 5s +5s', { 'self-draw': 1, 'pair-wait': 1 }],
    ['[123m<] [456m<] [789p<] [234s<] (6666s) 5s <5s', { 'pair-wait': 1 }],
  ],
  'last-tile': [
    [
      '[324m<] 456m 78p 234s 55s 678s +9p',
      { 'last-tile': 12, 'self-draw': 1, 'all-chows': 4 },
      { way: 'last' },
    ],
    ['[324m<] 456m 78p 234s 55s 678s <9p', { 'all-chows': 4 }, { way: 'last' }],
  ],
  'kong-replacement': [
    [
      '[324m<] 456m 78p 234s 55s 678s +9p',
      { 'kong-replacement': 12, 'self-draw': 1, 'all-chows': 4 },
      { way: 'gong' },
    ],
    ['[324m<] 456m 78p 234s 55s 678s +9p', { 'self-draw': 1, 'all-chows': 4 }, { way: 'flower' }],
  ],
  'all-pungs': [
    ['[222p<] [777s^] 444m 666s 88m 33p <3p', { 'all-pungs': 8, 'all-simples': 4 }],
    ['[222p<] [777s^] 456m 666s 88m 33p <3p', { 'all-simples': 4 }],
  ],
  'terminals-and-honours': [
    ['[111m<] [999p^] [NNN>] 99m 111s CC <9m', { 'terminals-and-honours': 8, 'all-pungs': 8 }],
    ['[111m<] [999p^] [NNN>] 99m 888s CC <9m', { 'all-pungs': 8 }],
  ],
  'three-concealed-pungs': [
    ['[123m<] 222m 444m 777s 33p 88p <3p', { 'three-concealed-pungs': 6 }],
    ['[123m<] [222m<] 444m 777s 33p 88p <3p', {}],
  ],
  'concealed-self-draw': [
    ['123m 456m 78p 234s 55s 678s +9p', { 'concealed-self-draw': 5, 'all-chows': 4 }],
    ['(1111m) 456m 78p 234s 55s 678s +9p', { 'concealed-self-draw': 5 }],
    ['[324m<] 456m 78p 234s 55s 678s +9p', { 'self-draw': 1, 'all-chows': 4 }],
  ],
  'all-chows': [
    ['[324m<] 456m 78p 234s 55s 678s <9p', { 'all-chows': 4 }],
    ['[324m<] 456m 78p 234s EE 678s <9p', {}],
    ['[324m<] 456m 78p 222s 55s 678s <9p', {}],
  ],
  'all-simples': [
    ['[324m<] 456m 78p 234s 55s 678s <6p', { 'all-simples': 4, 'all-chows': 4 }],
    ['[324m<] 456m 78p 234s 55s 678s <9p', { 'all-chows': 4 }],
  ],
  'round-wind': [
    ['[SSS^] 345m 678m 78p 55s 234s <9p', { 'round-wind': 2 }, { seat: 3, round: 1 }],
    ['[SSS^] 345m 678m 78p 55s 234s <9p', {}, { seat: 3 }],
    ['SS 345m 678m 78p 567s 234s <9p', { concealed: 1 }, { seat: 3, round: 1 }],
  ],
  'seat-wind': [
    ['[SSS^] 345m 678m 78p 55s 234s <9p', { 'seat-wind': 2 }, { seat: 1 }],
    ['[EEEE^] 345m 678m 78p 55s 234s <9p', { 'seat-wind': 2, 'round-wind': 2 }],
    ['[SSS^] 345m 678m 78p 55s 234s <9p', {}, { seat: 2 }],
  ],
  dragon: [
    ['[CCC^] [FFFF<] 345m 78p 55s 234s <9p', { dragon: 4 }],
    ['[324m<] 456m 678m CC 78p 234s <9p', {}],
  ],
  'self-draw': [
    ['[324m<] 456m 78p 234s 55s 678s +9p', { 'self-draw': 1, 'all-chows': 4 }],
    ['[324m<] 456m 78p 234s 55s 678s <9p', { 'all-chows': 4 }],
  ],
  concealed: [
    ['123m 456m 78p 234s 55s 678s <9p', { concealed: 1, 'all-chows': 4 }],
    ['(1111m) 456m 78p 234s 55s 678s *9p', { concealed: 1 }],
    ['[324m<] 456m 78p 234s 55s 678s <9p', { 'all-chows': 4 }],
  ],
  'edge-wait': [
    ['[324m<] 456m 777p 12s 55s 678p <3s', { 'edge-wait': 1 }],
    ['[324m<] 456m 777p 89s 55p 123p <7s', { 'edge-wait': 1 }],
    ['[324m<] 456m 777p 23s 55s 678p <4s', { 'all-simples': 4 }],
    ['[324m<] 456m 777p 23s 55s 678p <1s', {}],
  ],
  'middle-wait': [
    ['[324m<] 456m 777p 46s 99s 678p <5s', { 'middle-wait': 1 }],
    ['[324m<] 456m 777p 45s 99s 678p <6s', {}],
  ],
  'pair-wait': [
    ['[324m<] 456m 777p 123s N 678s <N', { 'pair-wait': 1 }],
    ['[324m<] 456m 777p 123s 6789s <9s', {}],
  ],
  'single-wait': [
    ['(1111m) 23m 456p 777p 234s 55s <4m', { 'single-wait': 1, concealed: 1 }],
    ['[111m<] 23m 456p 777p 234s 55s <4m', {}],
  ],
};

export interface Hand {
  readonly tiles: string;
  readonly lines: Readonly<Record<string, number>>;
  readonly won: Won;
}

export const handsOf = (id: PatternId): readonly Hand[] =>
  HANDS[id].map(([tiles, lines, won]) => ({ tiles, lines, won: won ?? {} }));
