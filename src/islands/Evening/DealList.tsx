import { createMemo, For, type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { words } from '#i18n/words.ts';
import { othersAfter, SEATS, type Seat } from '../../engine/seats.ts';
import type { EveningAccount } from '../../evening/account.ts';
import { Slip } from '../../ui/Slip.tsx';
import { DealReceipt } from './DealReceipt.tsx';
import { dealText } from './deal-text.ts';
import { FaultText } from './FaultText.tsx';
import type { EveningPart } from './page-rules.ts';

/** The deals so far, the last on top; each can be opened, changed, left out, or have one put in before it. */
export function DealList(props: EveningPart): JSX.Element {
  const { state } = props;
  const places = createMemo(() => (state.evening()?.deals ?? []).map((_, at) => at).reverse());
  const dealAt = (at: number) => state.account()?.settled[at];
  const mended = () => state.context().mended;
  const isMending = () => state.snapshot().matches('mending');
  const canMend = (at: number): boolean => {
    const evening = state.evening();
    return evening !== null && state.of.before(evening, at) !== null;
  };
  return (
    <section class="evening-deals" aria-labelledby="evening-deals">
      <div class="evening-head">
        <h2 id="evening-deals">{say.deals.title}</h2>
        <BackAndForth {...props} />
      </div>
      <Changes {...props} />
      <Show when={state.account()?.fault}>
        {(fault) => (
          <Slip kind="refused" head={say.deals.fault(fault().at + 1)} text={say.deals.faultText}>
            <FaultText {...props} error={fault().error} />
          </Slip>
        )}
      </Show>
      <Show when={places().length > 0} fallback={<p>{say.deals.none}</p>}>
        <ol reversed>
          <For each={places()}>
            {(at) => (
              <li>
                <button
                  type="button"
                  class="evening-deal"
                  aria-expanded={isMending() && mended() === at}
                  disabled={state.context().entry !== null || !canMend(at)}
                  onClick={() =>
                    state.send(isMending() && mended() === at ? { type: 'CLOSE' } : { type: 'MEND', at })
                  }
                >
                  <b>{say.deals.at(at + 1)}</b>{' '}
                  <Show when={dealAt(at)} fallback={<span>{say.deals.waiting}</span>}>
                    {(deal) => (
                      <span>
                        {dealText(state, deal())}. {say.deals.dealt(state.names()[deal().opening.dealer])}.
                      </span>
                    )}
                  </Show>
                </button>
                <Show when={isMending() && mended() === at}>
                  <div class="evening-mend panel">
                    <p class="row">
                      <button type="button" class="button" onClick={() => state.send({ type: 'CHANGE' })}>
                        {say.deals.change}
                      </button>
                      <button type="button" class="button" onClick={() => state.send({ type: 'INSERT' })}>
                        {say.deals.insert}
                      </button>
                      <button type="button" class="button" onClick={() => state.send({ type: 'LEAVE_OUT' })}>
                        {say.deals.leaveOut}
                      </button>
                      <button type="button" class="button" onClick={() => state.send({ type: 'CLOSE' })}>
                        {say.deals.close}
                      </button>
                    </p>
                    <Show when={dealAt(at)}>{(deal) => <DealReceipt {...props} deal={deal()} />}</Show>
                  </div>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}

/** Undo and redo, over a reload too. */
function BackAndForth({ state }: EveningPart): JSX.Element {
  const canStep = () => state.snapshot().matches('between') || state.snapshot().matches('over');
  return (
    <p class="row">
      <button
        type="button"
        class="button"
        disabled={!canStep() || state.context().past.length === 0}
        onClick={() => state.send({ type: 'UNDO' })}
      >
        {say.deals.undo}
      </button>
      <button
        type="button"
        class="button"
        disabled={!canStep() || state.context().future.length === 0}
        onClick={() => state.send({ type: 'REDO' })}
      >
        {say.deals.redo}
      </button>
    </p>
  );
}

/** What the last change of the past did to balances and dealers. Nothing after a deal that was only added. */
function Changes({ state }: EveningPart): JSX.Element {
  const lines = createMemo((): readonly string[] | null => {
    const now = state.evening();
    // After undo, it is the change that was taken back.
    const before = state.context().future.at(-1) ?? state.context().past.at(-1);
    if (!now || !before) return null;
    const isAdded =
      now.deals.length === before.deals.length + 1 &&
      before.deals.every((deal, at) => deal === now.deals[at]);
    if (isAdded || now.deals === before.deals) return null;
    const [was, is] = [state.of.accountOf(before), state.of.accountOf(now)];
    const { stake } = is.now.ruleset;
    const balances = SEATS.flatMap((seat) => {
      const [one, other] = [was.now.table.cash.seats[seat], is.now.table.cash.seats[seat]];
      return one === other
        ? []
        : [say.changed.balance(state.names()[seat], words.purse(one, stake), words.purse(other, stake))];
    });
    const owed = (at: EveningAccount, from: Seat, to: Seat): number =>
      at.now.table.debts.find((debt) => debt.from === from && debt.to === to)?.amount ?? 0;
    const debts = SEATS.flatMap((from) =>
      othersAfter(from).flatMap((to) => {
        const [one, other] = [owed(was, from, to), owed(is, from, to)].map(words.number);
        return one === undefined || other === undefined || one === other
          ? []
          : [say.changed.debt(state.names()[from], state.names()[to], one, other)];
      }),
    );
    const dealers = is.settled.flatMap(({ opening }, at) => {
      const other = was.settled[at]?.opening.dealer;
      return other === undefined || other === opening.dealer
        ? []
        : [say.changed.dealer(at + 1, state.names()[other], state.names()[opening.dealer])];
    });
    return [...balances, ...debts, ...dealers];
  });
  return (
    <div aria-live="polite">
      <Show when={lines()}>
        {(all) => (
          <Slip kind="note" head={say.changed.title}>
            <Show when={all().length > 0} fallback={<p>{say.changed.nothing}</p>}>
              <ul>
                <For each={all()}>{(line) => <li>{line}</li>}</For>
              </ul>
            </Show>
          </Slip>
        )}
      </Show>
    </div>
  );
}
