import { createMemo, createSignal, type JSX, onCleanup, onMount, Show, untrack } from 'solid-js';
import { isTaken } from '../../acting/keys.ts';
import { createTerms, createWording } from '../../acting/terms.ts';
import { roomsOf } from '../../puzzles/room.ts';
import { same } from '../../puzzles/same.ts';
import { markSolved } from '../../store/exercises.ts';
import { tell } from '../../store/telling.ts';
import { wordsIn } from '../../words/index.ts';
import { lessonWordsIn } from '../../words/lesson.ts';
import { practiceWordsIn } from '../../words/practice.ts';
import { type AnyAsker, type Keyed, type Prover, seenOf } from '../Practice/asker.ts';
import { factsOf } from '../Practice/facts.ts';
import { Marks } from '../Practice/Marks.tsx';
import type { Given } from '../Practice/proof.ts';
import { entryIn } from '../Practice/props.ts';
import { Answer } from './Answer.tsx';
import {
  answered,
  begun,
  comesBack,
  type Drilling,
  isLast,
  isOver,
  marksOf,
  onward,
  rightAtOnce,
} from './drilling.ts';
import type { DrillBoard, DrillGiven } from './props.ts';
import { Result } from './Result.tsx';
import '../Practice/board.css';
import '../Practice/answers.css';
import './drill.css';

/** Boards in a row: each is decided, answered and followed by the next in the same place. */
export function Drill(props: DrillGiven): JSX.Element {
  const words = wordsIn(props.lang);
  const say = practiceWordsIn(props.lang);
  const sayDrill = lessonWordsIn(props.lang).drill;
  const rooms = roomsOf(props.loaded.game);
  const [alive, setAlive] = createSignal(false);
  const [drilling, setDrilling] = createSignal<Drilling>(begun(props.boards.length));
  const [given, setGiven] = createSignal<Given | null>(null);
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const entry = (id: string) => entryIn(props, id);
  const at = createMemo(() => drilling().at);
  /** The board that stands there, while one does: drawn anew for each place, and for nothing else. */
  const board = createMemo((): (DrillBoard & { readonly asker: AnyAsker }) | null => {
    const place = at();
    const now = props.boards[untrack(drilling).order[place] ?? -1];
    const asker = now && props.loaded.askers.get(now.question.asking.concept);
    return now && asker ? { ...now, asker } : null;
  });
  const room = createMemo(() => rooms(board()?.question.asking.under));
  const terms = createTerms(() => room().ruleset.terms);
  const word = createWording(() => room().ruleset.terms);
  const teller = createMemo(
    (): Prover => ({
      facts: factsOf(room().ruleset),
      room: room(),
      words,
      say,
      entry,
      lang: props.lang,
      terms: terms(),
    }),
  );
  const proof = createMemo(() => {
    const [now, answer] = [board(), given()];
    return now && answer ? now.asker.prove(now.question, answer, teller()) : null;
  });
  const ask = () => {
    const now = board();
    return now ? word(now.ask ?? say.concepts[now.question.asking.concept]?.ask ?? '') : '';
  };
  /** A single board is no drill: it has no place among others, and no result. */
  const isRow = () => props.boards.length > 1;
  let root: HTMLFieldSetElement | undefined;
  let title: HTMLParagraphElement | undefined;
  let next: HTMLButtonElement | undefined;
  let keyed: Keyed = () => false;

  const answer = (to: Given): void => {
    const now = board();
    if (!now || given() !== null) return;
    const { question, asker } = now;
    const right = asker.accepts?.(question, to, room()) ?? same(to, question.key);
    const missed = right ? [] : (asker.missed?.(question, to, room()) ?? question.decides);
    setGiven(to);
    setDrilling(answered(drilling(), right));
    void import('../Practice/noting.ts').then(({ note }) => note(props.ruleset, question, missed, right));
    tell({ type: 'answered', right, rule: question.decides[0] ?? null });
    if (isLast(drilling())) tell({ type: 'solved' });
    if (props.name !== null && isLast(drilling())) markSolved(props.name);
    next?.focus({ preventScroll: true });
  };
  const goOn = (): void => {
    // What follows may be lower: what stands below it must not jump.
    if (root) root.style.minHeight = `${root.offsetHeight}px`;
    setGiven(null);
    setDrilling(onward(drilling()));
    queueMicrotask(() => {
      title?.focus({ preventScroll: true });
      title?.scrollIntoView({ block: 'nearest' });
    });
  };
  const again = (): void => {
    setGiven(null);
    setDrilling(begun(props.boards.length));
    queueMicrotask(() => title?.focus());
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isTaken(event) || isOver(drilling())) return;
    if (given() === null && keyed(event)) event.preventDefault();
    else if (given() !== null && event.key === 'Enter' && goesOn()) {
      goOn();
      event.preventDefault();
    }
  };
  /** A single board that is right is done. */
  const goesOn = () => isRow() || !isLast(drilling());
  onMount(() => {
    setAlive(true);
    root?.addEventListener('keydown', onKey);
    onCleanup(() => root?.removeEventListener('keydown', onKey));
  });

  return (
    <fieldset class="drill panel" aria-label={isOver(drilling()) ? undefined : ask()} ref={root}>
      <header class="drill-head">
        <Show when={isRow() && !isOver(drilling())}>
          <p class="drill-place">{sayDrill.place(drilling().at + 1, drilling().order.length)}</p>
        </Show>
        <Show when={board()}>
          <p class="ask" tabIndex={-1} ref={title}>
            {ask()}
          </p>
        </Show>
        <Show when={isRow()}>
          <Marks marks={marksOf(drilling())} />
        </Show>
        <Show when={comesBack(drilling()) && !isOver(drilling())}>
          <p class="aside">{sayDrill.back}</p>
        </Show>
      </header>
      <Show
        when={board()}
        keyed
        fallback={
          <Result
            right={rightAtOnce(drilling())}
            of={drilling().count}
            more={props.more}
            say={sayDrill}
            onAgain={again}
          />
        }
      >
        {(standing) => (
          <div class="drill-desk" data-answered={given() === null ? undefined : ''}>
            <div class="drill-question">
              <standing.asker.View
                question={standing.question}
                seen={seenOf(standing.asker, standing.question, teller())}
                teller={teller()}
                still={false}
                ready={alive()}
                given={given()}
                onAnswer={answer}
                onKeys={(to: Keyed) => {
                  keyed = to;
                }}
              />
            </div>
            <Answer
              proof={proof()}
              remark={word(standing.remark)}
              onward={goesOn() ? (isLast(drilling()) ? sayDrill.finish : sayDrill.next) : null}
              {...{ words, rule, say: sayDrill, for: say.fix.for }}
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
