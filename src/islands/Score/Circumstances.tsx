import { For, type JSX, Show } from 'solid-js';
import { clauseOfFact } from '../../asked/facts.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Game, OptionValue } from '../../engine/ruleset.ts';
import { othersAfter, SEATS } from '../../engine/seats.ts';
import { SUPPLEMENTS } from '../../notation/score-link.ts';
import { Choice } from '../../views/Choice.tsx';
import type { ScorePageWords } from '../../words/score-page.ts';
import type { RuleWords, Telling, Words } from '../../words/words.ts';
import { giverOf, kindsOfHand, type ScoreState, wayFrom } from './page.ts';
import './circumstances.css';

/** How the hand was won: the last tile, the winds, and the rules the table plays by. */
export function Circumstances(props: {
  game: Game;
  state: ScoreState;
  words: Words;
  say: ScorePageWords;
  telling: Telling;
  entry: (id: RuleId) => RuleWords;
  rule: (id: string) => string;
}): JSX.Element {
  const { state, say, words } = props;
  const link = state.link;
  const kong = () => props.telling.terms.kong;
  const winds = SEATS.map((seat) => [seat, words.windName(seat)] as const);
  const by = () =>
    state.way() === 'draw' ? 'draw' : state.way().startsWith('robbing') ? 'robbery' : 'discard';
  const kinds = kindsOfHand(props.game);
  const facts = () =>
    (state.ruleset().scoring?.facts ?? []).flatMap((fact) => {
      const clause = clauseOfFact(state.ruleset(), fact);
      return clause ? [{ fact, clause: clause.id }] : [];
    });
  const from = () => giverOf(state.way(), link().seat);
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return (
    <div class="came">
      <Choice
        legend={say.came}
        value={by()}
        values={[
          ['draw', say.by.draw],
          ['discard', say.by.discard],
          ['robbery', say.by.robbery(kong())],
        ]}
        onChoose={(next) => {
          const { seat } = link();
          const giver = from() ?? othersAfter(seat)[2] ?? seat;
          state.setWay(next === 'draw' ? 'draw' : wayFrom(next, giver, seat));
        }}
      />
      <Show
        when={by() !== 'draw'}
        fallback={
          <Choice
            legend={say.supplement}
            value={link().supplement}
            values={SUPPLEMENTS.map((each) => {
              const name = say.supplements[each];
              return [each, typeof name === 'string' ? name : name(kong())] as const;
            })}
            onChoose={(supplement) => state.set({ supplement })}
          />
        }
      >
        <Choice
          legend={say.from}
          value={from()}
          values={othersAfter(link().seat).map((seat) => [seat, capital(words.windName(seat))] as const)}
          onChoose={(seat) => {
            const way = by();
            if (way !== 'draw') state.setWay(wayFrom(way, seat, link().seat));
          }}
        />
      </Show>
      <label class="tick">
        <input
          type="checkbox"
          checked={link().last}
          onChange={(event) => state.set({ last: event.currentTarget.checked })}
        />
        {say.last}
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={link().first}
          onChange={(event) => state.set({ first: event.currentTarget.checked })}
        />
        {say.first}
      </label>
      <For each={facts()}>
        {({ fact, clause }) => (
          <label class="tick">
            <input
              type="checkbox"
              checked={link().facts.includes(fact)}
              onChange={(event) => {
                const rest = link().facts.filter((each) => each !== fact);
                state.set({ facts: event.currentTarget.checked ? [...rest, fact] : rest });
              }}
            />
            <span>
              {props.entry(clause).title}{' '}
              <a class="rule-id" href={props.rule(clause)}>
                §&nbsp;{clause}
              </a>
            </span>
          </label>
        )}
      </For>
      <Show when={kinds.length > 1}>
        <Choice
          legend={say.kindOfHand}
          value={link().under}
          values={kinds.map(
            (kind) => [kind, kind === 'ordinary' ? say.ordinary : props.entry(kind).title] as const,
          )}
          onChoose={(under) => state.set({ under })}
        />
      </Show>
      <Choice
        legend={say.seat}
        value={link().seat}
        values={winds.map(([seat, name]) => [seat, capital(name)] as const)}
        onChoose={(seat) => state.set({ seat })}
      />
      <Choice
        legend={say.roundWind}
        value={link().round}
        values={winds.map(([seat, name]) => [seat, capital(name)] as const)}
        onChoose={(round) => state.set({ round })}
      />
      <Show when={props.game.options.length > 0}>
        <details open={Object.keys(link().chosen).length > 0}>
          <summary>{say.options}</summary>
          <For each={props.game.options}>
            {(option) => (
              <div class="option">
                <span id={`option-${option.id}`}>{option.title}</span>
                <a class="rule-id" href={props.rule(option.rule ?? option.id)}>
                  §&nbsp;{option.id}
                </a>
                <select
                  aria-labelledby={`option-${option.id}`}
                  onChange={(event) => {
                    const value = option.values[event.currentTarget.selectedIndex];
                    if (value !== undefined)
                      state.set({ chosen: choose(state, option.id, value, option.default) });
                  }}
                >
                  <For each={option.values}>
                    {(value) => (
                      <option selected={value === (link().chosen[option.id] ?? option.default)}>
                        {named(value, say)}
                      </option>
                    )}
                  </For>
                </select>
              </div>
            )}
          </For>
        </details>
      </Show>
    </div>
  );
}

/** Only what differs is written down. */
function choose(state: ScoreState, id: string, value: OptionValue, usual: OptionValue) {
  const { [id]: _, ...rest } = state.link().chosen;
  return value === usual ? rest : { ...rest, [id]: value };
}

const named = (value: OptionValue, say: ScorePageWords): string =>
  value === true ? say.yes : value === false ? say.no : String(value);
