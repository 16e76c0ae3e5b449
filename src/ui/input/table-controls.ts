/** A reader who acts at a table: tiles chosen, calls tried, words said, keys pressed; and what must be answered first. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { tableControls } from '#i18n/table-controls.ts';
import type { Action, Reason } from '../../engine/action.ts';
import type { Pressed } from '../../engine/legality/resolve-call.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { RefusedTry } from '../../sessions/session.ts';
import { nudge } from '../Table/motion.ts';
import type { OwnHand } from '../Table/own-hand.ts';
import { type CallResponse, createAnswer, type Main, type SayableWord } from './call-response.ts';
import { CALLS, type CallKeys, CONTROLS, callKeys, entersChosen, isTaken, wordKeys } from './keys.ts';

/** What stands in the bar: the calls, and pass. */
export const TRIED: readonly Pressed[] = ['pass', ...CALLS];

/** What the reader must answer before anything is done. */
export type PendingQuestion =
  | { readonly is: 'choose'; readonly call: Pressed; readonly from: readonly Action[] }
  | { readonly is: 'first' }
  /** Passing a tile that would win. */
  | { readonly is: 'lets-go'; readonly action: Action }
  /** An action that is allowed, and what one is warned of before. */
  | { readonly is: 'caution'; readonly action: Action; readonly reason: Reason };

/** Where the reader acts. */
interface InputPlace {
  /** What the reader sees of the table, with what may be done. */
  readonly view: Accessor<View>;
  readonly seat: Seat;
  readonly messageContext: Accessor<MessageContext>;
  /** The element that holds hand and bar. */
  readonly root: () => HTMLElement | undefined;
  /** What a call can mean here, with these tiles chosen: several ways that are allowed, or one to try. */
  readonly ways: (call: Pressed, chosen: readonly Kind[]) => readonly Action[];
  /** Whether it was done. */
  readonly attempt: (action: Action) => boolean;
  readonly refused: Accessor<RefusedTry | null>;
  readonly forgive: () => void;
  /** What is known before an action is done; left out where nothing is done without being asked for. */
  readonly caution?: (action: Action) => Reason | null;
  /** What lets the others act; null where it is the reader's to answer, left out where they never do. */
  readonly goOn?: () => Main | null;
  /** There is nothing left to try. */
  readonly over: () => boolean;
  /** Two tiles may be chosen for a run; else a second press tries to discard, and is answered. */
  readonly runs?: boolean;
}

/** A word as it stands in the bar. */
interface Saying extends SayableWord {
  readonly label: string;
  readonly key: string;
}

export interface TableControls {
  readonly place: InputPlace;
  readonly keys: Accessor<CallKeys>;
  readonly sayings: Accessor<readonly Saying[]>;
  readonly say: (word: string, from?: Element | null) => void;
  readonly question: Accessor<PendingQuestion | null>;
  /** Chooses tiles of the own hand for the reader, by their places. */
  readonly suggest: (places: readonly number[]) => void;
  /** A call was pressed, or its key. */
  readonly call: (tried: Pressed, from?: Element | null) => void;
  readonly act: (action: Action, from?: Element | null) => void;
  /** Does what was asked about, warned of or priced. */
  readonly insist: (action: Action) => void;
  /** The answer that goes on: what it says, and what it does; null where a call or a pass is wanted. */
  readonly main: Accessor<Main | null>;
  /** What a key does here, or null. */
  readonly keyed: (event: KeyboardEvent) => (() => void) | null;
  /** Puts away what was asked, and what was refused. */
  readonly dismiss: () => void;
  /** The own hand, as it is pressed and lit. */
  readonly hand: OwnHand;
}

export function createActing(place: InputPlace): TableControls {
  const { view, seat } = place;
  const [question, setQuestion] = createSignal<PendingQuestion | null>(null);
  /** The place of the tile that was chosen for the last try, which was not done. */
  const [missed, setMissed] = createSignal<number | null>(null);
  const ask = (what: PendingQuestion) => {
    place.forgive();
    setQuestion(what);
  };
  // What was chosen, said or asked belongs to its moment.
  createEffect(
    on(
      view,
      () => {
        answer.clear();
        setQuestion(null);
      },
      { defer: true },
    ),
  );
  const keys = createMemo(() => callKeys(place.messageContext().terms));
  /** On one's own turn there is nothing to pass: that is refused, and nothing asked before. */
  const mayLetGo = () =>
    (['win', 'pass'] as const).every((does) =>
      view().legal.some((action) => action.do === does && action.seat === seat),
    );

  const insist = (action: Action, from?: Element | null) => {
    setQuestion(null);
    const [at = null] = answer.selected();
    if (place.attempt(action)) return;
    // What was chosen was for this try: the next one looks for its own tiles.
    setMissed(at);
    answer.drop();
    nudge(from);
  };
  const act = (action: Action, from?: Element | null) => {
    const reason = place.caution?.(action) ?? null;
    if (reason) ask({ is: 'caution', action, reason });
    else insist(action, from);
  };
  const call = (tried: Pressed, from?: Element | null) => {
    const ways = place.ways(tried, answer.chosen());
    const [only, another] = ways;
    if (another) ask({ is: 'choose', call: tried, from: ways });
    else if (only && tried === 'pass' && place.caution && mayLetGo() && question()?.is !== 'lets-go') {
      ask({ is: 'lets-go', action: only });
    } else if (only) act(only, from);
  };
  const answer = createAnswer({
    view,
    seat: () => seat,
    runs: place.runs ?? false,
    act,
    nothingChosen: (from) => {
      ask({ is: 'first' });
      nudge(from);
    },
  });
  const acting: Omit<TableControls, 'keyed'> = {
    place,
    keys,
    sayings: createMemo(() => sayingsOf(answer, keys())),
    say: answer.say,
    question,
    suggest: answer.suggest,
    call,
    act,
    insist,
    main: createMemo((): Main | null => answer.main() ?? place.goOn?.() ?? null),
    dismiss: () => {
      setQuestion(null);
      place.forgive();
    },
    hand: {
      press: (at) => {
        // The tile that was wanted is chosen.
        if (question()?.is === 'first') setQuestion(null);
        answer.press(at, tilesIn(place)[at]);
      },
      discard: (at) => {
        if (question()?.is === 'first') setQuestion(null);
        answer.dragged(at, tilesIn(place)[at]);
      },
      pressable: () => !place.over(),
      selected: answer.selected,
      refused: () => (place.refused()?.action.do === 'discard' ? missed() : null),
    },
  };
  return {
    ...acting,
    keyed: (event) => {
      const free = !isTaken(event) || (answer.complete() && entersChosen(event));
      return !free ? null : pressed(acting, event.key.toUpperCase());
    },
  };
}

const tilesIn = ({ root }: InputPlace): readonly Element[] => [
  ...(root()?.querySelectorAll('.hand > li') ?? []),
];

/** The words that may be said, each with its key. */
function sayingsOf(answer: CallResponse, keys: CallKeys): Saying[] {
  const words = answer.words().map(({ word }) => word);
  const letters = wordKeys(words, [...Object.values(CONTROLS), ...Object.values(keys)].join(''));
  return answer.words().map((each) => ({
    ...each,
    label: tableControls.saying(each.word),
    key: letters.get(each.word) ?? '',
  }));
}

/** What this key does, or null. */
function pressed(acting: Omit<TableControls, 'keyed'>, key: string): (() => void) | null {
  const { place } = acting;
  if (key === 'ESCAPE') return acting.question() || place.refused() ? acting.dismiss : null;
  if (place.over()) return null;
  const button = () => place.root()?.querySelector(`.actions [aria-keyshortcuts="${key}"]`);
  const tried = TRIED.find((each) => acting.keys()[each] === key);
  if (tried) return () => acting.call(tried, button());
  const saying = acting.sayings().find((each) => each.key === key);
  if (saying) return () => acting.say(saying.word, button());
  const goes = key === 'ENTER' ? acting.main() : null;
  return goes && (() => goes.onPress(place.root()?.querySelector('.actions [aria-keyshortcuts="Enter"]')));
}
