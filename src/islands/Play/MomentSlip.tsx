import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { ownMoments } from '#i18n/own-moments.ts';
import { bringIntoSight } from '../../ui/bring-into-sight.ts';
import { Slip } from '../../ui/Slip.tsx';
import { type GradedMove, gradeMoment, noteMoment } from './own-moments.ts';
import type { PlaySession } from './play-session.ts';
import './duel.css';

/** Panel of a moment of the reader's own deals: the question, and after the move what a hint would have said. */
export function MomentSlip(props: {
  desk: PlaySession;
  id: string;
  /** Index of the frame that asks for the move. */
  at: number;
  /** Address of the page that lists what is due. */
  due: string | undefined;
}): JSX.Element {
  const { session, messageContext } = props.desk;
  /** The frames before and after the move. They stay the same while the deal goes on, so it is graded once. */
  const before = createMemo(() => session.history().frames[props.at]?.context);
  const after = createMemo(() => {
    const { frames, at } = session.history();
    return at > props.at ? frames[props.at + 1]?.context : undefined;
  });
  const graded = createMemo(() => {
    const [from, to] = [before(), after()];
    return from && to ? gradeMoment(session.setting().ruleset, from, to, messageContext()) : null;
  });
  let section: HTMLElement | undefined;
  let isNoted = false;
  createEffect(
    on(graded, (answer) => {
      if (!answer) return;
      // The first answer counts; whoever takes it back may try others.
      if (!isNoted) noteMoment(props.id, answer.isRight);
      isNoted = true;
      // On a phone the bar stands over the end of the answer.
      queueMicrotask(() => bringIntoSight(section));
    }),
  );
  return (
    <section class="duel" aria-label={ownMoments.title} aria-live="polite" ref={section}>
      <Show
        when={graded()}
        fallback={
          <Show when={session.history().at === props.at}>
            <p class="duel-about">
              <b>{ownMoments.title}.</b> {ownMoments.about}
            </p>
          </Show>
        }
      >
        {(answer) => (
          <Slip kind={answer().isRight ? 'good' : 'note'} head={headOf(answer())} text={answer().text}>
            <Show when={props.due}>
              {(href) => (
                <p class="ruling-text duel-due">
                  <a href={href()}>{ownMoments.due}</a>
                </p>
              )}
            </Show>
          </Slip>
        )}
      </Show>
    </section>
  );
}

function headOf({ isRight, isBest }: GradedMove): string {
  if (!isRight) return ownMoments.wrong;
  return isBest ? ownMoments.right : ownMoments.near;
}
