import { createMemo, createUniqueId, type JSX, Show } from 'solid-js';
import { compareDeal } from '#i18n/compare-deal.ts';
import { Select } from '../../ui/Select.tsx';
import { fragmentOf, LONGEST_SEED } from './address.ts';
import type { DealProps, ListedDeal } from './props.ts';
import type { DealState } from './state.ts';

/** Form to choose two games and a deal, listed or by seed, with the link to the open deal. */
export function DealForm(props: { props: DealProps; state: DealState }): JSX.Element {
  const { state } = props;
  const { pairs, games, questions } = props.props;
  const title = (id: string): string => games.find((game) => game.id === id)?.title ?? id;
  const open = () => state.open();
  const pair = createMemo(() => pairs.find((each) => each.games.join() === open()?.games.join()));
  const question = ({ name, about }: ListedDeal): string =>
    questions[about]?.title ?? compareDeal.alone(title(name.split('/')[0] ?? ''));
  /** The deals of these games, and the open one where it is not among them. */
  const listed = (): [seed: string, label: string][] => {
    const deals = pair()?.deals ?? [];
    const own = open()?.seed;
    const isListed = own === undefined || deals.some(({ seed }) => seed === own);
    return [
      ...(isListed ? [] : [[own, compareDeal.own(own)] satisfies [string, string]]),
      ...deals.map((deal): [string, string] => [deal.seed, compareDeal.choice(deal.seed, question(deal))]),
    ];
  };
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
        <Select
          id={`${id}-games`}
          options={pairs.map(({ games: [one, other] }, i) => [
            String(i),
            compareDeal.pair(title(one), title(other)),
          ])}
          value={String(pairs.findIndex(({ games: of }) => of.join() === open()?.games.join()))}
          onPick={(at) => {
            const chosen = pairs[Number(at)];
            const first = chosen?.deals[0];
            if (chosen && first) void state.deal({ games: chosen.games, seed: first.seed });
          }}
        />
      </div>
      <div class="deal-field">
        <label class="label" for={`${id}-deal`}>
          {compareDeal.deal}
        </label>
        <Select
          id={`${id}-deal`}
          options={listed()}
          value={open()?.seed}
          onPick={(chosen) => {
            const now = open();
            if (now) void state.deal({ games: now.games, seed: chosen });
          }}
        />
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
