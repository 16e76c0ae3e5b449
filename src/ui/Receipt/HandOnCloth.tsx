import { For, type JSX } from 'solid-js';
import { FACE_DOWN, JOKER } from '../../engine/tiles.ts';
import type { Words } from '../../i18n/index.ts';
import type { ReceiptWords } from '../../i18n/score-page.ts';
import type { MessageContext } from '../../i18n/words.ts';
import { Tile } from '../Tile/Tile.tsx';
import type { ReceiptGroup, ReceiptTile } from './receipt-hand.ts';

/** The hand set by set. What a line rests on is lit, the rest dimmed. */
export function HandOnCloth(props: {
  groups: readonly ReceiptGroup[];
  lit: ReadonlySet<number> | null;
  label: string;
  words: Words;
  say: ReceiptWords;
  telling: MessageContext;
}): JSX.Element {
  const told = ({ meld, is, places }: ReceiptGroup): string => {
    const tiles = props.words.tileList(meld ? meld.tiles : places.map((place) => place.kind));
    if (is === 'winning') return `${props.say.winning}: ${tiles}`;
    if (!meld) return tiles;
    const call = props.words.callName(meld.kind, props.telling.terms);
    const hidden = meld.kind === 'kong' && meld.how === 'concealed';
    return hidden ? `${props.say.concealedKong(call)}: ${tiles}` : `${call}, ${props.say.claimed}: ${tiles}`;
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
            <span class="unseen">{told(group)}</span>
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
