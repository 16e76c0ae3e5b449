import { createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { LessonError } from '../../scenes/error.ts';
import { tellDrawn } from '../../store/telling.ts';
import { Slip } from '../../views/Slip.tsx';
import { ownBoardsWordsIn } from '../../words/own-boards.ts';
import type { Made, OwnBoardsProps } from './props.ts';

/** What a frame's address asks for: a hand, a question about it, or questions in a row. */
export function OwnBoards(props: OwnBoardsProps): JSX.Element {
  const say = ownBoardsWordsIn(props.lang);
  const [made, setMade] = createSignal<Made | 'failed' | null>(null);
  onMount(async () => {
    try {
      setMade(await madeOf(new URLSearchParams(location.hash.slice(1)), props));
    } catch (error) {
      if (error instanceof LessonError) setMade({ is: 'fault', what: error.what, hint: error.hint });
      else {
        setMade('failed');
        console.warn(error);
      }
    }
    tellDrawn();
  });
  const as = <K extends Made['is']>(is: K) => {
    const now = made();
    return now !== null && now !== 'failed' && now.is === is ? (now as Made & { is: K }) : null;
  };

  return (
    <div class="own-boards">
      <Switch fallback={<p class="aside">{say.waiting}</p>}>
        <Match when={made() === 'failed'}>
          <Slip kind="note" head={say.failed} />
        </Match>
        <Match when={as('fault')}>
          {(fault) => (
            <div role="alert">
              <Slip kind="refused" head={fault().what} text={fault().hint} />
            </div>
          )}
        </Match>
        <Match when={as('hand')}>
          {(hand) => {
            const { HandRow } = hand();
            return (
              <figure class="hand-picture">
                <HandRow groups={hand().groups} lang={props.lang} />
              </figure>
            );
          }}
        </Match>
        <Match when={as('boards')}>
          {(boards) => {
            const { Drill } = boards();
            return (
              <>
                <Show when={boards().amended}>{(text) => <Slip kind="note" head={text()} />}</Show>
                <Drill
                  {...boards().book}
                  lang={props.lang}
                  ruleset={props.game}
                  name={null}
                  rulebook={props.rulebook}
                  more={`${props.practice}${boards().kind}/`}
                  boards={boards().boards}
                  loaded={boards().loaded}
                />
              </>
            );
          }}
        </Match>
      </Switch>
    </div>
  );
}

/** A hand that nothing is asked about takes less to be drawn. */
async function madeOf(asked: URLSearchParams, props: OwnBoardsProps): Promise<Made> {
  const hand = asked.get('hand');
  if (hand === null || asked.has('ask')) return (await import('./making.ts')).boardsOf(asked, props);
  return (await import('./looking.ts')).lookedAt(hand, props);
}
