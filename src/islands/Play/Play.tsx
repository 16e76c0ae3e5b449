import { type JSX, onCleanup, onMount } from 'solid-js';
import { linkInAddress } from './open-hand.ts';
import { PlayTable } from './PlayTable.tsx';
import type { OpenedHand, PlayProps } from './props.ts';
import './play.css';

/** The play page: hands of a game against three bots. */
export function Play(props: PlayProps & { seated: OpenedHand }): JSX.Element {
  onMount(() => {
    // Reload when another link is opened in this page.
    const follow = () => linkInAddress() !== null && location.reload();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  return (
    <div class="play">
      <PlayTable {...props} />
    </div>
  );
}
