/** Draws that end a deal early, if agreed (rule `abortive-draws`). */
import type { RuleId } from '../../engine/action.ts';
import { type Clause, clause } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import { isOuter, isWind } from '../../engine/tiles.ts';
import { goAround, isFirstTurn } from './go-around.ts';
import { kansOf } from './kans.ts';
import { isInRiichi } from './riichi-state.ts';

const KINDS = 'nine-kinds';
const NINE_KINDS = 'nine kinds';

const drawnBy = (rule: RuleId): Outcome => ({ is: 'drawn', rule });

const outerKinds = (seat: Seat, { table }: Position): number =>
  new Set(table.seats[seat].concealed.filter((tile) => isOuter(tile))).size;

/** Is it this seat's first turn after its draw, with the go-around unbroken? */
const isAtFirst = (seat: Seat, position: Position): boolean => {
  const { stage } = position.table;
  return stage.phase === 'deciding' && stage.seat === seat && isFirstTurn(position, seat);
};

const nineKinds = clause<null>({
  id: KINDS,
  lasts: 'hand',
  initial: null,
  words: [NINE_KINDS],
  offers: (_, seat, position) =>
    isAtFirst(seat, position) && outerKinds(seat, position) >= 9
      ? [{ do: 'say', seat, word: NINE_KINDS }]
      : [],
  forbids: (_, action, position) => {
    if (action.do !== 'say' || action.word !== NINE_KINDS) return null;
    const { seat } = action;
    const { stage } = position.table;
    if (stage.phase !== 'deciding' || stage.seat !== seat) return null;
    if (!isFirstTurn(position, seat)) return { rule: KINDS, seats: [seat] };
    const have = outerKinds(seat, position);
    return have < 9 ? { rule: KINDS, have, need: 9 } : null;
  },
  ends: { said: (_, { word }) => (word === NINE_KINDS ? drawnBy(KINDS) : null) },
});

/** Are the first four discards the same wind, with no call in between (rule `four-winds`)? */
function areFourWinds({ table }: Position): boolean {
  const first = table.seats.map(({ river, discards }) => (discards === 1 ? river[0] : undefined));
  const [wind] = first;
  return wind !== undefined && isWind(wind) && !goAround.of(table) && first.every((tile) => tile === wind);
}

/** Are there four kans by two or more players (rule `four-kans-abort`)? */
function areFourKans({ table }: Position): boolean {
  const kans = kansOf(table.seats);
  return kans.reduce((sum, count) => sum + count, 0) === 4 && kans.every((count) => count < 4);
}

/**
 * The abortive draw completed by a discard, once nobody has claimed a win or kan on it: four winds, four riichi, four
 * kans. It is known with the next event everybody sees.
 */
function abortAfterDiscard(position: Position): Outcome | null {
  if (areFourWinds(position)) return drawnBy('four-winds');
  if (SEATS.every((seat) => isInRiichi(position, seat))) return drawnBy('four-riichi');
  return areFourKans(position) ? drawnBy('four-kans-abort') : null;
}

const stands = clause<null>({
  id: 'abortive-draws',
  lasts: 'hand',
  initial: null,
  ends: {
    drew: (_, { why }, position) => (why === 'turn' ? abortAfterDiscard(position) : null),
    awarded: (_, { stand: [first] }, position) =>
      first?.call === 'win' || first?.call === 'kong' ? null : abortAfterDiscard(position),
  },
});

/** Ends the deal without a winner if three seats win on one tile (rule `winners`). */
export const threeWinners = clause<null>({
  id: 'winners',
  lasts: 'hand',
  initial: null,
  ends: {
    answered: (_, __, { table: { stage } }) =>
      stage.phase === 'collecting' && stage.answers.filter(({ call }) => call === 'win').length === 3
        ? drawnBy('winners')
        : null,
  },
});

export const ABORTS: readonly Clause[] = [nineKinds, stands];
