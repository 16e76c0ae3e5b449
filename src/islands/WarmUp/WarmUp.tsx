import { createMemo, type JSX, Show } from 'solid-js';
import { table as sayTable } from '#i18n/table.ts';
import { warmUp } from '#i18n/warm-up.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { YOU } from '../../sessions/hand.ts';
import { createTerms } from '../../ui/input/terms.ts';
import { Slip, slipOf } from '../../ui/Slip.tsx';
import { OwnHandContext } from '../../ui/Table/own-hand.ts';
import { TableView } from '../../ui/Table/TableView.tsx';
import { island } from '../island.ts';
import { Answers } from './Answers.tsx';
import { refusalOf, sentenceOf } from './replies.ts';
import { createWarmUpTable } from './table.ts';
import { createWarmUpSession } from './warm-up-session.ts';
import '../../ui/Table/warm-up.css';
import './warm-up.css';

interface WarmUpProps {
  readonly game: string;
  readonly terms: Terms;
  /** Address of the first lesson. */
  readonly lesson: string;
  readonly rulebook: string;
}

/** The warm-up of the home page: a tiny game with five tiles and one decision. */
export function WarmUp(props: WarmUpProps): JSX.Element {
  const terms = createTerms(() => props.terms);
  const table = createWarmUpTable(props.game);
  const warming = createWarmUpSession(table);
  const { session } = table;
  const { view, ended, myTurn } = warming;
  let box: HTMLElement | undefined;

  const messageContext = createMemo(
    (): MessageContext => ({ reader: YOU, dealer: view().dealer, terms: terms() }),
  );
  const sentences = createMemo(() => sentenceOf(warming, messageContext()));
  const refusal = () => {
    const reason = session.refused()?.reason;
    return reason && refusalOf(reason);
  };
  const winKey = () => /[A-Z]/.exec(terms().win.toUpperCase())?.[0] ?? 'W';
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || ended()) return;
    if (event.key.toUpperCase() !== winKey()) return;
    event.preventDefault();
    warming.win(box?.querySelector('.win'));
  };

  return (
    <section class="warm-up cloth" aria-label={warmUp.label} ref={box} onKeyDown={onKey}>
      <p class="warm-up-about">
        <span>{warmUp.about}</span>
        <span class="turn">
          {ended() || view().stage.outcome ? '' : myTurn() ? warmUp.yourTurn : warmUp.others}
        </span>
      </p>
      <div class="warm-up-told" aria-live="polite" aria-atomic="true">
        <Show
          when={refusal()}
          fallback={
            <p>
              {sentences()[0]}
              <Show when={sentences()[1] !== undefined}>
                <b>{terms().win}</b>
                {sentences()[1]}
              </Show>
            </p>
          }
        >
          {(why) => <Slip kind="refused" {...slipOf(why(), (id) => `${props.rulebook}#${id}`)} />}
        </Show>
        <Show when={view().stage.outcome?.is === 'won'}>
          <p class="warm-up-why">{warmUp.wonText}</p>
        </Show>
      </div>
      <OwnHandContext.Provider value={warming.hand}>
        <TableView
          view={view()}
          moved={session.moved()}
          size="warm-up"
          you={YOU}
          label={sayTable.table}
          terms={terms()}
        />
      </OwnHandContext.Provider>
      <Answers warming={warming} win={terms().win} winKey={winKey()} lesson={props.lesson} />
    </section>
  );
}

export default island(WarmUp);
