/** How one hand is put to a reader under two games: the game whose practice it is, and another one. */
import { type AskedInBoth, inBoth, type Place } from '../../../compare/both/concept.ts';
import { bothWordsIn } from '../../../words/both.ts';
import { type AnyAsker, asker, type Facts } from '../asker.ts';
import { factsOf } from '../facts.ts';
import type { OneGame } from '../others.ts';
import { prover } from './prove.ts';
import { View } from './view.tsx';

/** What is seen of the games themselves. */
export type SeenGames = Readonly<Record<Place, { readonly title: string; readonly facts: Facts }>>;

export type Both = Readonly<Record<Place, OneGame>>;

export function bothAsker(games: Both, lang: string): AnyAsker {
  const seen = ({ title, room }: OneGame) => ({ title, facts: factsOf(room.ruleset) });
  return asker<AskedInBoth, SeenGames>({
    ask: bothWordsIn(lang).ask,
    concept: inBoth(games.there.room),
    View,
    see: () => ({ here: seen(games.here), there: seen(games.there) }),
    prove: prover(games),
  });
}
