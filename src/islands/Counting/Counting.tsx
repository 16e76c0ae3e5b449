import { createSignal, type JSX, Match, onMount, Switch } from 'solid-js';
import { tellDrawn } from '../../store/telling.ts';
import { coverWordsIn } from '../../words/cover.ts';
import type { Counted, CountingProps, Covered } from './props.ts';

/** The desk that scores hands, or a hand that it will score once its reader wants that. */
export function Counting(props: CountingProps & { readonly first: Covered | Counted }): JSX.Element {
  const say = coverWordsIn(props.lang);
  const [now, setNow] = createSignal(props.first);
  let root: HTMLDivElement | undefined;
  onMount(tellDrawn);
  const begin = async (): Promise<void> => {
    setNow(await (await import('./counted.ts')).countedBy(props.game));
    // What was pressed is gone; what is read next is what the rules say of the hand.
    queueMicrotask(() =>
      root?.querySelector<HTMLElement>('.verdict :is(button, a)')?.focus({ preventScroll: true }),
    );
  };
  const as = <K extends (Covered | Counted)['is']>(is: K) => {
    const one = now();
    return one.is === is ? (one as (Covered | Counted) & { is: K }) : null;
  };
  return (
    <div class="counting" ref={root}>
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
