import { type JSX, Show } from 'solid-js';
import { embed } from '#i18n/embed.ts';
import { LONGEST } from '../../notation/scene-text.ts';
import { Select } from '../../ui/Select.tsx';
import { type EmbedChoice, type EmbedKind, hasDetail, isListed } from './choice.ts';
import type { ConfiguratorProps } from './props.ts';

interface ChoicesProps {
  readonly choice: EmbedChoice;
  readonly from: ConfiguratorProps;
  /** Called for a choice from a list; shown at once. */
  readonly onPick: (change: Partial<EmbedChoice>) => void;
  /** Called for each typed character; shown only after a pause. */
  readonly onType: (change: Partial<EmbedChoice>) => void;
}

/** Form: what to embed, from which game, and how it looks. */
export function Choices(props: ChoicesProps): JSX.Element {
  const List = (list: { readonly label: string } & Parameters<typeof Select>[0]): JSX.Element => (
    <label>
      {list.label}
      <Select {...list} />
    </label>
  );
  const game = () => props.from.games.find(({ ruleset }) => ruleset === props.choice.game);
  const listed = () => (isListed(props.choice.kind) ? props.choice.kind : null);
  const has = (detail: Parameters<typeof hasDetail>[1]) => hasDetail(props.choice.kind, detail);
  return (
    <form class="configurator-choices" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      <List
        label={embed.kind}
        name="kind"
        value={props.choice.kind}
        options={Object.entries(embed.kinds)}
        onPick={(kind) => props.onPick({ kind: kind as EmbedKind })}
      />
      <List
        label={embed.game}
        name="game"
        value={props.choice.game}
        options={props.from.games.map(({ ruleset, title }) => [ruleset, title])}
        isDisabled={(id) =>
          props.choice.kind === 'score' && !props.from.games.find(({ ruleset }) => ruleset === id)?.scores
        }
        onPick={(ruleset) => props.onPick({ game: ruleset })}
      />
      <Show when={listed()} keyed>
        {(kind) => (
          <List
            label={embed.which[kind]}
            name={`of-${kind}`}
            value={props.choice.of[kind]}
            options={game()?.listed[kind] ?? []}
            onPick={(id) => props.onPick({ of: { ...props.choice.of, [kind]: id } })}
          />
        )}
      </Show>
      <Show when={props.choice.kind === 'text'}>
        <label class="wide">
          {embed.text}
          <textarea
            name="text"
            rows="14"
            maxLength={LONGEST}
            spellcheck={false}
            value={props.choice.text}
            onInput={(event) => props.onType({ text: event.currentTarget.value })}
          />
        </label>
      </Show>
      <Show when={has('record')}>
        <label class="wide">
          {embed.record}
          <textarea
            name="record"
            rows="4"
            maxLength={10_000}
            spellcheck={false}
            value={props.choice.record}
            onInput={(event) => props.onType({ record: event.currentTarget.value })}
          />
        </label>
      </Show>
      <Show when={has('hand')}>
        <label class="wide">
          {embed.hand}
          <input
            name="hand"
            maxLength={120}
            spellcheck={false}
            value={props.choice.hand}
            onInput={(event) => props.onType({ hand: event.currentTarget.value })}
          />
        </label>
      </Show>
      <Show when={has('ask')}>
        <List
          label={embed.ask}
          name="ask"
          value={props.choice.ask}
          options={[['', embed.noAsk], ...props.from.handQuestions]}
          onPick={(ask) => props.onPick({ ask })}
        />
      </Show>
      <Show when={has('count')}>
        <label>
          {embed.count}
          <input
            name="count"
            type="number"
            min="1"
            max="20"
            value={props.choice.count}
            onInput={(event) => props.onType({ count: event.currentTarget.value })}
          />
        </label>
      </Show>
      <Show when={has('grade')}>
        <List
          label={embed.grade}
          name="grade"
          value={props.choice.grade}
          options={Object.entries(embed.grades)}
          onPick={(grade) => props.onPick({ grade })}
        />
      </Show>
      <Show when={has('seed')}>
        <label>
          {embed.seed}
          <input
            name="seed"
            size="10"
            maxLength={64}
            spellcheck={false}
            value={props.choice.seed}
            onInput={(event) => props.onType({ seed: event.currentTarget.value })}
          />
        </label>
      </Show>
      <List
        label={embed.light}
        name="theme"
        value={props.choice.theme}
        options={Object.entries(embed.lights)}
        onPick={(theme) => props.onPick({ theme })}
      />
      <List
        label={embed.words}
        name="words"
        value={props.choice.words}
        options={props.from.wordSets.map((id) => [id, id === 'own' ? embed.own : id])}
        onPick={(words) => props.onPick({ words })}
      />
      <List
        label={embed.width}
        name="width"
        value={props.choice.width}
        options={Object.entries(embed.widths).toReversed()}
        onPick={(width) => props.onPick({ width })}
      />
    </form>
  );
}
