/** Tables of Riichi that are written down for a test. */
import { type BySeat, bySeat, SEATS, type Seat } from '../../../src/engine/seats.ts';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import type { SeatHand } from '../../../src/engine/table.ts';
import { withFact } from '../../../src/evaluation/facts.ts';
import { formatAction, parseAction } from '../../../src/notation/lines.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { type Game, plays, type Seated, seated, untilAsked } from '../../fixtures/tables.ts';
import { rulesOf } from './rules.ts';

type Hands = NonNullable<Seated['rivers']>;

interface Written extends Seated {
  /** The indicators that lie open, and those under them. */
  readonly dora?: string;
  readonly ura?: string;
  readonly options?: Parameters<typeof rulesOf>[0];
  /** Bets of earlier deals, and counters. */
  readonly pot?: number;
  readonly counters?: number;
}

export function table({
  dora = '',
  ura = '',
  options = {},
  pot = 0,
  counters = 0,
  ...written
}: Written): Game {
  const ruleset = rulesOf(options);
  const game = seated(ruleset, written);
  const around = {
    ...game.table,
    seats: goneTo(3, game.table.seats, written.rivers ?? {}),
    cash: { ...game.table.cash, pot: 1000 * pot },
    indicators: { open: parseTiles(dora), under: parseTiles(ura) },
  };
  return { ...game, table: withFact(ruleset, around, 0, 'counters', counters) };
}

/** What is too many for the wall lies in one river, so that the others hold what is written. */
function goneTo(
  seat: Seat,
  seats: BySeat<SeatHand>,
  { east = '', south = '', west = '', north = '' }: Hands,
): BySeat<SeatHand> {
  const written = [east, south, west, north].map((tiles) => parseTiles(tiles).length);
  const gone = SEATS.flatMap((each) => seats[each].river.slice(written[each]));
  return bySeat((each) => {
    const river = seats[each].river.slice(0, written[each]);
    return { ...seats[each], river: each === seat ? [...river, ...gone] : river };
  });
}

/** The game after these lines; whoever is asked about a tile and not named next lets it lie. */
export function goes(game: Game, ...lines: readonly string[]): Game {
  let now = game;
  for (const line of lines) {
    now = untilAsked(now);
    const action = parseAction(line, now.table.dealer);
    const isAsked = (awaits: readonly Seat[]): boolean =>
      action.do !== 'discard' && awaits.includes(action.seat);
    for (;;) {
      const awaits = awaitedSeats(now.table);
      const [other] = awaits;
      if (now.table.stage.phase !== 'collecting' || other === undefined || isAsked(awaits)) break;
      now = untilAsked(plays(now, formatAction({ do: 'pass', seat: other }, now.table.dealer)));
    }
    now = plays(now, line);
  }
  return now;
}

/** "riichi 1 + pinfu 1" of each winner; nothing while nobody has won. */
export const wonBy = (game: Game): readonly string[] => {
  const { stage } = untilAsked(game).table;
  return (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? stage.outcome.winners.map(({ score }) =>
        score.lines
          .filter(({ of }) => of !== 'fu')
          .map(({ pattern, of, worth }) => (of === 'han' ? `${pattern} ${worth}` : pattern))
          .join(' + '),
      )
    : [];
};

/** The rule by which the deal ended without a winner, or null. */
export const drawnBy = ({ table: { stage } }: Game): string | null =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'drawn'
    ? stage.outcome.rule
    : null;

export const followingOf = ({ table: { stage } }: Game) => (stage.phase === 'ended' ? stage.following : null);

/** Ready for 1p and 4p, pinfu on a discard. */
export const READY = '345m 678m 23p 456s 99s';
