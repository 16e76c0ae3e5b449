/**
 * Derives every relaxation of a ruleset: each rule that can be left out by itself, and each wrong idea of one. Works
 * for any game.
 */
import { plainDiscard } from '../../engine/offer.ts';
import type { KongRule, Ruleset, Wins } from '../../engine/ruleset.ts';
import type { Claim, Table } from '../../engine/table.ts';
import { ideasOf } from './ideas.ts';
import { withoutMinimum } from './minimum.ts';
import type { Relaxation } from './relaxation.ts';
import { takenStrictly } from './stricter.ts';

/** @param table any table of this ruleset */
export function relaxationsOf(ruleset: Ruleset, table: Table): Relaxation[] {
  return [
    ...ideasOf(ruleset),
    ...shapesLeftOut(ruleset),
    ...conditionsLeftOut(ruleset),
    ...minimumLeftOut(ruleset),
    ...callsForAnyone(ruleset),
    ...kongsAnytime(ruleset),
    ...contestsTurned(ruleset, table),
    ...clausesForgotten(ruleset),
    ...takenStrictly(ruleset),
  ];
}

const withWins = (ruleset: Ruleset, change: Partial<Wins>): Ruleset => ({
  ...ruleset,
  wins: { ...ruleset.wins, ...change },
});

const shapesLeftOut = (ruleset: Ruleset): Relaxation[] =>
  ruleset.wins.shapes.map((shape) => ({
    id: `without shape ${shape.id}`,
    fewer: true,
    rule: shape.rule,
    part: 'shapes',
    ruleset: withWins(ruleset, { shapes: ruleset.wins.shapes.filter((each) => each !== shape) }),
  }));

const conditionsLeftOut = (ruleset: Ruleset): Relaxation[] =>
  ruleset.wins.constraints.map((constraint) => ({
    id: `without ${constraint.rule}`,
    rule: constraint.rule,
    part: 'wins',
    ruleset: withWins(ruleset, {
      constraints: ruleset.wins.constraints.filter((each) => each !== constraint),
    }),
  }));

function minimumLeftOut(ruleset: Ruleset): Relaxation[] {
  const { minimum } = ruleset.wins;
  if (minimum === null) return [];
  const { rule } = minimum;
  return [{ id: `without ${rule}`, rule, part: 'wins', ruleset: withoutMinimum(ruleset) }];
}

/** Relaxations in which any seat may make the claim. */
const callsForAnyone = (ruleset: Ruleset): Relaxation[] =>
  (['chow', 'pung', 'kong'] as const).flatMap((call): Relaxation[] => {
    const { rule, who } = ruleset.calls[call];
    if (who === 'anyone') return [];
    const calls = { ...ruleset.calls, [call]: { ...ruleset.calls[call], who: 'anyone' as const } };
    return [{ id: `${call} by anyone`, rule, part: 'calls', ruleset: { ...ruleset, calls } }];
  });

/**
 * Relaxations of kong rules: a kong at any moment of one's turn or on an empty wall, and robbing a promoted kong
 * allowed the other way round.
 */
function kongsAnytime(ruleset: Ruleset): Relaxation[] {
  const { kongs } = ruleset;
  // What other rules say about the moment still holds.
  const freely = ({ rule, untimely }: KongRule): KongRule => ({
    rule,
    untimely: (drew) => {
      const by = untimely(drew);
      return by === rule ? null : by;
    },
  });
  const changed = (id: string, rule: string, change: Partial<Ruleset['kongs']>): Relaxation => ({
    id,
    rule,
    part: 'kongs',
    ruleset: { ...ruleset, kongs: { ...kongs, ...change } },
  });
  return [
    changed('concealed kong anytime', kongs.concealed.rule, { concealed: freely(kongs.concealed) }),
    changed('promoted kong anytime', kongs.promoted.rule, { promoted: freely(kongs.promoted) }),
    changed('robbing otherwise', kongs.robbing.rule, {
      robbing: { ...kongs.robbing, promoted: !kongs.robbing.promoted },
    }),
    ...(kongs.emptyWall === null
      ? []
      : [changed('kong on an empty wall', kongs.emptyWall, { emptyWall: null })]),
  ];
}

const OFFER = plainDiscard(4, 0);

/**
 * Relaxations of claim priority: the nearest seat wins whatever it calls, or all winners share. The rule ids come from
 * the ruleset's own `contest`.
 */
function contestsTurned(ruleset: Ruleset, table: Table): Relaxation[] {
  const losesBy = (...bids: Claim[]) => ruleset.contest(bids, OFFER, { ruleset, table }).lost[0]?.rule;
  const rank = losesBy({ seat: 1, call: 'chow', using: [3, 5] }, { seat: 2, call: 'pung' });
  const near = losesBy({ seat: 1, call: 'win' }, { seat: 2, call: 'win' });
  const found: Relaxation[] = [];
  if (rank !== undefined) {
    found.push({
      id: 'nearest whatever the call',
      rule: rank,
      part: 'contest',
      ruleset: {
        ...ruleset,
        contest: (bids) => {
          const [first, ...others] = bids as readonly [Claim, ...Claim[]];
          return { stand: [first], lost: others.map((bid) => ({ bid, rule: rank })) };
        },
      },
    });
  }
  if (near !== undefined) {
    found.push({
      id: 'all winners share',
      rule: near,
      part: 'contest',
      ruleset: {
        ...ruleset,
        contest: (bids, offer, position) => {
          const wins = bids.filter((bid) => bid.call === 'win');
          const [first, ...others] = wins;
          if (!first || others.length === 0) return ruleset.contest(bids, offer, position);
          const lost = bids.filter((bid) => bid.call !== 'win').map((bid) => ({ bid, rule: near }));
          return { stand: [first, ...others], lost };
        },
      },
    });
  }
  return found;
}

const clausesForgotten = (ruleset: Ruleset): Relaxation[] =>
  ruleset.clauses
    .filter((clause) => clause.forbids)
    .map((clause) => ({
      id: `without ${clause.id}`,
      rule: clause.id,
      part: 'clauses',
      ruleset: { ...ruleset, clauses: ruleset.clauses.filter((each) => each !== clause) },
    }));
