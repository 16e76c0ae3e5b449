import { type JSX, Show } from 'solid-js';
import { warmUp } from '#i18n/warm-up.ts';
import { Key } from '../../ui/Key.tsx';
import type { WarmUpSession } from './warm-up-session.ts';

/** The two buttons of the warm-up; at its end, a link to the first lesson, and another hand. */
export function Answers(props: {
  warming: WarmUpSession;
  /** The game's word for a win, and its shortcut key. */
  win: string;
  winKey: string;
  lesson: string;
}): JSX.Element {
  const { warming } = props;
  const { table, myTurn } = warming;
  const { session } = table;
  return (
    <div class="warm-up-actions">
      <Show
        when={warming.ended()}
        fallback={
          <>
            <button
              type="button"
              class="button win"
              aria-keyshortcuts={props.winKey}
              data-state={session.refused() ? 'refused' : undefined}
              onClick={(event) => warming.win(event.currentTarget)}
            >
              <span class="word">{props.win}</span> <Key>{props.winKey}</Key>
            </button>
            <button
              type="button"
              class="button"
              disabled={!myTurn() && !session.awaitsReader()}
              onClick={warming.letGo}
            >
              {myTurn() || !warming.view().stage.offer ? warmUp.discard : warmUp.pass}
            </button>
          </>
        }
      >
        <a class="button primary" href={props.lesson}>
          {warmUp.learn}
        </a>
        <button type="button" class="button" onClick={() => table.dealNext()}>
          {warmUp.another}
        </button>
      </Show>
    </div>
  );
}
