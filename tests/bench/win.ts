/** Is it sets and a pair? And for what does it wait? Ours without and with the table, beside agari. */
import type { Counts } from '../../src/engine/counts.ts';
import { lookupSets } from '../../src/engine/lookup.ts';
import { plainSets } from '../../src/engine/sets.ts';
import { CORPORA, type Corpus, readCorpus } from './corpora.ts';
import { type Agari, type AgariHand, agari } from './peers.ts';
import { type Figure, rateText, type Section } from './report.ts';
import { type Measured, measure } from './rounds.ts';

const ROUNDS = 400;
const WARM_UP = 100;
const SETS = 4;

/** How many times agari the table must be, corpus by corpus; without it, as fast is enough. */
const WANTED = { random: 1.5, 'one-off': 5, won: 15, 'one-suit': 10 } as const;
const WANTED_MEAN = 7;

type WinCorpus = keyof typeof WANTED;
const CORPORA_OF_WINS = Object.keys(WANTED) as WinCorpus[];

/** The hands as agari likes them best: four plain arrays. */
const nested = (hands: readonly Counts[]): number[][][] =>
  hands.map((counts) => [0, 9, 18, 27].map((from) => Array.from(counts.slice(from, Math.min(from + 9, 34)))));

// Each contender has a loop of its own, written out: in a shared one the compiler could open none of them.
function answers(peer: Agari, corpus: Corpus): [theirs: Measured, plain: Measured, table: Measured] {
  const hands = readCorpus(corpus);
  const theirs = nested(hands);
  const lookup = lookupSets();
  const size = hands.length;
  const measured = measure(
    [
      {
        name: 'agari',
        size,
        run: () => {
          let won = 0;
          for (let i = 0; i < size; i++) if (peer.check(theirs[i] as AgariHand)) won++;
          return won;
        },
      },
      {
        name: 'without a table',
        size,
        run: () => {
          let won = 0;
          for (let i = 0; i < size; i++) if (plainSets.standardWin(hands[i] as Counts, SETS)) won++;
          return won;
        },
      },
      {
        name: 'with the table',
        size,
        run: () => {
          let won = 0;
          for (let i = 0; i < size; i++) if (lookup.standardWin(hands[i] as Counts, SETS)) won++;
          return won;
        },
      },
    ],
    ROUNDS,
    WARM_UP,
  );
  return agreeing(measured);
}

/** @throws Error when they do not find the same */
function agreeing(measured: readonly Measured[]): [Measured, Measured, Measured] {
  const [theirs, plain, table] = measured;
  if (!theirs || !plain || !table) throw new Error('three contenders are measured');
  if (theirs.found !== plain.found || plain.found !== table.found) {
    throw new Error(`they disagree: ${measured.map(({ name, found }) => `${name} ${found}`).join(', ')}`);
  }
  return [theirs, plain, table];
}

const mean = (ratios: readonly number[]): number =>
  ratios.reduce((product, ratio) => product * ratio, 1) ** (1 / ratios.length);

const beside = (figure: string, ours: Measured, theirs: Measured, wanted: number): Figure => ({
  figure,
  ours: rateText(ours.rate),
  peer: rateText(theirs.rate),
  ratio: ours.rate / theirs.rate,
  wanted: `${wanted} × agari`,
  met: ours.rate / theirs.rate >= wanted,
});

export function winSection(): Section {
  const peer = agari();
  const all = CORPORA_OF_WINS.map((corpus) => ({ corpus, measured: answers(peer, corpus) }));
  const meanOf = (which: 1 | 2): number =>
    mean(all.map(({ measured }) => measured[which].rate / measured[0].rate));
  return {
    title: 'Win check: 14 tiles, four sets and a pair',
    notes: [
      `${ROUNDS} rounds, each hand once a round. agari 1.1.0 gets its own nested arrays, made beforehand; ours Uint8Arrays.`,
      ...all.map(
        ({ corpus, measured }) => `${corpus}: ${CORPORA[corpus]}; all three found ${measured[0].found} wins`,
      ),
    ],
    figures: [
      ...all.map(({ corpus, measured: [theirs, plain] }) =>
        beside(`without a table, ${corpus}`, plain, theirs, 1),
      ),
      { figure: 'without a table, geometric mean', ours: '', ratio: meanOf(1) },
      ...all.map(({ corpus, measured: [theirs, , table] }) =>
        beside(`with the table, ${corpus}`, table, theirs, WANTED[corpus]),
      ),
      {
        figure: 'with the table, geometric mean',
        ours: '',
        ratio: meanOf(2),
        wanted: `${WANTED_MEAN} × agari`,
        met: meanOf(2) >= WANTED_MEAN,
      },
    ],
  };
}

const WAITS_ROUNDS = 200;
const WAITS_WARM_UP = 40;
/** agari takes a millisecond for so many hands. */
const WAITS_PART = 250;
const WAITS_WANTED = { plain: 1e6, table: 1e7 } as const;

function waitsOf(peer: Agari, hands: readonly Counts[]): [Measured, Measured, Measured] {
  const theirs = nested(hands);
  const lookup = lookupSets();
  const size = hands.length;
  const parts = size / WAITS_PART;
  const measured = measure(
    [
      {
        name: 'agari, every kind tried',
        size,
        parts,
        run: (part) => {
          let waits = 0;
          for (let i = part * WAITS_PART; i < (part + 1) * WAITS_PART; i++) {
            const hand = theirs[i] as number[][];
            for (let j = 0; j < hand.length; j++) {
              const group = hand[j] as number[];
              for (let k = 0; k < group.length; k++) {
                const held = group[k] as number;
                if (held === 4) continue;
                group[k] = held + 1;
                if (peer.check(hand)) waits++;
                group[k] = held;
              }
            }
          }
          return waits;
        },
      },
      {
        name: 'without a table',
        size,
        parts,
        run: (part) => {
          let waits = 0;
          for (let i = part * WAITS_PART; i < (part + 1) * WAITS_PART; i++)
            waits += plainSets.standardWaits(hands[i] as Counts, SETS).length;
          return waits;
        },
      },
      {
        name: 'with the table',
        size,
        parts,
        run: (part) => {
          let waits = 0;
          for (let i = part * WAITS_PART; i < (part + 1) * WAITS_PART; i++)
            waits += lookup.standardWaits(hands[i] as Counts, SETS).length;
          return waits;
        },
      },
    ],
    WAITS_ROUNDS,
    WAITS_WARM_UP,
  );
  return agreeing(measured);
}

/** One of each in turn: nobody may guess from the order. */
const mixed = (a: readonly Counts[], b: readonly Counts[]): Counts[] =>
  a.flatMap((hand, i) => [hand, b[i] ?? hand]);

export function waitsSection(): Section {
  const peer = agari();
  const ready = readCorpus('ready');
  const notReady = readCorpus('not-ready');
  const all = [
    { name: 'half of them ready', measured: waitsOf(peer, mixed(ready, notReady)), judged: true },
    { name: 'all ready', measured: waitsOf(peer, ready), judged: false },
    { name: 'none ready', measured: waitsOf(peer, notReady), judged: false },
  ];
  const figures = (which: 'plain' | 'table'): Figure[] =>
    all.map(({ name, measured, judged }) => {
      const [theirs, plain, table] = measured;
      const { rate } = which === 'plain' ? plain : table;
      return {
        figure: `${which === 'plain' ? 'without a table' : 'with the table'}, ${name}`,
        ours: rateText(rate),
        peer: rateText(theirs.rate),
        ratio: rate / theirs.rate,
        ...(judged && { wanted: rateText(WAITS_WANTED[which]), met: rate >= WAITS_WANTED[which] }),
      };
    });
  return {
    title: 'Waits of 13 tiles: every kind that makes four sets and a pair',
    notes: [
      `${WAITS_ROUNDS} rounds. agari has no waits: it is asked about every kind in turn.`,
      `ready: ${CORPORA.ready}; not ready: ${CORPORA['not-ready']}; all three found ${all[0]?.measured[0].found ?? 0} waits`,
    ],
    figures: [...figures('plain'), ...figures('table')],
  };
}
