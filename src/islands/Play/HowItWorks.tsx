import { type JSX, Show } from 'solid-js';
import { play } from '#i18n/play.ts';
import { setup } from '#i18n/setup.ts';
import type { ChartDrawing } from '../../machines/graph-drawing.ts';
import { changeSettings, readSettings } from '../../storage/settings.ts';
import { ChartView } from '../../ui/Chart/ChartView.tsx';
import type { PanelTexts } from './panel-lines.ts';
import type { PlaySession } from './play-session.ts';
import './how.css';

/** What is behind the table: its state chart, the seed of the deal, and the protocol if programs can play the game. */
export function HowItWorks(props: {
  desk: PlaySession;
  panelText: PanelTexts;
  drawing: ChartDrawing | undefined;
  /** Address of the rulebook page. */
  rulebook: string;
  /** Address of the protocol's page; undefined in games without one. */
  protocol: string | undefined;
  /** True where the panel opens over the table. It is then unfolded, and the fold is not stored. */
  narrow: boolean;
}): JSX.Element {
  const { session, deal } = props.desk;
  let panel: HTMLElement | undefined;
  let seed: HTMLInputElement | undefined;
  return (
    <section class="play-how panel" id="play-how" popover aria-label={play.how} ref={panel}>
      <details
        open={props.narrow || readSettings().how}
        onToggle={(event) => {
          if (!props.narrow) changeSettings({ how: event.currentTarget.open });
        }}
      >
        <summary>
          <h2>{play.how}</h2>
        </summary>
        <Show when={props.drawing}>
          {(drawing) => (
            <ChartView
              drawing={drawing()}
              phase={props.panelText.phase()}
              before={session.before()}
              rulebook={props.rulebook}
            />
          )}
        </Show>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = seed?.value.trim();
            if (!wanted) return;
            if (props.narrow) panel?.hidePopover();
            // Keys are for the table again.
            seed?.blur();
            deal(wanted, session.setting().chosen);
          }}
        >
          <label class="seed">
            {setup.seed}
            <input
              type="text"
              ref={seed}
              value={String(session.setting().start.seed ?? '')}
              maxLength={40}
              autocomplete="off"
              spellcheck={false}
            />
          </label>
          <p class="aside">{setup.seedNote}</p>
          <button type="submit" class="button">
            {setup.dealThis}
          </button>
        </form>
        <Show when={props.protocol}>
          {(href) => (
            <p class="how-protocol">
              <a href={href()}>{play.protocol}</a>
            </p>
          )}
        </Show>
      </details>
    </section>
  );
}
