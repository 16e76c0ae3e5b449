/** Four players whom a seed makes: bold or shy, each in one way, and otherwise sensible. */
import { thoughtOf } from '../../bots/sensible.ts';
import { type Action, sameAction } from '../../engine/action.ts';
import { createRandom, type Seed } from '../../engine/random.ts';
import type { Seat } from '../../engine/seats.ts';
import { seenBy } from '../../engine/view.ts';
import type { StepChooser, StepMoment } from './lockstep.ts';
import type { MomentChoice } from './parting.ts';

/** How often of a hundred times each is done where it may be. */
interface Temper {
  readonly win: number;
  readonly kong: number;
  readonly pung: number;
  readonly chow: number;
}

/** The players of this seed: what they choose depends on it, on the tables, and on nothing else. */
export function playersOf(seed: Seed): StepChooser {
  const random = createRandom(seed, 'temper');
  const one = (...habits: readonly number[]): number => habits[random.below(habits.length)] ?? 0;
  const temper: Temper = {
    win: one(70, 95, 100, 100),
    kong: one(0, 60, 100, 100),
    pung: one(0, 30, 70, 100),
    chow: one(0, 0, 40, 100),
  };
  // Whose game they have learnt: what they throw away is chosen by it.
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

/** The first call that this player feels like, the boldest before the others. */
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

/** Players who do what was done before, as far as it can be done; where nothing was, they pass. */
export function scripted(choices: readonly MomentChoice[]): StepChooser {
  const byMoment = new Map(choices.map(({ at, actions }) => [at, actions]));
  return ({ at, options }) =>
    (byMoment.get(at) ?? []).filter((action) =>
      options(action.seat).some((option) => sameAction(option, action)),
    );
}
