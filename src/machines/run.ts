/**
 * Runs a chart without XState, for callers that play thousands of hands. Transitions follow XState: inner states
 * before outer ones, the first whose guard holds, then `always` transitions until none applies. Each leaf state is
 * known by its name alone.
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
  /** Transitions by event type; `*` matches any type not listed. The first whose guard holds is taken. */
  readonly on?: Readonly<Record<string, readonly TransitionArrow<GuardName, ActionName>[]>>;
  readonly states?: Readonly<Record<string, ChartState<GuardName, ActionName>>>;
}

/** Functions behind the guard and action names of a chart. `World` is constant: the ruleset. */
export interface ChartImplementation<World, Context, Event> {
  readonly guards: Readonly<Record<string, (world: World, context: Context, event: Event) => boolean>>;
  readonly actions: Readonly<Record<string, (world: World, context: Context, event: Event) => Context>>;
}

/** Called for each change of state. */
export type OnArrow<State extends string> = (from: State, to: State) => void;

/**
 * Compiles a chart to a function: state, context and event give the next context.
 * @returns the same context if no transition applies; with type `null` only `always` transitions are taken
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
  const states = new Map<State, (type: string | null) => readonly Transition[]>();
  const collect = (name: string, state: ChartState, around: readonly ChartState[]): void => {
    const chain = [state, ...around];
    for (const [key, child] of Object.entries(state.states ?? {})) collect(key, child, chain);
    const known = new Map<string | null, readonly Transition[]>();
    known.set(null, compiled(chain.flatMap(({ always = [] }) => always)));
    states.set(name as State, (type) => {
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
      for (const arrow of states.get(state)?.(on) ?? []) {
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
