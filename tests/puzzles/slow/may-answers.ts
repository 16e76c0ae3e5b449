/**
 * May a seat do this? A referee of positions, written from the rules pages alone. Of several rules that forbid an action
 * the first is named of: the game has no such call, or never for this seat · it is not its moment · a condition of the
 * game · the tiles.
 */
import type { Description, SlowGame } from './hands.ts';
import { whyNoWin } from './hands.ts';
import { fanToWin } from './hong-kong.ts';
import { handAt, type Position, positionTold, type Tried, triedTold } from './positions.ts';
import {
  againstRiichi,
  againstWinning,
  isFreeKan,
  isInRiichi,
  isSwap,
  kansIn,
  leavesNothing,
} from './riichi-table.ts';
import { copies, less, sorted, type Tile } from './tiles.ts';

/** What a game calls its rules. */
interface Law {
  readonly chow: string;
  readonly noChow?: true;
  readonly pung: string;
  readonly kong: string;
  readonly concealed: string;
  readonly promoted: string;
  readonly noPromoted?: true;
  /** Named where one wants to win on one's own turn and has not drawn. */
  readonly draw: string;
  /** No kong where no tile is left; left out where there may be one. */
  readonly emptyWall?: string;
  /** Only a win may take the tile of a kong. */
  readonly robbing: string;
}

/** Whoever has one rule wrong. */
export interface Idea {
  /** The rule that is not known. */
  readonly lacks?: string;
  /** Such calls or kongs are thought not to be in the game. */
  readonly never?: Call;
  /** Words that are not known. */
  readonly unknown?: readonly string[];
}

export type Call = 'chow' | 'pung' | 'kong' | 'concealed' | 'promoted';

const LAWS: Readonly<Record<string, Law>> = {
  'two-five-eight': {
    chow: 'no-claimed-sheung',
    noChow: true,
    pung: 'call-pung',
    kong: 'soft-kong',
    concealed: 'hard-kong',
    promoted: 'no-promoted-kong',
    noPromoted: true,
    draw: 'self-pick',
    robbing: 'no-robbing',
  },
  changchun: {
    chow: 'chi-left',
    pung: 'peng',
    kong: 'ming-gang',
    concealed: 'an-gang',
    promoted: 'bu-gang',
    draw: 'zi-mo',
    emptyWall: 'no-gang-on-empty-wall',
    robbing: 'no-robbing',
  },
  'hong-kong': {
    chow: 'seung-next',
    pung: 'pong',
    kong: 'exposed-gong',
    concealed: 'concealed-gong',
    promoted: 'added-gong',
    draw: 'normal-round',
    emptyWall: 'wall-out',
    robbing: 'rob-added-gong',
  },
  'hk-taiwanese': {
    chow: 'sheung',
    pung: 'peng-kong',
    kong: 'peng-kong',
    concealed: 'concealed-kong',
    promoted: 'promoted-kong',
    draw: 'turn-flow',
    emptyWall: 'wall-out',
    robbing: 'rob-kong',
  },
  british: {
    chow: 'claim-chow',
    pung: 'claim-pung-kong',
    kong: 'claim-pung-kong',
    concealed: 'concealed-kong',
    promoted: 'promotion',
    draw: 'tsumo',
    robbing: 'robbing-the-kong',
  },
  riichi: {
    chow: 'chi',
    pung: 'pon',
    kong: 'open-kan',
    concealed: 'concealed-kan',
    promoted: 'added-kan',
    draw: 'tsumo',
    emptyWall: 'kan-needs-a-tile',
    robbing: 'robbing',
  },
};

const IN_TURN = 'in-turn';
const OWN_TILES = 'own-tiles';

/** Rules in the order of their grounds; the first is the answer. */
type Reasons = (string | null | undefined | false)[];

interface Trial extends Tried {
  readonly game: SlowGame;
  readonly law: Law;
  readonly position: Position;
  readonly held: Position['seats'][number];
  readonly idea: Idea;
}

/** The rule that is named first, of those that forbid it to whoever has this idea; null where it is allowed. */
function forbids(game: SlowGame, description: Description, idea: Idea): string | null {
  const law = LAWS[game.id];
  const position = positionTold(description);
  const tried = triedTold(description, position);
  const held = position.seats[tried.seat];
  if (!law || !held) throw new Error(`the slow check knows no ${game.id}`);
  const trial: Trial = { ...tried, game, law, position, held, idea };
  const known = (rule: Reasons[number]): rule is string => typeof rule === 'string' && rule !== idea.lacks;
  return reasons(trial).find(known) ?? null;
}

/** `allowed`, or the rule that forbids it. */
export const may = (game: SlowGame, description: Description, idea: Idea = {}): readonly string[] => [
  forbids(game, description, idea) ?? 'allowed',
];

/** The game's rule of a call or kong. */
export const ruleOf = (id: string, call: Call): string => LAWS[id]?.[call] ?? '';

function reasons(trial: Trial): Reasons {
  const { does, seat, position, tiles } = trial;
  const { offer } = position;
  const claims =
    offer !== null &&
    offer.from !== seat &&
    (does === 'chows' ||
      does === 'pungs' ||
      does === 'wins' ||
      (does === 'kongs' && tiles[0] === offer.tile));
  if (claims) return claiming(trial, offer);
  switch (does) {
    case 'discards':
      return discarding(trial);
    case 'kongs':
      return ownKong(trial);
    case 'wins':
      return ownWin(trial);
    case 'says':
      return saying(trial);
    default:
      return [isNone(trial, does === 'chows' ? 'chow' : 'pung'), IN_TURN];
  }
}

/** The rule of a call or kong that the game has not, or that is thought so. */
function isNone({ law, idea }: Trial, call: Call): string | false {
  const lacks = (call === 'chow' && law.noChow) || (call === 'promoted' && law.noPromoted);
  return (lacks || idea.never === call) && law[call];
}

const isTurn = ({ position: { turn }, seat }: Trial): boolean => turn?.seat === seat;

/** Pungs and kongs that lie open, of this tile. */
const openPung = ({ melds }: Trial['held'], tile: Tile): boolean =>
  melds.some(({ kind, tiles: [first] }) => kind === 'pung' && first === tile);

function claiming(trial: Trial, offer: NonNullable<Position['offer']>): Reasons {
  const { law, does, seat, held, tiles, game, position } = trial;
  const answered = offer.answered.includes(seat) && IN_TURN;
  const taken = does !== 'wins' && !offer.isDiscard && law.robbing;
  switch (does) {
    case 'chows': {
      const never = law.noChow || (seat - offer.from + 4) % 4 !== 1;
      const [a = 0, b, c] = sorted([...tiles, offer.tile]);
      return [
        isNone(trial, 'chow'),
        taken,
        never && law.chow,
        answered,
        ...conditions(trial, offer),
        !less(held.tiles, tiles) && OWN_TILES,
        !(b === a + 1 && c === a + 2) && 'no-wrap',
      ];
    }
    case 'pungs': {
      // A pung that is none is a mistake with a price of its own.
      const rule = game.id === 'hk-taiwanese' ? 'miscalled-peng' : law.pung;
      const short = copies(held.tiles, offer.tile) < 2;
      return [isNone(trial, 'pung') && rule, taken, answered, ...conditions(trial, offer), short && rule];
    }
    case 'kongs': {
      const adds = openPung(held, offer.tile);
      return [
        isNone(trial, 'kong'),
        taken,
        answered,
        ...conditions(trial, offer),
        law.emptyWall !== undefined && position.left === 0 && law.emptyWall,
        // The fourth tile of one's own open pung: only a drawn one is added to it.
        copies(held.tiles, offer.tile) < 3 && (adds ? law.promoted : law.kong),
      ];
    }
    default:
      return [answered, ...winning(trial, offer.tile)];
  }
}

/** What a game asks of claims for a set, whichever tiles one holds. */
function conditions(trial: Trial, offer: NonNullable<Position['offer']>): Reasons {
  const { game, held, does, position, seat, tiles } = trial;
  if (game.id === 'riichi') {
    const own = does === 'chows' ? tiles : [offer.tile, offer.tile];
    return [
      offer.last && offer.isDiscard && 'last-tile-for-a-win',
      isInRiichi(position, seat) && 'riichi-freezes',
      does === 'kongs' && kansIn(position) >= 4 && 'four-kans-at-most',
      does !== 'kongs' && leavesNothing(held, offer.tile, own, does === 'chows') && 'swap-calling',
    ];
  }
  const exposed = held.melds.filter(({ concealed }) => !concealed).length;
  return [
    game.id === 'changchun' && exposed >= 3 && 'three-melds',
    game.id === 'hk-taiwanese' && does === 'pungs' && offer.afterChow && 'no-peng-after-sheung',
    game.id === 'hk-taiwanese' && isReady(position, seat) && 'ready-first-turn',
  ];
}

/** Why the hand does not win, with this tile of another's or as it is. */
function winning({ game, seat, position, held }: Trial, tile: Tile | null): Reasons {
  if (game.id === 'riichi') return againstWinning(position, seat, tile);
  const hand = handAt(position, seat, tile);
  const luck = game.id === 'hong-kong' ? luckOf(position, tile !== null) : 0;
  const lucky: SlowGame =
    luck === 0
      ? game
      : { ...game, tooLittle: (each) => (fanToWin(each) + luck < 3 ? game.tooLittle(each) : null) };
  const why = whyNoWin(lucky, hand);
  const said = word(position, 'fishing-first', seat);
  return [
    // In HK-style Taiwanese a win that is none has a price and a name.
    why !== null && game.id === 'hk-taiwanese' ? 'false-win' : why,
    game.id === 'british' && held.discards > 0 && said === '' && 'fishing-first',
    game.id === 'hk-taiwanese' && word(position, 'passed-win', seat) !== 'free' && 'passed-win',
  ];
}

/** Fan for the way of winning, beside that for drawing it. */
function luckOf({ turn, offer }: Position, claimed: boolean): number {
  if (claimed) return offer && (!offer.isDiscard || offer.last) ? 1 : 0;
  if (!turn) return 0;
  return (turn.last ? 1 : 0) + (turn.chain > 1 ? 8 : turn.chain);
}

/** What is remembered of a seat by a rule. */
const word = ({ memory }: Position, rule: string, seat: number): unknown =>
  (memory[rule] as readonly unknown[] | undefined)?.[seat];

const isReady = (position: Position, seat: number): boolean =>
  word(position, 'ready-first-turn', seat) === true;

function discarding(trial: Trial): Reasons {
  const { game, held, tiles, position, seat } = trial;
  const [tile = 0] = tiles;
  const drew = position.turn?.drew;
  if (game.id === 'riichi') {
    const isStrange = trial.word !== null && trial.word !== 'riichi';
    return [
      !isTurn(trial) && IN_TURN,
      trial.word === 'riichi' && againstRiichi(position, seat, tile),
      trial.word !== 'riichi' &&
        isInRiichi(position, seat) &&
        drew !== null &&
        drew !== undefined &&
        tile !== drew &&
        'riichi-freezes',
      copies(held.tiles, tile) > 0 && isSwap(position, seat, tile) && 'swap-calling',
      copies(held.tiles, tile) === 0 && OWN_TILES,
      isStrange && IN_TURN,
    ];
  }
  const isBound = game.id === 'hk-taiwanese' && isReady(position, seat) && trial.word === null;
  return [
    !isTurn(trial) && IN_TURN,
    trial.word !== null && mayNotSay(trial),
    isBound && drew !== null && drew !== undefined && tile !== drew && 'ready-first-turn',
    copies(held.tiles, tile) === 0 && OWN_TILES,
  ];
}

/** Why this word may not be said with this discard. */
function mayNotSay({ word: said, held, position, seat, tiles, game, idea }: Trial): string | null {
  if (said !== null && idea.unknown?.includes(said)) return less(held.tiles, tiles) ? IN_TURN : null;
  const { drew } = position.turn ?? {};
  const isFirst = held.discards === 0 && held.melds.length === 0 && drew !== undefined;
  const before = word(position, 'fishing-first', seat);
  switch (said) {
    case 'fishing':
      return before === '' ? null : 'fishing-with-discard';
    case 'no longer fishing':
      return 'no-longer-fishing';
    case 'original call':
      return isFirst && word(position, 'original-call', seat) === null ? null : 'original-call';
    case 'ready': {
      const rest = less(held.tiles, tiles);
      const waits =
        isFirst && !isReady(position, seat) && rest !== null && isOneShort(game, position, seat, rest);
      return waits ? null : 'ready-first-turn';
    }
    default:
      throw new Error(`nobody says "${String(said)}"`);
  }
}

/** Whether some tile completes what is kept. */
function isOneShort(game: SlowGame, position: Position, seat: number, rest: readonly Tile[]): boolean {
  const hand = { ...handAt(position, seat, null), tiles: rest };
  return game.kinds.some(
    (tile) =>
      copies(rest, tile) < 4 && whyNoWin(game, { ...hand, tiles: [...rest, tile], last: tile }) === null,
  );
}

/** A word by itself. */
function saying(trial: Trial): Reasons {
  const before = word(trial.position, 'fishing-first', trial.seat);
  const turn = !isTurn(trial) && IN_TURN;
  if (trial.game.id === 'riichi')
    return [turn, trial.word === 'riichi' ? againstRiichi(trial.position, trial.seat, null) : IN_TURN];
  if (trial.word !== null && trial.idea.unknown?.includes(trial.word)) return [IN_TURN];
  switch (trial.word) {
    case 'fishing':
      return [turn, 'fishing-with-discard'];
    case 'original call':
      return [turn, 'original-call'];
    case 'ready':
      return [turn, 'ready-first-turn'];
    default:
      return [turn, (before === '' || before === 'no longer fishing') && 'no-longer-fishing'];
  }
}

function ownKong(trial: Trial): Reasons {
  const { law, held, tiles, position, game, seat } = trial;
  const [tile = 0] = tiles;
  const adds = openPung(held, tile);
  const rule = adds ? law.promoted : law.concealed;
  const { turn } = position;
  const hasDrawn = turn !== null && turn.drew !== undefined;
  const isClaiming = game.id === 'british' && (!hasDrawn || turn.afterClaim);
  const own = copies(held.tiles, tile);
  if (game.id === 'riichi')
    return [
      isNone(trial, adds ? 'promoted' : 'concealed'),
      !isTurn(trial) && IN_TURN,
      !hasDrawn && 'kan-after-a-draw',
      position.left === 0 && law.emptyWall,
      own > 0 && kansIn(position) >= 4 && 'four-kans-at-most',
      own > 3 && isInRiichi(position, seat) && !isFreeKan(position, seat, tile) && 'riichi-kan',
      own === 0 && OWN_TILES,
      !adds && own < 4 && rule,
    ];
  return [
    isNone(trial, adds ? 'promoted' : 'concealed'),
    !isTurn(trial) && IN_TURN,
    isClaiming ? 'not-while-claiming' : !hasDrawn && rule,
    law.emptyWall !== undefined && position.left === 0 && law.emptyWall,
    game.id === 'hk-taiwanese' && isReady(position, seat) && 'ready-first-turn',
    own === 0 && OWN_TILES,
    !adds && own < 4 && rule,
  ];
}

function ownWin(trial: Trial): Reasons {
  const { law, position } = trial;
  return [!isTurn(trial) && IN_TURN, position.turn?.drew === undefined && law.draw, ...winning(trial, null)];
}
