/** Decides which of several claims on a tile stands. Claims come sorted by turn distance from the giver. */
import type { Call, RuleId } from '../../engine/action.ts';
import type { Contest } from '../../engine/ruleset.ts';
import type { Claim } from '../../engine/table.ts';

/** Rank of each call; the highest wins. */
const RANK: Readonly<Record<Call, number>> = { chow: 1, pung: 2, kong: 2, win: 3 };

interface ContestRules {
  readonly rank?: RuleId;
  readonly nearest?: RuleId;
  readonly three?: RuleId;
}

/**
 * A contest by rank: win, then pung and kong, then chow; the nearest seat wins a tie. With `severalWins` all winning
 * claims stand.
 * @param rules the rules by which a lower call loses, and a seat farther away; `priority` unless the game has others.
 * `three`: the rule by which three winners end the deal without a win, where they do
 */
export function byRank(
  severalWins: boolean,
  { rank = 'priority', nearest = 'priority', three }: ContestRules = {},
): Contest {
  return (bids) => {
    const best = Math.max(...bids.map((bid) => RANK[bid.call]));
    const top = bids.filter((bid) => RANK[bid.call] === best);
    const [first, ...equals] = top as [Claim, ...Claim[]];
    if (three !== undefined && first.call === 'win' && top.length === 3) {
      return { stand: [], lost: bids.map((bid) => ({ bid, rule: three })), ends: three };
    }
    const stand: [Claim, ...Claim[]] = severalWins && first.call === 'win' ? [first, ...equals] : [first];
    const lost = bids
      .filter((bid) => !stand.includes(bid))
      .map((bid) => ({ bid, rule: RANK[bid.call] === best ? nearest : rank }));
    return { stand, lost };
  };
}
