/** State machine of the page that opens a real game: a text is read, and its deals are played one after another. */
import { assign, setup } from 'xstate';

/** Context: the record `R`, its deals `D` as they are played, and the fault `F` by which it cannot be opened. */
interface RecordSessionContext<R, D, F> {
  readonly record: R | null;
  readonly deals: readonly D[];
  readonly fault: F | null;
  /** Are players called by the names that stand in the record? */
  readonly named: boolean;
}

type RecordSessionEvent<R, D, F> =
  | { readonly type: 'READ' | 'NAMES' | 'END' }
  | { readonly type: 'OPENED'; readonly record: R }
  | { readonly type: 'PLAYED'; readonly deal: D }
  | { readonly type: 'REFUSED'; readonly fault: F };

/** Creates the machine. A new text may be read at any time; what still comes of an old one is not heard. */
export const createRecordSession = <R, D, F>() =>
  setup({
    types: {} as { context: RecordSessionContext<R, D, F>; events: RecordSessionEvent<R, D, F> },
  }).createMachine({
    id: 'record-session',
    context: { record: null, deals: [], fault: null, named: false },
    initial: 'empty',
    on: {
      READ: { actions: assign({ record: null, deals: [], fault: null }), target: '.reading' },
      NAMES: { actions: assign({ named: ({ context }) => !context.named }) },
    },
    states: {
      empty: {},
      reading: {
        on: {
          OPENED: { actions: assign({ record: ({ event }) => event.record }), target: 'playing' },
          REFUSED: { actions: assign({ fault: ({ event }) => event.fault }), target: 'refused' },
        },
      },
      playing: {
        on: {
          PLAYED: {
            actions: assign({ deals: ({ context, event }) => [...context.deals, event.deal] }),
          },
          END: 'open',
        },
      },
      open: {},
      refused: {},
    },
  });
