import { For, type JSX, Show } from 'solid-js';
import { match as say } from '#i18n/match.ts';
import { words } from '#i18n/words.ts';
import { standingsOf } from '../../sessions/match.ts';
import type { PlaySession } from './play-session.ts';
import './match-result.css';

/** Result of a match: places, gains and losses, and best wins. */
export function MatchResult(props: { desk: PlaySession }): JSX.Element {
  const { messageContext, match, session } = props.desk;
  const standings = () => {
    const { ruleset } = session.setting();
    const final = ruleset.final?.({ ruleset, table: session.frame().table }) ?? null;
    return standingsOf(match.deals(), ruleset.stake, final);
  };
  const hasFinal = () => session.setting().ruleset.final !== undefined;
  /** Hide the best win if there is a final score: the table has room for one more column only. */
  const hasBest = () => session.setting().ruleset.scoring !== null && !hasFinal();
  const own = () => standings().find(({ seat }) => seat === session.seat)?.place ?? 1;
  const drawn = () => match.deals().filter(({ winners }) => winners.length === 0).length;
  return (
    <section class="match-result" aria-labelledby="match-result">
      <h2 id="match-result">
        {say.head(own(), standings().filter(({ place }) => place === own()).length > 1)}
      </h2>
      <p>{say.deals(match.deals().length, drawn())}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.place}</th>
            <td />
            <th scope="col">{say.change(messageContext().terms.money)}</th>
            <Show when={hasFinal()}>
              <th scope="col">{say.final}</th>
            </Show>
            <th scope="col">{say.wins}</th>
            <Show when={hasBest()}>
              <th scope="col">{say.best}</th>
            </Show>
          </tr>
        </thead>
        <tbody>
          <For each={standings()}>
            {({ seat, place, change, final, wins, best }) => (
              <tr data-you={seat === session.seat ? '' : undefined}>
                <td>{place}</td>
                <th scope="row">{words.seatName(seat, messageContext(), 'start')}</th>
                <td>{words.signed(change)}</td>
                <Show when={final !== null}>
                  <td>{words.signed(final ?? 0)}</td>
                </Show>
                <td>{wins}</td>
                <Show when={hasBest()}>
                  <td>{best ? words.scoreTotal(best) : say.none}</td>
                </Show>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
