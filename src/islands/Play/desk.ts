/** What the reader does at the table: chooses tiles, tries calls, asks for a hint, deals again. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Tried } from '../../acting/Actions.tsx';
import { createAnswer, type SayableWord } from '../../acting/answer.ts';
import { callKeys, wordKeys } from '../../acting/keys.ts';
import { createTerms } from '../../acting/terms.ts';
import type { Action, Reason } from '../../engine/action.ts';
import type { Chosen } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { cautionOf } from '../../engine/verdict.ts';
import { nextStart } from '../../machines/match.ts';
import { rulesetOf } from '../../rulesets/choose.ts';
import { handOf } from '../../sessions/hand.ts';
import { newSeed } from '../../sessions/seed.ts';
import type { Broken } from '../../sessions/share.ts';
import { createTableState, type TableState, YOU } from '../../sessions/state.ts';
import { keepAddress } from '../../store/address.ts';
import { nudge } from '../../views/Table/motion.ts';
import { standing } from '../../views/Table/places.ts';
import { wordsIn } from '../../words/index.ts';
import { type PlayWords, playWordsIn } from '../../words/play.ts';
import type { Telling, Words } from '../../words/words.ts';
import type { Seated } from './Play.tsx';

/** What lies in the panel beside what is told: a hint, a choice, a word of advice. */
export type Note =
  | { readonly is: 'hint'; readonly head: string; readonly text: string }
  | { readonly is: 'choose'; readonly call: Tried; readonly from: readonly Action[] }
  | { readonly is: 'first' }
  /** An action that is allowed, and what one is warned of before. */
  | { readonly is: 'caution'; readonly action: Action; readonly reason: Reason };

/** Keys of the controls; calls have letters of their own words. */
export const KEYS = { back: 'U', forward: 'F', step: 'N', hint: 'T', pass: 'X' } as const;

export interface Desk {
  readonly words: Words;
  readonly say: PlayWords;
  readonly state: TableState;
  readonly terms: Accessor<Telling['terms']>;
  readonly telling: Accessor<Telling>;
  readonly keys: Accessor<ReturnType<typeof callKeys> & { readonly pass: string }>;
  /** Places of the own hand that are chosen. */
  readonly selected: Accessor<readonly number[]>;
  readonly note: Accessor<Note | null>;
  /** Why the link one came by leads nowhere; undefined when it did, or there was none. */
  readonly broken: Accessor<Broken | undefined>;
  /** Whether the winning hand is laid apart on the cloth. */
  readonly proof: Accessor<boolean>;
  readonly setProof: (shown: boolean) => void;
  readonly act: (action: Action, from?: Element | null) => void;
  /** Does what was warned of. */
  readonly actAllTheSame: (action: Action) => void;
  /** Words that may be said now, each with its key. */
  readonly sayings: Accessor<readonly (SayableWord & { readonly label: string; readonly key: string })[]>;
  /** All tiles that are asked for are chosen. */
  readonly complete: Accessor<boolean>;
  readonly sayWord: (word: string, from?: Element | null) => void;
  /** A call was pressed. */
  readonly attempt: (call: Tried, from?: Element | null) => void;
  /** A tile of the own hand was pressed: it is chosen, and the second time discarded. */
  readonly press: (place: number, from?: Element | null) => void;
  /** The answer that goes on: what it says, and what it does. */
  readonly main: Accessor<{ readonly label: string; readonly onPress: (from?: Element | null) => void }>;
  readonly hint: () => Promise<void>;
  /** Puts slips and choices away. */
  readonly dismiss: () => void;
  readonly deal: (seed: string | null, chosen: Chosen) => void;
}

export function createDesk(seated: Seated, lang: string): Desk {
  const words = wordsIn(lang);
  const say = playWordsIn(lang);
  const state = createTableState(seated.hand, seated.timeline);
  if (seated.open) state.setOpen(true);
  const terms = createTerms(() => state.hand().ruleset.terms);
  const telling = createMemo((): Telling => ({ reader: YOU, dealer: state.view().dealer, terms: terms() }));
  const [note, setNote] = createSignal<Note | null>(null);
  const [broken, setBroken] = createSignal(seated.broken);
  const [proof, setProof] = createSignal(true);

  const { own } = state;
  const row = createMemo(() => standing(own(), YOU).tiles);
  const dismiss = () => {
    setNote(null);
    state.forgive();
  };
  // What was chosen or said belongs to the moment it was chosen or said at.
  createEffect(
    on(
      state.timeline,
      () => {
        answer.clear();
        setNote(null);
      },
      { defer: true },
    ),
  );
  // Nothing moves on while something is read.
  createEffect(() => state.hold(note() !== null || state.refused() !== null));

  const actAllTheSame = (action: Action, from?: Element | null) => {
    setNote(null);
    setBroken(undefined);
    if (!state.act(action)) nudge(from);
  };
  const act = (action: Action, from?: Element | null) => {
    const reason = cautionOf(state.hand().ruleset, state.frame().table, action);
    if (!reason) return actAllTheSame(action, from);
    state.forgive();
    setNote({ is: 'caution', action, reason });
  };
  const answer = createAnswer({
    view: own,
    seat: () => YOU,
    labels: say,
    runs: true,
    act,
    nothingChosen: (from) => {
      state.forgive();
      setNote({ is: 'first' });
      nudge(from);
    },
  });
  const deal = (seed: string | null, options: Chosen) => {
    const { game, bot } = state.hand();
    state.play(handOf(game, options, seed ?? newSeed(), bot));
    begun();
  };
  const dealAgain = () => {
    const { game, chosen: options, ruleset, bot } = state.hand();
    const next = nextStart(ruleset, state.frame().table, newSeed(), (under) =>
      rulesetOf(game, options, under),
    );
    if (!next) return deal(null, options);
    state.play(handOf(game, options, next, bot));
    begun();
  };
  const begun = () => {
    setProof(true);
    setBroken(undefined);
    // A hand that is dealt here is no longer the one of the address.
    if (location.hash) keepAddress(location.pathname + location.search);
  };
  const goOn = (from?: Element | null) =>
    state.asked() && state.live() ? act({ do: 'pass', seat: YOU }, from) : state.goOn();

  /** What to call, and why. */
  const adviceOf = (action: Action | null): { head: string; text: string } => {
    if (action === null) return say.hintNone;
    if (action.do === 'pass') return say.hintPass;
    if (action.do === 'show') {
      return { head: `${words.actionName(action, terms())}.`, text: say.showHiddenText };
    }
    if (action.do === 'exchange') {
      return { head: `${words.actionName(action, terms())}.`, text: say.hintGive };
    }
    if (action.do === 'say') return { head: `${words.actionName(action, terms())}.`, text: say.hintSay };
    return action.do === 'win' ? say.hintWin(terms().win) : say.hintClaim(words.actionName(action, terms()));
  };

  const keys = createMemo(() => ({ ...callKeys(terms(), Object.values(KEYS).join('')), pass: KEYS.pass }));

  return {
    words,
    say,
    state,
    terms,
    telling,
    keys,
    selected: answer.selected,
    note,
    broken,
    proof,
    setProof,
    act,
    actAllTheSame,
    sayings: createMemo(() => {
      const letters = wordKeys(
        answer.words().map(({ word }) => word),
        [...Object.values(KEYS), ...Object.values(keys())].join(''),
      );
      return answer.words().map((each) => ({
        ...each,
        label: say.saying(each.word),
        key: letters.get(each.word) ?? '',
      }));
    }),
    complete: answer.complete,
    sayWord: answer.say,
    attempt: (call, from) => {
      const actions = state.ways(call, answer.chosen());
      if (actions.length === 1) act(actions[0], from);
      else setNote({ is: 'choose', call, from: actions });
    },
    press: answer.press,
    main: createMemo(() => {
      if (state.ended()) return { label: say.ended.again, onPress: dealAgain };
      return answer.main() ?? { label: say.goOn, onPress: goOn };
    }),
    hint: async () => {
      const { hintFor } = await import('./hint.ts');
      const found = hintFor(own(), state.hand().ruleset);
      state.forgive();
      if (found?.is === 'discard') {
        const { discard: tile, kinds } = found.advice;
        const { says } = found;
        if (says !== null && !answer.words().some(({ pressed }) => pressed)) answer.say(says);
        answer.select([row().lastIndexOf(tile)]);
        const text = say.hintText(found.advice, words.tileList(kinds));
        setNote({ is: 'hint', head: say.hintHead(words.theTile(tile), says), text });
      } else {
        if (found?.action.do === 'exchange') answer.select(placesOf(row(), found.action.tiles));
        setNote({ is: 'hint', ...adviceOf(found?.action ?? null) });
      }
    },
    dismiss,
    deal,
  };
}

/** Where these tiles stand in the row, each at a place of its own. */
function placesOf(row: readonly Kind[], tiles: readonly Kind[]): number[] {
  const places: number[] = [];
  for (const tile of tiles) {
    const place = row.findIndex((kind, i) => kind === tile && !places.includes(i));
    if (place >= 0) places.push(place);
  }
  return places;
}
