import { type JSX, onCleanup, onMount } from 'solid-js';
import { Room } from './PlayTable.tsx';
import { linked, type PlayProps, type Seated } from './seating.ts';
import './play.css';

/** A whole hand of a game against three bots. */
export function Play(props: PlayProps & { seated: Seated }): JSX.Element {
  onMount(() => {
    // Another link, opened over this page.
    const follow = () => linked() !== null && location.reload();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  return (
    <div class="play">
      <Room {...props} />
    </div>
  );
}
