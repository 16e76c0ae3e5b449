import { For, type JSX, Match, Switch } from 'solid-js';
import { names } from '#i18n/names.ts';
import { writtenHand } from '#i18n/written-hand.ts';
import { parseHand } from '../../notation/hand.ts';
import { NOWHERE } from '../../scenes/error.ts';
import { groupsOf, type HandGroup } from '../../scenes/presentation/groups.ts';
import { parseAt } from '../../scenes/read-hand.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { OwnBoardsProps } from './props.ts';

/** Draws a hand as its author grouped it: melds as laid out, the winning tile apart. */
export function HandRow(props: { groups: readonly HandGroup[] }): JSX.Element {
  const came = { draw: writtenHand.drawn, discard: writtenHand.claimed, robbery: writtenHand.robbed };
  const tilesIn = (group: HandGroup) => (group.is === 'tiles' ? group.tiles : []);
  return (
    <figure class="hand-picture">
      <ol class="tiles" aria-label={writtenHand.hand}>
        <For each={props.groups}>
          {(group) => (
            <Switch>
              <Match when={group.is === 'tiles'}>
                <li class="group">
                  <For each={tilesIn(group)}>
                    {(kind) => <Tile kind={kind} name={names.tileName(kind)} tip={names.tileName(kind)} />}
                  </For>
                </li>
              </Match>
              <Match when={group.is === 'meld' && group}>
                {(meld) => (
                  <li class="group laid-meld">
                    <span class="unseen">{names.tileList(meld().meld.tiles)}</span>
                    <For each={meld().laid}>
                      {({ kind, across, stacked }) => (
                        <span classList={{ across, stacked }} aria-hidden="true">
                          <Tile kind={kind} name="" turn={across ? 'right' : 'none'} />
                        </span>
                      )}
                    </For>
                  </li>
                )}
              </Match>
              <Match when={group.is === 'winning' && group}>
                {(last) => (
                  <li class="group winning">
                    <Tile
                      kind={last().winning.tile}
                      name={`${names.tileName(last().winning.tile)}, ${came[last().winning.by]}`}
                      tip={names.tileName(last().winning.tile)}
                      lit
                    />
                  </li>
                )}
              </Match>
            </Switch>
          )}
        </For>
      </ol>
    </figure>
  );
}

/**
 * Reads a hand to look at from a frame's link; needs no rules, and takes any tile, as a page that draws one itself does.
 * @param hand in tile notation, e.g. "123m 456p …"
 * @throws LessonError if it is not a hand
 */
export function handToShow(hand: string, { direction }: OwnBoardsProps): () => JSX.Element {
  parseAt(NOWHERE, () => parseHand(hand));
  const groups = groupsOf(hand, direction);
  return () => <HandRow groups={groups} />;
}
