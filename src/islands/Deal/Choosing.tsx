import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { compareDeal } from '#i18n/compare-deal.ts';
import { fragmentOf, LONGEST_SEED } from './address.ts';
import type { DealProps, ListedDeal } from './props.ts';
import type { DealState } from './state.ts';

/** Form to choose two games and a deal, listed or by seed, with the link to the open deal. */
export function Choosing(props: { props: DealProps; state: DealState }): JSX.Element {
  const { state } = props;
  const { pairs, games, questions } = props.props;
  const title = (id: string): string => games.find((game) => game.id === id)?.title ?? id;
  const open = () => state.open();
  const pair = createMemo(() => pairs.find((each) => each.games.join() === open()?.games.join()));
  const isListed = () => pair()?.deals.some(({ seed }) => seed === open()?.seed) ?? false;
  const question = ({ name, about }: ListedDeal): string =>
    questions[about]?.title ?? compareDeal.alone(title(name.split('/')[0] ?? ''));
  const id = createUniqueId();
  let seed: HTMLInputElement | undefined;
  return (
    <form
      class="deal-choosing"
      onSubmit={(event) => {
        event.preventDefault();
        const now = open();
        const typed = seed?.value.trim();
        if (now && typed) void state.deal({ games: now.games, seed: typed });
      }}
    >
      <div class="deal-field">
        <label class="label" for={`${id}-games`}>
          {compareDeal.games}
        </label>
        <select
          id={`${id}-games`}
          autocomplete="off"
          onChange={({ currentTarget }) => {
            const chosen = pairs[currentTarget.selectedIndex];
            const first = chosen?.deals[0];
            if (chosen && first) void state.deal({ games: chosen.games, seed: first.seed });
          }}
        >
          <For each={pairs}>
            {(each) => (
              <option selected={each === pair()}>
                {compareDeal.pair(title(each.games[0]), title(each.games[1]))}
              </option>
            )}
          </For>
        </select>
      </div>
      <div class="deal-field">
        <label class="label" for={`${id}-deal`}>
          {compareDeal.deal}
        </label>
        <select
          id={`${id}-deal`}
          autocomplete="off"
          onChange={({ currentTarget }) => {
            const now = open();
            if (now) void state.deal({ games: now.games, seed: currentTarget.value });
          }}
        >
          <Show when={open() && !isListed()}>
            <option value={open()?.seed} selected>
              {compareDeal.own(open()?.seed ?? '')}
            </option>
          </Show>
          <For each={pair()?.deals}>
            {(deal) => (
              <option value={deal.seed} selected={deal.seed === open()?.seed}>
                {compareDeal.choice(deal.seed, question(deal))}
              </option>
            )}
          </For>
        </select>
      </div>
      <div class="deal-field">
        <label class="label" for={`${id}-seed`}>
          {compareDeal.seed}
        </label>
        <span class="row">
          <input
            id={`${id}-seed`}
            type="text"
            ref={seed}
            maxLength={LONGEST_SEED}
            autocomplete="off"
            spellcheck={false}
          />
          <button type="submit" class="button">
            {compareDeal.open}
          </button>
        </span>
      </div>
      <Show when={open()}>
        {(now) => (
          <a class="deal-link" href={fragmentOf(now())}>
            {compareDeal.link}
          </a>
        )}
      </Show>
    </form>
  );
}
