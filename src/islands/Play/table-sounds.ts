/** Plays sounds and speech for table events, if the reader has them on. */
import { type Accessor, createEffect, on } from 'solid-js';
import type { TableEvent } from '../../engine/events.ts';
import { heardBy } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { frameAt } from '../../sessions/hand-history.ts';
import type { Session } from '../../sessions/session.ts';
import type { ReaderSettings } from '../../storage/settings.ts';

/** Plays each event as it happens. At pace "once" many happen together, and only the most important is heard. */
export function createTableSounds(
  {
    moved,
    live,
    history,
    pace,
    awaitsReader,
    ended,
    eyes,
    seat,
  }: Pick<Session, 'moved' | 'live' | 'history' | 'pace' | 'awaitsReader' | 'ended' | 'eyes' | 'seat'>,
  wanted: Accessor<Pick<ReaderSettings, 'sound' | 'speech'>>,
  messageContext: Accessor<MessageContext>,
): void {
  const hear = (events: readonly TableEvent[]) => {
    const { sound, speech } = wanted();
    if (events.length === 0 || !(sound || speech)) return;
    void import('./sounds.ts').then(({ heardAtOnce, soundOf, playSound, speakText, spokenOf }) => {
      const [only, another] = events;
      const event = another ? heardAtOnce(events, seat) : only;
      if (!event) return;
      if (sound) playSound(soundOf(event));
      if (speech) speakText(spokenOf(event, messageContext()));
    }, console.warn);
  };
  createEffect(on(moved, (event) => event && live() && hear([event]), { defer: true }));
  // At pace "once" no single move is shown, so play the sound when it is the reader's turn or the hand is over.
  let last = history();
  createEffect(
    on(
      history,
      (now) => {
        const goesOn = now.at > last.at && frameAt(last) === now.frames[last.at]?.context;
        if (goesOn && pace() === 'once' && live()) {
          if (!awaitsReader() && !ended()) return;
          hear(
            now.frames
              .slice(last.at + 1, now.at + 1)
              .flatMap(({ context: { event } }) => (event && heardBy(event, eyes())) ?? []),
          );
        }
        last = now;
      },
      { defer: true },
    ),
  );
}
