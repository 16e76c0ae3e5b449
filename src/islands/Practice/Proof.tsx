import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practice } from '#i18n/practice.ts';
import type { Kind } from '../../engine/tiles.ts';
import { foreignOf } from '../../notation/two-game-id.ts';
import type { Evidence, ProofRow } from '../../questions/proof.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { PaymentArrows } from '../../ui/Payments/PaymentArrows.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import './proof.css';

/** Draws the proof of an answer: sets, rows of conditions, payments, or the smallest exchange of tiles. */
export function ProofView(props: {
  evidence: readonly Evidence[];
  /** The address of a rule. */
  ruleHref: (id: string) => string;
}): JSX.Element {
  const tiles = (kinds: readonly Kind[], won?: number): JSX.Element => (
    <For each={kinds}>{(kind, i) => <Tile kind={kind} name={names.tileName(kind)} lit={won === i()} />}</For>
  );
  return (
    <div class="proof">
      <For each={props.evidence}>
        {(each) => (
          <section class="proof-part" data-is={each.is}>
            <h2>{each.title}</h2>
            <Switch>
              <Match when={each.is === 'sets' && each}>
                {(of) => (
                  <ol class="proof-sets">
                    <For each={of().sets}>
                      {(set) => (
                        <li data-odd={set.odd ? '' : undefined}>
                          <span class="proof-set">{tiles(set.tiles, set.won)}</span>
                          <Show when={set.word}>
                            <span class="proof-word">{set.word}</span>
                          </Show>
                        </li>
                      )}
                    </For>
                  </ol>
                )}
              </Match>
              <Match when={each.is === 'rows' && each}>
                {(of) => (
                  <ul class="proof-rows">
                    <For each={of().rows}>
                      {(row) => <RowView row={row} tiles={tiles} ruleHref={props.ruleHref} />}
                    </For>
                  </ul>
                )}
              </Match>
              <Match when={each.is === 'payments' && each}>
                {(of) => (
                  <PaymentArrows
                    payments={of().payments}
                    names={of().names}
                    number={names.number}
                    label={of().label}
                  />
                )}
              </Match>
              <Match when={each.is === 'exchange' && each}>
                {(of) => (
                  <>
                    <p>{of().text}</p>
                    <p class="proof-exchange">
                      <span class="proof-set">{tiles(of().out)}</span>
                      <svg viewBox="0 0 32 24" role="img" aria-label={practice.fix.for}>
                        <path d="M2 12h26M20 5l8 7-8 7" />
                      </svg>
                      <span class="proof-set">{tiles(of().come)}</span>
                    </p>
                  </>
                )}
              </Match>
            </Switch>
          </section>
        )}
      </For>
    </div>
  );
}

function RowView(props: {
  row: ProofRow;
  tiles: (kinds: readonly Kind[]) => JSX.Element;
  ruleHref: (id: string) => string;
}): JSX.Element {
  return (
    <li class="proof-row" data-mark={props.row.mark}>
      <Icon
        class="proof-mark"
        name={props.row.mark === 'bad' ? 'cross' : props.row.mark === 'good' ? 'check' : 'dash'}
      />
      <span class="proof-said">
        <b>{props.row.head}</b> <Show when={props.row.text}>{(text) => <span>{text()}</span>}</Show>
      </span>
      <Show when={props.row.tiles?.length}>
        <span class="proof-tiles">{props.tiles(props.row.tiles ?? [])}</span>
      </Show>
      <Show when={props.row.amount}>
        <b class="proof-amount">{props.row.amount}</b>
      </Show>
      <Show when={props.row.rule}>
        {(id) => <RuleLink id={foreignOf(id()).rule} href={props.ruleHref(id())} />}
      </Show>
    </li>
  );
}
