/** Steps of the referee before the first turn: dice, bonus tiles, exchanges. */
import { afterReplacing, applyEvent, type TableStep } from './after-event.ts';
import { dealingStage } from './deal.ts';
import { addDrawn, drawnHand, drewEvent, layBonus, without } from './draw.ts';
import { type ExchangeStep, partnerOf } from './exchange.ts';
import { withTile } from './hands.ts';
import { wonByDeal } from './outcomes.ts';
import type { Ruleset } from './ruleset.ts';
import { type BySeat, bySeat, othersAfter, SEATS, type Seat, withSeat } from './seats.ts';
import type { Stage, Table } from './table.ts';
import { isBonus, type Kind } from './tiles.ts';
import { takeSupplement } from './wall.ts';

/**
 * Does the next step before the first turn.
 * @throws Error while players choose, and after the last step
 */
export function prepare(ruleset: Ruleset, table: Table): TableStep {
  const { stage } = table;
  if (stage.phase !== 'dealing') throw new Error(`nothing is dealt while ${stage.phase}`);
  const step = ruleset.deal.preamble[stage.step];
  switch (step?.step) {
    case 'dice': {
      const due = step.owes?.(table.dice, table.dealer) ?? [];
      const next = { ...table, rolled: true, due, stage: dealingStage(stage.step + 1, table.dealer) };
      return applyEvent(ruleset, next, { type: 'rolled', dice: table.dice });
    }
    case 'replacing':
      return replace(ruleset, table, stage, step.word);
    case 'exchange':
      return closeExchange(ruleset, table, stage, step);
    default:
      throw new Error('every step before the first turn is done');
  }
}

/** Lays a seat's next bonus tile, or draws its replacement tile, or ends the seat's turn with its word. */
function replace(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'dealing' },
  word: string | null,
): TableStep {
  const seat = stage.turn;
  if (stage.owed) {
    const taken = takeSupplement(ruleset, table);
    if (!taken) return drawnHand(ruleset, table, ruleset.supplement.out);
    const after = { ...addDrawn(table, seat, taken), stage: { ...stage, owed: false } };
    return applyEvent(ruleset, after, drewEvent(seat, taken, 'bonus'));
  }
  const bonus = table.seats[seat].concealed.find(isBonus);
  if (bonus !== undefined) {
    return applyEvent(
      ruleset,
      { ...layBonus(table, seat, bonus), stage: { ...stage, owed: true } },
      {
        type: 'laid',
        seat,
        tile: bonus,
      },
    );
  }
  const after = { ...table, stage: afterReplacing(stage, table.dealer) };
  return applyEvent(ruleset, after, { type: 'said', seat, word: word ?? '' });
}

/** Closes an exchange. A win comes first, then words, then tiles: words may change who gives. */
function closeExchange(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'dealing' },
  step: ExchangeStep,
): TableStep {
  const { chosen } = stage;
  const winner = othersAfter(table.dealer).find((seat) => chosen[seat]?.do === 'win');
  if (chosen[table.dealer]?.do === 'win') return wonByDeal(ruleset, table, table.dealer);
  if (winner !== undefined) return wonByDeal(ruleset, table, winner);
  const words = bySeat((seat) => {
    const choice = chosen[seat];
    return choice?.do === 'say' ? choice.word : null;
  });
  if (words.some((word) => word !== null)) {
    const open = bySeat((seat) => (words[seat] === null ? chosen[seat] : null));
    const after = { ...table, stage: { ...stage, chosen: open } };
    return applyEvent(ruleset, after, { type: 'told', words });
  }
  const passedTiles = bySeat((seat) => {
    const choice = chosen[seat];
    return choice?.do === 'exchange' ? choice.tiles : null;
  });
  const to = bySeat((seat) => partnerOf(step, seat, table.dealer));
  return exchange(ruleset, table, stage, passedTiles, to);
}

/** Hands over all given tiles at once. */
function exchange(
  ruleset: Ruleset,
  table: Table,
  stage: Stage & { phase: 'dealing' },
  passedTiles: BySeat<readonly Kind[] | null>,
  to: BySeat<Seat>,
): TableStep {
  let seats = table.seats;
  for (const seat of SEATS) seats = withSeat(seats, seat, without(seats[seat], passedTiles[seat] ?? []));
  for (const seat of SEATS) {
    let { concealed } = seats[to[seat]];
    for (const tile of passedTiles[seat] ?? []) concealed = withTile(concealed, tile);
    seats = withSeat(seats, to[seat], { ...seats[to[seat]], concealed });
  }
  const after = { ...table, seats, stage: dealingStage(stage.step + 1, table.dealer) };
  return applyEvent(ruleset, after, { type: 'exchanged', passedTiles, to });
}
