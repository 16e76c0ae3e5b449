/** Answers questions about a seat's own turn: its kongs, whether it wins, and why not. */

import type { Action } from '../engine/action.ts';
import { copiesLike } from '../engine/counts.ts';
import type { Remark } from '../engine/exclusion.ts';
import { scoringHandAs, withoutTile } from '../engine/hands.ts';
import { expressible } from '../engine/legality/all-actions.ts';
import { judgeAction } from '../engine/legality/verdict.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { bySeat, type Seat, withSeat } from '../engine/seats.ts';
import type { DrewTile, Json, Stage, Table } from '../engine/table.ts';
import { type Kind, plainKind } from '../engine/tiles.ts';
import { waits } from '../engine/win.ts';
import { UNDISCARDED } from '../evaluation/exclusions.ts';
import { HAS_DISCARDED, withPresumed } from '../evaluation/facts.ts';
import { type HandToJudge, wholeSize } from '../evaluation/hand.ts';
import { tableOf } from '../evaluation/table.ts';
import type { FieldReader, TileNotation } from '../evaluation/told/fields.ts';
import { checkRemarks } from './exclusions.ts';
import { checkHand, readFacts, readHand } from './hand.ts';
import { GAME_FIELDS } from './hands.ts';
import { refusal } from './refusal.ts';
import { dealTableFields, readTable } from './table-fields.ts';
import type { JudgeAnswers } from './types.ts';

const BEGAN = ['draw', 'deal', 'claim', 'supplement', 'claimed-supplement'] as const;

/** What each beginning of a turn says. */
const REMARKS: Readonly<Record<(typeof BEGAN)[number], readonly Remark[]>> = {
  draw: ['drawn', 'no replacement'],
  deal: ['drawn', 'no replacement', UNDISCARDED],
  claim: ['turn by call'],
  supplement: ['drawn', 'replacement'],
  'claimed-supplement': ['drawn', 'replacement'],
};

/** Op `turn`: the kongs and the win of a seat on its own turn, and the rules that refuse others. */
export function turn(fields: FieldReader, ruleset: Ruleset): JudgeAnswers['turn'] {
  fields.only(
    ...GAME_FIELDS,
    'hand',
    'melds',
    'bonus',
    'seat',
    'round',
    'drawn',
    'began',
    'called',
    ...(ruleset.ready ? ['points'] : []),
    'facts',
    'why',
    ...dealTableFields(ruleset),
  );
  const seat = fields.seat('seat', 0);
  const hand = withCalled(fields, readHand(fields, seat));
  checkHand(fields, ruleset.tiles, hand, wholeSize(ruleset));
  const began = fields.oneOf('began', BEGAN, 'draw');
  const drawn = fields.has('drawn') ? fields.tile('drawn') : null;
  if (drawn !== null && !hand.concealed.includes(drawn)) {
    throw fields.wrong('drawn', 'the drawn tile must be among the tiles of the hand');
  }
  const { around, facts: tableFacts } = readTable(fields, ruleset, [hand]);
  const stage: Stage = {
    phase: 'deciding',
    seat,
    drew: drewAs(began, drawn, around.left === 0),
    claimed:
      began !== 'claim' ? null : fields.has('called') && hand.melds.at(-1)?.kind === 'chow' ? 'chow' : 'pung',
  };
  const { concealed, melds, bonus } = hand;
  const read = readFacts(fields, ruleset);
  if (began === 'deal' && read[HAS_DISCARDED] === true)
    throw fields.wrong('began', '"began": "deal" is a first turn, and this seat has discarded');
  const place = [fields, 'began', `"began": "${began}"`] as const;
  checkRemarks(fields, ruleset, {
    seat,
    melds,
    facts: read,
    is: [...REMARKS[began], began === 'draw' && around.left === 0 && 'last tile'],
    places: {
      [UNDISCARDED]: place,
      replacement: place,
      'turn by call': place,
      'last tile': [fields, 'wall', '"wall": 0'],
    },
  });
  const facts = { [HAS_DISCARDED]: began !== 'deal', ...withPresumed(ruleset, read), ...tableFacts };
  const before = tableOf(ruleset, {
    seats: bySeat((each) => (each === seat ? { concealed, melds, bonus, facts } : {})),
    stage,
    round: fields.round(),
    ...around,
  });
  const table = fields.has('points') ? withPoints(before, seat, fields.whole('points', -MOST, MOST)) : before;
  const kinds = [...new Set(hand.concealed)];
  const possible = [...new Set(kinds.map(plainKind))].filter((tile) => isKongOf(table, seat, tile));
  const kongs = possible.filter(
    (tile) => judgeAction(ruleset, table, { do: 'kong', seat, tile }).is === 'allowed',
  );
  const tried: Action[] = fields.flag('why')
    ? expressible(ruleset, table).filter((action) => action.seat === seat)
    : [
        { do: 'win', seat },
        ...possible.map((tile): Action => ({ do: 'kong', seat, tile })),
        ...readyDeclarations(ruleset, seat, kinds),
        ...(fields.has('called') ? kinds.map((tile): Action => ({ do: 'discard', seat, tile })) : []),
      ];
  return {
    kongs: kongs.map((tile) => ({
      kind: promotes(table, seat, tile) ? 'promoted' : 'concealed',
      tile: fields.tileText.format([tile]),
    })),
    win: judgeAction(ruleset, table, { do: 'win', seat }).is === 'allowed',
    ...readyDiscards(ruleset, table, seat, kinds, fields.tileText),
    refused: tried.flatMap((action) => {
      const why = refusal(ruleset, table, action);
      return why === null ? [] : [{ action: actionText(action, fields.tileText), ...why }];
    }),
  };
}

/** The most points that a seat may have or owe. */
const MOST = 10_000_000;

const withPoints = (table: Table, seat: Seat, points: number): Table => ({
  ...table,
  cash: { ...table.cash, seats: withSeat(table.cash.seats, seat, points) },
});

/**
 * The hand with the tile that it has just called, which its last meld took. @throws QuestionError where the turn did not
 * begin with a claim, and where that meld cannot have taken it
 */
function withCalled(fields: FieldReader, hand: HandToJudge): HandToJudge {
  if (!fields.has('called')) return hand;
  const called = fields.tile('called');
  if (fields.fields['began'] !== 'claim') throw fields.wrong('called', '"called" takes "began": "claim"');
  const last = hand.melds.at(-1);
  if (!last || last.kind === 'kong' || !last.tiles.includes(called))
    throw fields.wrong('called', 'the last of "melds" must be a chow or pung with the called tile');
  const meld = last.kind === 'chow' ? { ...last, claimed: called } : last;
  return { ...hand, melds: [...hand.melds.slice(0, -1), meld] };
}

/** The ready declaration with each discard; empty in a game without one. */
const readyDeclarations = ({ ready }: Ruleset, seat: Seat, kinds: readonly Kind[]): Action[] =>
  ready ? kinds.map((tile) => ({ do: 'discard', seat, tile, says: ready.word })) : [];

/** The discards with which a seat may declare ready, and the wait after each. */
function readyDiscards(
  ruleset: Ruleset,
  table: Table,
  seat: Seat,
  kinds: readonly Kind[],
  { format }: TileNotation,
): { readonly [word: string]: Json } {
  const { ready } = ruleset;
  if (!ready) return {};
  const hand = table.seats[seat];
  const allowed = readyDeclarations(ruleset, seat, kinds).flatMap((action) =>
    action.do === 'discard' && judgeAction(ruleset, table, action).is === 'allowed' ? [action.tile] : [],
  );
  return {
    [ready.word]: allowed.map((tile) => {
      const rest = { ...hand, concealed: withoutTile(hand.concealed, tile) };
      const waited = waits(ruleset, scoringHandAs(table, seat, rest));
      return { discard: format([tile]), waits: waited.map((kind) => format([kind])) };
    }),
  };
}

const promotes = (table: Table, seat: Seat, tile: Kind): boolean =>
  table.seats[seat].melds.some((meld) => meld.kind === 'pung' && meld.tile === tile);

const isKongOf = (table: Table, seat: Seat, tile: Kind): boolean =>
  promotes(table, seat, tile) || copiesLike(table.seats[seat].concealed, tile) === 4;

function drewAs(began: (typeof BEGAN)[number], tile: Kind | null, last: boolean): DrewTile | null {
  const drew = { tile, chain: 0, afterClaim: false, last: false };
  switch (began) {
    case 'claim':
      return null;
    case 'deal':
      return { ...drew, by: 'deal', tile: null };
    case 'draw':
      return { ...drew, by: 'wall', last };
    case 'supplement':
      return { ...drew, by: 'kong', chain: 1 };
    case 'claimed-supplement':
      return { ...drew, by: 'kong', chain: 1, afterClaim: true };
  }
}

function actionText(action: Action, { format }: TileNotation): string {
  switch (action.do) {
    case 'discard':
      return `discard ${format([action.tile])}${action.says === undefined ? '' : ` and say ${action.says}`}`;
    case 'kong':
    case 'show':
      return `${action.do} ${format([action.tile])}`;
    case 'chow':
      return `chow:${format(action.using)}`;
    case 'exchange':
      return `exchange ${format(action.tiles)}`;
    case 'say':
      return `say ${action.word}`;
    default:
      return action.do;
  }
}
