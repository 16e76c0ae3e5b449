import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Action } from '../../engine/action.ts';
import type { Chosen } from '../../engine/ruleset.ts';
import type { Win } from '../../engine/table.ts';
import { nextStart } from '../../machines/match.ts';
import { rulesetOf } from '../../rulesets/choose.ts';
import { lesson } from '../../words/en/lesson.ts';
import { play as say } from '../../words/en/play.ts';
import { table as sayTable } from '../../words/en/table.ts';
import { words } from '../../words/index.ts';
import type { Explained, Telling } from '../../words/words.ts';
import { Actions, type Tried } from '../Actions/Actions.tsx';
import { Slip } from '../Actions/Slip.tsx';
import { ChartView } from '../Chart/ChartView.tsx';
import { ClaimWindow } from '../ClaimWindow/ClaimWindow.tsx';
import { awardedRows, openRows } from '../ClaimWindow/rows.ts';
import { Log } from '../Log/Log.tsx';
import { CALLS, callKeys, isTaken } from '../shared/keys.ts';
import { ruleWords } from '../shared/rulebook.ts';
import { newSeed } from '../shared/seed.ts';
import { createTerms } from '../shared/terms.ts';
import { nudge } from '../Table/motion.ts';
import { Piece } from '../Table/Piece.tsx';
import { standing } from '../Table/places.ts';
import type { ShownBid } from '../Table/props.ts';
import { TableView } from '../Table/TableView.tsx';
import { attempts } from './attempts.ts';
import { Ending, Proof } from './Ending.tsx';
import { handOf } from './hand.ts';
import { createLines } from './lines.ts';
import { keyOf, type PlayProps, type Seated } from './Play.tsx';
import { Setup } from './Setup.tsx';
import { ShareBox } from './ShareBox.tsx';
import { createTableState, YOU } from './state.ts';
import { Tool } from './Tools.tsx';

/** What lies in the panel beside what is told: an answer, a hint, a choice. */
type Note =
  | { readonly is: 'hint'; readonly head: string; readonly text: string }
  | { readonly is: 'choose'; readonly call: Tried; readonly from: readonly Action[] }
  | { readonly is: 'first' };

const KEYS = { back: 'U', forward: 'F', step: 'N', hint: 'T', pass: 'X' } as const;

/** The table, its controls, and what is told beside it. */
export function Room(props: PlayProps & { seated: Seated }): JSX.Element {
  const state = createTableState(props.seated.hand, props.seated.timeline);
  if (props.seated.open) state.setOpen(true);
  const terms = createTerms(() => state.hand().ruleset.terms);
  const keys = createMemo(() => ({ ...callKeys(terms(), Object.values(KEYS).join('')), pass: KEYS.pass }));
  const telling = createMemo((): Telling => ({ reader: YOU, dealer: state.view().dealer, terms: terms() }));
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const [selected, setSelected] = createSignal<readonly number[]>([]);
  const [note, setNote] = createSignal<Note | null>(null);
  const [oneKey, setOneKey] = createSignal(true);
  const [proof, setProof] = createSignal(true);
  const [broken, setBroken] = createSignal(props.seated.broken);
  const [link, setLink] = createSignal('');

  const own = () => state.own();
  const row = createMemo(() => standing(own(), YOU).tiles);
  const chosen = () => selected().flatMap((place) => row()[place] ?? []);
  const myTurn = () => own().stage.phase === 'deciding' && own().stage.seat === YOU;
  const clear = () => {
    setSelected([]);
    setNote(null);
  };
  // What was chosen or said belongs to the moment it was chosen or said at.
  createEffect(on(state.timeline, clear, { defer: true }));
  createEffect(() => state.hold(note() !== null || state.refused() !== null));

  // ── acting ──
  const act = (action: Action, element?: Element | null) => {
    setNote(null);
    setBroken(undefined);
    if (!state.act(action)) nudge(element);
  };
  const attempt = (call: Tried, element?: Element | null) => {
    const actions = attempts(own(), YOU, call, chosen());
    if (actions.length === 1) act(actions[0], element);
    else setNote({ is: 'choose', call, from: actions });
  };
  const discard = (element?: Element | null) => {
    const [tile] = chosen();
    if (tile === undefined) {
      state.forgive();
      setNote({ is: 'first' });
      nudge(element);
    } else act({ do: 'discard', seat: YOU, tile }, element);
  };
  const press = (place: number) => {
    if (selected().length === 1 && selected()[0] === place) discard(tileAt(place));
    else if (own().stage.offer && !myTurn()) {
      setSelected((now) =>
        now.includes(place) ? now.filter((one) => one !== place) : [...now, place].slice(-2),
      );
    } else setSelected([place]);
  };
  let room: HTMLDivElement | undefined;
  const tileAt = (place: number) => room?.querySelectorAll('.hand > li')[place];

  const deal = (seed: string | null, options: Chosen) => {
    state.play(handOf(state.hand().game, options, seed ?? newSeed()));
    setProof(true);
    setBroken(undefined);
    clearAddress();
  };
  const dealAgain = () => {
    const { game, chosen: options, ruleset } = state.hand();
    const start = nextStart(ruleset, state.frame().table, newSeed(), (under) =>
      rulesetOf(game, options, under),
    );
    if (start) state.play(handOf(game, options, start));
    else deal(null, options);
    setProof(true);
    clearAddress();
  };
  const main = () => {
    if (state.ended()) return { label: say.ended.again, onPress: dealAgain };
    if (myTurn()) return { label: say.discard, onPress: discard };
    return {
      label: say.goOn,
      onPress: (button: Element | null) =>
        state.asked() && state.live() ? act({ do: 'pass', seat: YOU }, button) : state.goOn(),
    };
  };

  // ── answers ──
  const [answer] = createResource(state.refused, async ({ action, reason }): Promise<Explained> => {
    const [entry, ...also] = await ruleWords(props.book, [reason.rule, ...(reason.also ?? [])]);
    const { stage } = own();
    // Who tries at the wrong moment is told whose moment it is, unless it is the reader's own.
    const awaits = (stage.seat !== null ? [stage.seat] : stage.asked).filter((seat) => seat !== action.seat);
    const facts = { ...telling(), action, offer: stage.offer, awaits, also };
    return words.explain(reason, entry ?? { id: reason.rule, title: reason.rule, sentence: '' }, facts);
  });
  const refusedCall = () => {
    const action = state.refused()?.action.do;
    return action && (action === 'pass' || CALLS.some((call) => call === action)) ? (action as Tried) : null;
  };
  const refusedPlace = () => {
    const action = state.refused()?.action;
    if (action?.do !== 'discard') return null;
    const place = selected().find((each) => row()[each] === action.tile);
    return place ?? null;
  };

  const hint = async () => {
    const { hintFor } = await import('./hint.ts');
    const found = hintFor(own(), state.hand().ruleset);
    state.forgive();
    if (!found) setNote({ is: 'hint', head: say.hintNone, text: say.turnText });
    else if (found.is === 'discard') {
      const { discard: tile, kinds } = found.advice;
      setSelected([row().lastIndexOf(tile)]);
      const list = words.tileList(kinds);
      setNote({
        is: 'hint',
        head: say.hintHead(words.theTile(tile)),
        text: say.hintText(found.advice, list),
      });
    } else {
      const { action } = found;
      const [head = '', ...rest] = hintFacts(action).split(/(?<=\.) /);
      setNote({ is: 'hint', head, text: rest.join(' ') });
    }
  };
  const hintFacts = (action: Action) =>
    action.do === 'pass'
      ? say.hintPass
      : action.do === 'win'
        ? say.hintWin(terms().win)
        : say.hintClaim(words.actionName(action, terms()));

  // ── what is told ──
  /** The last event about a tile that could be called, since the last draw in turn. */
  const contest = createMemo(() => {
    const { frames, at } = state.timeline();
    for (let i = at; i > 0; i--) {
      const event = frames[i]?.event;
      if (event?.type === 'awarded' || event?.type === 'unclaimed') return event;
      if (event?.type === 'discarded' || (event?.type === 'drew' && event.why === 'turn')) return null;
    }
    return null;
  });
  const offer = () => own().stage.offer;
  const panel = createMemo(() => {
    const settled = contest();
    const view = state.view();
    if (settled?.type === 'awarded') {
      return {
        title: words.claimTitle(settled.offer, telling()),
        rows: awardedRows(settled, words, telling()),
        note: words.claimClosing(settled.offer, [], telling()),
      };
    }
    const tile = offer();
    if (tile) {
      const rows = openRows(view, words, telling());
      const asked = own().stage.asked.includes(YOU);
      return {
        title: words.claimTitle(tile, telling()),
        rows,
        note:
          asked || state.open()
            ? words.claimWaiting({ ...telling(), reader: state.open() ? null : YOU })
            : say.notAsked,
      };
    }
    const turn = view.stage.seat;
    if (turn === null) return { title: '', rows: [], note: '' };
    return turn === YOU
      ? { title: say.yourTurn, rows: [], note: say.yourTurnText }
      : { title: say.turnOf(words.seatName(turn, telling(), 'owner')), rows: [], note: say.turnText };
  });
  const bids = createMemo((): ShownBid[] => {
    const event = state.frame().event;
    if (event?.type === 'won') {
      return [{ seat: event.win.seat, word: terms().win, call: 'win', fate: 'stands' }];
    }
    if (event?.type !== 'awarded') return [];
    const shown = (fate: ShownBid['fate']) => (bid: (typeof event.stand)[number]) => ({
      seat: bid.seat,
      call: bid.call,
      word: terms()[bid.call],
      fate,
    });
    return [...event.stand.map(shown('stands')), ...event.lost.map(({ bid }) => shown('lost')(bid))];
  });
  const lines = createLines(words, say);
  const log = createMemo(() =>
    lines({
      frames: state.timeline().frames,
      at: state.timeline().at,
      eyes: state.open() ? null : YOU,
      taken: state.taken(),
      telling: telling(),
    }),
  );
  const outcome = () => state.view().stage.outcome;
  const wins = (): readonly Win[] => {
    const result = outcome();
    return result?.is === 'won' ? result.winners : [];
  };
  const paid = () =>
    state
      .timeline()
      .frames.slice(0, state.timeline().at + 1)
      .flatMap(({ event }) => (event?.type === 'paid' ? [event.group] : []));
  // Whether somebody is asked is nobody's to see: while a tile lies there, the chart says that all are asked.
  const phase = (view = state.view()) => (view.stage.phase === 'waiting' ? 'claiming' : view.stage.phase);
  const before = () => {
    const { frames, at } = state.timeline();
    for (let i = at - 1; i >= 0; i--) {
      const was = frames[i]?.table.stage.phase;
      if (was !== undefined && was !== frames[at]?.table.stage.phase) return was;
    }
    return null;
  };

  // ── keys, and what outlives the page ──
  const onKey = (event: KeyboardEvent) => {
    if (!oneKey() || isTaken(event)) return;
    const key = event.key.toUpperCase();
    const call = (['pass', ...CALLS] as const).find((each) => keys()[each] === key);
    const button = (name: string) => room?.querySelector(`.actions [aria-keyshortcuts="${name}"]`);
    if (key === 'ENTER') main().onPress(button('Enter') as HTMLElement);
    else if (key === 'ESCAPE' && (note() || state.refused())) dismiss();
    else if (key === KEYS.back) state.back();
    else if (key === KEYS.forward) state.forward();
    else if (key === KEYS.step) state.step();
    else if (key === KEYS.hint) void hint();
    else if (call && !state.ended()) attempt(call, button(key));
    else return;
    event.preventDefault();
  };
  const dismiss = () => {
    setNote(null);
    state.forgive();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    const sharing = import('./share.ts');
    let linkOf: Awaited<typeof sharing>['linkOf'] | undefined;
    void sharing.then((share) => {
      linkOf = share.linkOf;
    });
    const keep = () => {
      try {
        const text = linkOf?.(state.hand(), state.timeline(), state.open() ? null : YOU);
        if (text) sessionStorage.setItem(keyOf(props.game), text);
      } catch {
        // Nothing can be kept here: the next visit begins a new hand.
      }
    };
    addEventListener('pagehide', keep);
    onCleanup(() => {
      document.removeEventListener('keydown', onKey);
      removeEventListener('pagehide', keep);
    });
  });
  const share = async () => {
    const { linkOf } = await import('./share.ts');
    const fragment = linkOf(state.hand(), state.timeline(), state.open() ? null : YOU);
    setLink(`${location.origin}${location.pathname}#${fragment}`);
  };

  const tools = document.getElementById('table-tools') ?? document.body;
  return (
    <div class="room" ref={room}>
      <Portal mount={tools}>
        <div class="tools" role="toolbar" aria-label={say.tools}>
          <Tool
            icon="back"
            word={say.back}
            shortcut={KEYS.back}
            disabled={!state.canBack()}
            onPress={state.back}
          />
          <Tool
            icon="forward"
            word={say.forward}
            shortcut={KEYS.forward}
            disabled={state.live()}
            onPress={state.forward}
            class="wide"
          />
          <Tool
            icon="step"
            word={say.step}
            shortcut={KEYS.step}
            disabled={state.ended()}
            onPress={state.step}
            class="wide"
          />
          <Tool icon="hint" word={say.hint} shortcut={KEYS.hint} disabled={state.ended()} onPress={hint} />
          <Tool icon="share" word={say.share} opens="play-share" onPress={share} class="wide" />
          <Tool icon="setup" word={say.hand} opens="play-setup" />
        </div>
      </Portal>

      <div class="play-table">
        <TableView
          view={state.view()}
          moved={state.moved()}
          size="play"
          you={YOU}
          label={sayTable.table}
          words={words}
          say={sayTable}
          terms={terms()}
          selected={selected()}
          refused={refusedPlace()}
          bids={bids()}
          onTile={press}
        />
        <Show when={state.ended() && proof() && wins().length > 0}>
          <div class="proofs">
            <For each={wins()}>
              {(win) => (
                <Proof
                  win={win}
                  melds={state.view().seats[win.seat].melds}
                  label={`${words.seatName(win.seat, telling(), 'start')}: ${say.ended.sets.toLowerCase()}`}
                  words={words}
                  terms={terms()}
                  hide={say.ended.hide}
                  onHide={() => setProof(false)}
                />
              )}
            </For>
          </div>
        </Show>
      </div>

      <div class="play-side">
        <div
          class="play-told panel"
          data-answer={note() || state.refused() || broken() !== undefined ? '' : undefined}
        >
          <div aria-live="polite">
            <Show when={broken() !== undefined}>
              <Slip kind="refused" head={say.broken} text={say.brokenText(broken() ?? say.unplayable)} />
            </Show>
            <Show when={state.refused() ? answer.latest : null}>
              {(told) => (
                <Slip
                  kind="refused"
                  head={told().head}
                  text={told().text}
                  rule={{ id: told().rule, href: rule(told().rule) }}
                >
                  <Show when={state.refused()?.price}>
                    {(price) => (
                      <div class="ruling-answers">
                        <button type="button" class="button" onClick={dismiss}>
                          {say.takeBack}
                        </button>
                        <button
                          type="button"
                          class="button"
                          onClick={() => {
                            const wrong = state.refused();
                            if (wrong) act({ ...wrong.action, despite: wrong.reason.rule });
                          }}
                        >
                          {say.anyway(words.payments(price().payments, telling()))}
                        </button>
                      </div>
                    )}
                  </Show>
                </Slip>
              )}
            </Show>
            <Show when={note()} keyed>
              {(told) => (
                <>
                  <Show when={told.is === 'first'}>
                    <Slip kind="note" head={say.chooseFirst} text={say.chooseFirstText} />
                  </Show>
                  <Show when={told.is === 'hint' ? told : null}>
                    {(advice) => <Slip kind="note" head={advice().head} text={advice().text} />}
                  </Show>
                  <Show when={told.is === 'choose' ? told : null}>
                    {(choice) => (
                      <Chooser
                        head={
                          choice().call === 'kong' ? say.ofWhich(terms().kong) : say.withWhich(terms().chow)
                        }
                        from={choice().from}
                        cancel={say.cancel}
                        name={(action) => words.actionName(action, terms())}
                        onChoose={(action) => act(action)}
                        onCancel={dismiss}
                      />
                    )}
                  </Show>
                </>
              )}
            </Show>
          </div>
          <Show
            when={state.ended() ? outcome() : null}
            fallback={
              <>
                <Show when={!state.live()}>
                  <p class="play-past">
                    <b>{say.past}.</b> {say.pastText}
                  </p>
                </Show>
                <ClaimWindow
                  title={panel().title}
                  rows={panel().rows}
                  note={panel().note}
                  words={words}
                  telling={telling()}
                  rule={rule}
                />
              </>
            }
          >
            {(result) => (
              <Ending
                outcome={result()}
                paid={paid()}
                view={state.view()}
                words={words}
                say={say}
                telling={telling()}
                rule={rule}
              >
                <Show when={wins().length > 0}>
                  <button
                    type="button"
                    class="button"
                    aria-pressed={proof()}
                    onClick={() => setProof(!proof())}
                  >
                    {proof() ? say.ended.hide : say.ended.show}
                  </button>
                </Show>
              </Ending>
            )}
          </Show>
        </div>

        <Show when={props.drawing}>
          {(drawing) => (
            <section class="play-machine panel" id="play-machine" popover aria-label={say.machine}>
              <h2>{say.machine}</h2>
              <ChartView drawing={drawing()} phase={phase()} before={before()} say={lesson.chart} />
            </section>
          )}
        </Show>
        <section class="play-log panel" id="play-log" popover aria-label={say.log}>
          <h2>{say.log}</h2>
          <Log label={say.log} lines={log()} />
        </section>
      </div>

      <div class="play-actions">
        <Actions
          label={say.actions}
          terms={terms()}
          pass={say.pass}
          keys={keys()}
          refused={refusedCall()}
          disabled={false}
          callsDisabled={state.ended()}
          onTry={attempt}
          main={main()}
        />
      </div>

      <ShareBox id="play-share" link={link()} say={say} />
      <Setup
        id="play-setup"
        game={state.hand().game}
        say={say}
        open={state.open()}
        onOpen={state.setOpen}
        pace={state.pace()}
        onPace={state.setPace}
        keys={oneKey()}
        onKeys={setOneKey}
        seed={String(state.hand().start.seed ?? '')}
        chosen={state.hand().chosen}
        rule={rule}
        onDeal={deal}
        tools={
          <>
            <Tool icon="forward" word={say.forward} disabled={state.live()} onPress={state.forward} />
            <Tool icon="step" word={say.step} disabled={state.ended()} onPress={state.step} />
            <Tool icon="share" word={say.share} opens="play-share" onPress={share} />
            <Tool icon="machine" word={say.machine} opens="play-machine" />
            <Tool icon="log" word={say.log} opens="play-log" />
          </>
        }
      />
    </div>
  );
}

/** Where a call can be made in several ways. */
function Chooser(props: {
  head: string;
  from: readonly Action[];
  cancel: string;
  name: (action: Action) => string;
  onChoose: (action: Action) => void;
  onCancel: () => void;
}): JSX.Element {
  let first: HTMLButtonElement | undefined;
  onMount(() => first?.focus());
  const tiles = (action: Action) =>
    action.do === 'chow' ? action.using : action.do === 'kong' ? [action.tile] : [];
  return (
    <fieldset class="chooser">
      <legend>{props.head}</legend>
      <For each={props.from}>
        {(action, i) => (
          <button
            type="button"
            class="button"
            aria-label={props.name(action)}
            ref={(button) => {
              if (i() === 0) first = button;
            }}
            onClick={() => props.onChoose(action)}
          >
            <For each={tiles(action)}>{(kind) => <Piece kind={kind} name="" />}</For>
          </button>
        )}
      </For>
      <button type="button" class="button" onClick={props.onCancel}>
        {props.cancel}
      </button>
    </fieldset>
  );
}

/** A hand that was dealt here is no longer the one of the address. */
function clearAddress(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}
