import { For, type JSX, Show } from 'solid-js';
import { dealEnd } from '#i18n/deal-end.ts';
import { words } from '#i18n/words.ts';
import { emptyBook } from '../../engine/payment.ts';
import { SEATS } from '../../engine/seats.ts';
import type { Outcome, Win } from '../../engine/table.ts';
import { lineTitle } from '../../i18n/line-title.ts';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { ledgerOf } from '../../ui/Ledger/balances.ts';
import { createFetched } from '../../ui/lazy.ts';
import { Winners } from '../../ui/winning/Sets.tsx';
import { endHead } from './end-head.ts';
import { owedTo } from './gains.ts';
import type { PanelSheet } from './panel-sheet.ts';
import './end-on-cloth.css';

/**
 * The end of a deal, at the table: each winning hand, what counts in it, and what everyone wins or loses. Folded, it
 * leaves the table to be looked at.
 */
export function EndOnCloth(
  props: Pick<PanelSheet, 'desk' | 'panelText' | 'book'> & { outcome: Outcome },
): JSX.Element {
  const { session, messageContext } = props.desk;
  const book = createFetched(() => props.book, ruleBook);
  const paid = () => props.panelText.paid();
  const ledger = () => ledgerOf({ cash: emptyBook, debts: [] }, paid());
  const scores = () => session.setting().ruleset.scoring !== null;
  const isWinner = (seat: number) =>
    props.outcome.is === 'won' && props.outcome.winners.some((win) => win.seat === seat);
  const caption = (win: Win): string => {
    const name = words.seatName(win.seat, messageContext(), 'start');
    return scores() ? `${name}: ${words.scoreTotal(win.score)}` : name;
  };
  return (
    <details class="end-on-cloth cloth" open>
      <summary>
        <span>{endHead(props.outcome, messageContext())}</span>
      </summary>
      <div class="end-sheet">
        <Winners
          view={session.view()}
          terms={messageContext().terms}
          caption={caption}
          below={(win) => (
            <Show when={scores()}>
              <ul class="end-lines">
                {/* Fu are in the total; the receipt has them line by line. */}
                <For each={win.score.lines.filter(({ of }) => of !== 'fu')}>
                  {(line) => (
                    <li>
                      {lineTitle(line, { title: line.pattern, ...book()?.[line.pattern] })}{' '}
                      <b>{words.lineWorth(line, win.score.unit).shown}</b>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          )}
        />
        <Show when={paid().length > 0}>
          <ul class="end-sums">
            <For each={SEATS}>
              {(seat) => (
                <li data-won={isWinner(seat) ? '' : undefined}>
                  <span>{words.seatName(seat, messageContext(), 'start')}</span>
                  <b>{words.purse(ledger().cash[seat].now, 0)}</b>
                  <Show when={owedTo(ledger(), seat) !== 0}>
                    <span>
                      {dealEnd.owed(
                        owedTo(ledger(), seat),
                        words.number(Math.abs(owedTo(ledger(), seat))),
                        seat === messageContext().reader,
                      )}
                    </span>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
    </details>
  );
}
