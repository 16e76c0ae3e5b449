/** State of the page of an evening: the machine, what its evening comes to, and its place in this browser. */
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import type { Chosen, Game } from '../../engine/game.ts';
import { type BySeat, bySeat, type Seat } from '../../engine/seats.ts';
import { QuestionError } from '../../evaluation/told/fields.ts';
import { checkOptions } from '../../evening/account.ts';
import type { DealDraft } from '../../evening/draft.ts';
import { type EnteredDeal, type Evening, eveningFields, readEveningText } from '../../evening/evening.ts';
import { readKept } from '../../evening/kept-evening.ts';
import { isEveningLink, parseEveningLink } from '../../evening/link.ts';
import { eveningOf } from '../../evening/rules.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { createEvening } from '../../machines/evening.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { isTableLink, parseTableLink } from '../../notation/table-link.ts';
import { runMachine } from '../../sessions/actor.ts';
import { keepAddress } from '../../storage/address.ts';
import {
  dropEvening,
  type KeptEvening,
  keepEvening,
  onEvenings,
  readEvenings,
} from '../../storage/evenings.ts';
import { createTerms } from '../../ui/input/terms.ts';

export type EveningState = ReturnType<typeof createEveningState>;

/** How many steps back and forth outlast a reload. */
const MOST_KEPT = 20;

/** The id of the evening in the address of the page; null where it has none. */
const idInAddress = (): string | null => /^#evening=([a-z0-9-]+)$/.exec(location.hash)?.[1] ?? null;

/** What is told of the evening's place in this browser. */
type KeptStatus = 'kept' | 'not-kept' | 'elsewhere';

export function createEveningState(game: Game) {
  const of = eveningOf(game);
  const { snapshot, send } = runMachine(createEvening<Evening, EnteredDeal, DealDraft>(of.rules), undefined);
  const [broken, setBroken] = createSignal<string | null>(null);
  const [chosen, setChosen] = createSignal<Chosen>({});
  const context = () => snapshot().context;
  // One memo, so that a draft that changes does not count the evening again.
  const evening = createMemo(() => context().evening);
  const account = createMemo(() => {
    const now = evening();
    return now && of.accountOf(now);
  });
  const store = createStore(game, { evening, context, send });
  /** Reads an evening and opens it as one of its own; tells what is wrong with it instead. */
  const openAnew = (read: () => Evening): void => {
    try {
      const opened = read();
      checkOptions(game, opened);
      setBroken(null);
      store.begin();
      send({ type: 'OPEN', evening: opened });
    } catch (error) {
      setBroken(reasonOf(error));
    }
  };
  const openKept = (note: KeptEvening): void => {
    try {
      store.open(note, readKept(game, note));
      setBroken(null);
    } catch (error) {
      setBroken(reasonOf(error));
    }
  };
  const openAddress = (): void => {
    const { hash } = location;
    const id = idInAddress();
    const note = id === null ? undefined : readEvenings(game.id).find((each) => each.id === id);
    if (note) openKept(note);
    else if (isEveningLink(hash)) openAnew(() => parseEveningLink(hash, game.id));
    else if (isTableLink(hash))
      try {
        const table = parseTableLink(hash);
        checkOptions(game, { chosen: table });
        setChosen(table);
      } catch (error) {
        setBroken(reasonOf(error));
      }
  };
  openAddress();
  addEventListener('hashchange', openAddress);
  onCleanup(() => removeEventListener('hashchange', openAddress));

  const ruleset = createMemo(
    () => account()?.now.ruleset ?? of.accountOf({ ...EMPTY, game: game.id, chosen: chosen() }).now.ruleset,
  );
  const terms = createTerms(() => ruleset().terms);
  const names = createMemo<BySeat<string>>(() =>
    bySeat((seat) => evening()?.names[seat] || say.player(seat + 1)),
  );
  return {
    game,
    of,
    snapshot,
    send,
    context,
    evening,
    account,
    ruleset,
    terms,
    names,
    store,
    /** Why what was to be opened cannot be; null if it could. */
    broken,
    /** The options of the evening to begin. */
    chosen,
    setChosen,
    openAnew,
    openKept,
    openFile: async (file: File): Promise<void> => {
      const text = await file.text();
      openAnew(() => readEveningText(text, game.id));
    },
    /** Names and winds, with this seat dealing. */
    messageContext: (dealer: Seat): MessageContext => ({
      reader: null,
      dealer,
      players: names(),
      terms: terms(),
    }),
  };
}

const EMPTY: Evening = { game: '', names: ['', '', '', ''], chosen: {}, stakes: null, deals: [] };

/** Why an evening cannot be opened, and where. @throws whatever is no fault of the evening */
function reasonOf(error: unknown): string {
  if (error instanceof QuestionError)
    return error.field === null ? error.message : say.keep.place(error.field) + error.message;
  if (error instanceof ShareError) return error.message;
  throw error;
}

/** Keeps the evening in this browser, and follows what other windows do with it. */
function createStore(
  game: Game,
  {
    evening,
    context,
    send,
  }: Pick<ReturnType<typeof machineOf>, 'send'> & {
    evening: () => Evening | null;
    context: () => ReturnType<ReturnType<typeof machineOf>['snapshot']>['context'];
  },
) {
  const [status, setStatus] = createSignal<KeptStatus>('kept');
  const [list, setList] = createSignal(readEvenings(game.id));
  let id = '';
  let revision = 0;
  /** The evening that is stored as it is. */
  let stored: Evening | null = null;
  const newId = (): string =>
    `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
  const begin = (): void => {
    id = newId();
    revision = 0;
    stored = null;
    setStatus('kept');
  };
  const open = (note: KeptEvening, opened: ReturnType<typeof readKept>): void => {
    id = note.id;
    revision = note.revision;
    stored = opened.evening;
    send({ type: 'OPEN', ...opened });
    keepAddress(`#evening=${id}`);
  };
  const keep = (now: Evening): void => {
    const other = readEvenings(game.id).find((each) => each.id === id);
    if (other && other.revision > revision) {
      // Another window has changed it, and this one has not heard of it: both are kept.
      begin();
      setStatus('elsewhere');
    }
    revision += 1;
    stored = now;
    const { past, future } = context();
    const steps = (evenings: readonly Evening[]) => evenings.slice(-MOST_KEPT).map(eveningFields);
    const isKept = keepEvening(game.id, {
      id,
      revision,
      evening: eveningFields(now),
      past: steps(past),
      future: steps(future),
    });
    if (!isKept) setStatus('not-kept');
    else if (status() === 'not-kept') setStatus('kept');
    keepAddress(`#evening=${id}`);
  };
  createEffect(
    on(evening, (now) => {
      if (now !== null && now !== stored) keep(now);
    }),
  );
  const follow = (): void => {
    setList(readEvenings(game.id));
    const other = list().find((each) => each.id === id);
    if (evening() === null || !other || other.revision <= revision) return;
    const { entry } = context();
    try {
      open(other, readKept(game, other));
      setStatus('elsewhere');
      // A deal that was begun is begun again after those of the other window.
      if (entry?.puts === 'before') {
        send({ type: 'ENTER' });
        send({ type: 'SAY', draft: entry.draft });
      }
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error;
    }
  };
  onCleanup(onEvenings(game.id, follow));
  return {
    status,
    /** The evenings of this game in this browser. */
    list,
    begin,
    open,
    forget: (which: string) => dropEvening(game.id, which),
  };
}

/** The type of the running machine. */
const machineOf = (game: Game) =>
  runMachine(createEvening<Evening, EnteredDeal, DealDraft>(eveningOf(game).rules), undefined);
