import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/engine/events.ts';
import { rulesOf } from '../../src/engine/rules-of-event.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { type Game, happenedOf, plays, refereed, seated, untilAsked } from '../fixtures/tables.ts';

const british = rulesetOf(await loadGame('british'));
const hongKong = rulesetOf(await loadGame('hong-kong'));

/** The rules of the last event of this type. */
function rules(game: Game, type: TableEvent['type']): readonly string[] {
  const event = happenedOf(game, type).at(-1);
  if (!event) throw new Error(`there is no ${type}`);
  return rulesOf(event, game.ruleset);
}

/** Nothing to call for a 2 of dots. */
const QUIET = 'SSS NNN CCC FFF 9m';
/** West waits for the 2 or the 5 of dots. */
const WEST = '34p 777s WWW EEE 99s, fishing';

describe('An event names the rules it rests on', () => {
  test('a win with the tile of a kong is a robbery, and no call of a discard', () => {
    const added = plays(
      seated(british, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: WEST }),
      'south kongs 2p',
    );
    const robbed = untilAsked(plays(added, 'west wins'));
    expect(rules(added, 'konged')).toEqual(['promotion']);
    expect(rules(robbed, 'awarded')).toEqual(['robbing-the-kong']);
  });

  test('a win with a discard is the call of it, and a win that was claimed', () => {
    const game = plays(
      seated(british, { east: '2p', south: QUIET, west: WEST }),
      'east discards 2p',
      'west wins',
    );
    expect(rules(untilAsked(game), 'awarded')).toEqual(['claim-mah-jong', 'ron']);
  });

  test('who gets the tile comes first, then every rule by which another lost', () => {
    const game = plays(
      seated(british, { east: '2p', south: QUIET, north: '22p', west: WEST }),
      'east discards 2p',
      'west wins',
      'north pungs',
    );
    expect(rules(untilAsked(game), 'awarded')).toEqual(['claim-mah-jong', 'ron', 'priority']);
  });

  test('a rule that stands for two things is named once', () => {
    const game = plays(seated(hongKong, { east: '5p', west: '55p' }), 'east discards 5p', 'west pungs');
    expect(rules(refereed(game), 'awarded')).toEqual(['pong']);
  });

  test('the tile after a kong has its own rule, the tile of a turn has none', () => {
    const game = untilAsked(
      plays(seated(hongKong, { turn: 'south', south: '2222p 1m', tail: '9s' }), 'south kongs 2p'),
    );
    expect(rules(game, 'drew')).toEqual(['supplement']);
    const turn = untilAsked(plays(seated(hongKong, { east: '1m' }), 'east discards 1m'));
    expect(rules(turn, 'drew')).toEqual([]);
  });

  test('a win of one’s own, what is paid, and what comes next', () => {
    const game = untilAsked(
      plays(
        seated(hongKong, {
          turn: 'south',
          south: '111m 222m 333m 444m 55m',
          drew: '5m',
        }),
        'south wins',
      ),
    );
    expect(rules(game, 'won')).toEqual(['normal-round']);
    expect(rules(game, 'paid')).toEqual(['payment']);
    expect(rules(game, 'ended')).toEqual(['match']);
  });
});
