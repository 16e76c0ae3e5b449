/** Simulated players from a seed: each has a temper from shy to bold, and is otherwise sensible. */
import { thoughtOf } from '../../bots/sensible.ts';
import { type Action, sameAction } from '../../engine/action.ts';
import { createRandom, type Seed } from '../../engine/random.ts';
import type { Seat } from '../../engine/seats.ts';
import { seenBy } from '../../engine/view.ts';
import type { StepChooser, StepMoment } from './lockstep.ts';
import type { MomentChoice } from './parting.ts';

/** Chance, in percent, that each action is taken when legal. */
interface Temper {
  readonly win: number;
  readonly kong: number;
  readonly pung: number;
  readonly chow: number;
}

/** Makes the players of a seed. Their choices depend only on the seed and the tables. */
export function playersOf(seed: Seed): StepChooser {
  const random = createRandom(seed, 'temper');
  const one = (...habits: readonly number[]): number => habits[random.below(habits.length)] ?? 0;
  const temper: Temper = {
    win: one(70, 95, 100, 100),
    kong: one(0, 60, 100, 100),
    pung: one(0, 30, 70, 100),
    chow: one(0, 0, 40, 100),
  };
  // Index of the game they have learnt; discards are chosen by its rules.
  const learnt = random.below(2) === 0 ? 0 : 1;
  return (point) => {
    const chance = (seat: Seat) => {
      const own = createRandom(seed, 'choice', point.at, seat);
      return (action: Action): boolean => own.below(100) < (temper[action.do as keyof Temper] ?? 0);
    };
    if (point.offer === null) {
      const [seat] = point.seats;
      return seat === undefined ? [] : [onTurn(point, seat, learnt, chance(seat))];
    }
    return point.seats.flatMap((seat) => {
      const call = boldest(point.options(seat), chance(seat));
      return call ? [call] : [];
    });
  };
}

const BOLDEST = ['win', 'kong', 'pung', 'chow'] as const;

/** The boldest action this player feels like taking; undefined if none. */
function boldest(options: readonly Action[], feels: (action: Action) => boolean): Action | undefined {
  for (const call of BOLDEST) {
    const found = options.find((action) => action.do === call);
    if (found && feels(found)) return found;
  }
  return undefined;
}

function onTurn(point: StepMoment, seat: Seat, learnt: 0 | 1, feels: (action: Action) => boolean): Action {
  const options = point.options(seat);
  const bold = boldest(options, feels);
  if (bold) return bold;
  const { ruleset, table } = point.sides[learnt];
  const view = seenBy(ruleset, table, seat);
  const discards = view.legal.filter((action) => action.do === 'discard' && action.says === undefined);
  const action = thoughtOf({ ...view, legal: discards }, ruleset)?.action ?? discards[0] ?? options[0];
  if (!action) throw new Error(`seat ${seat} can do nothing`);
  return action;
}

/** Players who repeat recorded choices where legal, and pass otherwise. */
export function chooserFrom(choices: readonly MomentChoice[]): StepChooser {
  const byMoment = new Map(choices.map(({ at, actions }) => [at, actions]));
  return ({ at, options }) =>
    (byMoment.get(at) ?? []).filter((action) =>
      options(action.seat).some((option) => sameAction(option, action)),
    );
}
