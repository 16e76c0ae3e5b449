/** What lines of the protocol say, in words. */
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Words } from '../../i18n/index.ts';
import type { RefereeWords } from '../../i18n/referee.ts';
import type { MessageContext } from '../../i18n/words.ts';
import { type Output, type ProtocolAction, parseOutput, parseRound } from '../../referee/protocol.ts';
import type { ProtocolEntry } from '../../sessions/web-referee.ts';

/** A line and what it says. */
interface Glossed {
  readonly line: string;
  readonly means: string;
}

interface ProtocolSpeech {
  readonly say: RefereeWords;
  readonly words: Words;
  readonly telling: MessageContext;
}

/** The lines of an entry as its seat reads them, or as its referee does. @throws NotationError for a bad line */
export function glossed({ lines, to }: ProtocolEntry, speech: ProtocolSpeech): Glossed[] {
  const { say } = speech;
  // The seat itself is no “you”.
  const open = { ...speech.telling, reader: null };
  if (to === 'referee') return lines.map((line) => ({ line, means: answerOf(parseOutput(line), speech) }));
  const at = lines.findIndex((line) => line === 'normal' || line === 'interrupt');
  const round = lines.slice(at);
  const { type, actions } = parseRound(round);
  const [seat = '', tiles = ''] = lines.slice(0, at);
  const begin =
    at > 0
      ? [
          { line: seat, means: say.gloss.seat(nameOf(Number(seat) as Seat, { ...speech, telling: open })) },
          { line: tiles, means: say.gloss.tiles },
        ]
      : [];
  const [kind = '', count = '', ...told] = round;
  return [
    ...begin,
    { line: kind, means: say.gloss[type] },
    { line: count, means: say.gloss.count(actions.length) },
    ...told.map((line, i) => ({ line, means: toldOf(actions[i], speech) })),
  ];
}

const nameOf = (seat: Seat, { words, telling }: ProtocolSpeech): string =>
  words.seatName(SEATS[seat] ?? 0, telling, 'start');

function toldOf(told: ProtocolAction | undefined, speech: ProtocolSpeech): string {
  if (!told) return '';
  const { gloss } = speech.say;
  const { words } = speech;
  const name = nameOf(told.committer, speech);
  const tile = words.theTile(told.tiles[0] ?? 0);
  switch (told.action) {
    case 'FLOWER':
      return gloss.flower(name, tile);
    case 'DRAW':
      return gloss.draw(tile);
    case 'DISCARD':
      return gloss.discard(name, tile);
    case 'PONG':
      return gloss.pong(name, tile);
    case 'SEUNG':
      return gloss.seung(name, words.tileList(told.tiles));
    case 'GONG':
      return gloss.gong(name, tile);
  }
}

function answerOf(output: Output, { say, words }: ProtocolSpeech): string {
  const { answers } = say.gloss;
  switch (output.says) {
    case 'DISCARD':
      return answers.discard(words.theTile(output.tile));
    case 'PONG':
      return answers.pong(words.theTile(output.tile));
    case 'SEUNG':
      return answers.seung(words.tileList(output.using), words.theTile(output.discard));
    case 'GONG':
      return answers.gong;
    case 'WIN':
      return answers.win;
    case 'PASS':
      return answers.pass;
  }
}
