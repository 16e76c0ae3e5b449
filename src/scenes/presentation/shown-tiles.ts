/** The tiles that a scene can show before anybody leaves its script: what lies face up at some step, and no wall. */
import type { Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import { parseTile } from '../../notation/tiles.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { groupsOf } from '../../ui/winning/proof.ts';

/** Each kind once, in their order. */
export function shownTiles({ seen, predictions = [] }: Pick<SceneProps, 'seen' | 'predictions'>): Kind[] {
  // Answers are markup already.
  const answers = predictions.flatMap((asked) => asked.answers.map(({ html }) => html)).join('');
  const drawn = [...answers.matchAll(/href="#t-(\w+)"/g)].map(([, tile = '']) => parseTile(tile));
  const kinds = new Set([...seen.flatMap(({ view }) => tilesIn(view)), ...drawn]);
  return [...kinds].filter((kind) => kind >= 0).sort((a, b) => a - b);
}

function tilesIn({ seats, stage: { drew, offer, outcome } }: View): Kind[] {
  const wins = outcome?.is === 'won' ? outcome.winners : [];
  return [
    ...seats.flatMap(({ concealed, melds, bonus, river }) => [
      ...concealed,
      ...melds.flatMap(({ tiles }) => tiles),
      ...bonus,
      ...river,
    ]),
    ...(drew === null ? [] : [drew]),
    ...(offer === null ? [] : [offer.tile]),
    // A hand that won is laid apart.
    ...wins.flatMap((win) => groupsOf(win, seats[win.seat].melds).flatMap(({ tiles }) => tiles)),
  ];
}
