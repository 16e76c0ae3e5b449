import { createEffect, type JSX, Match, on, Show, Switch } from 'solid-js';
import { tableControls } from '#i18n/table-controls.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../engine/action.ts';
import { createFetched } from '../lazy.ts';
import { Slip, slipOf } from '../Slip.tsx';
import { Chooser } from './Chooser.tsx';
import { refusalText, triedText } from './refusal.ts';
import { ruleWords } from './rulebook.ts';
import type { PendingQuestion, TableControls } from './table-controls.ts';

/** The answer to the reader's last try: a refusal, a warning or a choice of tiles; empty if it was carried out. */
export function Answers(props: {
  acting: TableControls;
  /** URL of the rulebook as JSON. */
  book: string;
  /** Returns the URL of a rule. */
  ruleHref: (id: string) => string;
  /** Called when a refusal is shown. */
  onExplained?: () => void;
  /** Other content of the same live region, also read aloud. */
  children?: JSX.Element;
}): JSX.Element {
  return (
    <div aria-live="polite" aria-atomic="true">
      {props.children}
      <Refusal {...props} />
      <Show when={props.acting.question()} keyed>
        {(question) => (
          <Switch>
            <Match when={question.is === 'first'}>
              <Slip kind="note" {...tableControls.chooseFirst} />
            </Match>
            <Match when={question.is === 'choose' && question}>
              {(choice) => <Chooser acting={props.acting} question={choice()} />}
            </Match>
            <Match when={question.is === 'lets-go' && question}>
              {(passing) => <PassWarning acting={props.acting} question={passing()} />}
            </Match>
            <Match when={question.is === 'caution' && question}>
              {(caution) => (
                <Warning
                  acting={props.acting}
                  question={caution()}
                  book={props.book}
                  ruleHref={props.ruleHref}
                />
              )}
            </Match>
          </Switch>
        )}
      </Show>
    </div>
  );
}

/** The refusal of an action, with its rule; with a price, if the reader may insist. */
function Refusal(props: {
  acting: TableControls;
  book: string;
  ruleHref: (id: string) => string;
  onExplained?: () => void;
}): JSX.Element {
  const { place } = props.acting;
  const answer = createFetched(place.refused, async (refused) => ({
    refused,
    explanation: await refusalText(props.book, place.view(), refused, place.messageContext()),
  }));
  /** The answer to this try; null while only an older one is loaded. */
  const current = () => {
    const latest = answer();
    return latest?.refused === place.refused() ? latest : null;
  };
  createEffect(on(current, (now) => now && props.onExplained?.(), { defer: true }));
  return (
    // Each try gets its own slip, so that a repeated answer is read aloud again.
    <Show when={current()} keyed>
      {({ refused, explanation }) => (
        <Slip
          kind="refused"
          about={
            refused.action
              ? triedText(refused, place.messageContext().terms, place.view().stage.offer !== null)
              : undefined
          }
          {...slipOf(explanation, props.ruleHref)}
        >
          <Show when={refused.price}>
            {(price) => (
              <InsistButtons
                acting={props.acting}
                action={{ ...refused.action, despite: refused.reason.rule }}
                label={tableControls.anyway(words.price(price(), place.messageContext()))}
              />
            )}
          </Show>
        </Slip>
      )}
    </Show>
  );
}

/** Buttons to take the try back, or to carry it out all the same. */
function InsistButtons(props: { acting: TableControls; action: Action; label: string }): JSX.Element {
  return (
    <div class="ruling-answers row">
      <button type="button" class="button" onClick={props.acting.dismiss}>
        {tableControls.takeBack}
      </button>
      <button type="button" class="button" onClick={() => props.acting.insist(props.action)}>
        {props.label}
      </button>
    </div>
  );
}

/** Asks once before passing a tile that would win. */
function PassWarning(props: {
  acting: TableControls;
  question: Extract<PendingQuestion, { is: 'lets-go' }>;
}): JSX.Element {
  const { terms } = props.acting.place.messageContext();
  return (
    <Slip kind="note" {...tableControls.mayWin(words.callName('win', terms))}>
      <InsistButtons acting={props.acting} action={props.question.action} label={tableControls.passAnyway} />
    </Slip>
  );
}

/** A warning before a legal action. */
function Warning(props: {
  acting: TableControls;
  question: Extract<PendingQuestion, { is: 'caution' }>;
  book: string;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { place } = props.acting;
  const entry = createFetched(
    () => props.question.reason.rule,
    async (id) => (await ruleWords(props.book, [id]))[0] ?? null,
  );
  const id = () => props.question.reason.rule;
  return (
    <Slip
      kind="note"
      head={entry() ? `${entry()?.title}.` : ''}
      text={entry()?.sentence}
      rule={{ id: id(), href: props.ruleHref(id()) }}
    >
      <InsistButtons
        acting={props.acting}
        action={props.question.action}
        label={tableControls.allTheSame(
          words.actionName(
            props.question.action,
            place.messageContext().terms,
            place.view().stage.offer !== null,
          ),
        )}
      />
    </Slip>
  );
}
