/** A player that is a built-in bot: it sees what the protocol lines tell and answers in the same format. */
import type { Chooser } from '../bots/bot.ts';
import type { Action, ClaimChow, ClaimPung, Discard } from '../engine/action.ts';
import { withoutTiles } from '../engine/hands.ts';
import { createRandom, type Seed } from '../engine/random.ts';
import { withSeat } from '../engine/seats.ts';
import type { View } from '../engine/view.ts';
import { formatOutput, type Output } from './protocol.ts';
import type { Player } from './referee.ts';

/** @param seed seed of its randomness, together with the seat and the number of the answer */
export function builtIn(bot: Chooser, seed: Seed): Player {
  let answers = 0;
  return {
    ask: async ({ view }) => lineOf(bot, seed, view, answers++),
    close: async () => {},
  };
}

/** The bot's answer line, given how many answers it has made before. */
export function lineOf(bot: Chooser, seed: Seed, view: View, before: number): string {
  const random = createRandom(seed, view.seat ?? 0, before);
  return formatOutput(outputOf(bot(view, random), view, (after) => bot(after, random)));
}

/** The protocol output for an action. A claim includes its discard. */
function outputOf(action: Action, view: View, choose: (view: View) => Action): Output {
  switch (action.do) {
    case 'discard':
      return { says: 'DISCARD', tile: action.tile };
    case 'win':
      return { says: 'WIN' };
    case 'kong':
      return { says: 'GONG' };
    case 'pung':
      return { says: 'PONG', tile: discardAfter(action, view, choose) };
    case 'chow':
      return { says: 'SEUNG', using: action.using, discard: discardAfter(action, view, choose) };
    default:
      return { says: 'PASS' };
  }
}

/** The discard after a claim: the bot chooses from the hand it would then hold. */
function discardAfter(claim: ClaimPung | ClaimChow, view: View, choose: (view: View) => Action): number {
  const { seat } = claim;
  const { offer } = view.stage;
  const own = view.seats[seat];
  if (!offer) throw new Error('a claim needs a tile on offer');
  const used = claim.do === 'chow' ? claim.using : [offer.tile, offer.tile];
  const concealed = withoutTiles(own.concealed, used);
  const legal = [...new Set(concealed)].map((tile): Discard => ({ do: 'discard', seat, tile }));
  const chosen = choose({
    ...view,
    seats: withSeat(view.seats, seat, { ...own, concealed }),
    stage: { ...view.stage, phase: 'deciding', seat, offer: null, pending: [], answers: [] },
    legal,
  });
  return chosen.do === 'discard' ? chosen.tile : (legal[0]?.tile ?? offer.tile);
}
