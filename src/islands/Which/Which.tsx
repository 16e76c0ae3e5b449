/** "Which game do we play?": asks questions one by one and finds the game. The answers are kept in the address. */
import { createMemo, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { which } from '#i18n/which.ts';
import { MOST_QUESTIONS, type WhichGuide, whichGuide } from '../../compare/which/guide.ts';
import { answersFragment, openedAnswers } from '../../compare/which/link.ts';
import { choicesOf, sensibleAnswers, type TableAnswer } from '../../compare/which/questions.ts';
import { createWhichSession, type WhichEvent } from '../../machines/which-session.ts';
import { runMachine } from '../../sessions/actor.ts';
import { keepAddress } from '../../storage/address.ts';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { AnswersSoFar } from './AnswersSoFar.tsx';
import { headingOf } from './heading.ts';
import type { WhichProps } from './props.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { Result } from './Result.tsx';
import './which.css';

/** Asks a table which rules it plays by, and names the nearest game. */
export function Which(props: WhichProps): JSX.Element {
  let known: WhichGuide | undefined;
  /** Built with the first answer, since the first question is known without it. */
  const guide = (): WhichGuide => {
    known ??= whichGuide(props.questions, props.games, props.foreignGames);
    return known;
  };
  const nextAfter = (answers: readonly TableAnswer[]) =>
    answers.length === 0
      ? (props.questions.find(({ id }) => id === props.first) ?? null)
      : guide().nextQuestion(answers);
  const session = runMachine(
    createWhichSession<TableAnswer>(
      (answers) => nextAfter(answers) === null,
      (answers) => sensibleAnswers(answers, props.questions),
    ),
    undefined,
  );
  const answers = (): readonly TableAnswer[] => session.snapshot().context.answers;
  const broken = (): string | null => session.snapshot().context.broken;
  const isOver = (): boolean => session.snapshot().matches('over');
  const changing = (): number | null => session.snapshot().context.changing;
  const current = (): TableAnswer | undefined => answers()[changing() ?? -1];
  const question = createMemo(() => {
    const again = current();
    if (again) return props.questions.find(({ id }) => id === again.question) ?? null;
    return isOver() ? null : nextAfter(answers());
  });
  const result = createMemo(() => (isOver() ? guide().result(answers()) : null));
  const titleOf = (id: string): string => props.games.find((game) => game.id === id)?.title ?? id;

  const foreignTitleOf = (id: string): string =>
    props.foreignGames.find((game) => game.id === id)?.title ?? id;

  /** Heading of the question or the result; gets the focus after an answer. */
  let heading: HTMLElement | undefined;
  const act = (event: WhichEvent<TableAnswer>): void => {
    session.send(event);
    keepAddress(location.pathname + location.search + answersFragment(answers()));
    heading?.focus();
  };
  const open = (): void => {
    const place = location.hash.slice(1);
    // The fragment names an element of the page, not answers.
    if (place !== '' && document.getElementById(place)) return;
    session.send({ type: 'OPEN', ...openedAnswers(props.questions, location.hash) });
  };
  onMount(() => {
    addEventListener('hashchange', open);
    onCleanup(() => removeEventListener('hashchange', open));
    if (location.hash.length > 1) open();
  });
  const status = (): string => {
    const found = result();
    if (found) return headingOf(found, answers(), props);
    if (answers().length === 0) return '';
    const foreign = guide().foreignGame(answers());
    return foreign === null
      ? which.possible(guide().gamesLeft(answers()).map(titleOf))
      : which.possibleForeign(foreignTitleOf(foreign));
  };

  return (
    <div class="which">
      <Show when={broken()}>
        {(why) => (
          <div role="alert">
            <Slip kind="refused" head={which.broken} text={which.brokenText(why())} />
          </div>
        )}
      </Show>
      <div class="which-beside">
        <div class="which-main">
          <Switch>
            <Match when={question()} keyed>
              {(question) => (
                <QuestionForm
                  lang={props.asksIn}
                  question={question}
                  choices={choicesOf(question, props.questions)}
                  place={current() ? which.changing : which.place(answers().length + 1, MOST_QUESTIONS)}
                  current={current()?.answer}
                  heading={(element) => {
                    heading = element;
                  }}
                  onAnswer={(answer) => act({ type: 'ANSWER', answer: { question: question.id, answer } })}
                />
              )}
            </Match>
            <Match when={result()} keyed>
              {(found) => (
                <Result
                  lang={props.asksIn}
                  found={found}
                  answers={answers()}
                  questions={props.questions}
                  games={props.games}
                  foreignGames={props.foreignGames}
                  heading={(element) => {
                    heading = element;
                  }}
                />
              )}
            </Match>
          </Switch>
          <p class="which-status" classList={{ unseen: isOver() }} role="status">
            {status()}
          </p>
        </div>
        <Show when={answers().length > 0}>
          <AnswersSoFar
            lang={props.asksIn}
            answers={answers()}
            questions={props.questions}
            changing={changing()}
            onChange={(at) => act({ type: 'CHANGE', at })}
            onBack={() => act({ type: 'BACK' })}
            onRestart={() => act({ type: 'RESTART' })}
          />
        </Show>
      </div>
    </div>
  );
}

export default island(Which);
