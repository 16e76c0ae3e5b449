import { type JSX, Show } from 'solid-js';
import { badLink } from '#i18n/bad-link.ts';
import { words } from '#i18n/words.ts';
import { loadGame } from '../../rulesets/registry.ts';
import type { BrokenDealLink } from '../../sessions/share.ts';
import { createFetched } from '../../ui/lazy.ts';
import { Slip } from '../../ui/Slip.tsx';
import type { PlaySession } from './play-session.ts';

/** Explains why a link opens no hand at this table, and links to the game that can open it. */
export function BadLinkNotice(props: {
  desk: PlaySession;
  broken: BrokenDealLink;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { messageContext } = props.desk;
  const other = () => (props.broken.is === 'other' ? props.broken.game : null);
  const found = createFetched(other, (id) =>
    loadGame(id).then(
      ({ title }) => ({ title }),
      () => ({ title: null }),
    ),
  );
  const title = () => found()?.title;
  const why = (): string => {
    const { broken } = props;
    switch (broken.is) {
      case 'unreadable':
        return broken.why ?? badLink.unusable;
      case 'other': {
        const named = title();
        return named ? badLink.otherGame(named) : badLink.unknownGame(broken.game);
      }
      case 'unplayable': {
        const who = words.seatName(broken.action.seat, messageContext());
        const what = words.actionName(broken.action, messageContext().terms);
        return broken.reason
          ? badLink.illegalMove(broken.number, who, what)
          : badLink.moveAfterEnd(broken.number, who, what);
      }
    }
  };
  const rule = () => {
    const id = props.broken.is === 'unplayable' ? props.broken.reason?.rule : undefined;
    return id === undefined ? undefined : { id, href: props.ruleHref(id) };
  };
  return (
    <Show when={other() === null || found()}>
      <Slip kind="refused" head={badLink.broken} text={badLink.brokenText(why())} rule={rule()}>
        <Show when={title() ? other() : null}>
          {(game) => (
            <p class="ruling-text">
              <a href={`../${game()}/${location.hash}`}>{badLink.openThere}</a>
            </p>
          )}
        </Show>
      </Slip>
    </Show>
  );
}
