/** Who gets a discard, and by which rule each of the others does not. */
import type { Seat } from '../../../../engine/seats.ts';
import { judgeAction } from '../../../../engine/verdict.ts';
import { bidOf, type Call, type Called, STANDS } from '../../../../puzzles/concepts/claim/index.ts';
import type { Question } from '../../../../puzzles/question.ts';
import type { Teller } from '../../asker.ts';
import { type Given, type Proof, type Row, same } from '../../proof.ts';
import { telling } from '../../told.ts';

/** The seats that get the tile, as an answer names them. */
export const standingIn = (key: Given): string[] =>
  key.flatMap((each) => {
    const [seat = '', fate] = each.split(':');
    return fate === STANDS ? [seat] : [];
  });

export function prove({ asked, key }: Question<Called>, given: Given, teller: Teller): Proof {
  const { say, words, room } = teller;
  const stand = standingIn(key);
  const right = same(given, stand);
  const seats = stand.map((seat) => Number(seat) as Seat);
  const named = words.seatList(seats, telling(teller, null));
  const rows = asked.calls.map((call) => rowOf(call, asked, key, teller));
  // What was answered is told why not; else the rule by which the others lost.
  const at = asked.calls.findIndex(
    ({ seat }) => !stand.includes(String(seat)) && (right || given.includes(String(seat))),
  );
  const why = rows[at < 0 ? 0 : at];
  return {
    right,
    head: right ? say.claim.right(named) : say.claim.wrong(named),
    text: why ? `${why.head} ${why.text ?? ''}` : '',
    rule: why?.rule ?? room.ruleset.calls.pung.rule,
    evidence: [{ is: 'rows', title: say.claim.why, rows }],
  };
}

function rowOf(call: Call, { table, offer, calls }: Called, key: Given, teller: Teller): Row {
  const { say, words, room, terms } = teller;
  const told = telling(teller, null);
  const fate = key.find((each) => each.startsWith(`${call.seat}:`))?.split(':')[1] ?? '';
  const name = words.seatName(call.seat, told, 'start');
  const word = words.callName(call.do, terms);
  if (fate === STANDS) {
    return { mark: 'good', head: say.claim.gets(name, word), rule: room.ruleset.calls[call.do].rule };
  }
  const verdict = judgeAction(room.ruleset, table, call);
  if (verdict.is !== 'allowed') {
    const { reason } = verdict;
    const { head, text, rule } = words.explain(reason, teller.entry(reason.rule), {
      ...told,
      action: call,
      offer,
      moment: 'tile',
      awaits: [],
    });
    return { mark: 'bad', head, text, rule };
  }
  const stand = calls.filter(({ seat }) => key.includes(`${seat}:${STANDS}`)).map(bidOf);
  const lost = words.explainLost({ bid: bidOf(call), rule: fate }, stand, told);
  return { mark: 'bad', head: lost.head, text: lost.text, rule: lost.rule };
}
