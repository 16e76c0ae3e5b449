import { For, type JSX } from 'solid-js';
import { compareHand } from '#i18n/compare-hand.ts';
import { allOf } from '../../compare/hand/answer.ts';
import { createRandom } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { formatHandLink } from '../../notation/hand-link.ts';
import type { HandProps } from './props.ts';

/** Buttons for a dealt hand and example hands. Each adds a history entry. */
export function Begin(props: { examples: HandProps['examples']; rulesets: readonly Ruleset[] }): JSX.Element {
  const deal = async (): Promise<void> => {
    try {
      const { handToGuess } = await import('../../compare/hand/deal.ts');
      const link = handToGuess(
        props.rulesets,
        allOf(props.rulesets),
        createRandom(...crypto.getRandomValues(new Uint32Array(2))),
      );
      if (link) location.hash = formatHandLink(link);
    } catch (error) {
      console.warn(error);
    }
  };
  return (
    <nav class="hand-begin" aria-label={compareHand.begin}>
      <button type="button" class="button primary" onClick={() => void deal()}>
        {compareHand.deal}
      </button>
      <For each={props.examples}>
        {({ title, href }) => (
          <a class="button" href={href}>
            {title}
          </a>
        )}
      </For>
    </nav>
  );
}
