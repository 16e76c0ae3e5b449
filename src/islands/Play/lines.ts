/** The log of visible events, as sentences. */
import { play } from '#i18n/play.ts';
import { words } from '#i18n/words.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Seat } from '../../engine/seats.ts';
import { FACE_DOWN } from '../../engine/tiles.ts';
import { heardBy } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { TableHistory } from '../../sessions/hand-history.ts';
import type { LogLine } from '../../ui/Log/Log.tsx';

/** True if an event gets a log line. Skips events the seat cannot see, and those that the next line repeats. */
function isHeard(event: TableEvent): boolean {
  if (event.type === 'drew') return event.tile !== FACE_DOWN || event.why !== 'turn';
  // The award repeats a call, but nothing else reports a pass.
  if (event.type === 'answered') return event.bid.call === 'pass';
  return event.type !== 'unclaimed' || event.offer.as !== 'discard';
}

interface LogSource {
  readonly frames: TableHistory['frames'];
  readonly at: number;
  readonly eyes: Seat | null;
  readonly taken: ReadonlyMap<number, readonly TableEvent[]>;
  readonly messageContext: MessageContext;
}

/**
 * Creates the log. A line keeps its object identity once made, even while the reader looks further back, so that only
 * new lines are drawn and read aloud.
 */
export function createLines(): (source: LogSource) => LogLine[] {
  const cache = new Map<string, LogLine>();
  return ({ frames, at, eyes, taken, messageContext }) => {
    const lines: LogLine[] = [];
    const line = (number: number | null, text: string, key: string) => {
      const known = cache.get(`${key} ${text}`) ?? { number, text };
      cache.set(`${key} ${text}`, known);
      lines.push(known);
    };
    let number = 0;
    for (let i = 0; i <= at; i++) {
      const event = frames[i]?.context.event;
      const heard = event ? heardBy(event, eyes) : null;
      if (heard && isHeard(heard)) {
        number += 1;
        line(number, words.narrate(heard, messageContext), String(number));
      }
      for (const [n, undone] of (i < at ? taken.get(i) : undefined)?.entries() ?? []) {
        const event = heardBy(undone, eyes);
        if (event) line(null, play.takenBack(words.narrate(event, messageContext)), `${number}.${n}`);
      }
    }
    return lines;
  };
}
