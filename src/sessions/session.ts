/**
 * A table at which a reader sits: what has happened, what is seen of it, what is tried, and how the others go on.
 * The play table, the warm-up, a scene that was left and an exercise are each one of these.
 */
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import type { Bot } from '../bots/bot.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Seat } from '../engine/seats.ts';
import { heardBy } from '../engine/view.ts';
import type { Pace } from '../store/settings.ts';
import { awaitsReader, decisionAfter, decisionBefore } from './decisions.ts';
import { cutOff, frameAt, goTo, isLive, isOver, type TableFilm } from './film.ts';
import { type Setting, withBot } from './hand.ts';
import { awaitsComing, onward } from './onward.ts';
import { createPacing, type Pacing } from './pace.ts';
import { createRunning } from './running.ts';
import { createSight, type Sight } from './sight.ts';
import { createTries, type Tries } from './tries.ts';

export interface Session<S extends Setting = Setting> extends Sight, Tries, Pacing {
  /** The reader's. */
  readonly seat: Seat;
  readonly setting: Accessor<S>;
  readonly film: Accessor<TableFilm>;
  /** Nothing has been played after what one looks at. */
  readonly live: Accessor<boolean>;
  /** Only the reader can go on. */
  readonly asked: Accessor<boolean>;
  /** Whether the reader has come further than where it began. */
  readonly begun: Accessor<boolean>;
  /** What was heard since then, the latest last. */
  readonly happened: Accessor<readonly TableEvent[]>;
  /** Lets the others go on until the reader is asked. */
  readonly goOn: () => void;
  /** Whether the others go on by themselves in a while; and cuts that rest short. */
  readonly skips: () => boolean;
  readonly skip: () => void;
  /** One event, and no further. */
  readonly step: () => void;
  /** To the reader's last decision, and to the next one or the end: what was played stays. */
  readonly back: () => void;
  readonly canBack: Accessor<boolean>;
  readonly forward: () => void;
  /** Undoes the reader's last decision and all that followed; never more than what was done since it began. */
  readonly takeBack: () => void;
  /** Looks at other frames of the same table, and rests there. */
  readonly look: (film: TableFilm) => void;
  /** Somebody is to act who has not sat down yet. */
  readonly coming: Accessor<boolean>;
  /** Puts this bot in the other seats. */
  readonly seatBot: (bot: Bot) => void;
  /** Another hand, or the same at another moment. */
  readonly sit: (setting: S, film: TableFilm) => void;
}

export interface Seating {
  readonly seat: Seat;
  /** Through whose eyes it is seen at first; the reader's own unless told. */
  readonly eyes?: Seat | null;
  /** Whether the others go on at once; unless told, where one does not look at the past. */
  readonly running?: boolean;
  /** How fast the others go on at first; calmly unless told. */
  readonly pace?: Pace;
}

/** A session that begins at the frame that the film looks at; it must be made within a component's owner. */
export function createSession<S extends Setting>(
  first: S,
  film: TableFilm,
  { seat, eyes = seat, running = isLive(film), pace = 'calm' }: Seating,
): Session<S> {
  const [setting, setSetting] = createSignal<S>(first);
  const [began, setBegan] = createSignal(film.at);
  const { restAfter, ...pacing } = createPacing(pace);
  const looking = createSignal<Seat | null>(eyes);
  const frames = createRunning(film, {
    next: (now) => onward(setting(), now, seat, looking[0]()),
    rest: (now) =>
      isLive(now) && !isOver(now) && !awaitsReader(now, seat) ? restAfter(frameAt(now).event) : null,
    coming: (now) => awaitsComing(setting(), now, seat),
    running,
    still: () => pacing.pace() === 'once',
  });
  const sight = createSight(frames, () => setting().ruleset, seat, looking);
  const tries = createTries(frames, setting, seat);
  const before = () => decisionBefore(frames.film(), seat);
  const jump = (to: TableFilm) => {
    frames.run(false);
    frames.show(to, false);
  };
  return {
    ...sight,
    ...tries,
    ...pacing,
    seat,
    setting,
    film: frames.film,
    live: createMemo(() => isLive(frames.film())),
    asked: createMemo(() => awaitsReader(frames.film(), seat)),
    begun: () => frames.film().at > began(),
    happened: () => {
      const { frames: all, at } = frames.film();
      return all
        .slice(began() + 1, at + 1)
        .flatMap(({ context: { event } }) => (event && heardBy(event, sight.eyes())) ?? []);
    },
    goOn: () => {
      frames.run(true);
      frames.step();
    },
    skips: frames.skips,
    skip: frames.skip,
    step: () => {
      frames.run(false);
      frames.step();
    },
    back: () => {
      const at = before();
      if (at !== null) jump(goTo(frames.film(), at));
    },
    canBack: () => before() !== null,
    forward: () => jump(goTo(frames.film(), decisionAfter(frames.film(), seat))),
    takeBack: () => jump(cutOff(goTo(frames.film(), Math.max(began(), before() ?? 0)))),
    look: (to) => {
      frames.run(false);
      frames.show(to, to.at === frames.film().at + 1);
    },
    coming: createMemo(() => awaitsComing(setting(), frames.film(), seat)),
    seatBot: (bot) => setSetting((now) => withBot(now, bot)),
    sit: (next, to) =>
      batch(() => {
        setSetting(() => next);
        setBegan(to.at);
        tries.forget();
        frames.show(to, false);
        frames.run(isLive(to));
      }),
  };
}
