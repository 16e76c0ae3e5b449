/** Draws that end a deal early, if agreed (rule `abortive-draws`). */
import type { RuleId } from '../../engine/action.ts';
import { type Clause, clause } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import { isOuter, isWind } from '../../engine/tiles.ts';
import { goAround, isFirstTurn } from './go-around.ts';
import { kansOf, MOST_KANS } from './kans.ts';
import { isInRiichi } from './riichi-state.ts';

const KINDS = 'nine-kinds';
const NINE_KINDS = 'nine kinds';

/** The rule by which three winners on one tile end the deal, where at most two may win. */
export const THREE_WINNERS = 'winners';

const drawnBy = (rule: RuleId): Outcome => ({ is: 'drawn', rule });

const outerKinds = (seat: Seat, { table }: Position): number =>
  new Set(table.seats[seat].concealed.filter((tile) => isOuter(tile))).size;

/** Is it this seat's first turn after its draw, with the go-around unbroken? */
const isAtFirst = (seat: Seat, position: Position): boolean => {
  const { stage } = position.table;
  return stage.phase === 'deciding' && stage.seat === seat && isFirstTurn(position, seat);
};

/** Can the first go-around be unbroken, in a deal that is told without its tiles? */
const isFirstGoAround = ({ table }: Position): boolean => !goAround.of(table) && table.claims === 0;

const nineKinds = clause<null>({
  id: KINDS,
  lasts: 'hand',
  initial: null,
  words: [NINE_KINDS],
  draws: { [KINDS]: isFirstGoAround },
  offers: (_, seat, position) =>
    isAtFirst(seat, position) && outerKinds(seat, position) >= 9
      ? [{ do: 'say', seat, word: NINE_KINDS }]
      : [],
  forbids: {
    say: (_, { seat, word }, position) => {
      if (word !== NINE_KINDS) return null;
      const { stage } = position.table;
      if (stage.phase !== 'deciding' || stage.seat !== seat) return null;
      if (!isFirstTurn(position, seat)) return { rule: KINDS, seats: [seat] };
      const have = outerKinds(seat, position);
      return have < 9 ? { rule: KINDS, have, need: 9 } : null;
    },
  },
  ends: { said: (_, { word }) => (word === NINE_KINDS ? drawnBy(KINDS) : null) },
});

/** Are the first four discards the same wind, with no call in between (rule `four-winds`)? */
function areFourWinds({ table }: Position): boolean {
  const first = table.seats.map(({ river, discards }) => (discards === 1 ? river[0] : undefined));
  const [wind] = first;
  return wind !== undefined && isWind(wind) && !goAround.of(table) && first.every((tile) => tile === wind);
}

const areFourRiichi = (position: Position): boolean => SEATS.every((seat) => isInRiichi(position, seat));

/** Are there four kans by two or more players (rule `four-kans-abort`)? */
function areFourKans({ table }: Position): boolean {
  const kans = kansOf(table.seats);
  return (
    kans.reduce((sum, count) => sum + count, 0) === MOST_KANS && kans.every((count) => count < MOST_KANS)
  );
}

/** The abortive draw that a discard completes once it stands: four winds, four riichi, four kans. */
function abortAfterDiscard(position: Position): RuleId | null {
  if (areFourWinds(position)) return 'four-winds';
  if (areFourRiichi(position)) return 'four-riichi';
  return areFourKans(position) ? 'four-kans-abort' : null;
}

const stands = clause<null>({
  id: 'abortive-draws',
  lasts: 'hand',
  initial: null,
  draws: {
    'four-winds': isFirstGoAround,
    'four-riichi': areFourRiichi,
    'four-kans-abort': ({ table }) => kansOf(table.seats).every((count) => count < MOST_KANS),
  },
  stops: (_, position) => abortAfterDiscard(position),
  ends: {
    // A discard that is called for a set stands too. A kan is followed by a discard of its own.
    awarded: (_, { stand: [first] }, position) => {
      const rule = first?.call === 'win' || first?.call === 'kong' ? null : abortAfterDiscard(position);
      return rule === null ? null : drawnBy(rule);
    },
  },
});

export const ABORTS: readonly Clause[] = [nineKinds, stands];
