import { For, type JSX, Show } from 'solid-js';
import { evening } from '#i18n/evening.ts';
import { houseRules } from '#i18n/house-rules.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import type { OwnTable } from './own-table.ts';
import type { HouseRulesProps } from './props.ts';

/** The reader's table: what differs from the game, and the ways to play, score, copy and print it. */
export function YourTable(props: {
  table: OwnTable;
  links: Pick<HouseRulesProps, 'play' | 'score' | 'evening'>;
  /** The switches that differ. */
  own: HouseRulesProps['switches'];
  /** Position of the chosen value of each option. */
  places: Readonly<Record<string, number>>;
}): JSX.Element {
  const { chosen, fragment, failed, keep, address } = props.table;
  const status = (): string => {
    const { length } = Object.keys(chosen());
    // The link's options are unknown until the code has loaded.
    if (length === 0 && failed() !== null) return '';
    return length === 0 ? houseRules.asHere : houseRules.differing(String(length), length === 1);
  };
  const currentAddress = (): string => {
    keep();
    return address();
  };
  return (
    <section class="house-yours panel" aria-labelledby="yours">
      <h2 id="yours">{houseRules.yours}</h2>
      <p class="unscripted">{houseRules.noScript}</p>
      <p class="house-status scripted" role="status">
        {status()}
      </p>
      <ul class="house-own">
        <For each={props.own}>
          {({ id, title, labels, usual }) => (
            <li>
              <a href={`#${id}`}>{title}</a>: <span>{labels[props.places[id] ?? usual]}</span>
            </li>
          )}
        </For>
      </ul>
      <p class="house-ways">
        <a class="button primary" href={props.links.play + fragment()}>
          {houseRules.play}
        </a>
        <Show when={props.links.score}>
          {(score) => (
            <a class="button" href={score() + fragment()}>
              {houseRules.score}
            </a>
          )}
        </Show>
        <a class="button" href={props.links.evening + fragment()}>
          {evening.name}
        </a>
        <span class="row scripted">
          <CopyButton text={currentAddress} copied={houseRules.copied} notCopied={houseRules.notCopied}>
            {houseRules.copy}
          </CopyButton>
        </span>
        <button type="button" class="button scripted" onClick={() => print()}>
          {houseRules.print}
        </button>
        <button
          type="button"
          class="button scripted"
          disabled={props.own.length === 0}
          onClick={props.table.reset}
        >
          {houseRules.reset}
        </button>
      </p>
    </section>
  );
}
