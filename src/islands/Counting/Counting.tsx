import { createSignal, type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { loadedIsland } from '../loaded-island.tsx';
import type { ScoreProps } from '../Score/props.ts';

/** Props of the score desk in a frame, where a hand from the link is covered first. */
interface CountingProps extends ScoreProps {
  readonly direction: Ruleset['direction'];
}

/** Draws the desk, or the cover before it. */
type Content = (onBegin: () => Promise<void>) => JSX.Element;

async function deskOf(props: CountingProps): Promise<Content> {
  const [{ Score }, game] = await Promise.all([import('../Score/Score.tsx'), loadGame(props.game)]);
  return () => <Score {...props} of={game} />;
}

/** Content to show first: the link's hand under a cover, else the score desk. */
async function firstOf(props: CountingProps): Promise<Content> {
  const cover = location.hash.length > 1 ? await import('./cover.tsx') : null;
  return cover?.coverIn(location.hash, props) ?? deskOf(props);
}

/** The score desk in a frame. A hand from the link is shown under a cover until the reader wants it scored. */
function Counting(props: CountingProps & { first: Content }): JSX.Element {
  const [content, setContent] = createSignal({ draw: props.first });
  let root: HTMLDivElement | undefined;
  const begin = async (): Promise<void> => {
    setContent({ draw: await deskOf(props) });
    // The pressed button is gone, so focus the verdict.
    queueMicrotask(() =>
      root?.querySelector<HTMLElement>('.verdict :is(button, a)')?.focus({ preventScroll: true }),
    );
  };
  return (
    <div class="counting" ref={root}>
      <Show when={content()} keyed>
        {({ draw }) => draw(begin)}
      </Show>
    </div>
  );
}

export default loadedIsland({
  load: firstOf,
  draw: (props, first) => <Counting {...props} first={first} />,
  waiting: scorePage.loading,
  room: 'aside score-loading',
});
