/** Moments of whole hands, found by playing them, as addresses: what a reader shares leads there as well. */
import { botAction } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import type { Action } from '../../src/engine/action.ts';
import { type StartOf, startFrom } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { legal } from '../../src/engine/legality/legal.ts';
import { withVerdict } from '../../src/engine/legality/verdict.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { tilesLeft } from '../../src/engine/table.ts';
import { seenBy, type View } from '../../src/engine/view.ts';
import type { Frame } from '../../src/machines/table.ts';
import british from '../../src/rulesets/british/index.ts';
import changchun from '../../src/rulesets/changchun/index.ts';
import taiwanese from '../../src/rulesets/hk-taiwanese/index.ts';
import hongKong from '../../src/rulesets/hong-kong/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import { type Hand, handOf, opening } from '../../src/sessions/hand.ts';
import { cutOff, frameAt, goTo, makeMove, type TableHistory } from '../../src/sessions/hand-history.ts';
import { linkOf } from '../../src/sessions/share.ts';

/** The seat of the reader. */
const YOU: Seat = 0;

/** Which game, and by which of its sets of rules. */
interface Which {
  readonly game: Game;
  readonly under: string;
  /** The deal of its match; the first unless told. */
  readonly from?: StartOf;
}
const SMALLEST: Which = { game: twoFiveEight, under: 'ordinary' };

/** Hands that were played already; whoever looks for a moment looks through the same ones. */
const known = new Map<string, Played>();

interface Played {
  readonly hand: Hand;
  readonly timeline: TableHistory;
}

/** A hand that four bots play to its end. */
function played(seed: string, which: Which): Played {
  const key = `${seed} ${which.game.id} ${which.under} ${JSON.stringify(which.from)}`;
  const there = known.get(key) ?? playedNow(seed, which);
  known.set(key, there);
  return there;
}

function playedNow(seed: string, { game, under, from }: Which): Played {
  const start = startFrom(rulesetOf(game, {}, under), seed, { ...from, under });
  const hand = handOf(game, {}, start, sensible);
  let timeline = opening(hand);
  for (;;) {
    const now = frameAt(timeline).table;
    const awaits = awaitedSeats(now);
    const { phase } = now.stage;
    if (phase === 'ended') return { hand, timeline };
    const [seat] = awaits;
    timeline = makeMove(
      hand.machine,
      timeline,
      seat === undefined
        ? 'referee'
        : withVerdict(hand.ruleset, now, botAction(sensible, hand.ruleset, now, seat)),
    );
  }
}

/**
 * The address of the first moment that is so.
 * @param ends whether the hand is played no further than this; the others wait there only for the reader
 */
function momentAt(
  is: (frame: Frame, view: View, all: () => readonly Action[]) => boolean,
  ends = true,
  which: Which = SMALLEST,
): string {
  for (let seed = 1; seed <= 200; seed++) {
    const { hand, timeline } = played(`moment-${seed}`, which);
    const at = timeline.frames.findIndex(({ context: frame }) =>
      is(frame, seenBy(hand.ruleset, frame.table, YOU), () => legal(hand.ruleset, frame.table)),
    );
    if (at < 0) continue;
    const there = goTo(timeline, at);
    return `/play/${which.game.id}/#${linkOf(hand, ends ? cutOff(there) : there, YOU)}`;
  }
  throw new Error('there is no such moment in 200 hands');
}

/** The games that have a table. */
export const games = [twoFiveEight, changchun, hongKong, taiwanese, british, riichi] as const;

/** One moment of each kind of a game's table: what lies there differs most between them. */
export const tableStates = (game: Game): Readonly<Record<string, () => string>> => {
  const which = { game, under: 'ordinary' };
  const decides = ({ stage }: View): boolean => stage.phase === 'deciding' && stage.seat === YOU;
  return {
    'the first discard': () => momentAt((_, view) => decides(view), true, which),
    'a discard that may be called': () =>
      momentAt(
        ({ table }, { stage, legal }) =>
          stage.phase === 'collecting' &&
          legal.some(({ do: does }) => does === 'pung') &&
          table.seats.every(({ river }) => river.length > 4),
        true,
        which,
      ),
    'sets beside every seat': () =>
      momentAt(
        ({ table }, view) => decides(view) && table.seats.filter(({ melds }) => melds.length > 1).length > 1,
        true,
        which,
      ),
    'the last draws': () =>
      momentAt(
        ({ table }, view) => decides(view) && table.seats.every(({ river }) => river.length > 12),
        true,
        which,
      ),
    'a deal that is over': () => momentAt(({ table }) => table.stage.phase === 'ended', true, which),
  };
};

/** The reader has drawn, some turns into a hand, and decides. */
export const ownTurn = (): string =>
  momentAt(
    ({ table }, { stage }) =>
      stage.phase === 'deciding' &&
      stage.seat === YOU &&
      stage.drew !== null &&
      table.seats[YOU].river.length > 3,
  );

/** The reader decides, and the wall is nearly used up: the end is near, whoever makes it. */
export const nearTheEnd = (): string =>
  momentAt(
    ({ table }, { stage }) => stage.phase === 'deciding' && stage.seat === YOU && tilesLeft(table.wall) < 12,
  );

/** A tile lies there that the reader may call. */
export const claimWindow = (): string =>
  momentAt(
    (_, { stage, legal }) => stage.phase === 'collecting' && legal.some(({ do: does }) => does === 'pung'),
  );

/** The reader may call a tile, and would lose it to somebody who wins with it. */
export const contest = (): string =>
  momentAt((_, { stage, legal: own }, all) => {
    const calls = own.map(({ do: does }) => does);
    return (
      stage.phase === 'collecting' &&
      calls.includes('pung') &&
      !calls.includes('win') &&
      all().some(({ do: does }) => does === 'win')
    );
  });

/** Somebody else decides, and what follows has been played already. */
export const othersTurn = (game = twoFiveEight): string =>
  momentAt(
    ({ table }, { stage }) =>
      stage.phase === 'deciding' && stage.seat !== YOU && table.seats[YOU].river.length > 3,
    false,
    { game, under: 'ordinary' },
  );

/** Somebody has won, and a Kong is paid besides. */
export const won = (): string =>
  momentAt(
    ({ table }) =>
      table.stage.phase === 'ended' &&
      table.stage.outcome?.is === 'won' &&
      table.seats.some(({ melds }) => melds.some(({ kind }) => kind === 'kong')),
  );

/** The last deal of a match is over, and the reader has won it. */
export const matchOver = (): string =>
  momentAt(
    ({ table }) =>
      table.stage.phase === 'ended' &&
      table.stage.following.over &&
      table.stage.outcome.is === 'won' &&
      table.stage.outcome.winners.some(({ seat }) => seat === YOU),
    true,
    { game: hongKong, under: 'ordinary', from: { dealer: 3, round: 3 } },
  );

/** The wall is used up. */
export const drawn = (): string =>
  momentAt(({ table }) => table.stage.phase === 'ended' && table.stage.outcome?.is === 'drawn');

/** A hand of a game with a ledger is over, and somebody owes. */
export const owed = (): string =>
  momentAt(({ table }) => table.stage.phase === 'ended' && table.debts.length > 0, true, {
    game: taiwanese,
    under: 'ordinary',
  });

/** The reader is asked to show a Kong that lies face down. */
export const hiddenKong = (): string =>
  momentAt(
    (_, { stage, legal }) => stage.phase === 'settling' && legal.some(({ do: does }) => does === 'show'),
    true,
    { game: taiwanese, under: 'ordinary' },
  );

/** The reader has tiles to give away. */
export const exchange = (): string =>
  momentAt((_, { legal }) => legal.some(({ do: does }) => does === 'exchange'), true, {
    game: british,
    under: 'goulash',
  });

/** A hand is over in which everyone scores. */
export const everyoneScores = (): string =>
  momentAt(({ table }) => table.stage.phase === 'ended' && table.stage.outcome.is === 'won', true, {
    game: british,
    under: 'goulash',
  });

/** The reader may say something with a discard. */
export const sayable = (): string =>
  momentAt(
    (_, { legal }) => legal.some((action) => action.do === 'discard' && action.says !== undefined),
    true,
    {
      game: british,
      under: 'ordinary',
    },
  );

const RIICHI: Which = { game: riichi, under: 'ordinary' };

/** The reader may declare the hand ready with a discard, and the first tile in the row would not do. */
export const readyToDeclare = (): string =>
  momentAt(
    ({ table }, { legal }) => {
      const tiles = legal.flatMap((action) =>
        action.do === 'discard' && action.says === 'riichi' ? action.tile : [],
      );
      const [first] = table.seats[YOU].concealed;
      return tiles.length > 0 && first !== undefined && !tiles.includes(first);
    },
    true,
    RIICHI,
  );

/** Nobody has won, and the reader is asked whether the hand is ready; it is. */
export const askedWhetherReady = (): string =>
  momentAt(
    (_, { stage, legal }) =>
      stage.phase === 'settling' && legal.some((action) => action.do === 'say' && action.word === 'tenpai'),
    true,
    RIICHI,
  );

/** The last deal of a match is over whose final score is counted apart. */
export const finalScore = (): string =>
  momentAt(({ table }) => table.stage.phase === 'ended' && table.stage.following.over, true, {
    ...RIICHI,
    from: { dealer: 3, round: 1 },
  });

/** Somebody has won who looks under the indicators. */
export const lookedUnder = (): string =>
  momentAt(
    ({ table }, { indicators }) => table.stage.phase === 'ended' && indicators.under.length > 0,
    true,
    RIICHI,
  );

/** The reader may call a 5 of dots with two plain fives, or with a plain and a red one; the address is one of few. */
export const twoWaysToPon = (): string =>
  [
    '/play/riichi/#v=1&game=riichi&with=red-fives:3&seed=fork-164&do=e3p.s-.s1m.w4p.n4p.e2m.s2p.w9s.n8m.e',
    'chow79m.wpung.w4s.nchow23s.n6s.e2m.schow13m.s9s.wF.n2p.e8s.s1s.wE.n1p.e7p.sC.wN.n9s.e7m.schow89m.s6s',
    '.w7s.n2s.e-.e7m.s7s.w9p.nchow78p.n0m.echow46m.e2p.s6p.w3p.n2m.e2s.sS.wP.nW.e9m.s7s.w3m.n5m.e9m.sP.wP',
    '.n5m.e3s.s8p.w1p.n2p.e7m.sW.w1p.nP.e4m.sC.w9p.n4p.e-.eF.s8p.wE.n4s.w-.e1s.s4p.wS.n5p&at=146&seat=e&e',
    'nd',
  ].join('');

/**
 * The reader may call Chi for a 4 of characters with the 3 and a 5, or a 5 and the 6. Of the 5s one is red and one is
 * not, so there are four ways; the tiles are laid for it.
 */
export const fourWaysToChi = (): string =>
  [
    '/play/riichi/#v=1&game=riichi&with=red-fives:3&seed=x&tiles=3506147m2p258m1p4m369127858p36s47p25147s39p1199sSWN8',
    'sWNPSNCF9sCFWE1m2p92s9mC1pE4m865p87m6p5s1p9m7s626m2s5p21mP9pE34mFC5m4sWS386s8m4p58sF44p77s9p17m3s9m7p46sESP8p3',
    '8s3p873m0p4s9m6p1sP7p20s3m3p2m2pN6m6s&do=eE.s1m.w2m.n4m&at=7&seat=e&end',
  ].join('');

/** Three others are in riichi, and the reader may declare it with the 2 of bamboo: then all four are. */
export const threeInRiichi = (): string =>
  [
    '/play/riichi/#v=1&game=riichi&with=abortive-draws:true&seed=closed-50&do=eP.sP.wE.nW.e1p.sC.wW.n1m.e9m.s9p.w8s',
    '.n1s.e8s.s9p.w1m.nP.e2m.s-.s8p.e-.wS.n9p.e-.e7p.s4m.n-.w9m.n-.n5p.e-.s-.e5s:riichi.s-.s5p:riichi.w-.w1m.n2p',
    '.e9m.s4p.w-.w7p.n-.nW.e6p.sW.w1s:riichi.n-.n8p.e-.e2p.s8s.wS.nN.eE.s1p.w9p.n6p.w-.e6p.s6s.wS&at=124&seat=n',
    '&end',
  ].join('');

/** The reader has made the fourth Kan of the deal, others made the rest, and has a 7 of characters to discard. */
export const fourKansMade = (): string =>
  [
    '/play/riichi/#v=1&game=riichi&with=abortive-draws:true&seed=heap-12&do=e4m.s1m.w3m.n-.n4m.e5m.s6m.w1p.spung.s8m',
    '.w3p.npung.n5m.e9m.s2p.w2p.n6m.e2p.s4p.w5p.npung.n6p.e4p.s6s.w-.w5m.n7p.e7m.s9m.w2p.n8m.e6p.s7s.w-.w3m.n4p.e7p',
    '.s9m.w5p.n1m.e4m.skong1p.s8m.w7p.n8p.wpung.w1s.n9p.e9p.s5s.w-.w3s.n2m.skong2m.s6p.w4s.n1s.e-.e9m.s5m.wkongW.w5s',
    '.n5s.e-.e6m.s6m.w3s.nkong3p&at=132&seat=n&end',
  ].join('');
