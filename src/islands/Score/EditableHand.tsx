import { For, type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { WrittenHand } from '../../notation/hand.ts';
import { createRovingIndex } from '../../ui/roving-index.ts';
import { giverAt, laidOut } from '../../ui/Table/places.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { TakenPart } from './hand-builder.ts';
import './editable-hand.css';

/** The hand so far. Pressing a tile or a meld removes it. */
export function EditableHand(props: {
  hand: WrittenHand;
  seat: Seat;
  /** Direction of play. It decides which tile of a meld lies across, which shows the seat it was claimed from. */
  direction: Ruleset['direction'];
  messageContext: MessageContext;
  onTake: (taken: TakenPart) => void;
}): JSX.Element {
  const roving = createRovingIndex(() => props.hand);
  const empty = () =>
    props.hand.concealed.length + props.hand.melds.length + props.hand.bonus.length === 0 &&
    props.hand.winning === null;
  const meldName = (meld: Meld): string => {
    const call = words.callName(meld.kind, props.messageContext.terms);
    const hidden = meld.kind === 'kong' && meld.how === 'concealed';
    return `${hidden ? scorePage.receipt.concealedKong(call) : call}, ${words.tileList(meld.tiles)}`;
  };
  const laid = (meld: Meld) =>
    laidOut(meld, giverAt(props.seat, 'from' in meld ? meld.from : null, props.direction));
  const Row = (row: { from: 'concealed' | 'bonus' }): JSX.Element => (
    <span class="built-row">
      <For each={props.hand[row.from]}>
        {(kind, at) => (
          <Tile
            as="button"
            kind={kind}
            name={scorePage.takeOut(words.tileName(kind))}
            tabIndex={-1}
            onPress={() => props.onTake({ from: row.from, at: at() })}
          />
        )}
      </For>
    </span>
  );
  return (
    <div
      class="built cloth"
      role="toolbar"
      tabIndex={-1}
      aria-label={scorePage.yours}
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
      onFocusOut={roving.onFocusOut}
    >
      <Show when={empty()}>
        <p>{scorePage.nothingYet}</p>
      </Show>
      <For each={props.hand.melds}>
        {(meld, at) => (
          <button
            type="button"
            class="built-set plain-button"
            tabIndex={-1}
            aria-label={scorePage.takeOut(meldName(meld))}
            onClick={() => props.onTake({ from: 'melds', at: at() })}
          >
            <For each={laid(meld)}>
              {(tile) => (
                <span class="bill-tile" data-stacked={tile.stacked ? '' : undefined}>
                  <Tile kind={tile.kind} name="" turn={tile.across ? 'right' : 'none'} />
                </span>
              )}
            </For>
          </button>
        )}
      </For>
      <Row from="concealed" />
      <Show when={props.hand.winning} keyed>
        {(winning) => (
          <span class="built-won">
            <Tile
              as="button"
              kind={winning.tile}
              name={scorePage.takeOut(`${words.tileName(winning.tile)}, ${scorePage.receipt.winning}`)}
              tabIndex={-1}
              lit
              onPress={() => props.onTake({ from: 'winning' })}
            />
          </span>
        )}
      </Show>
      <Row from="bonus" />
    </div>
  );
}
