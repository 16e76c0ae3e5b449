import {
  createEffect,
  createMemo,
  createSignal,
  getOwner,
  type JSX,
  on,
  onMount,
  runWithOwner,
  Show,
} from 'solid-js';
import { createTerms } from '../../acting/terms.ts';
import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';
import { Slip } from '../../views/Slip.tsx';
import { nudge } from '../../views/Table/motion.ts';
import { standing } from '../../views/Table/places.ts';
import { TableView } from '../../views/Table/TableView.tsx';
import { wordsIn } from '../../words/index.ts';
import { tableWordsIn } from '../../words/table.ts';
import { warmUpWordsIn } from '../../words/warm-up.ts';
import type { Explained, Telling } from '../../words/words.ts';
import type { WarmUpTable } from './table.ts';
import './warm-up.css';

const YOU: Seat = 0;

export interface WarmUpProps {
  /** The language that is spoken. */
  readonly lang: string;
  readonly game: string;
  /** The first moment, rendered before anything is loaded. */
  readonly view: View;
  readonly terms: Terms;
  /** Where the warm-up leads. */
  readonly course: string;
  readonly rulebook: string;
}

/** Five tiles and one decision: a whole game in small, before the first lesson. */
export function WarmUp(props: WarmUpProps): JSX.Element {
  const words = wordsIn(props.lang);
  const say = warmUpWordsIn(props.lang);
  const sayTable = tableWordsIn(props.lang);
  const [table, setTable] = createSignal<WarmUpTable | null>(null);
  const [selected, setSelected] = createSignal<number | null>(null);
  const [first, setFirst] = createSignal(false);
  const terms = createTerms(() => props.terms);
  let box: HTMLElement | undefined;

  const owner = getOwner();
  onMount(async () => {
    const { warmUpTable } = await import('./table.ts');
    const sit = await warmUpTable(props.game);
    runWithOwner(owner, () => setTable(sit()));
  });

  const state = () => table()?.state;
  const view = () => state()?.own() ?? props.view;
  const telling = createMemo((): Telling => ({ reader: YOU, dealer: view().dealer, terms: terms() }));
  const stage = () => view().stage;
  const myTurn = () => stage().phase === 'deciding' && stage().seat === YOU;
  const mayWin = () => view().legal.some((action) => action.do === 'win');
  const untouched = () => view().seats.every((seat) => seat.river.length === 0);
  const ended = () => state()?.ended() ?? false;
  const won = () => {
    const { outcome } = stage();
    return outcome?.is === 'won';
  };
  createEffect(on(view, () => setSelected(null), { defer: true }));
  createEffect(() => state()?.hold(state()?.refused() !== null));
  // Calls that do not win are none of a warm-up's business.
  createEffect(() => {
    const at = state();
    if (at?.asked() && !myTurn() && !mayWin()) at.act({ do: 'pass', seat: YOU });
  });

  const act = (action: Action, from?: Element | null) => {
    setFirst(false);
    if (state()?.act(action) === false) nudge(from);
  };
  const press = (place: number) => {
    const tile = standing(view(), YOU).tiles[place];
    if (tile === undefined || !myTurn()) return;
    if (selected() === place) act({ do: 'discard', seat: YOU, tile });
    else {
      setSelected(place);
      setFirst(false);
      state()?.forgive();
    }
  };
  const letGo = () => {
    if (!myTurn()) return act({ do: 'pass', seat: YOU });
    const tile = standing(view(), YOU).tiles[selected() ?? -1];
    if (tile !== undefined) act({ do: 'discard', seat: YOU, tile });
    else {
      state()?.forgive();
      setFirst(true);
    }
  };
  /** The rulebook speaks of whole hands; here the same rules are said of one set and a pair. */
  const answer = (): Explained | null => {
    const reason = state()?.refused()?.reason;
    if (!reason) return null;
    const { rule, tiles = [] } = reason;
    const [pair, twin] = tiles;
    if (rule === 'in-turn') return { ...say.notNow, rule };
    if (pair === undefined || pair !== twin) return { ...say.noShape, rule };
    const { head, text } = say.wrongPair;
    return { head, text: text(words.countedTile(pair, 2)), rule };
  };
  /** What is said above the hand, and the call in the middle of it. */
  const told = createMemo((): readonly [before: string, after?: string] => {
    if (first()) return [say.chooseFirst];
    if (won()) return [say.won];
    if (ended()) return [say.over];
    if (myTurn() && untouched()) return say.opening;
    if (myTurn() && mayWin()) return say.complete;
    const { drew, offer } = stage();
    if (myTurn()) return [say.drew(words.theTile(drew ?? 0))];
    if (offer && mayWin()) {
      return say.offered(words.seatName(offer.from, telling(), 'start'), words.theTile(offer.tile));
    }
    const tiles = table()?.waiting(view()) ?? [];
    return [tiles.length > 0 ? say.waitsFor(words.tileList(tiles)) : say.waiting];
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || ended()) return;
    if (event.key.toUpperCase() !== winKey()) return;
    event.preventDefault();
    act({ do: 'win', seat: YOU }, box?.querySelector('.win'));
  };
  const winKey = () => /[A-Z]/.exec(terms().win.toUpperCase())?.[0] ?? 'W';

  return (
    <section class="warm-up cloth" aria-label={say.label} ref={box} onKeyDown={onKey}>
      <p class="warm-up-about">
        <span>{say.about}</span>
        <span>{ended() ? '' : myTurn() ? say.yourTurn : say.others}</span>
      </p>
      <div class="warm-up-told" aria-live="polite">
        <Show
          when={answer()}
          fallback={
            <p>
              {told()[0]}
              <Show when={told()[1] !== undefined}>
                <b>{terms().win}</b>
                {told()[1]}
              </Show>
            </p>
          }
        >
          {(refusal) => (
            <Slip
              kind="refused"
              head={refusal().head}
              text={refusal().text}
              rule={{ id: refusal().rule, href: `${props.rulebook}#${refusal().rule}` }}
            />
          )}
        </Show>
        <Show when={won()}>
          <p class="warm-up-why">{say.wonText}</p>
        </Show>
      </div>
      <TableView
        view={view()}
        moved={state()?.moved() ?? null}
        size="warm-up"
        you={YOU}
        label={sayTable.table}
        words={words}
        say={sayTable}
        terms={terms()}
        selected={selected() === null ? [] : [selected() ?? 0]}
        onTile={press}
        disabled={table() === null}
      />
      <div class="warm-up-actions">
        <Show
          when={ended()}
          fallback={
            <>
              <button
                type="button"
                class="button win"
                disabled={table() === null}
                aria-keyshortcuts={winKey()}
                data-state={state()?.refused() ? 'refused' : undefined}
                onClick={(event) => act({ do: 'win', seat: YOU }, event.currentTarget)}
              >
                <span class="word">{terms().win}</span> <kbd class="key">{winKey()}</kbd>
              </button>
              <button
                type="button"
                class="button"
                disabled={table() === null || (!myTurn() && !state()?.asked())}
                onClick={letGo}
              >
                {myTurn() || !stage().offer ? say.discard : say.pass}
              </button>
            </>
          }
        >
          <a class="button primary" href={props.course}>
            {say.learn}
          </a>
          <button type="button" class="button" onClick={() => table()?.again()}>
            {say.again}
          </button>
        </Show>
      </div>
    </section>
  );
}
