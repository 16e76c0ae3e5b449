import { For, type JSX } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { FACE_DOWN, JOKER } from '../../engine/tiles.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { Tile } from '../Tile/Tile.tsx';
import type { ReceiptGroup, ReceiptTile } from './receipt-hand.ts';

/** The hand set by set. Tiles that a line rests on are highlighted, the rest dimmed. */
export function HandOnCloth(props: {
  groups: readonly ReceiptGroup[];
  lit: ReadonlySet<number> | null;
  label: string;
  messageContext: MessageContext;
}): JSX.Element {
  const meldText = ({ meld, is, places }: ReceiptGroup): string => {
    const tiles = words.tileList(meld ? meld.tiles : places.map((place) => place.kind));
    if (is === 'winning') return `${scorePage.receipt.winning}: ${tiles}`;
    if (!meld) return tiles;
    const call = words.callName(meld.kind, props.messageContext.terms);
    const hidden = meld.kind === 'kong' && meld.how === 'concealed';
    return hidden
      ? `${scorePage.receipt.concealedKong(call)}: ${tiles}`
      : `${call}, ${scorePage.receipt.claimed}: ${tiles}`;
  };
  const piece = (
    place: ReceiptTile,
    shown = place.hidden ? FACE_DOWN : place.joker ? JOKER : place.kind,
  ): JSX.Element => (
    <Tile
      kind={shown}
      name=""
      turn={place.across ? 'right' : 'none'}
      lit={props.lit?.has(place.id)}
      dim={props.lit !== null && !props.lit?.has(place.id)}
    />
  );
  return (
    <ol class="bill-hand cloth" aria-label={props.label}>
      <For each={props.groups}>
        {(group) => (
          <li data-is={group.is}>
            <span class="unseen">{meldText(group)}</span>
            <For each={group.places}>
              {(place) => (
                <span class="bill-tile" data-stacked={place.stacked ? '' : undefined} aria-hidden="true">
                  {piece(place)}
                </span>
              )}
            </For>
          </li>
        )}
      </For>
    </ol>
  );
}
