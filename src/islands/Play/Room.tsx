import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Actions, type Tried } from '../../acting/Actions.tsx';
import { CALLS, entersTile, isTaken } from '../../acting/keys.ts';
import { YOU } from '../../sessions/state.ts';
import { Announcer } from '../../views/Announcer.tsx';
import { ChartView } from '../../views/Chart/ChartView.tsx';
import { Log } from '../../views/Log/Log.tsx';
import { TableView } from '../../views/Table/TableView.tsx';
import { lessonWordsIn } from '../../words/lesson.ts';
import { tableWordsIn } from '../../words/table.ts';
import { createDesk, KEYS } from './desk.ts';
import { Proof } from './Ending.tsx';
import { keyOf, type PlayProps, type Seated } from './Play.tsx';
import { Setup } from './Setup.tsx';
import { ShareBox } from './ShareBox.tsx';
import { ToldPanel } from './ToldPanel.tsx';
import { Tool } from './Tools.tsx';
import { createTold } from './told.ts';

/** The table, its controls, and what is told beside it. */
export function Room(props: PlayProps & { seated: Seated }): JSX.Element {
  const desk = createDesk(props.seated, props.lang);
  const { state, terms, telling, words, say } = desk;
  const sayTable = tableWordsIn(props.lang);
  const told = createTold(desk);
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const [oneKey, setOneKey] = createSignal(true);
  const [link, setLink] = createSignal('');
  let room: HTMLDivElement | undefined;

  const refusedCall = () => {
    const tried = state.refused()?.action.do;
    return ([...CALLS, 'pass'] as const).find((call) => call === tried) ?? null;
  };
  /** What one may call of the tile that lies there. */
  const possible = () =>
    state.own().stage.phase === 'claiming'
      ? CALLS.filter((call) => state.own().legal.some((action) => action.do === call))
      : [];
  const asked = () =>
    possible().length === 0
      ? ''
      : [told.panel().title, ...possible().map((call) => say.mayCall(terms()[call]))].join(' ');
  const refusedPlace = () => (state.refused()?.action.do === 'discard' ? (desk.selected()[0] ?? null) : null);
  const button = (key: string): HTMLElement | null =>
    room?.querySelector<HTMLElement>(`.actions [aria-keyshortcuts="${key}"]`) ?? null;

  /** What a key does here, or null. */
  const keyed = (key: string): (() => unknown) | null => {
    const call = (['pass', ...CALLS] satisfies Tried[]).find((each) => desk.keys()[each] === key);
    if (call) return state.ended() ? null : () => desk.attempt(call, button(key));
    const saying = desk.sayings().find((each) => each.key === key);
    if (saying) return () => desk.sayWord(saying.word, button(key));
    const others: Record<string, () => unknown> = {
      ENTER: () => desk.main().onPress(button('Enter')),
      ESCAPE: desk.dismiss,
      [KEYS.back]: state.back,
      [KEYS.forward]: state.forward,
      [KEYS.step]: state.step,
      [KEYS.hint]: desk.hint,
    };
    return others[key] ?? null;
  };
  const onKey = (event: KeyboardEvent) => {
    const free = !isTaken(event) || (desk.complete() && entersTile(event));
    const does = oneKey() && free ? keyed(event.key.toUpperCase()) : null;
    if (!does) return;
    event.preventDefault();
    does();
  };

  type Sharing = typeof import('../../sessions/share.ts');
  let sharing: Sharing | null = null;
  const loadSharing = async (): Promise<Sharing> => {
    sharing ??= await import('../../sessions/share.ts');
    return sharing;
  };
  const fragment = ({ linkOf }: Sharing) => linkOf(state.hand(), state.timeline(), state.open() ? null : YOU);
  onMount(() => {
    document.addEventListener('keydown', onKey);
    // As a page is left nothing can be waited for, not even for what is there already.
    loadSharing().catch(() => {});
    const keep = () => {
      try {
        if (sharing) sessionStorage.setItem(keyOf(props.game), fragment(sharing));
      } catch {
        // Nothing can be kept here: the next visit begins a new hand.
      }
    };
    const hidden = () => document.visibilityState === 'hidden' && keep();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    onCleanup(() => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', keep);
    });
  });
  const share = async () =>
    setLink(`${location.origin}${location.pathname}#${fragment(await loadSharing())}`);

  return (
    <div class="room" ref={room}>
      <Portal mount={document.getElementById('table-tools') ?? document.body}>
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
          <Tool
            icon="hint"
            word={say.hint}
            shortcut={KEYS.hint}
            disabled={state.ended()}
            onPress={desk.hint}
          />
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
          selected={desk.selected()}
          refused={refusedPlace()}
          bids={told.bids()}
          waits={told.waits()}
          onTile={(place) => desk.press(place, room?.querySelectorAll('.hand > li')[place])}
        />
        <Show when={state.ended() && desk.proof()}>
          <div class="proofs">
            <For each={told.wins()}>
              {(win) => (
                <Proof
                  win={win}
                  melds={state.view().seats[win.seat].melds}
                  label={`${words.seatName(win.seat, telling(), 'start')}: ${say.ended.sets}`}
                  words={words}
                  terms={terms()}
                  hide={say.ended.hide}
                  onHide={() => desk.setProof(false)}
                />
              )}
            </For>
          </div>
        </Show>
      </div>

      <div class="play-side">
        <ToldPanel desk={desk} told={told} book={props.book} rule={rule} />
        <Show when={props.drawing}>
          {(drawing) => (
            <section class="play-machine panel" id="play-machine" popover aria-label={say.machine}>
              <h2>{say.machine}</h2>
              <ChartView
                drawing={drawing()}
                phase={told.phase()}
                before={told.before()}
                say={lessonWordsIn(props.lang).chart}
              />
            </section>
          )}
        </Show>
        <section class="play-log panel" id="play-log" popover aria-label={say.log}>
          <h2>{say.log}</h2>
          <Log label={say.log} lines={told.log()} />
        </section>
      </div>

      <div class="play-actions">
        <Actions
          label={say.actions}
          terms={terms()}
          pass={say.pass}
          keys={desk.keys()}
          possible={possible()}
          refused={refusedCall()}
          disabled={false}
          callsDisabled={state.ended()}
          onTry={desk.attempt}
          words={desk.sayings()}
          onWord={desk.sayWord}
          main={desk.main()}
        />
      </div>

      <Announcer text={asked()} />
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
        onDeal={desk.deal}
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
