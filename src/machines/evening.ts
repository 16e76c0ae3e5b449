/**
 * State machine of an evening at a real table: before it, between its deals, while one is entered or an earlier one is
 * mended, and when the match is over. It knows no game: what a deal still lacks, and whether it can have been, it is
 * told (`EveningRules`).
 */
import { assign, setup } from 'xstate';

/** The parts of entering a deal, in order. */
const STEPS = ['who', 'how', 'worth', 'payments'] as const;
type Step = (typeof STEPS)[number];

/** What is known of evenings `E` of deals `D` and of drafts `F` of a deal. */
export interface EveningRules<E, D, F> {
  readonly dealsOf: (evening: E) => readonly D[];
  readonly withDeals: (evening: E, deals: readonly D[]) => E;
  /** Can no further deal be entered, because the match is over? */
  readonly isOver: (evening: E) => boolean;
  /** Can a deal be entered after all others? Not while an earlier one is impossible. */
  readonly goesOn: (evening: E) => boolean;
  readonly empty: F;
  /** What is still to be said of the draft of the deal at this place. */
  readonly step: (evening: E, at: number, draft: F) => Step;
  readonly takeBack: (evening: E, at: number, draft: F) => F;
  readonly draftOf: (deal: D) => F;
  readonly dealOf: (draft: F) => D;
  /** Why the draft cannot be the deal at this place; null if it can. */
  readonly refusal: (evening: E, at: number, draft: F) => string | null;
}

interface Entry<F> {
  /** Place of the deal from 0. */
  readonly at: number;
  /** `instead`: it takes the place of the deal there; `before`: that deal and all after it follow. */
  readonly puts: 'instead' | 'before';
  readonly draft: F;
  /** Why it cannot be entered; null until that was tried. */
  readonly refused: string | null;
}

interface EveningContext<E, F> {
  readonly evening: E | null;
  /** Evenings that undo and redo lead to, the nearest last. */
  readonly past: readonly E[];
  readonly future: readonly E[];
  readonly entry: Entry<F> | null;
  /** Place of the deal that is looked at to be mended; null if none is. */
  readonly mended: number | null;
}

export type EveningEvent<E, F> =
  | {
      readonly type: 'OPEN';
      readonly evening: E;
      readonly past?: readonly E[];
      readonly future?: readonly E[];
    }
  /** Names, stakes or rules change; the deals stay. */
  | { readonly type: 'SET'; readonly evening: E }
  | { readonly type: 'ENTER' | 'TAKE_BACK' | 'CANCEL' | 'DONE' | 'CHANGE' | 'INSERT' | 'LEAVE_OUT' }
  | { readonly type: 'UNDO' | 'REDO' | 'CLOSE' }
  | { readonly type: 'SAY'; readonly draft: F }
  | { readonly type: 'MEND'; readonly at: number };

/** The most evenings that undo leads back to. */
const MOST_STEPS = 50;

/** The guards and actions of the machine. */
function partsOf<E, D, F>(rules: EveningRules<E, D, F>) {
  type Context = EveningContext<E, F>;
  type Of<T extends EveningEvent<E, F>['type']> = EveningEvent<E, F> & { readonly type: T };
  /** The evening after a change that can be undone. */
  const changed = ({ evening, past }: Context, next: E): Pick<Context, 'evening' | 'past' | 'future'> => ({
    evening: next,
    past: evening === null ? [] : [...past, evening].slice(-MOST_STEPS),
    future: [],
  });
  const withDeal = (evening: E, { at, puts, draft }: Entry<F>): E => {
    const deals = rules.dealsOf(evening);
    const rest = deals.slice(puts === 'instead' ? at + 1 : at);
    return rules.withDeals(evening, [...deals.slice(0, at), rules.dealOf(draft), ...rest]);
  };
  const entry = (at: number, puts: Entry<F>['puts'], draft: F): Pick<Context, 'entry'> => ({
    entry: { at, puts, draft, refused: null },
  });
  return {
    /** Is this what is still to be said? */
    isAt: ({ evening, entry: now }: Context, step: Step): boolean =>
      evening !== null && now !== null && rules.step(evening, now.at, now.draft) === step,
    refusalOf: ({ evening, entry: now }: Context): string | null =>
      evening === null || now === null ? null : rules.refusal(evening, now.at, now.draft),
    isDeal: ({ evening }: Context, at: number): boolean =>
      evening !== null && rules.dealsOf(evening)[at] !== undefined,
    isOver: ({ evening }: Context): boolean => evening !== null && rules.isOver(evening),
    open: ({ evening, past = [], future = [] }: Of<'OPEN'>): Context => ({
      evening,
      past,
      future,
      entry: null,
      mended: null,
    }),
    changed,
    enter: ({ evening }: Context) =>
      evening === null ? {} : entry(rules.dealsOf(evening).length, 'before', rules.empty),
    change: ({ evening, mended }: Context) => {
      const deal = evening === null || mended === null ? undefined : rules.dealsOf(evening)[mended];
      return deal === undefined || mended === null ? {} : entry(mended, 'instead', rules.draftOf(deal));
    },
    insert: ({ mended }: Context) => (mended === null ? {} : entry(mended, 'before', rules.empty)),
    leaveOut: (context: Context) => {
      const { evening, mended } = context;
      if (evening === null) return {};
      const deals = rules.dealsOf(evening).filter((_, at) => at !== mended);
      return { ...changed(context, rules.withDeals(evening, deals)), mended: null };
    },
    say: (now: Context['entry'], draft: F) => ({ entry: now && { ...now, draft, refused: null } }),
    takeBack: ({ evening, entry: now }: Context): Pick<Context, 'entry'> =>
      evening === null || now === null
        ? { entry: now }
        : entry(now.at, now.puts, rules.takeBack(evening, now.at, now.draft)),
    putIn: (context: Context) => {
      const { evening, entry: now } = context;
      if (evening === null || now === null) return {};
      return { ...changed(context, withDeal(evening, now)), entry: null, mended: null };
    },
    undo: ({ evening, past, future }: Context) => ({
      evening: past.at(-1) ?? evening,
      past: past.slice(0, -1),
      future: evening === null ? future : [...future, evening],
    }),
    redo: ({ evening, past, future }: Context) => ({
      evening: future.at(-1) ?? evening,
      past: evening === null ? past : [...past, evening],
      future: future.slice(0, -1),
    }),
  };
}

/** The machine's guards and actions by their names. */
function setupOf<E, D, F>(rules: EveningRules<E, D, F>, parts: ReturnType<typeof partsOf<E, D, F>>) {
  return setup({
    types: {} as { context: EveningContext<E, F>; events: EveningEvent<E, F> },
    guards: {
      isOver: ({ context }) => parts.isOver(context),
      goesOn: ({ context: { evening } }) => evening !== null && rules.goesOn(evening),
      isThere: ({ context, event }) => event.type === 'MEND' && parts.isDeal(context, event.at),
      isUndone: ({ context }) => context.past.length > 0,
      isRedone: ({ context }) => context.future.length > 0,
      isPossible: ({ context }) => parts.refusalOf(context) === null,
      isAt: ({ context }, step: Step) => parts.isAt(context, step),
    },
    actions: {
      undo: assign(({ context }) => parts.undo(context)),
      redo: assign(({ context }) => parts.redo(context)),
      refuse: assign(({ context }) => ({
        entry: context.entry && { ...context.entry, refused: parts.refusalOf(context) },
      })),
      putIn: assign(({ context }) => parts.putIn(context)),
      set: assign(({ context, event }) =>
        event.type === 'SET' ? parts.changed(context, event.evening) : {},
      ),
      look: assign(({ event }) => (event.type === 'MEND' ? { mended: event.at } : {})),
      giveUp: assign({ entry: null, mended: null }),
    },
  });
}

/** Creates the machine. */
export function createEvening<E, D, F>(rules: EveningRules<E, D, F>) {
  const parts = partsOf(rules);
  const machine = setupOf(rules, parts);
  const backAndForth = machine.createStateConfig({
    on: {
      MEND: { guard: 'isThere', actions: 'look', target: 'mending' },
      SET: { actions: 'set', target: 'between' },
      UNDO: { guard: 'isUndone', actions: 'undo', target: 'between' },
      REDO: { guard: 'isRedone', actions: 'redo', target: 'between' },
    },
  });
  return machine.createMachine({
    id: 'evening',
    context: { evening: null, past: [], future: [], entry: null, mended: null },
    initial: 'before',
    on: { OPEN: { actions: assign(({ event }) => parts.open(event)), target: '.between' } },
    states: {
      before: {},
      between: {
        always: { guard: 'isOver', target: 'over' },
        on: {
          ...backAndForth.on,
          ENTER: {
            guard: 'goesOn',
            actions: assign(({ context }) => parts.enter(context)),
            target: 'entering',
          },
        },
      },
      entering: {
        initial: 'who',
        on: {
          SAY: {
            actions: assign(({ context, event }) => parts.say(context.entry, event.draft)),
            target: '.asked',
          },
          TAKE_BACK: { actions: assign(({ context }) => parts.takeBack(context)), target: '.asked' },
          CANCEL: { actions: 'giveUp', target: 'between' },
        },
        states: {
          asked: {
            always: [
              ...(['who', 'how', 'worth'] as const).map((step) => ({
                guard: { type: 'isAt', params: step } as const,
                target: step,
              })),
              { target: 'payments' },
            ],
          },
          who: {},
          how: {},
          worth: {},
          payments: {
            on: {
              DONE: [
                { guard: 'isPossible', actions: 'putIn', target: '#evening.between' },
                { actions: 'refuse' },
              ],
            },
          },
        },
      },
      mending: {
        on: {
          CHANGE: { actions: assign(({ context }) => parts.change(context)), target: 'entering.asked' },
          INSERT: { actions: assign(({ context }) => parts.insert(context)), target: 'entering.asked' },
          LEAVE_OUT: { actions: assign(({ context }) => parts.leaveOut(context)), target: 'between' },
          MEND: { guard: 'isThere', actions: 'look' },
          CLOSE: { actions: 'giveUp', target: 'between' },
        },
      },
      over: {
        always: { guard: ({ context }) => !parts.isOver(context), target: 'between' },
        on: { ...backAndForth.on },
      },
    },
  });
}
