import { createMemo, createSignal, type JSX, onCleanup, onMount, Show, untrack } from 'solid-js';
import { isTaken } from '../../acting/keys.ts';
import { createTerms, createWording } from '../../acting/terms.ts';
import { hasAnswers, type Put, type Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same.ts';
import { isSolved, markBegun, markSolved, readBegun } from '../../store/exercises.ts';
import { tell } from '../../store/telling.ts';
import { bringIntoSight } from '../../views/sight.ts';
import { drillWordsIn } from '../../words/drill.ts';
import { namesIn } from '../../words/names.ts';
import { askedWordsIn } from '../../words/practice-asked.ts';
import type { AnyAsker, Keyed, Teller } from '../Practice/asker.ts';
import { Marks } from '../Practice/Marks.tsx';
import type { Given } from '../Practice/proof.ts';
import { entryIn } from '../Practice/props.ts';
import { Answer } from './Answer.tsx';
import { createDesk } from './coming.ts';
import type { Desk } from './desk.ts';
import {
  answered,
  begun,
  comesBack,
  type Drilling,
  drillingFrom,
  formatDrilling,
  isLast,
  isOver,
  marksOf,
  type Outcome,
  onward,
  rightAtLast,
  rightAtOnce,
} from './drilling.ts';
import type { DrillBoard, DrillGiven } from './props.ts';
import '../Practice/board.css';
import '../Practice/answers.css';
import './drill.css';

/** Boards in a row: each is decided, answered and followed by the next in the same place. */
export function Drill(props: DrillGiven): JSX.Element {
  const words = namesIn(props.lang);
  const say = askedWordsIn(props.lang);
  const sayDrill = drillWordsIn(props.lang);
  const { views, seen } = props.loaded;
  const { desk, withDesk } = createDesk(props);
  const [failed, setFailed] = createSignal(false);
  const { name } = props;
  const [drilling, setDrilling] = createSignal<Drilling>(begun(props.boards.length));
  const [before, setBefore] = createSignal(false);
  const [given, setGiven] = createSignal<Given | null>(null);
  const at = createMemo(() => drilling().at);
  /** What became of the board that stands there, once that is known. */
  const outcome = () => drilling().answers[at()];
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const entry = (id: string) => entryIn(desk()?.book ?? props, id);
  /** The board that stands there, while one does: drawn anew for each place, and for nothing else. */
  const board = createMemo((): (DrillBoard & { readonly View: AnyAsker['View'] }) | null => {
    const place = at();
    const now = props.boards[untrack(drilling).order[place] ?? -1];
    const View = now && views.get(now.question.asking.concept);
    return now && View ? { ...now, View } : null;
  });
  const facts = createMemo(() => props.loaded.facts(board()?.question.asking.under));
  const terms = createTerms(() => facts().terms);
  const word = createWording(() => facts().terms);
  const teller = createMemo(
    (): Teller => ({
      facts: facts(),
      words,
      say,
      entry,
      lang: props.lang,
      terms: terms(),
    }),
  );
  /** What was asked, once it is answered and its right answers are known: it came with them, or they are worked out. */
  const whole = createMemo((): Question | null => {
    const [now, answer, made] = [board(), given(), desk()];
    if (!now || !answer) return null;
    if (made) return made.whole(now.question);
    return hasAnswers(now.question) ? now.question : null;
  });
  /** The answer, as soon as it can be marked. */
  const judged = (): Given | null => (whole() === null ? null : given());
  const proof = createMemo(() => {
    const [asked, answer, made] = [whole(), given(), desk()];
    const asker = asked && made?.askers.get(asked.asking.concept);
    if (!asker || !answer || !made) return null;
    const room = made.rooms(asked.asking.under);
    const prover = { ...teller(), words: made.words, say: made.say, room };
    return asker.prove(asked, answer, prover);
  });
  const ask = () => {
    const now = board();
    return now ? word(now.ask ?? say.concepts[now.question.asking.concept]?.ask ?? '') : '';
  };
  /** A single board is no drill: it has no place among others, and no result. */
  const isRow = () => props.boards.length > 1;
  let root: HTMLFieldSetElement | undefined;
  let head: HTMLElement | undefined;
  let next: HTMLButtonElement | undefined;
  let keyed: Keyed = () => false;

  const answer = (to: Given): void => {
    const now = board();
    if (!now || given() !== null) return;
    setGiven(to);
    setFailed(false);
    withDesk(
      (made) => judge(made, now.question, to),
      () => {
        // It can be given again.
        setGiven(null);
        setFailed(true);
      },
    );
  };
  const judge = ({ askers, rooms, whole }: Desk, asked: Put, to: Given): void => {
    const asker = askers.get(asked.asking.concept);
    if (!asker) return;
    const [question, room] = [whole(asked), rooms(asked.asking.under)];
    const right = asker.accepts?.(question, to, room) ?? same(to, question.key);
    const missed = right ? [] : (asker.missed?.(question, to, room) ?? question.decides);
    void import('../Practice/noting.ts').then(({ note }) => note(props.ruleset, question, missed, right));
    tell({ type: 'answered', right, rule: proof()?.rule ?? null });
    reach(right ? 'right' : 'wrong');
    showTold();
  };
  /** Notes what became of the board that stands there, for this reader’s next visit as well. */
  const reach = (to: Outcome): void => {
    setDrilling(answered(drilling(), to));
    if (isLast(drilling())) tell({ type: 'solved' });
    if (name === null) return;
    if (isLast(drilling())) markSolved(name);
    else markBegun(name, formatDrilling(drilling()));
  };
  const letGo = (): void => {
    const now = board();
    if (!now || given() !== null) return;
    setFailed(false);
    withDesk(
      (made) => {
        reach('shown');
        setGiven(made.whole(now.question).key);
        showTold();
      },
      () => setFailed(true),
    );
  };
  /** What is told comes into sight, and the way on has the focus. */
  const showTold = (): void => {
    next?.focus({ preventScroll: true });
    bringIntoSight(root?.querySelector('.drill-answer .slip'));
  };
  const goOn = (): void => {
    if (!isRow() && isLast(drilling())) {
      again();
      return;
    }
    setGiven(null);
    setDrilling(onward(drilling()));
    queueMicrotask(bring);
  };
  const again = (): void => {
    setGiven(null);
    setDrilling(begun(props.boards.length));
    queueMicrotask(bring);
  };
  /** What stands there now is as high as it is: its beginning, or a result as a whole, comes into sight with the focus. */
  const bring = (): void => {
    const now = root?.querySelector<HTMLElement>('.ask');
    now?.focus({ preventScroll: true });
    (isOver(drilling()) ? root : head)?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent): void => {
    // Who holds Enter down has not read the verdict: it neither goes on nor presses what goes on.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    if (isTaken(event) || isOver(drilling())) return;
    if (given() === null && keyed(event)) event.preventDefault();
    else if (given() !== null && event.key === 'Enter' && proof() !== null && goesOn()) {
      goOn();
      event.preventDefault();
    }
  };
  /** A single board that is right is done. */
  const goesOn = () => isRow() || !isLast(drilling()) || outcome() !== 'right';
  const onwards = () => (!isLast(drilling()) ? sayDrill.next : isRow() ? sayDrill.finish : sayDrill.againOne);
  const isLetGo = () =>
    outcome() === 'wrong' && !drilling().order.includes(drilling().order[at()] ?? -1, at() + 1);
  onMount(() => {
    if (name !== null) {
      // The page shows the first board; whoever has begun goes on where they were.
      setDrilling(drillingFrom(readBegun()[name], props.boards.length));
      setBefore(isSolved(name));
    }
    const heard = props.alone ? document : root;
    heard?.addEventListener('keydown', onKey as EventListener);
    onCleanup(() => heard?.removeEventListener('keydown', onKey as EventListener));
  });

  return (
    <fieldset
      class="drill panel"
      aria-label={isOver(drilling()) ? undefined : ask()}
      // What an answer needs is on its way before it is given.
      onPointerDown={() => withDesk(() => {})}
      ref={root}
    >
      <header class="drill-head" ref={head}>
        <Show when={isRow() && !isOver(drilling())}>
          <p class="drill-place">{sayDrill.place(drilling().at + 1, drilling().order.length)}</p>
        </Show>
        <Show when={board()}>
          <p class="ask" tabIndex={-1}>
            {ask()}
          </p>
        </Show>
        <Show when={isRow()}>
          <Marks marks={marksOf(drilling())} />
        </Show>
        <Show when={comesBack(drilling()) && !isOver(drilling())}>
          <p class="aside">{sayDrill.back}</p>
        </Show>
        <Show when={before() && drilling().answers.length === 0}>
          <p class="aside">{sayDrill.before}</p>
        </Show>
      </header>
      <Show
        when={board()}
        keyed
        fallback={
          <Show when={desk()}>
            {(made) => {
              const { Result } = made();
              return (
                <Result
                  right={rightAtOnce(drilling())}
                  later={rightAtLast(drilling()) - rightAtOnce(drilling())}
                  of={drilling().count}
                  more={props.more}
                  say={sayDrill}
                  onAgain={again}
                />
              );
            }}
          </Show>
        }
      >
        {(standing) => (
          <div
            class="drill-desk"
            data-answered={given() === null ? undefined : ''}
            aria-busy={given() !== null && whole() === null}
          >
            <div class="drill-question">
              <standing.View
                question={standing.question}
                seen={seen(standing.question)}
                teller={teller()}
                still={false}
                given={judged()}
                right={whole()?.key ?? []}
                onAnswer={answer}
                onKeys={(to: Keyed) => {
                  keyed = to;
                }}
              />
            </div>
            <Show when={comesBack(drilling()) && given() === null}>
              <button type="button" class="button let-go" onClick={letGo}>
                {sayDrill.letGo}
              </button>
            </Show>
            <Answer
              proof={proof()}
              shown={outcome() === 'shown'}
              also={isLetGo() && isRow() ? sayDrill.lastTry : ''}
              remark={word(standing.remark)}
              onward={goesOn() ? onwards() : null}
              {...{ words, rule, say: sayDrill }}
              desk={desk()}
              failed={failed()}
              onNext={goOn}
              ref={(button) => {
                next = button;
              }}
            />
          </div>
        )}
      </Show>
    </fieldset>
  );
}
