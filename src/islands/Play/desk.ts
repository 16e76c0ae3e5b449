/** What the reader does at the table: chooses tiles, tries calls, asks for a hint, deals again. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Action } from '../../engine/action.ts';
import type { Chosen } from '../../engine/ruleset.ts';
import { nextStart } from '../../machines/match.ts';
import { rulesetOf } from '../../rulesets/choose.ts';
import { wordsIn } from '../../words/index.ts';
import { type PlayWords, playWordsIn } from '../../words/play.ts';
import type { Telling, Words } from '../../words/words.ts';
import type { Tried } from '../Actions/Actions.tsx';
import { callKeys } from '../shared/keys.ts';
import { newSeed } from '../shared/seed.ts';
import { createTerms } from '../shared/terms.ts';
import { nudge } from '../Table/motion.ts';
import { standing } from '../Table/places.ts';
import { attempts } from './attempts.ts';
import { handOf } from './hand.ts';
import type { Seated } from './Play.tsx';
import { createTableState, type TableState, YOU } from './state.ts';

/** What lies in the panel beside what is told: a hint, a choice, a word of advice. */
export type Note =
  | { readonly is: 'hint'; readonly head: string; readonly text: string }
  | { readonly is: 'choose'; readonly call: Tried; readonly from: readonly Action[] }
  | { readonly is: 'first' };

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
  readonly broken: Accessor<string | null | undefined>;
  /** Whether the winning hand is laid apart on the cloth. */
  readonly proof: Accessor<boolean>;
  readonly setProof: (shown: boolean) => void;
  readonly act: (action: Action, from?: Element | null) => void;
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
  const [selected, setSelected] = createSignal<readonly number[]>([]);
  const [note, setNote] = createSignal<Note | null>(null);
  const [broken, setBroken] = createSignal(seated.broken);
  const [proof, setProof] = createSignal(true);

  const { own } = state;
  const row = createMemo(() => standing(own(), YOU).tiles);
  const chosen = () => selected().flatMap((place) => row()[place] ?? []);
  const myTurn = () => own().stage.phase === 'deciding' && own().stage.seat === YOU;
  const dismiss = () => {
    setNote(null);
    state.forgive();
  };
  // What was chosen or said belongs to the moment it was chosen or said at.
  createEffect(
    on(
      state.timeline,
      () => {
        setSelected([]);
        setNote(null);
      },
      { defer: true },
    ),
  );
  // Nothing moves on while something is read.
  createEffect(() => state.hold(note() !== null || state.refused() !== null));

  const act = (action: Action, from?: Element | null) => {
    setNote(null);
    setBroken(undefined);
    if (!state.act(action)) nudge(from);
  };
  const discard = (from?: Element | null) => {
    const [tile] = chosen();
    if (tile !== undefined) return act({ do: 'discard', seat: YOU, tile }, from);
    state.forgive();
    setNote({ is: 'first' });
    nudge(from);
  };
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
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  };
  const goOn = (from?: Element | null) =>
    state.asked() && state.live() ? act({ do: 'pass', seat: YOU }, from) : state.goOn();

  /** What to call, and why. */
  const adviceOf = (action: Action | null): { head: string; text: string } => {
    if (action === null) return say.hintNone;
    if (action.do === 'pass') return say.hintPass;
    return action.do === 'win' ? say.hintWin(terms().win) : say.hintClaim(words.actionName(action, terms()));
  };

  return {
    words,
    say,
    state,
    terms,
    telling,
    keys: createMemo(() => ({ ...callKeys(terms(), Object.values(KEYS).join('')), pass: KEYS.pass })),
    selected,
    note,
    broken,
    proof,
    setProof,
    act,
    attempt: (call, from) => {
      const actions = attempts(own(), YOU, call, chosen());
      if (actions.length === 1) act(actions[0], from);
      else setNote({ is: 'choose', call, from: actions });
    },
    press: (place, from) => {
      const [only, other] = selected();
      if (only === place && other === undefined) discard(from);
      // For a run one chooses two.
      else if (own().stage.offer && !myTurn()) {
        setSelected((now) =>
          now.includes(place) ? now.filter((one) => one !== place) : [...now, place].slice(-2),
        );
      } else setSelected([place]);
    },
    main: createMemo(() => {
      if (state.ended()) return { label: say.ended.again, onPress: dealAgain };
      const show = own().legal.find((action) => action.do === 'show');
      if (show) return { label: say.show, onPress: (from) => act(show, from) };
      return myTurn() ? { label: say.discard, onPress: discard } : { label: say.goOn, onPress: goOn };
    }),
    hint: async () => {
      const { hintFor } = await import('./hint.ts');
      const found = hintFor(own(), state.hand().ruleset);
      state.forgive();
      if (found?.is === 'discard') {
        const { discard: tile, kinds } = found.advice;
        setSelected([row().lastIndexOf(tile)]);
        const text = say.hintText(found.advice, words.tileList(kinds));
        setNote({ is: 'hint', head: say.hintHead(words.theTile(tile)), text });
      } else setNote({ is: 'hint', ...adviceOf(found?.action ?? null) });
    },
    dismiss,
    deal,
  };
}
