/** Rules an event rests on: what a scene may claim about it, and what a reader is shown beside it. */
import type { RuleId } from './action.ts';
import type { TableEvent } from './events.ts';
import { takenBy } from './legality/availability.ts';
import type { Ruleset } from './ruleset.ts';
import type { Claim, Offer, Table } from './table.ts';

/** Lists the rules of an event, each once, nearest first. Empty for the usual turn of play. */
export const rulesOf = (event: TableEvent, ruleset: Ruleset): readonly RuleId[] => [
  ...new Set(allRulesOf(event, ruleset)),
];

function allRulesOf(event: TableEvent, ruleset: Ruleset): readonly RuleId[] {
  switch (event.type) {
    case 'awarded':
      return [
        ...event.stand.flatMap((claim) => ofClaim(claim, event.offer, ruleset)),
        ...event.lost.map(({ rule }) => rule),
      ];
    case 'konged':
      return [ruleset.kongs[event.how].rule];
    case 'drew':
      if (event.from === 'wall') return [];
      return [
        ruleset.supplement.rule,
        ...(event.why === 'kong' && ruleset.indicators?.next ? [ruleset.indicators.next] : []),
      ];
    case 'won':
      return [ruleset.wins.draw];
    case 'drawn':
      return [event.rule];
    case 'paid':
      return [event.group.rule, ...event.group.payments.map(({ rule }) => rule)];
    case 'erred':
      return [event.reason.rule, ...(event.reason.also ?? [])];
    case 'ended':
      return [event.following.rule];
    default:
      return [];
  }
}

const ofClaim = ({ call }: Claim, offer: Offer, ruleset: Ruleset): readonly RuleId[] =>
  call === 'win' ? takenBy(ruleset, offer) : [ruleset.calls[call].rule];

/** Rule for drawing a replacement tile at this table: right after the deal, in a turn, or after a kong. */
export function ruleOfReplacement(
  why: 'kong' | 'bonus',
  { stage }: Table,
  { deal, flow, supplement }: Ruleset,
): RuleId {
  const step = stage.phase === 'dealing' ? deal.preamble[stage.step] : undefined;
  return step?.rule ?? (why === 'bonus' ? flow.bonus : null) ?? supplement.rule;
}
