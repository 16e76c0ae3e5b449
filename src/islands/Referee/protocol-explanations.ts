/** Explains protocol lines in words. */
import { referee } from '#i18n/referee.ts';
import { words } from '#i18n/words.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { type Output, type ProtocolAction, parseOutput, parseRound } from '../../referee/protocol.ts';
import type { ProtocolEntry } from '../../sessions/web-referee.ts';

/** A protocol line and its meaning. */
interface LineGloss {
  readonly line: string;
  readonly means: string;
}

interface ProtocolSpeech {
  readonly messageContext: MessageContext;
}

/**
 * Explains the lines of an entry: those sent to a seat, or its answer.
 * @throws NotationError for a malformed line
 */
export function explainLines({ lines, to }: ProtocolEntry, speech: ProtocolSpeech): LineGloss[] {
  // Name the seat itself in the third person, not as "you".
  const open = { ...speech.messageContext, reader: null };
  if (to === 'referee') return lines.map((line) => ({ line, means: answerOf(parseOutput(line)) }));
  const at = lines.findIndex((line) => line === 'normal' || line === 'interrupt');
  const round = lines.slice(at);
  const { type, actions } = parseRound(round);
  const [seat = '', tiles = ''] = lines.slice(0, at);
  const begin =
    at > 0
      ? [
          {
            line: seat,
            means: referee.gloss.seat(nameOf(Number(seat) as Seat, { ...speech, messageContext: open })),
          },
          { line: tiles, means: referee.gloss.tiles },
        ]
      : [];
  const [kind = '', count = '', ...rest] = round;
  return [
    ...begin,
    { line: kind, means: referee.gloss[type] },
    { line: count, means: referee.gloss.count(actions.length) },
    ...rest.map((line, i) => ({ line, means: actionText(actions[i], speech) })),
  ];
}

const nameOf = (seat: Seat, { messageContext }: ProtocolSpeech): string =>
  words.seatName(SEATS[seat] ?? 0, messageContext, 'start');

function actionText(action: ProtocolAction | undefined, speech: ProtocolSpeech): string {
  if (!action) return '';
  const name = nameOf(action.committer, speech);
  const tile = words.theTile(action.tiles[0] ?? 0);
  switch (action.action) {
    case 'FLOWER':
      return referee.gloss.flower(name, tile);
    case 'DRAW':
      return referee.gloss.draw(tile);
    case 'DISCARD':
      return referee.gloss.discard(name, tile);
    case 'PONG':
      return referee.gloss.pong(name, tile);
    case 'SEUNG':
      return referee.gloss.seung(name, words.tileList(action.tiles));
    case 'GONG':
      return referee.gloss.gong(name, tile);
  }
}

function answerOf(output: Output): string {
  switch (output.says) {
    case 'DISCARD':
      return referee.gloss.answers.discard(words.theTile(output.tile));
    case 'PONG':
      return referee.gloss.answers.pong(words.theTile(output.tile));
    case 'SEUNG':
      return referee.gloss.answers.seung(words.tileList(output.using), words.theTile(output.discard));
    case 'GONG':
      return referee.gloss.answers.gong;
    case 'WIN':
      return referee.gloss.answers.win;
    case 'PASS':
      return referee.gloss.answers.pass;
  }
}
