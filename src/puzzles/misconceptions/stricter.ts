/**
 * Rules taken too strictly: the player knows a rule, but forgets one of the ways to meet it or that it allows anything.
 * With these a rule decides questions whose answer is yes. With the rule left out it decides questions whose answer is
 * no.
 */

import type { KongRule, Ruleset, Wins } from '../../engine/ruleset.ts';
import type { Reading } from '../../engine/score.ts';
import type { Constraint } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { Makeup } from '../../engine/targets.ts';
import { isSuited, type Kind, rankOf } from '../../engine/tiles.ts';
import type { Relaxation } from './relaxation.ts';

type Holds = (reading: Reading, hand: ScoringHand) => boolean;

/** Every rule of winning, claims and kongs, taken too strictly. */
export const takenStrictly = (ruleset: Ruleset): Relaxation[] => [
  ...conditionsNarrowed(ruleset),
  ...minimumRaised(ruleset),
  ...callsForNobody(ruleset),
  ...kongsNever(ruleset),
];

const withWins = (
  id: string,
  rule: string,
  { wins, ...rest }: Ruleset,
  change: Partial<Wins>,
): Relaxation => ({
  id,
  rule,
  part: 'strictness',
  fewer: true,
  ruleset: { ...rest, wins: { ...wins, ...change } },
});

function conditionsNarrowed(ruleset: Ruleset): Relaxation[] {
  const { constraints } = ruleset.wins;
  return constraints.flatMap((constraint) =>
    narrowings(constraint.asks ?? {}).map(([name, narrower]) => {
      const shape = constraint.asks?.shape ?? 'standard';
      const narrowed: Constraint = {
        rule: constraint.rule,
        holds: (reading, hand, how) =>
          constraint.holds(reading, hand, how) && (reading.shape !== shape || narrower(reading, hand)),
      };
      return withWins(`${constraint.rule}, ${name}`, constraint.rule, ruleset, {
        constraints: constraints.map((each) => (each === constraint ? narrowed : each)),
      });
    }),
  );
}

/**
 * Narrower versions of a condition, each of which forgets one way to meet it. Returns pairs of name and test. Example:
 * `fewer chows`.
 */
function narrowings({ mostChows = 0, pairs = [], needs = [] }: Makeup): (readonly [string, Holds])[] {
  const found: (readonly [string, Holds])[] = [];
  if (mostChows > 0) found.push(['fewer chows', (reading, hand) => chowsIn(reading, hand) < mostChows]);
  const ranks = new Set(pairs.map(nameOf));
  for (const rank of ranks)
    if (ranks.size > 1) found.push([`not of ${rank}`, ({ pair }) => pair === null || nameOf(pair) !== rank]);
  const tiles = needs.flatMap(({ tile }) => (tile ? [tile] : []));
  const inSets = (kinds: readonly Kind[]): Holds => {
    const wanted = new Set(kinds);
    return (reading, hand) => partsOf(reading, hand).some((part) => part.some((kind) => wanted.has(kind)));
  };
  if (tiles.length > 0) {
    const each = tiles.map(inSets);
    found.push(['the pair not counted', (reading, hand) => each.every((holds) => holds(reading, hand))]);
  }
  for (const { tile = [], pung, pair } of needs) {
    const suited = tile.filter(isSuited);
    const isIn = inSets(suited);
    if (suited.length > 0 && suited.length < tile.length)
      found.push([
        'honours not counted',
        (reading, hand) => (reading.pair !== null && suited.includes(reading.pair)) || isIn(reading, hand),
      ]);
    if (pung && pair) found.push(['no pair will do', (reading, hand) => pungsIn(reading, hand, pung)]);
  }
  return found;
}

/** Names what pairs of one rank share, for example `rank 5`. Each honour has its own name. */
const nameOf = (kind: Kind): string => (isSuited(kind) ? `rank ${rankOf(kind)}` : `kind ${kind}`);

/** The tiles of each set, melds included. */
const partsOf = ({ sets }: Reading, { melds }: ScoringHand): (readonly Kind[])[] =>
  [...sets, ...melds].map(({ tiles }) => tiles);

const chowsIn = ({ sets }: Reading, { melds }: ScoringHand): number =>
  [...sets, ...melds].filter(({ kind }) => kind === 'chow').length;

const pungsIn = (reading: Reading, { melds }: ScoringHand, of: readonly Kind[]): boolean =>
  [...reading.sets, ...melds].some(
    ({ kind, tiles: [first = -1] }) => (kind === 'pung' || kind === 'kong') && of.includes(first),
  );

/** A minimum that is one higher than the real one. */
function minimumRaised(ruleset: Ruleset): Relaxation[] {
  const { minimum } = ruleset.wins;
  if (minimum === null) return [];
  const { rule, need } = minimum;
  return [withWins(`${rule}, and more`, rule, ruleset, { minimum: { ...minimum, need: need + 1 } })];
}

/** Relaxations in which a claim does not exist. */
const callsForNobody = (ruleset: Ruleset): Relaxation[] =>
  (['chow', 'pung', 'kong'] as const).flatMap((call): Relaxation[] => {
    const { rule, who } = ruleset.calls[call];
    if (who === 'nobody') return [];
    const calls = { ...ruleset.calls, [call]: { rule, who: 'nobody' as const } };
    return [
      { id: `${call} by nobody`, rule, part: 'permissions', fewer: true, ruleset: { ...ruleset, calls } },
    ];
  });

/** Relaxations in which a kind of kong does not exist. */
const kongsNever = (ruleset: Ruleset): Relaxation[] =>
  (['concealed', 'promoted'] as const).flatMap((kind): Relaxation[] => {
    const { kongs } = ruleset;
    const { rule, none } = kongs[kind];
    if (none) return [];
    const never: KongRule = { rule, none: true, untimely: () => rule };
    return [
      {
        id: `no ${kind} kong`,
        rule,
        part: 'permissions',
        fewer: true,
        ruleset: { ...ruleset, kongs: { ...kongs, [kind]: never } },
      },
    ];
  });
