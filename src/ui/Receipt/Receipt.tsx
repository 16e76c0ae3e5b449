import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { comparable } from '../../engine/score.ts';
import { FACE_DOWN } from '../../engine/tiles.ts';
import { RuleLink } from '../RuleLink.tsx';
import { Tile } from '../Tile/Tile.tsx';
import './receipt.css';
import { HandOnCloth } from './HandOnCloth.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Line } from './Line.tsx';
import { Pays } from './Pays.tsx';
import type { ReceiptProps } from './props.ts';
import { groupsOf, restingOn } from './receipt-hand.ts';

/** The receipt of a hand: every line with its tiles and rule, what did not count and why, and who pays whom. */
export function Receipt(props: ReceiptProps): JSX.Element {
  const score = () => props.win.score;
  const groups = createMemo(() => groupsOf(props.hand, score().reading, score().placed));
  const [pointed, setPointed] = createSignal<number | null>(null);
  const [keptLine, setKeptLine] = createSignal<number | null>(null);
  const at = () => pointed() ?? keptLine();
  const lit = createMemo(() => {
    const line = at() === null ? undefined : score().lines[at() ?? 0];
    return line && line.tiles.length > 0 ? restingOn(groups(), line.tiles) : null;
  });
  const owner = () => words.seatName(props.win.seat, props.messageContext, 'owner');
  /** The kinds that the hand's jokers stand for. */
  const jokers = () =>
    groups().flatMap(({ places }) => places.flatMap(({ joker, kind }) => (joker ? kind : [])));
  const bonus = () => groups().find((group) => group.is === 'bonus')?.places ?? [];

  return (
    <section class="score-receipt" aria-label={props.label ?? scorePage.receipt.worth(owner())}>
      <div class="bill-sheet">
        <div class="bill">
          <HandOnCloth
            groups={groups().filter((group) => group.is !== 'bonus')}
            lit={lit()}
            label={scorePage.receipt.hand(owner())}
            messageContext={props.messageContext}
          />
          <p class="bill-how">
            <Show when={props.paid !== null}>
              {words.narrate({ type: 'won', win: props.win }, props.messageContext)}{' '}
            </Show>
            <Show when={props.round !== undefined}>
              {scorePage.receipt.round(words.windName(props.round ?? 0))}
            </Show>
            <Show when={jokers().length > 0}>{scorePage.receipt.jokers(words.tileList(jokers()))} </Show>
            <Show when={bonus().length > 0}>
              <span class="bill-bonus">
                {scorePage.receipt.bonus}:{' '}
                <For each={bonus()}>
                  {(place) => (
                    <Tile
                      kind={place.hidden ? FACE_DOWN : place.kind}
                      name={words.tileName(place.kind)}
                      lit={lit()?.has(place.id)}
                      dim={lit() !== null && !lit()?.has(place.id)}
                    />
                  )}
                </For>
              </span>
            </Show>
          </p>
          <ol class="bill-lines" aria-label={scorePage.receipt.lines}>
            <For each={score().lines}>
              {(line, i) => (
                <Line
                  {...{ line, unit: score().unit, ruleHref: props.ruleHref }}
                  entry={props.entry(line.pattern)}
                  lit={at() === i()}
                  isKept={keptLine() === i()}
                  onPoint={(on) => setPointed(on ? i() : null)}
                  onKeep={() => setKeptLine(keptLine() === i() ? null : i())}
                />
              )}
            </For>
          </ol>
          <p class="bill-total">
            <b>{score().rank ? scorePage.receipt.both : scorePage.receipt.total(score().unit)}</b>
            <Show when={props.minimum}>
              {(minimum) => (
                <span>
                  {scorePage.receipt.minimum(minimum().have, minimum().need, comparable(score()))}{' '}
                  <RuleLink id={minimum().rule} href={props.ruleHref(minimum().rule)} />
                </span>
              )}
            </Show>
            <Show when={words.scoreSum(score())}>{(sum) => <span class="bill-reckoned">{sum()}</span>}</Show>
            <b class="bill-sum">
              <span aria-hidden="true">
                {score().rank ? words.scoreTotal(score()) : words.number(score().total)}
              </span>
              <span class="unseen">{words.scoreTotal(score())}</span>
            </b>
          </p>
        </div>
        <div class="bill-side">
          <LeftOut {...props} bonus={bonus().map((place) => place.kind)} />
          <Show when={props.paid}>{(paid) => <Pays {...props} paid={paid()} />}</Show>
        </div>
      </div>
    </section>
  );
}
