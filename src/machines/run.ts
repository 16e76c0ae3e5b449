/**
 * Runs a chart without XState, for whoever runs it by the thousand. It takes transitions as XState does: those of the
 * innermost state before those around it, of each the first whose guard holds, and then what is `always` taken, until
 * nothing is. States are flat in it: each leaf is known by its name.
 */
interface TransitionArrow<GuardName extends string, ActionName extends string> {
  readonly guard?: GuardName;
  readonly actions?: ActionName;
  readonly target?: `#${string}`;
}

export interface ChartState<GuardName extends string = string, ActionName extends string = string> {
  readonly id?: string;
  readonly initial?: string;
  readonly always?: readonly TransitionArrow<GuardName, ActionName>[];
  /** By the event's type; `*` is any that the state does not name. The first whose guard holds is taken. */
  readonly on?: Readonly<Record<string, readonly TransitionArrow<GuardName, ActionName>[]>>;
  readonly states?: Readonly<Record<string, ChartState<GuardName, ActionName>>>;
}

/** The functions that a chart's names stand for. `World` is what no event changes: the rules of a game. */
export interface ChartImplementation<World, Context, Event> {
  readonly guards: Readonly<Record<string, (world: World, context: Context, event: Event) => boolean>>;
  readonly actions: Readonly<Record<string, (world: World, context: Context, event: Event) => Context>>;
}

/** Called with each state that is left and the one that is entered. */
export type OnArrow<State extends string> = (from: State, to: State) => void;

/**
 * A function from a state, a context and an event to the context after it.
 * @returns the same context where no transition is taken; a type of `null` takes only what is `always` taken
 */
export function runner<State extends string, World, Context, Event>(
  chart: ChartState,
  { guards, actions }: ChartImplementation<World, Context, Event>,
) {
  const compiled = (arrows: readonly TransitionArrow<string, string>[]) =>
    arrows.map(({ guard, actions: does, target }) => ({
      holds: (guard === undefined ? null : guards[guard]) ?? null,
      does: (does === undefined ? null : actions[does]) ?? null,
      to: (target?.slice(1) ?? null) as State | null,
    }));
  type Transition = ReturnType<typeof compiled>[number];
  const leaves = new Map<State, (type: string | null) => readonly Transition[]>();
  const collect = (name: string, state: ChartState, around: readonly ChartState[]): void => {
    const chain = [state, ...around];
    for (const [key, child] of Object.entries(state.states ?? {})) collect(key, child, chain);
    const known = new Map<string | null, readonly Transition[]>();
    known.set(null, compiled(chain.flatMap(({ always = [] }) => always)));
    leaves.set(name as State, (type) => {
      const found = known.get(type);
      if (found) return found;
      const transition = compiled(chain.flatMap(({ on }) => on?.[type ?? ''] ?? on?.['*'] ?? []));
      known.set(type, transition);
      return transition;
    });
  };
  collect('', chart, []);

  return (
    world: World,
    from: State,
    before: Context,
    event: Event,
    type: string | null,
    onArrow?: OnArrow<State>,
  ): Context => {
    let state = from;
    let context = before;
    let on = type;
    for (;;) {
      let taken: Transition | null = null;
      for (const arrow of leaves.get(state)?.(on) ?? []) {
        if (arrow.holds !== null && !arrow.holds(world, context, event)) continue;
        taken = arrow;
        break;
      }
      if (taken === null && on === null) return context;
      if (taken?.does) context = taken.does(world, context, event);
      if (taken?.to && taken.to !== state) {
        onArrow?.(state, taken.to);
        state = taken.to;
      }
      on = null;
    }
  };
}
