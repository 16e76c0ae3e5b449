/**
 * Which rule answers. Often several forbid what is tried, and the reader who tries it should hear the one that teaches:
 * that the game has no such call, or never for this seat; then that it is not their moment; then what else the game
 * asks for; and only then which tiles are missing. Written from the rulebooks.
 */
import { describe, expect, test } from 'vitest';
import type { Chosen } from '../../src/engine/game.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { rulesetOf } from '../../src/rulesets/choose.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { allPass, dealt, type Game, plays, ruleAgainst, seated, untilAsked } from '../fixtures/tables.ts';

const rulesOf = async (game: string, chosen: Chosen = {}, under = 'ordinary'): Promise<Ruleset> =>
  rulesetOf(await loadGame(game), chosen, under);

/** What is so, the table, what is tried there, and the rule that answers. */
type Case = readonly [sentence: string, game: Game, tried: string, rule: string];

const answers = (cases: readonly Case[]): void => {
  test.each(cases)('%s', (_sentence, game, tried, rule) => {
    expect(ruleAgainst(game, tried)).toBe(rule);
  });
};

/** Tiles that go with nothing. */
const ODD = '147m 258s ESWNCF';

describe('Two-Five-Eight', async () => {
  const rules = await rulesOf('two-five-eight');
  const adding = await rulesOf('two-five-eight', { 'promoted-kong': true });
  /** East discards the 5 of dots. South has a run with it, West a pair, North nothing at all. */
  const five = plays(
    seated(rules, { east: '5p 12m', south: '46p 179m', west: '55p 9m', north: '179s 1p' }),
    'east discards 5p',
  );
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 7p', drew: '7p' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s' }), 'east discards 5p', 'west pungs'),
  );
  const fourth = plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p');
  const added = plays(
    seated(adding, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '123m 456m 789m 13p 55s' }),
    'south kongs 2p',
  );
  const last = plays(seated(rules, { east: '5p', west: '55p', left: 0 }), 'east discards 5p');

  answers([
    [
      'Nobody calls Sheung for a discard, not even with the two tiles',
      five,
      'south chows 46p',
      'no-claimed-sheung',
    ],
    ['That is said whichever tiles are shown for it', five, 'south chows 19m', 'no-claimed-sheung'],
    ['It is said to who holds no two tiles that fit', five, 'north chows 17s', 'no-claimed-sheung'],
    ['It is said from across, where seats play no part', five, 'west chows 55p', 'no-claimed-sheung'],
    ['It is said of one’s own discard', five, 'east chows 12m', 'no-claimed-sheung'],
    ['It is said on one’s own turn, where nothing is up', own, 'south chows 34s', 'no-claimed-sheung'],
    ['It is said after one has answered', plays(five, 'west passes'), 'west chows 55p', 'no-claimed-sheung'],
    ['It is said with an empty wall', last, 'south chows 46p', 'no-claimed-sheung'],
    ['A drawn fourth tile is not added to an open Pung', own, 'south kongs 7p', 'no-promoted-kong'],
    [
      'Nor is it right after a call, and that there is no such Kong comes first',
      called,
      'west kongs 8m',
      'no-promoted-kong',
    ],
    [
      'And comes first on another’s turn',
      plays(seated(rules, { east: '5p', west: '[888m<] 8m' }), 'east discards 5p'),
      'west kongs 8m',
      'no-promoted-kong',
    ],
    ['Nor is a discarded one', fourth, 'south kongs 7p', 'no-promoted-kong'],
    [
      'With the option it is added on a turn that began with a draw',
      untilAsked(
        plays(seated(adding, { east: '5p', west: '[888m<] 8m 55p' }), 'east discards 5p', 'west pungs'),
      ),
      'west kongs 8m',
      'promoted-kong',
    ],
    [
      'With the option too it has to be drawn, not discarded',
      plays(seated(adding, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'promoted-kong',
    ],
    ['The tile of a Kong is nobody’s to win with', added, 'west wins', 'no-robbing'],
    ['Nor is it anybody’s to call Pung for', added, 'north pungs', 'no-robbing'],
    ['A Pung takes a discard, and on one’s own turn there is none', own, 'south pungs', 'in-turn'],
    ['Whose turn it is comes before what they hold', own, 'west discards E', 'in-turn'],
    ['Nobody calls Pung for what they discarded themselves', five, 'east pungs', 'in-turn'],
    [
      'A Kong of four of one’s own is not declared while a discard lies there',
      plays(seated(rules, { east: '5p', west: '9999s' }), 'east discards 5p'),
      'west kongs 9s',
      'in-turn',
    ],
    ['On one’s own turn there is nothing to pass on', own, 'south passes', 'may-pass'],
    [
      'A hard Kong waits for a turn with a draw, before anybody counts its tiles',
      called,
      'west kongs 9s',
      'hard-kong',
    ],
    ['After a called Pung one has drawn nothing to win with', called, 'west wins', 'self-pick'],
    [
      'One tile like it is not enough for a Pung',
      plays(seated(rules, { east: '5p', west: '5p' }), 'east discards 5p'),
      'west pungs',
      'call-pung',
    ],
    ['Two tiles like it are not enough for a Kong', five, 'west kongs 5p', 'soft-kong'],
    ['Three of one’s own are not enough for a hard Kong', own, 'south kongs 2p', 'hard-kong'],
    ['Nobody discards what they do not hold', own, 'south discards 9m', 'own-tiles'],
    ['A hand of no sets is told of its sets, not of its pair', five, 'west wins', 'four-sets-and-jong'],
    [
      'A whole hand with another pair is told of its pair',
      plays(seated(rules, { east: '3m', south: '12m 456m 789m 111p 33s' }), 'east discards 3m'),
      'south wins',
      'jong-258',
    ],
  ]);
});

describe('Changchun', async () => {
  const rules = await rulesOf('changchun');
  const five = plays(
    seated(rules, { east: '5p', south: '46p 89p 179m', west: '55p 46p', north: `${ODD} 5p` }),
    'east discards 5p',
  );
  const OPEN = '[324m<] [777p^] [EEEE>]';
  const open = (south: string, tile: string): Game =>
    plays(seated(rules, { east: tile, south: `${OPEN} ${south}` }), `east discards ${tile}`);
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 8m', drew: '8m' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s' }), 'east discards 5p', 'west pungs'),
  );
  const empty = seated(rules, { turn: 'south', south: '[222p^] 2p 7777s 888m 1m', drew: '1m', left: 0 });
  const emptied = plays(
    seated(rules, { east: '5p', west: '555p', north: '19s', left: 0 }),
    'east discards 5p',
  );
  const whole = (tile: string, south: string): Game =>
    plays(seated(rules, { turn: 'north', north: tile, south }), `north discards ${tile}`);

  answers([
    ['Chi is for the next seat, whatever run another holds', five, 'west chows 46p', 'chi-left'],
    ['That comes before the tiles', five, 'north chows 14m', 'chi-left'],
    [
      'And before the three open sets',
      plays(seated(rules, { east: '5p', west: `${OPEN} 46p` }), 'east discards 5p'),
      'west chows 46p',
      'chi-left',
    ],
    [
      'With three sets open nobody claims a fourth: no Chi',
      open('46p', '5p'),
      'south chows 46p',
      'three-melds',
    ],
    ['Not even one for which the tiles are wrong', open('19p', '5p'), 'south chows 19p', 'three-melds'],
    ['No Peng', open('CC', 'C'), 'south pungs', 'three-melds'],
    ['Also where one tile like it would not have been enough', open('C', 'C'), 'south pungs', 'three-melds'],
    ['No Gang of a discard', open('CC', 'C'), 'south kongs C', 'three-melds'],
    ['Chi takes a discard, and on one’s own turn there is none', own, 'south chows 34s', 'in-turn'],
    ['Peng on one’s own turn is no more', own, 'south pungs', 'in-turn'],
    ['There is nothing to pass on on one’s own turn', own, 'south passes', 'in-turn'],
    ['Four of one’s own wait for a turn with a draw', called, 'west kongs 9s', 'an-gang'],
    ['The fourth tile of a Peng does too', called, 'west kongs 8m', 'bu-gang'],
    [
      'A discard is not added to an open Peng',
      plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'bu-gang',
    ],
    ['With an empty wall there is no Gang of four', empty, 'south kongs 7s', 'no-gang-on-empty-wall'],
    ['No Bu Gang', empty, 'south kongs 2p', 'no-gang-on-empty-wall'],
    [
      'And for three alike the empty wall is the answer too',
      empty,
      'south kongs 8m',
      'no-gang-on-empty-wall',
    ],
    ['No Ming Gang of the last discard', emptied, 'west kongs 5p', 'no-gang-on-empty-wall'],
    ['Nor with no tile like it', emptied, 'north kongs 5p', 'no-gang-on-empty-wall'],
    [
      'A Bu Gang is not robbed',
      plays(
        seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '123m 456m 13p 44s 999s' }),
        'south kongs 2p',
      ),
      'west wins',
      'no-robbing',
    ],
    [
      'Round the corner there is no run',
      plays(seated(rules, { east: '1p', south: '89p 23p' }), 'east discards 1p'),
      'south chows 89p',
      'no-wrap',
    ],
    ['Chi names two tiles that one holds', five, 'south chows 67p', 'own-tiles'],
    ['One tile like it is not enough for a Peng', five, 'north pungs', 'peng'],
    ['Two tiles like it are not enough for a Gang', five, 'west kongs 5p', 'ming-gang'],
    ['After a Peng one has drawn nothing to win with', called, 'west wins', 'zi-mo'],
    [
      'A hand without a shape is told of the shape, whatever else it lacks',
      whole('5p', '147m 258p 369p 1234p'),
      'south wins',
      'shape-standard',
    ],
    [
      'A whole hand of two suits lacks a suit',
      whole('5p', '123m 456m 789m 46p 88p'),
      'south wins',
      'three-suits',
    ],
    ['Before the dice nobody begins', dealt(rules, { east: '1m' }), 'east discards 1m', 'in-turn'],
  ]);
});

describe('Hong Kong', async () => {
  const rules = await rulesOf('hong-kong');
  const just = await rulesOf('hong-kong', { 'gong-only-just-drawn': true });
  const protocol = await rulesOf('hong-kong', {}, 'protocol');
  const five = plays(
    seated(rules, { east: '5p', south: '46p 89p 179m', west: '55p 46p', north: `${ODD} 5p` }),
    'east discards 5p',
  );
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 8m', drew: '8m' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s' }), 'east discards 5p', 'west pungs'),
  );
  const adding = (under: Ruleset): Game =>
    plays(
      seated(under, { turn: 'south', south: '[999p^] 9p 1m', drew: '9p', west: '123m 456m 78p EEE CC' }),
      'south kongs 9p',
    );
  const concealed = plays(
    seated(rules, { turn: 'south', south: '2222p 9m', west: '13p 456p 777p 99p EEE' }),
    'south kongs 2p',
  );
  const empty = seated(rules, { turn: 'south', south: '[222p^] 2p 7777s 888m 1m', drew: '1m', left: 0 });
  const preparing = dealt(rules, { east: '1f 55m', south: '2f' });

  answers([
    ['Seung is for the next seat, whatever run another holds', five, 'west chows 46p', 'seung-next'],
    ['That comes before the tiles', five, 'north chows 14m', 'seung-next'],
    ['Seung takes a discard, and on one’s own turn there is none', own, 'south chows 34s', 'in-turn'],
    ['Pass is for a discard, and on one’s own turn there is none', own, 'south passes', 'pass'],
    ['Before the flowers are replaced nobody wins', preparing, 'east wins', 'flowers-first'],
    ['Nobody discards', preparing, 'east discards 5m', 'flowers-first'],
    ['And nobody declares a Gong, though they hold no four', preparing, 'south kongs 1m', 'flowers-first'],
    ['Four of one’s own wait for a turn with a draw', called, 'west kongs 9s', 'concealed-gong'],
    ['The fourth tile of a Pong does too', called, 'west kongs 8m', 'added-gong'],
    [
      'A discard is never added to an open Pong',
      plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'added-gong',
    ],
    ['An open Pong without its fourth tile: the tile is not there', own, 'south kongs 7p', 'own-tiles'],
    [
      'With the option a Gong takes the tile just drawn',
      seated(just, {
        turn: 'south',
        south: '7777s 8m',
        drew: '8m',
      }),
      'south kongs 7s',
      'gong-only-just-drawn',
    ],
    ['With an empty wall there is no Gong', empty, 'south kongs 7s', 'wall-out'],
    ['Nor is it what three alike lack', empty, 'south kongs 8m', 'wall-out'],
    [
      'The tile of an added Gong is to win with, and for no Pong',
      adding(rules),
      'north pungs',
      'rob-added-gong',
    ],
    ['Nor for the Seung of the next seat', adding(rules), 'west chows 78p', 'rob-added-gong'],
    ['Under the protocol it is not even to win with', adding(protocol), 'west wins', 'rob-added-gong'],
    ['A concealed Gong is not robbed', concealed, 'west wins', 'robbed-kong'],
    ['One tile like it is not enough for a Pong', five, 'north pungs', 'pong'],
    ['Two tiles like it are not enough for a Gong', five, 'west kongs 5p', 'exposed-gong'],
    ['Seung names two tiles that one holds', five, 'south chows 67p', 'own-tiles'],
    ['Two of one’s own that make no run are none', five, 'south chows 48p', 'no-wrap'],
    [
      'A hand of one tile has no two for a Seung, whichever two are named',
      plays(seated(rules, { east: '5p', south: '[123m<] [456m<] [789m<] [222s<] 9p' }), 'east discards 5p'),
      'south chows 46p',
      'no-wrap',
    ],
    ['After a Pong one has drawn nothing to win with', called, 'west wins', 'normal-round'],
    ['A hand without a shape is told of the shape before its fan', five, 'north wins', 'shape-standard'],
    [
      'A whole hand of too few fan is told of its fan',
      plays(seated(rules, { east: '5p', south: '[324m<] 567m 46p 678s 99p' }), 'east discards 5p'),
      'south wins',
      'three-fan',
    ],
  ]);
});

describe('HK-style Taiwanese', async () => {
  const rules = await rulesOf('hk-taiwanese');
  /** Sixteen tiles that a 6 or a 9 of dots completes. */
  const RUNS = '123m 456m 78p 345s EEE 99s';
  const five = plays(
    seated(rules, { east: '5p', south: '46p 89p 179m', west: '55p 46p', north: '147m 258s ESWNCFP 5p' }),
    'east discards 5p',
  );
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 8m', drew: '8m' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s' }), 'east discards 5p', 'west pungs'),
  );
  /** South has called Sheung and discards the 9 of dots: West has two of them, North one, East three. */
  const chowed = plays(
    untilAsked(
      plays(
        seated(rules, { east: '5p C', south: '46p 9p', west: '99p', north: '9p' }),
        'east discards 5p',
        'south chows 46p',
      ),
    ),
    'south discards 9p',
  );
  /** South is ready from its first discard, and holds a pair of 9s of bamboo. */
  const ready = (tile: string): Game =>
    plays(seated(rules, { turn: 'west', west: tile, south: `${RUNS}, ready` }), `west discards ${tile}`);
  const readyTurn = seated(rules, { turn: 'south', south: `${RUNS} 1p, ready`, drew: '1p' });
  /** South has let the 9 of dots go, and may not win until it has discarded. */
  const barred = untilAsked(
    allPass(
      plays(seated(rules, { east: '9p', south: RUNS, wall: '6p' }), 'east discards 9p', 'south passes'),
    ),
  );
  const concealed = plays(
    seated(rules, { turn: 'south', south: '2222p 9m', west: '13p 456p 777p 99p EEE 88s' }),
    'south kongs 2p',
  );
  const added = plays(
    seated(rules, { turn: 'south', south: '[999p^] 9p 1m', west: RUNS, drew: '9p' }),
    'south kongs 9p',
  );
  const empty = seated(rules, { turn: 'south', south: '[222p^] 2p 7777s 888m 1m', drew: '1m', left: 0 });

  answers([
    ['Sheung is for the next seat, whatever run another holds', five, 'west chows 46p', 'sheung'],
    ['That comes before the tiles', five, 'north chows 14m', 'sheung'],
    ['Sheung takes a discard, and on one’s own turn there is none', own, 'south chows 34s', 'in-turn'],
    ['After a Sheung nobody calls Peng', chowed, 'west pungs', 'no-peng-after-sheung'],
    [
      'Nobody who holds one such tile either: first the Sheung forbids it',
      chowed,
      'north pungs',
      'no-peng-after-sheung',
    ],
    ['A Kong is not meant by it, and takes its tiles', chowed, 'west kongs 9p', 'peng-kong'],
    ['Who is ready calls no Peng', ready('9s'), 'south pungs', 'ready-first-turn'],
    ['Not even with one tile like it', ready('3s'), 'south pungs', 'ready-first-turn'],
    ['Nor a Kong for which tiles are missing', ready('9s'), 'south kongs 9s', 'ready-first-turn'],
    ['Who is ready and draws discards what they drew', readyTurn, 'south discards 9s', 'ready-first-turn'],
    ['Who is ready declares no Kong of their own', readyTurn, 'south kongs E', 'ready-first-turn'],
    ['Who let a winning tile go does not win with the next', barred, 'south wins', 'passed-win'],
    ['Before the last Please nobody begins', dealt(rules, { east: '1f' }), 'east wins', 'flowers-please'],
    ['Four of one’s own wait for a turn with a draw', called, 'west kongs 9s', 'concealed-kong'],
    ['The fourth tile of a Peng does too', called, 'west kongs 8m', 'promoted-kong'],
    [
      'A discard is not added to an open Peng',
      plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'promoted-kong',
    ],
    ['With an empty wall there is no Kong', empty, 'south kongs 7s', 'wall-out'],
    ['And that is what three alike are told', empty, 'south kongs 8m', 'wall-out'],
    ['The tile of a Kong is to win with, and for no Peng', added, 'north pungs', 'rob-kong'],
    ['A Kong that lies face down is robbed by nobody', concealed, 'west wins', 'robbed-kong'],
    ['Nor called for, whatever its tile', concealed, 'north pungs', 'rob-kong'],
    ['One tile like it is a Peng that is none', five, 'north pungs', 'miscalled-peng'],
    ['Two tiles like it are not enough for a Kong', five, 'west kongs 5p', 'peng-kong'],
    ['After a Peng one has drawn nothing to win with', called, 'west wins', 'turn-flow'],
    ['A declared win that is none has its price', five, 'west wins', 'false-win'],
    ['There is nothing to pass on on one’s own turn', own, 'south passes', 'in-turn'],
  ]);
});

describe('British', async () => {
  const rules = await rulesOf('british');
  const both = await rulesOf('british', { frozen: 'both' });
  const goulash = await rulesOf('british', {}, 'goulash');
  /** One tile short: the 3 of dots or the 8 of characters. */
  const WAITING = '[222p<] 777s 444m 88m 33p';
  const five = plays(
    seated(rules, { east: '5p', south: '46p 89p 179m', west: '55p 46p', north: `${ODD} 5p` }),
    'east discards 5p',
  );
  const own = seated(rules, { turn: 'south', south: '[777p<] 222p 34s 8m', drew: '8m' });
  const called = untilAsked(
    plays(seated(rules, { east: '5p', west: '[888m<] 8m 55p 999s 4444s' }), 'east discards 5p', 'west pungs'),
  );
  /** South has said that it is fishing, and keeps its hand. */
  const kept = (tile: string): Game =>
    plays(seated(both, { east: tile, south: `${WAITING}, fishing` }), `east discards ${tile}`);
  const keptTurn = seated(both, { turn: 'south', south: `${WAITING} 1p, fishing`, drew: '1p' });
  const keptFourth = seated(both, { turn: 'south', south: `${WAITING} 2p, fishing`, drew: '2p' });
  const added = plays(
    seated(rules, {
      turn: 'south',
      south: '[333p<] 3p 9m',
      drew: '3p',
      west: '[222p<] 777s 444m 88m 12p, fishing',
    }),
    'south kongs 3p',
  );
  const concealed = plays(
    seated(rules, { turn: 'south', south: '2222p 9m', west: '13p 456p 777p 99p EE, fishing' }),
    'south kongs 2p',
  );
  const inGoulash = plays(
    seated(goulash, { east: '5p', south: '46p X', west: '46p', north: '179s' }),
    'east discards 5p',
  );
  const joker = plays(seated(goulash, { east: 'X', south: 'XX 5p', west: '46p' }), 'east discards X');
  const exchanging = untilAsked(
    dealt(goulash, {
      east: '147m 258p 369s ESWNC',
      south: '258m 369p 147s ESWN',
      west: '369m 147p 358s CFPE',
      north: '159m 159p 159s FPSW',
    }),
  );

  answers([
    ['Chow is for the next seat, whatever run another holds', five, 'west chows 46p', 'claim-chow'],
    ['That comes before the tiles', five, 'north chows 14m', 'claim-chow'],
    [
      'And before a hand that is kept',
      plays(seated(both, { east: '5p', west: '[222p<] 777s 444m 88m 46p, fishing' }), 'east discards 5p'),
      'west chows 46p',
      'claim-chow',
    ],
    ['Chow takes a discard, and on one’s own turn there is none', own, 'south chows 34s', 'in-turn'],
    ['In a goulash nobody claims a Chow', inGoulash, 'south chows 46p', 'no-chows-in-goulash'],
    [
      'Not from across either, and that is not what is said',
      inGoulash,
      'west chows 46p',
      'no-chows-in-goulash',
    ],
    ['Nor with tiles that make no run', inGoulash, 'north chows 17s', 'no-chows-in-goulash'],
    [
      'Nor on one’s own turn',
      seated(goulash, { turn: 'south', south: '34s' }),
      'south chows 34s',
      'no-chows-in-goulash',
    ],
    ['A discarded joker is claimed for no Pung, however many one holds', joker, 'south pungs', 'jokers'],
    ['Nor for a Kong', joker, 'west kongs X', 'jokers'],
    ['Who keeps the hand claims no Pung', kept('8m'), 'south pungs', 'frozen'],
    ['Not with one tile like it either', kept('4m'), 'south pungs', 'frozen'],
    ['And no Chow', kept('5m'), 'south chows 46m', 'frozen'],
    ['Who keeps the hand discards what they drew', keptTurn, 'south discards 7s', 'frozen'],
    ['Who keeps the hand adds nothing to a Pung', keptFourth, 'south kongs 2p', 'frozen'],
    [
      'A claimed Kong is allowed to them: here tiles are missing',
      kept('8m'),
      'south kongs 8m',
      'claim-pung-kong',
    ],
    ['A claim does not begin a turn: no Kong of four', called, 'west kongs 4s', 'not-while-claiming'],
    ['Not one that lacks a tile', called, 'west kongs 9s', 'not-while-claiming'],
    ['And nothing is added to a Pung', called, 'west kongs 8m', 'not-while-claiming'],
    [
      'A discard is never added to an open Pung',
      plays(seated(rules, { east: '7p', south: '[777p^] 12m' }), 'east discards 7p'),
      'south kongs 7p',
      'promotion',
    ],
    [
      'Nobody wins who has not said that they are fishing',
      seated(rules, {
        turn: 'south',
        south: `${WAITING} 3p`,
        drew: '3p',
      }),
      'south wins',
      'fishing-first',
    ],
    [
      'A hand that is not whole is told so first',
      seated(rules, {
        turn: 'south',
        south: `${WAITING} 1p`,
        drew: '1p',
      }),
      'south wins',
      'win-shapes',
    ],
    [
      'A whole hand with two Chows has one too many',
      seated(rules, {
        turn: 'south',
        south: '[123m<] 456p 777s 444m 33p, fishing',
        drew: '3p',
      }),
      'south wins',
      'one-chow',
    ],
    ['After a claim one has drawn nothing to win with', called, 'west wins', 'tsumo'],
    [
      'The tile that is added to a Pung is to win with, and for no Pung',
      added,
      'north pungs',
      'robbing-the-kong',
    ],
    ['A concealed Kong is not robbed', concealed, 'west wins', 'robbed-kong'],
    [
      'Before the bonus tiles are replaced nobody declares',
      dealt(rules, { east: '1f' }),
      'east wins',
      'bonus-replaced',
    ],
    ['An exchange is of three tiles, and of no fewer', exchanging, 'south exchanges 25m', 'exchanges'],
    ['Nobody passes in it', exchanging, 'south passes', 'exchanges'],
    ['Nor plays already', exchanging, 'east discards 1m', 'exchanges'],
    ['Of other seats than East nobody wins in it', exchanging, 'south wins', 'east-stops-exchanges'],
    ['An exchange of three tiles that are not there', exchanging, 'south exchanges 999m', 'own-tiles'],
    [
      'An original call is said with the first discard',
      own,
      'south discards 8m and says original call',
      'original-call',
    ],
    ['One tile like it is not enough for a Pung', five, 'north pungs', 'claim-pung-kong'],
    ['Three of one’s own are not enough for a Kong', own, 'south kongs 2p', 'concealed-kong'],
    ['Two of one’s own that make no run are no Chow', five, 'south chows 48p', 'no-wrap'],
    ['There is nothing to pass on on one’s own turn', own, 'south passes', 'in-turn'],
  ]);
});
