import { createResource, createSignal, type JSX, Match, onCleanup, onMount, Switch } from 'solid-js';
import { loadGame } from '../../rulesets/registry.ts';
import { Slip } from '../../views/Slip.tsx';
import { playWordsIn } from '../../words/play.ts';
import { Room } from './Room.tsx';
import { linked, type PlayProps, type Seated, sitDown } from './seated.ts';
import './play.css';

/** A whole hand of a game against three bots. */
export function Play(props: PlayProps): JSX.Element {
  const say = playWordsIn(props.lang);
  const [ready, setReady] = createSignal(false);
  onMount(() => {
    setReady(true);
    // Another link, opened over this page.
    const follow = () => linked() !== null && location.reload();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  const [seated] = createResource(
    () => ready() && props.game,
    async (id): Promise<Seated> => sitDown(await loadGame(id)),
  );
  return (
    <div class="play">
      <Switch
        fallback={
          <div class="play-wait cloth">
            <p>{say.loading}</p>
          </div>
        }
      >
        <Match when={seated.error}>
          <Slip kind="note" head={say.failed} text={say.failedText} />
        </Match>
        <Match when={seated.latest}>{(at) => <Room {...props} seated={at()} />}</Match>
      </Switch>
    </div>
  );
}
