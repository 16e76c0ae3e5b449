import { For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { ENTER_CHECKS } from '../../ui/input/keys.ts';
import { releaseFocus } from '../../ui/Palette/Palette.tsx';
import { createRovingIndex } from '../../ui/roving-index.ts';
import { giverAt, laidOut } from '../../ui/Table/places.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from './message-context.ts';

/** Highlight of a tile after a press or an answer. */
export interface HandTileLook {
  readonly lit?: boolean;
  readonly dim?: boolean;
  readonly refused?: boolean;
}

interface BoardHand extends Pick<ShownHand, 'seat' | 'concealed' | 'melds' | 'bonus' | 'indicators'> {
  /** The winning tile, if it is shown apart from the rest. */
  readonly winning?: Kind | undefined;
  readonly from?: Seat | null;
  /** The player's discards, if shown. */
  readonly river?: readonly Kind[];
}

/** Labelled rows of tiles beside the hand: bonus tiles, river, indicators. Leaves out empty rows. */
const besideOf = ({ bonus = [], river = [], indicators }: BoardHand) =>
  (
    [
      [practiceQuestion.hand.bonus, bonus],
      [practiceQuestion.hand.river, river],
      [practiceQuestion.hand.indicators, indicators?.open ?? []],
      [practiceQuestion.hand.under, indicators?.under ?? []],
    ] as const
  ).filter(([, kinds]) => kinds.length > 0);

/** Draws a hand on the table cloth: melds, concealed tiles, and the winning tile apart. */
export function HandBoard(props: {
  context: PracticeContext;
  hand: BoardHand;
  /** Text above the hand: the seat, and how the last tile came. */
  factsText?: string;
  /** Called with the index in `concealed` of the pressed tile. Leave out to make tiles not pressable. */
  onTile?: (place: number) => void;
  look?: (place: number) => HandTileLook;
  pressed?: (place: number) => boolean;
  label?: string;
}): JSX.Element {
  const { deal, direction } = props.context.generator.ruleset;
  const roving = createRovingIndex(() => props.hand.concealed);
  const isPressed = () => props.onTile !== undefined;
  const laid = (meld: Meld) =>
    laidOut(meld, giverAt(props.hand.seat, 'from' in meld ? meld.from : null, direction));
  const came = () => {
    const { from } = props.hand;
    return typeof from === 'number'
      ? practiceQuestion.hand.from(names.seatName(from, messageContext(props.context, props.hand.seat)))
      : practiceQuestion.hand.drawn;
  };
  const tile = (kind: Kind, place: number): JSX.Element => (
    <Tile
      kind={kind}
      name={names.tileName(kind)}
      {...(props.look?.(place) ?? {})}
      {...(props.onTile && {
        as: 'button' as const,
        tabIndex: place === 0 ? 0 : -1,
        pressed: props.pressed?.(place) ?? false,
        onPress: (event: MouseEvent) => {
          releaseFocus(event);
          props.onTile?.(place);
        },
      })}
    />
  );
  return (
    <div class="board cloth" data-sets={deal.sets}>
      <Show when={props.factsText?.trim()}>
        <p class="board-told">{props.factsText}</p>
      </Show>
      <div class="board-hand">
        <Show when={props.hand.melds.length > 0}>
          <ul class="board-melds">
            <For each={props.hand.melds}>
              {(meld) => (
                <li>
                  <span class="unseen">
                    {names.callName(meld.kind, props.context.terms)}: {names.tileList(meld.tiles)}
                  </span>
                  <For each={laid(meld)}>
                    {({ kind, across, stacked }) => (
                      <span aria-hidden="true" data-stacked={stacked ? '' : undefined}>
                        <Tile kind={kind} name="" turn={across ? 'right' : 'none'} />
                      </span>
                    )}
                  </For>
                </li>
              )}
            </For>
          </ul>
        </Show>
        {/* A toolbar holds buttons, not list items; a hand that cannot be pressed is a plain list. */}
        <ul
          class="board-held"
          role={isPressed() ? 'toolbar' : undefined}
          aria-label={props.label ?? practiceQuestion.hand.yours}
          {...{ [ENTER_CHECKS]: isPressed() ? '' : undefined }}
          data-count={props.hand.concealed.length}
          ref={roving.ref}
          onKeyDown={roving.onKeyDown}
          onFocusIn={roving.onFocusIn}
          onFocusOut={roving.onFocusOut}
        >
          <For each={props.hand.concealed}>
            {(kind, place) => <li role={isPressed() ? 'presentation' : undefined}>{tile(kind, place())}</li>}
          </For>
          <Show when={props.hand.winning !== undefined}>
            <li class="board-last" role={isPressed() ? 'presentation' : undefined}>
              <span class="unseen">{came()}</span>
              <Tile kind={props.hand.winning ?? 0} name={names.tileName(props.hand.winning ?? 0)} lit />
            </li>
          </Show>
        </ul>
        <For each={besideOf(props.hand)}>
          {([label, kinds]) => (
            <div class="board-bonus">
              <span class="board-label">{label}</span>
              <For each={kinds}>{(kind) => <Tile kind={kind} name={names.tileName(kind)} />}</For>
            </div>
          )}
        </For>
      </div>
    </div>
  );
}
