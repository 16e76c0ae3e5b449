/** Input of a reader at a table: chosen tiles, calls, declarations, keys, and questions to answer first. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { tableControls } from '#i18n/table-controls.ts';
import type { Action } from '../../engine/action.ts';
import type { CallButton } from '../../engine/legality/attempts.ts';
import type { JudgedAction } from '../../engine/legality/verdict.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { RefusedTry } from '../../sessions/session.ts';
import { nudge } from '../Table/motion.ts';
import type { MoveMark, OwnHand } from '../Table/own-hand.ts';
import { concealedOf } from '../Table/places.ts';
import { createTileInput, type Main, type SayableWord, type TileInput } from './call-response.ts';
import { CALLS, type CallKeys, CONTROLS, callKeys, entersChosen, isTaken, wordKeys } from './keys.ts';

/** Buttons of the bar: pass and the calls. */
export const TRIED: readonly CallButton[] = ['pass', ...CALLS];

/** A question the reader must answer before an action is carried out. */
export type PendingQuestion =
  | { readonly is: 'choose'; readonly call: CallButton; readonly from: readonly Action[] }
  | { readonly is: 'first' }
  /** Passing a tile that would win. */
  | { readonly is: 'lets-go'; readonly action: Action }
  /** A legal action, and the warning shown before it. */
  | { readonly is: 'caution'; readonly action: Action; readonly reason: Reason };

/** A move that is marked where it could be made. */
export interface MarkedMove {
  readonly action: Action;
  readonly as: MoveMark;
}

/** The table the reader acts at. */
interface InputPlace {
  /** The reader's view of the table, with its legal actions. */
  readonly view: Accessor<View>;
  readonly seat: Seat;
  readonly messageContext: Accessor<MessageContext>;
  /** The element that contains hand and bar. */
  readonly root: () => HTMLElement | undefined;
  /** The actions a call can mean with the chosen tiles: several legal ones, or one to try. */
  readonly ways: (call: CallButton, chosen: readonly Kind[]) => readonly Action[];
  /** Judges an action at the table shown: once for each press. */
  readonly judge: (action: Action) => JudgedAction;
  /** Tries an action; returns true if it was carried out. */
  readonly attempt: (judged: JudgedAction) => boolean;
  readonly refused: Accessor<RefusedTry | null>;
  readonly forgive: () => void;
  /** Returns a warning before a legal action; absent if actions are never delayed by questions. */
  readonly caution?: (judged: JudgedAction) => Reason | null;
  /** The button that lets the others act; null when it is the reader's turn to answer, absent if they never act. */
  readonly goOn?: () => Main | null;
  /** Moves to mark on the reader's tiles and buttons. */
  readonly marks?: Accessor<readonly MarkedMove[]>;
  /** Tiles to mark because discarding them leaves the hand ready. */
  readonly ready?: Accessor<readonly Kind[]>;
  /** True once nothing is left to try. */
  readonly over: () => boolean;
  /** True if two tiles may be chosen for a chow; otherwise a second press tries a discard, which is answered. */
  readonly runs?: boolean;
}

/** A declaration in the bar. */
interface WordButton extends SayableWord {
  readonly label: string;
  readonly key: string;
}

export type TableControls = ReturnType<typeof createActing>;

/** Creates the input of a reader, with what each key does. */
export function createActing(place: InputPlace) {
  const controls = createControls(place);
  return {
    ...controls,
    /** What a key does here, or null. */
    keyed: (event: KeyboardEvent): (() => void) | null => {
      const free = !isTaken(event) || (controls.complete() && entersChosen(event));
      return !free ? null : actionOfKey(controls, event.key.toUpperCase());
    },
  };
}

type PressControls = ReturnType<typeof createControls>;

/** What is pressed: tiles, calls, declarations and answers to questions. */
function createControls(place: InputPlace) {
  const { view, seat } = place;
  const [question, setQuestion] = createSignal<PendingQuestion | null>(null);
  /** Index of the tile chosen for the last try, which was refused. */
  const [missed, setMissed] = createSignal<number | null>(null);
  const ask = (what: PendingQuestion) => {
    place.forgive();
    setQuestion(what);
  };
  // Choices, declarations and questions belong to one moment.
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
  /** Can the reader pass up a win? On one's own turn there is no pass, so it is refused without asking. */
  const mayLetGo = () =>
    (['win', 'pass'] as const).every((does) =>
      view().legal.some((action) => action.do === does && action.seat === seat),
    );

  const act = (action: Action, from?: Element | null, isWarned = false) => {
    const judged = place.judge(action);
    const reason = isWarned ? null : (place.caution?.(judged) ?? null);
    if (reason) return ask({ is: 'caution', action, reason });
    setQuestion(null);
    const [at = null] = answer.selected();
    if (place.attempt(judged)) return;
    // The chosen tile belonged to this try; the next one chooses its own.
    setMissed(at);
    answer.drop();
    nudge(from);
  };
  const call = (tried: CallButton, from?: Element | null) => {
    const ways = place.ways(tried, answer.chosen());
    const [only, another] = ways;
    if (another) ask({ is: 'choose', call: tried, from: ways });
    else if (only && tried === 'pass' && place.caution && mayLetGo() && question()?.is !== 'lets-go') {
      ask({ is: 'lets-go', action: only });
    } else if (only) act(only, from);
  };
  const answer = createTileInput({
    view,
    seat: () => seat,
    runs: place.runs ?? false,
    act,
    nothingChosen: (from) => {
      ask({ is: 'first' });
      nudge(from);
    },
  });
  return {
    place,
    keys,
    sayings: createMemo(() => sayingsOf(answer, keys())),
    say: answer.say,
    question,
    /** Chooses tiles of the reader's hand for the reader, by index. */
    suggest: answer.suggest,
    /** True if all tiles of an exchange are chosen. */
    complete: answer.complete,
    /** Handles a press of a call or its key. */
    call,
    act,
    /** Carries out an action that was asked about, warned of or priced. */
    insist: (action: Action) => act(action, null, true),
    /** The primary button; null when a call or pass is due. */
    main: createMemo((): Main | null => answer.main() ?? place.goOn?.() ?? null),
    /** Clears the question and the refusal. */
    dismiss: () => {
      setQuestion(null);
      place.forgive();
    },
    /** The reader's hand: its handlers and highlights. */
    hand: {
      press: (at) => {
        // The tile asked for is now chosen.
        if (question()?.is === 'first') setQuestion(null);
        answer.press(at, tilesIn(place)[at]);
      },
      discard: (at) => {
        if (question()?.is === 'first') setQuestion(null);
        answer.dragged(at, tilesIn(place)[at]);
      },
      pressable: () => !place.over(),
      selected: answer.selected,
      mark: (at) => {
        const row = concealedOf(view(), seat).tiles;
        const isHere = ({ action }: MarkedMove) =>
          action.do === 'discard' && row.lastIndexOf(action.tile) === at;
        const tile = row[at];
        const leavesReady = tile !== undefined && place.ready?.().includes(tile);
        return place.marks?.().find(isHere)?.as ?? (leavesReady ? 'ready' : null);
      },
      refused: () => (place.refused()?.action.do === 'discard' ? missed() : null),
    } satisfies OwnHand,
  };
}

const tilesIn = ({ root }: InputPlace): readonly Element[] => [
  ...(root()?.querySelectorAll('.hand > li') ?? []),
];

/** The declarations that can be made, each with its key. */
function sayingsOf(answer: TileInput, keys: CallKeys): WordButton[] {
  const words = answer.words().map(({ word }) => word);
  const letters = wordKeys(words, [...Object.values(CONTROLS), ...Object.values(keys)].join(''));
  return answer.words().map((each) => ({
    ...each,
    label: tableControls.saying(each.word),
    key: letters.get(each.word) ?? '',
  }));
}

/** What this key does, or null. */
function actionOfKey(acting: PressControls, key: string): (() => void) | null {
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
