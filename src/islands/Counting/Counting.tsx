import { createSignal, type JSX, Match, Switch } from 'solid-js';
import { cover } from '#i18n/cover.ts';
import { scorePage } from '#i18n/score-page.ts';
import { loadedIsland } from '../loaded-island.tsx';
import type { CountingProps, CoveredHand, ScoringDesk } from './props.ts';

/** Content to show first: the link's hand under a cover, else the score desk. */
async function firstOf(props: CountingProps): Promise<CoveredHand | ScoringDesk> {
  const covered = location.hash.length > 1 ? await import('./cover.ts') : null;
  return (
    (await covered?.coveredIn(location.hash, props)) ??
    (await import('./scoring-desk.ts')).countedBy(props.game)
  );
}

/** The score desk in a frame. A hand from the link is shown under a cover until the reader wants it scored. */
function Counting(props: CountingProps & { first: CoveredHand | ScoringDesk }): JSX.Element {
  const [now, setNow] = createSignal(props.first);
  let root: HTMLDivElement | undefined;
  const begin = async (): Promise<void> => {
    setNow(await (await import('./scoring-desk.ts')).countedBy(props.game));
    // The pressed button is gone, so focus the verdict.
    queueMicrotask(() =>
      root?.querySelector<HTMLElement>('.verdict :is(button, a)')?.focus({ preventScroll: true }),
    );
  };
  const as = <K extends (CoveredHand | ScoringDesk)['is']>(is: K) => {
    const one = now();
    return one.is === is ? (one as (CoveredHand | ScoringDesk) & { is: K }) : null;
  };
  return (
    <div class="counting" ref={root}>
      <Switch>
        <Match when={as('covered')}>
          {(covered) => {
            const { Cover, HandRow, groups } = covered();
            return (
              <Cover title={cover.score} begins="score" onBegin={begin}>
                <HandRow groups={groups} />
              </Cover>
            );
          }}
        </Match>
        <Match when={as('desk')}>
          {(desk) => {
            const { Desk } = desk();
            return <Desk {...props} />;
          }}
        </Match>
      </Switch>
    </div>
  );
}

export default loadedIsland({
  load: firstOf,
  draw: (props, first) => <Counting {...props} first={first} />,
  waiting: scorePage.loading,
  room: 'aside score-loading',
});
