/** The court's state: the moments of a hand, whether it runs, and what the reader is typing. */
import { type Accessor, batch, createEffect, createMemo, createSignal } from 'solid-js';
import type { Seat } from '../../engine/seats.ts';
import { seenBy, type View } from '../../engine/view.ts';
import type { LoggedHand } from '../../referee/log.ts';
import type { Asking } from '../../referee/sitting.ts';
import {
  answered,
  askedReader,
  type Court,
  type Moment,
  onward,
  opening,
  stepped,
} from '../../sessions/court.ts';
import { cutOff, extended, filmOf, goTo, shownIn } from '../../sessions/film.ts';
import { createRunning } from '../../sessions/running.ts';
import { type Fault, openHand } from './opened.ts';

/** How long the court rests between two answers, in milliseconds. */
const REST = 420;

export interface Desk {
  readonly court: Accessor<Court>;
  readonly moment: Accessor<Moment>;
  readonly view: Accessor<View>;
  /** The question that waits for the reader. */
  readonly asking: Accessor<Asking | null>;
  /** The first seat that is the reader's. */
  readonly own: Accessor<Seat | null>;
  readonly running: Accessor<boolean>;
  readonly ended: Accessor<boolean>;
  /** Whether a step leads on. */
  readonly canStep: Accessor<boolean>;
  readonly canBack: Accessor<boolean>;
  readonly draft: Accessor<string>;
  readonly setDraft: (text: string) => void;
  readonly answer: () => void;
  /** To the moment before the last line that the reader typed; it is in the field again. */
  readonly takeBack: () => void;
  readonly back: () => void;
  readonly step: () => void;
  readonly run: () => void;
  readonly pause: () => void;
  readonly toEnd: () => void;
  /** A new hand, at its first question. */
  readonly sit: (court: Court) => void;
  /** Puts a hand of a transcript on the table, or says why not. */
  readonly open: (hand: LoggedHand) => Fault | { readonly answers: number; readonly promised: string | null };
}

export function createDesk(first: Court): Desk {
  const [court, setCourt] = createSignal(first);
  const [draft, setDraft] = createSignal('');
  const moments = createRunning(filmOf(opening(first)), {
    next: (film) => {
      const now = shownIn(film);
      const after = stepped(court(), now);
      return after === now ? film : extended(film, after);
    },
    rest: () => REST,
    running: false,
  });
  const { film, shown: moment, running, run, show, step } = moments;
  const asking = createMemo(() => askedReader(court(), moment()));
  const ended = () => moment().sitting.ending !== null;
  const canStep = createMemo(() => stepped(court(), moment()) !== moment());
  // Nobody is left to answer.
  createEffect(() => (ended() || (!canStep() && asking() === null)) && run(false));
  const put = (...more: readonly Moment[]) =>
    show(
      more.reduce((now, each) => extended(now, each), film()),
      true,
    );
  const backTo = (at: number) => {
    run(false);
    show(cutOff(goTo(film(), at)), false);
  };
  /** The place of the last moment at which the reader was asked, before this one. */
  const askedAt = () =>
    film().frames.findLastIndex((each, i) => i < film().at && askedReader(court(), each) !== null);
  const begin = (sat: Court, at: Moment) =>
    batch(() => {
      setCourt(sat);
      run(false);
      show(filmOf(at), false);
      setDraft('');
    });

  return {
    court,
    moment,
    view: createMemo(() => seenBy(court().ruleset, moment().sitting.table, null)),
    asking,
    own: () => {
      const seat = court().players.indexOf('you');
      return seat < 0 ? null : (seat as Seat);
    },
    running,
    ended,
    canStep,
    canBack: () => film().at > 0,
    draft,
    setDraft,
    answer: () => {
      const now = asking();
      if (!now) return;
      const line = draft().trim();
      batch(() => {
        put(answered(court(), moment(), now.seat, line));
        setDraft('');
      });
    },
    takeBack: () => {
      const at = askedAt();
      const before = film().frames[at];
      const seat = before && askedReader(court(), before)?.seat;
      const typed = moment().entries.findLast((entry) => entry.seat === seat && entry.to === 'referee');
      batch(() => {
        backTo(at);
        setDraft(typed?.lines[0] ?? '');
      });
    },
    back: () => backTo(film().at - 1),
    step: () => {
      run(false);
      step();
    },
    run: () => run(true),
    pause: () => run(false),
    toEnd: () => put(...onward(court(), moment())),
    sit: (sat) => begin(sat, opening(sat)),
    open: (hand) => {
      const opened = openHand(court().game, hand);
      if (opened.is === 'fault') return opened.fault;
      begin(opened.court, opened.moments[0]);
      const answers = (opened.moments.at(-1) ?? opened.moments[0]).counts.reduce((a, b) => a + b, 0);
      return { answers, promised: opened.promised };
    },
  };
}
