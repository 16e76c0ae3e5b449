/** Deals made for one trap each, told in a line. */
import type { Seat } from '../../src/engine/seats.ts';
import type { Kind } from '../../src/engine/tiles.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import type { RecordDeal, RecordEvent, RecordResult } from '../../src/records/record.ts';

const one = (text: string): Kind => parseTiles(text)[0] as Kind;
const CALLS = { c: 'chow', p: 'pung', k: 'kong' } as const;

/**
 * One move: `0+5p` draws, `0-5p` discards, `0*5p` discards and says riichi, `1p0:5p/50p` pungs the 5p of seat 0 with 50p
 * (`c` chow, `k` open kan), `1a5p` makes a concealed kan, `1s5p` adds one.
 */
function eventOf(text: string): RecordEvent {
  const [, who = '', does = '', rest = ''] = /^([0-3])([-+*ascpk])(.+)$/.exec(text) ?? [];
  const seat = Number(who) as Seat;
  switch (does) {
    case '+':
      return { type: 'drew', seat, tile: one(rest) };
    case '-':
    case '*':
      return { type: 'discarded', seat, tile: one(rest), riichi: does === '*' };
    case 'a':
    case 's':
      return { type: 'konged', how: does === 'a' ? 'concealed' : 'promoted', seat, tile: one(rest) };
    default: {
      const [from = '', tile = '', own = ''] = rest.split(/[:/]/);
      const call = CALLS[does as keyof typeof CALLS];
      return {
        type: 'called',
        call,
        seat,
        from: Number(from) as Seat,
        tile: one(tile),
        own: parseTiles(own),
      };
    }
  }
}

interface MadeDeal {
  readonly hands: readonly [string, string, string, string];
  readonly moves: string;
  readonly indicators: string;
  readonly result: RecordResult | null;
  readonly changes?: readonly [number, number, number, number];
}

function made({ hands, moves, indicators, result, changes = [0, 0, 0, 0] }: MadeDeal): RecordDeal {
  const [a, b, c, d] = hands.map((hand) => parseTiles(hand));
  if (!a || !b || !c || !d) throw new Error('four hands are expected');
  return {
    dealer: 0,
    round: 0,
    counters: 0,
    bets: 0,
    points: [25_000, 25_000, 25_000, 25_000],
    hands: [a, b, c, d],
    indicators: parseTiles(indicators),
    under: [],
    wall: null,
    events: moves.split(' ').map(eventOf),
    result,
    changes,
    after: [25_000 + changes[0], 25_000 + changes[1], 25_000 + changes[2], 25_000 + changes[3]],
  };
}

const EAST = '147m147p147sEESW';
const NORTH = '369m369p369sFFPP';

const win = (
  seat: Seat,
  from: Seat | null,
  han: number | null,
  fu: number | null,
  yakuman = false,
): RecordResult => ({ is: 'won', wins: [{ seat, from, han, fu, yakuman }] });

/** South wins with the tile that replaces one of an open kan. The second indicator names its 5 dots, and does not count. */
export const openKanWin = made({
  hands: [EAST, '123m456m550p78s99s', '258m268p258sNNCC', NORTH],
  moves: '0+5p 0-5p 1k0:5p/550p 1+6s',
  indicators: 'N4p',
  result: win(1, null, 2, 30),
  changes: [-1000, 2000, -500, -500],
});

/** The same, where a kan’s indicator turns at once: four more han. */
export const openKanWinAtOnce: RecordDeal = {
  ...openKanWin,
  result: win(1, null, 6, 30),
  changes: [-6000, 12_000, -3000, -3000],
  after: [19_000, 37_000, 22_000, 22_000],
};

/** An open kan, and an added one with the tile that replaces its fourth. */
export const twoKans = made({
  hands: [EAST, '550p999m1234s78s1p', '258m268p258sNNCC', '369m369p369sFFPP'],
  moves: '0+5p 0-5p 1p0:5p/55p 1-1p 2+W 2-W 3+W 3-9m 1k3:9m/999m 1+N 1s0p 1+E 1-E',
  indicators: 'S1m2m',
  result: null,
});

/** A concealed kan, whose indicator is turned before the replacement. */
export const concealedKan = made({
  hands: ['447m147p147sEESW', '1111m234567s789p', '258m268p258sNNCC', NORTH],
  moves: '0+W 0-W 1+5m 1a1m 1+9s 1-9s',
  indicators: 'S2m',
  result: null,
});

/** West wins on the tile that South adds to a pung. */
export const robbedKan = made({
  hands: [EAST, '50p19m19s19pNNCCF', '46p234m567s234s88s', NORTH],
  moves: '0+5p 0-5p 1p0:5p/50p 1-F 2+W 2-W 3+W 3-W 0+S 0-S 1+5p 1s5p',
  indicators: 'N',
  result: win(2, 1, 2, 40),
  changes: [0, -2600, 2600, 0],
});

/** Three dragons, the third pung fed by North, who pays for all. */
export const fedDragons = made({
  hands: ['147m147p147sEEPF', 'PPFFCC234m5s9p8p1m', '258m268p268s99m33p', '369m369p369sC11s7s'],
  moves:
    '0+E 0-P 1p0:P/PP 1-9p 2+W 2-W 3+W 3-W 0+W 0-F 1p0:F/FF 1-8p 2+N 2-N 3+N 3-C 1p3:C/CC 1-1m 2+S 2-S 3+S 3-S 0+N 0-N 1+5s',
  indicators: '7p',
  result: win(1, null, null, null, true),
  changes: [0, 32_000, 0, -32_000],
});

/** South takes the very tile with which East says riichi: no bet is laid. */
export const ronnedRiichi = made({
  hands: ['123m456m789m12p55p', '567s234m46m33s678p', '258m268p258sNNCC', NORTH],
  moves: '0+5m 0*5m',
  indicators: 'N',
  result: win(1, 0, 1, 40),
  changes: [-1300, 1300, 0, 0],
});
