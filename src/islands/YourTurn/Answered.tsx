import { type JSX, Match, Show, Switch } from 'solid-js';
import { lesson } from '#i18n/lesson.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { Slip } from '../../ui/Slip.tsx';
import type { RightMove, TurnProps } from './props.ts';

export interface Right {
  readonly is: 'right';
  readonly goal: RightMove;
  /** How much of what follows has been shown. */
  readonly shown: number;
}

/** What was said to the last try, where no rule forbids it. */
export type LastReply = Right | Unwise;

interface Unwise {
  readonly is: 'unwise';
  readonly tried: Action;
  readonly html: string;
  /** Whether the right move is told, too: it was looked for long enough. */
  readonly messageContext: boolean;
}

/** The answer to a move that is allowed: right, or not what was asked. */
export function Answered(props: {
  lastReply: LastReply | null;
  turn: TurnProps;
  terms: Terms;
  /** Says what an author wrote in the words that the reader chose. */
  word: (text: string) => string;
  rule: (id: string) => string;
}): JSX.Element {
  /** A win has another word where another’s tile lies there. */
  const named = (action: Action): string =>
    words.actionName(action, props.terms, props.turn.first.stage.offer !== null);
  const textOf = ({ goal, shown }: Right) => props.turn.following[shown - 1]?.text ?? goal.text;
  return (
    <Show when={props.lastReply} keyed>
      {(now) => (
        <Switch>
          <Match when={now.is === 'unwise' && now}>
            {(unwise) => (
              <Slip kind="note" head={lesson.yourTurn.unwise(named(unwise().tried))}>
                <Show when={unwise().html}>
                  <div class="ruling-text why" innerHTML={props.word(unwise().html)} />
                </Show>
                <Show when={unwise().messageContext && props.turn.goals[0]}>
                  {(goal) => <p class="ruling-text">{lesson.yourTurn.answer(named(goal().action))}</p>}
                </Show>
              </Slip>
            )}
          </Match>
          <Match when={now.is === 'right' && now}>
            {(right) => (
              <Slip
                kind="good"
                head={props.turn.goals.length > 1 ? lesson.yourTurn.rightToo : lesson.yourTurn.right}
                text={props.word(textOf(right()))}
                {...(right().goal.rule
                  ? { rule: { id: right().goal.rule ?? '', href: props.rule(right().goal.rule ?? '') } }
                  : {})}
              >
                <Show when={right().shown === 0 && right().goal.why}>
                  <div class="ruling-text why" innerHTML={props.word(right().goal.why)} />
                </Show>
              </Slip>
            )}
          </Match>
        </Switch>
      )}
    </Show>
  );
}
