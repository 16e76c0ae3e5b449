import { type JSX, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import { allTiles, isBonus } from '../../engine/tiles.ts';
import { STREAK } from '../../evaluation/evaluate.ts';
import { clauseOfFact } from '../../evaluation/facts.ts';
import type { MessageContext, RuleWords } from '../../i18n/message-context.ts';
import { MOST_KEPT } from '../../notation/score-link.ts';
import { chooseOption } from '../../rulesets/options.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Options } from '../../ui/Options.tsx';
import { Presets } from '../../ui/Presets.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { AroundTheHand } from './AroundTheHand.tsx';
import { FactTicks } from './FactTicks.tsx';
import { OtherHands } from './OtherHands.tsx';
import { kindsOfHand, type ScoreState } from './page.ts';
import { WinCircumstances } from './WinCircumstances.tsx';
import './circumstances.css';

/** Inputs for how the hand was won: the winning tile, the winds, and the table's rule options. */
export function Circumstances(props: {
  game: Game;
  state: ScoreState;
  messageContext: MessageContext;
  entry: (id: RuleId) => RuleWords;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { state } = props;
  const link = state.link;
  const kinds = kindsOfHand(props.game);
  const hasBonus = () => allTiles(state.ruleset().tiles).some(isBonus);
  return (
    <div class="came">
      <WinCircumstances {...{ state }} kong={props.messageContext.terms.kong} bonus={hasBonus()}>
        <FactTicks {...props} />
        <AroundTheHand {...{ state }} ruleHref={props.ruleHref} />
        <Show when={clauseOfFact(state.ruleset(), STREAK)}>
          {(clause) => (
            <label class="counted">
              <span>
                {scorePage.dealerWins} <RuleLink id={clause().id} href={props.ruleHref(clause().id)} />
              </span>
              <input
                type="number"
                min="0"
                max={MOST_KEPT}
                value={link().dealerWins}
                onInput={(event) => {
                  const count = event.currentTarget.valueAsNumber;
                  if (Number.isInteger(count) && count >= 0 && count <= MOST_KEPT)
                    state.set({ dealerWins: count });
                }}
              />
            </label>
          )}
        </Show>
        <Show when={kinds.length > 1}>
          <Choice
            legend={scorePage.kindOfHand}
            value={link().under}
            values={kinds.map(
              (kind) => [kind, kind === 'ordinary' ? scorePage.ordinary : props.entry(kind).title] as const,
            )}
            onChoose={(under) => state.set({ under })}
          />
        </Show>
      </WinCircumstances>
      <Show when={state.ruleset().scoring?.loserScore}>
        <OtherHands {...{ state }} />
      </Show>
      <Show when={props.game.options.length > 0}>
        <details open={Object.keys(link().chosen).length > 0}>
          <summary>{scorePage.options}</summary>
          <Presets game={props.game} chosen={link().chosen} onChoose={(chosen) => state.set({ chosen })} />
          <Options
            options={props.game.options}
            chosen={link().chosen}
            entry={props.entry}
            ruleHref={props.ruleHref}
            onChoose={(option, value) => state.set({ chosen: chooseOption(link().chosen, option, value) })}
          />
        </details>
      </Show>
    </div>
  );
}
