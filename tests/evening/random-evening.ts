/** Evenings entered at random through the machine, as somebody at the page would, with refusals and corrections. */
import { createActor } from 'xstate';
import type { Chosen, Game } from '../../src/engine/game.ts';
import { createRandom, type Random } from '../../src/engine/random.ts';
import type { Position } from '../../src/engine/ruleset.ts';
import { othersAfter, SEATS, type Seat } from '../../src/engine/seats.ts';
import { isBonus, type Kind, PLAYED } from '../../src/engine/tiles.ts';
import type { JsonFields } from '../../src/evaluation/told/fields.ts';
import { alsoWins, asksWorth, type DealDraft, EMPTY_DRAFT, type Worth } from '../../src/evening/draft.ts';
import type { EnteredDeal, Evening } from '../../src/evening/evening.ts';
import { type EveningOf, eveningOf } from '../../src/evening/rules.ts';
import { createEvening } from '../../src/machines/evening.ts';
import { formatTile } from '../../src/notation/tile-text.ts';
import { seedOf } from '../scale.ts';

export const emptyEvening = (game: Game, chosen: Chosen = {}): Evening => ({
  game: game.id,
  names: ['Ann', 'Bob', 'Cy', 'Di'],
  chosen,
  stakes: null,
  deals: [],
});

/** Some of the options of the game, at random. */
export function randomOptions(game: Game, random: Random): Chosen {
  return Object.fromEntries(
    game.options.flatMap(({ id, values }) => {
      const value = values[random.below(values.length)];
      return random.below(4) > 0 || value === undefined ? [] : [[id, value]];
    }),
  );
}

const isOneIn = (random: Random, many: number): boolean => random.below(many) === 0;
const seatOf = (random: Random): Seat => SEATS[random.below(4)] ?? 0;
const otherThan = (seat: Seat, random: Random): Seat => othersAfter(seat)[random.below(3)] ?? seat;

/** What is told of a deal before its end. Some of it cannot be, and is refused. */
function before({ ruleset }: Position, random: Random): JsonFields[] {
  const events: JsonFields[] = [];
  if (ruleset.deal.preamble.some(({ step }) => step === 'dice') && isOneIn(random, 3))
    events.push({ type: 'dice', values: [1, 2, 3].map(() => 1 + random.below(6)).slice(0, 3) });
  for (let many = random.below(4); many > 0; many--) {
    const seat = seatOf(random);
    switch (random.below(6)) {
      case 0:
        events.push({ type: 'kong', kind: 'concealed', seat });
        break;
      case 1:
        events.push({ type: 'kong', kind: 'claimed', seat, from: otherThan(seat, random) });
        break;
      case 2:
        events.push({ type: 'kong', kind: 'promoted', seat, from: otherThan(seat, random) });
        break;
      case 3: {
        const flowers: Kind[] = ruleset.tiles.flatMap((copies, kind) =>
          copies > 0 && isBonus(kind) ? [kind] : [],
        );
        const tile = flowers[random.below(Math.max(1, flowers.length))];
        if (tile !== undefined) events.push({ type: 'bonus', seat, tile: formatTile(tile) });
        break;
      }
      case 4:
        if (ruleset.ready) events.push({ type: 'riichi', seat });
        else if (ruleset.mistakes[0]) {
          const { rule } = ruleset.mistakes[random.below(ruleset.mistakes.length)] ?? ruleset.mistakes[0];
          events.push({
            type: 'mistake',
            rule,
            seat,
            ...(isOneIn(random, 2) && { to: otherThan(seat, random) }),
          });
        }
        break;
      default:
        events.push({ type: 'discard', seat, tile: formatTile(random.below(PLAYED)) });
    }
  }
  return events;
}

function randomWorth({ ruleset }: Position, random: Random): Worth {
  if (ruleset.scoring?.ofRank) {
    if (isOneIn(random, 8)) return { yakuman: 1 };
    return { han: 1 + random.below(8), fu: [20, 25, 30, 30, 40, 40, 50, 60, 70][random.below(9)] ?? 30 };
  }
  return { score: random.below(ruleset.scoring?.most ?? 60) };
}

/** A draft of a whole deal. */
export function randomDraft(position: Position, random: Random): DealDraft {
  const { ruleset } = position;
  const told = before(position, random);
  const declared = told.flatMap(({ type, seat }) => (type === 'riichi' ? [seat as Seat] : []));
  const draft: DealDraft = { ...EMPTY_DRAFT, before: told };
  if (ruleset.mistakes.some(({ later }) => later) && isOneIn(random, 12))
    return { ...draft, end: 'void', winners: [seatOf(random)] };
  if (isOneIn(random, 5)) {
    const ready = ruleset.ready ? SEATS.filter((seat) => declared.includes(seat) || isOneIn(random, 2)) : [];
    return { ...draft, end: 'drawn', ready };
  }
  const winner = seatOf(random);
  const from = isOneIn(random, 3) ? 'draw' : otherThan(winner, random);
  const one: DealDraft = { ...draft, end: 'win', winners: [winner], from };
  const also = alsoWins(position, one);
  const winners = also.length > 0 && isOneIn(random, 6) ? [winner, also[0] as Seat] : [winner];
  if (!asksWorth(position)) return { ...one, winners };
  const worth = Object.fromEntries(winners.map((seat) => [seat, randomWorth(position, random)]));
  const losers = ruleset.scoring?.loserScore
    ? Object.fromEntries(
        SEATS.flatMap((seat) =>
          winners.includes(seat) || isOneIn(random, 2) ? [] : [[seat, 2 * random.below(60)]],
        ),
      )
    : {};
  return { ...one, winners, worth, losers };
}

export type Actor = ReturnType<typeof actorOf>;

/** The machine of an evening, begun. */
export function actorOf(of: EveningOf, evening: Evening) {
  const actor = createActor(createEvening<Evening, EnteredDeal, DealDraft>(of.rules)).start();
  actor.send({ type: 'OPEN', evening });
  const now = (): Evening => actor.getSnapshot().context.evening ?? evening;
  /** Says a draft bit by bit, as buttons do, and ends the entry. */
  const say = (draft: DealDraft): void => {
    const bits: DealDraft[] = [
      { ...EMPTY_DRAFT, before: draft.before },
      { ...draft, from: null, worth: {} },
      { ...draft, worth: {} },
      draft,
    ];
    for (const bit of bits) actor.send({ type: 'SAY', draft: bit });
    actor.send({ type: 'DONE' });
    // What cannot have been stays refused, with its reason, until it is given up.
    if (actor.getSnapshot().matches('entering')) actor.send({ type: 'CANCEL' });
  };
  return { actor, now, say };
}

/** Enters so many deals at random, or fewer where the match ends. */
export function enterDeals(of: EveningOf, { actor, now, say }: Actor, many: number, random: Random): void {
  for (let tries = 0; tries < 6 * many && now().deals.length < many; tries++) {
    if (!actor.getSnapshot().matches('between')) return;
    actor.send({ type: 'ENTER' });
    const position = of.before(now(), now().deals.length);
    if (position === null) return;
    say(randomDraft(position, random));
  }
}

/** Opens an earlier deal at random, and changes it, leaves it out or puts one in before it; or goes back or forth. */
export function correct(of: EveningOf, { actor, now, say }: Actor, random: Random): void {
  const at = random.below(Math.max(1, now().deals.length));
  const what = random.below(5);
  if (what === 3) actor.send({ type: 'UNDO' });
  if (what === 4) actor.send({ type: 'REDO' });
  if (what > 2) return;
  actor.send({ type: 'MEND', at });
  if (what === 0) actor.send({ type: 'LEAVE_OUT' });
  else {
    actor.send({ type: what === 1 ? 'CHANGE' : 'INSERT' });
    const position = of.before(now(), at);
    if (position === null) actor.send({ type: 'CANCEL' });
    else say(randomDraft(position, random));
  }
}

/** An evening of many deals at random, with names and stakes that no address would bear as they are. */
export function randomEvening(game: Game, n: number, deals = 16): Evening {
  const random = createRandom(seedOf(`kept/${game.id}`, n), 'evening');
  const actor = actorOf(eveningOf(game), emptyEvening(game, n === 0 ? {} : randomOptions(game, random)));
  enterDeals(eveningOf(game), actor, deals, random);
  return {
    ...actor.now(),
    names: ['Zoë & Co.', 'a=b/c;d', '', '小明 100%'],
    stakes: { each: 0.05, unit: '€' },
  };
}
