import { type JSX, Match, Show, Switch } from 'solid-js';
import { lesson } from '#i18n/lesson.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../engine/action.ts';
import type { Price } from '../../engine/payment.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { ruleWords } from '../../ui/input/rulebook.ts';
import { createFetched } from '../../ui/lazy.ts';
import { Slip, slipOf } from '../../ui/Slip.tsx';
import type { RightMove, TurnProps } from './props.ts';

export interface Right {
  readonly is: 'right';
  readonly goal: RightMove;
}

/** Reply to the last attempt, if it was not refused. */
export type LastReply = Right | Unwise | Mistaken;

/** A priced mistake that the reader insisted on. */
interface Mistaken {
  readonly is: 'mistake';
  readonly tried: Action;
  readonly price: Price;
}

interface Unwise {
  readonly is: 'unwise';
  readonly tried: Action;
  readonly html: string;
  /** True after PATIENCE misses: the reply also names the right move. */
  readonly withAnswer: boolean;
}

/** Reply to a move that was not refused: right, not the one asked for, or a mistake with its price. */
export function Reply(props: {
  lastReply: LastReply | null;
  /** Number of steps shown so far of what follows the right move. */
  shown: number;
  turn: TurnProps;
  /** True if a tile of another seat lies there to be claimed. */
  isClaim: boolean;
  messageContext: MessageContext;
  /** Replaces terms in an author's text with those the reader chose. */
  word: (text: string) => string;
  ruleHref: (id: string) => string;
}): JSX.Element {
  /** Names an action; a win on another seat's tile has its own word. */
  const named = (action: Action): string =>
    words.actionName(action, props.messageContext.terms, props.isClaim);
  const textOf = ({ goal }: Right) => props.turn.following[props.shown - 1]?.text ?? goal.text;
  return (
    <Show when={props.lastReply} keyed>
      {(now) => (
        <Switch>
          <Match when={now.is === 'unwise' && now}>
            {(unwise) => (
              <Slip kind="note" head={lesson.yourTurn.unwise} why={props.word(unwise().html)}>
                <p class="ruling-text">{lesson.yourTurn.stays}</p>
                <Show when={unwise().withAnswer && props.turn.goals[0]}>
                  {(goal) => <p class="ruling-text">{lesson.yourTurn.answer(named(goal().action))}</p>}
                </Show>
              </Slip>
            )}
          </Match>
          <Match when={now.is === 'mistake' && now}>
            {(mistaken) => <MistakeReply {...props} price={mistaken().price} />}
          </Match>
          <Match when={now.is === 'right' && now}>
            {(right) => (
              <Slip
                kind="good"
                {...slipOf(
                  {
                    head: props.turn.goals.length > 1 ? lesson.yourTurn.rightToo : lesson.yourTurn.right,
                    text: props.word(textOf(right())),
                    rule: right().goal.rule,
                  },
                  props.ruleHref,
                )}
                why={props.shown === 0 ? props.word(right().goal.why) : undefined}
              />
            )}
          </Match>
        </Switch>
      )}
    </Show>
  );
}

/** What a mistake is that the reader insisted on, and what it costs, in the rulebook's words. */
function MistakeReply(props: {
  price: Price;
  turn: TurnProps;
  messageContext: MessageContext;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const entry = createFetched(
    () => props.price.rule,
    async (id) => (await ruleWords(props.turn.book, [id]))[0] ?? null,
  );
  return (
    <Show when={entry()}>
      {(found) => (
        <Slip
          kind="refused"
          {...slipOf(
            {
              head: lesson.yourTurn.mistake(found().title),
              text: `${words.price(props.price, props.messageContext)} ${found().sentence}`,
              rule: found().id,
            },
            props.ruleHref,
          )}
        >
          <p class="ruling-text">{lesson.yourTurn.unpaid}</p>
        </Slip>
      )}
    </Show>
  );
}
