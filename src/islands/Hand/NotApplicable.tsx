import { type JSX, Match, Switch } from 'solid-js';
import { compareHand } from '#i18n/compare-hand.ts';
import { words } from '#i18n/words.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { Slip } from '../../ui/Slip.tsx';
import type { GameAnswer } from './state.ts';

/** Explains why the hand cannot occur in this game: its tiles, its size, or how it was won. */
export function Outside(props: {
  at: GameAnswer;
  entry: (id: string) => RuleWords;
  rule: (id: string) => string;
}): JSX.Element {
  const { remarks } = props.at.game;
  const lacks = () => (props.at.outcome.is === 'lacks' ? props.at.outcome : null);
  const unfit = () => (props.at.outcome.is === 'unfit' ? props.at.outcome : null);
  const barred = () => (props.at.outcome.is === 'barred' ? props.at.outcome.reason.rule : null);
  return (
    <Switch>
      <Match when={lacks()}>
        {(now) => (
          <Slip
            kind="refused"
            head={compareHand.lacks(now().kinds.map((kind) => words.tileName(kind)))}
            text={remarks.tiles?.says}
            rule={remarks.tiles?.rule}
          />
        )}
      </Match>
      <Match when={unfit()}>
        {(now) => <Slip kind="refused" {...compareHand.unfit(now().need)} rule={remarks.hand?.rule} />}
      </Match>
      <Match when={barred()}>
        {(id) => (
          <Slip
            kind="refused"
            head={`${props.entry(id()).title}.`}
            text={props.entry(id()).sentence}
            rule={{ id: id(), href: props.rule(id()) }}
          />
        )}
      </Match>
    </Switch>
  );
}
