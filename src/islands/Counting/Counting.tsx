import { createSignal, type JSX, Match, onMount, Switch } from 'solid-js';
import { tellDrawn } from '../../store/telling.ts';
import { createLoaded } from '../../views/loaded.ts';
import { WhenLoaded } from '../../views/WhenLoaded.tsx';
import { coverWordsIn } from '../../words/cover.ts';
import { scorePageWordsIn } from '../../words/score-page.ts';
import { island } from '../island.ts';
import type { Counted, CountingProps, Covered } from './props.ts';

/** The desk that scores hands in a frame, or a hand that it will score once its reader wants that. */
export function Counting(props: CountingProps): JSX.Element {
  const loaded = createLoaded(async () => {
    const first = await firstOf(props);
    return () => first;
  });
  return (
    <div class="counting">
      <WhenLoaded
        loaded={loaded}
        lang={props.lang}
        waiting={<p class="aside score-waits">{scorePageWordsIn(props.lang).loading}</p>}
      >
        {(first) => <Begun {...props} first={first} />}
      </WhenLoaded>
    </div>
  );
}

/** A hand of the address is looked at first; else the desk is there at once. */
async function firstOf(props: CountingProps): Promise<Covered | Counted> {
  const covered = location.hash.length > 1 ? await import('./covered.ts') : null;
  return (
    (await covered?.coveredIn(location.hash, props)) ?? (await import('./counted.ts')).countedBy(props.game)
  );
}

function Begun(props: CountingProps & { first: Covered | Counted }): JSX.Element {
  const say = coverWordsIn(props.lang);
  const [now, setNow] = createSignal(props.first);
  let root: HTMLDivElement | undefined;
  const begin = async (): Promise<void> => {
    setNow(await (await import('./counted.ts')).countedBy(props.game));
    // What was pressed is gone; what is read next is what the rules say of the hand.
    queueMicrotask(() =>
      root?.querySelector<HTMLElement>('.verdict :is(button, a)')?.focus({ preventScroll: true }),
    );
  };
  onMount(tellDrawn);
  const as = <K extends (Covered | Counted)['is']>(is: K) => {
    const one = now();
    return one.is === is ? (one as (Covered | Counted) & { is: K }) : null;
  };
  return (
    <div ref={root}>
      <Switch>
        <Match when={as('covered')}>
          {(covered) => {
            const { Cover, HandRow, groups } = covered();
            return (
              <Cover title={say.score} lang={props.lang} begins="score" onBegin={begin}>
                <HandRow groups={groups} lang={props.lang} />
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

export default island(Counting);
