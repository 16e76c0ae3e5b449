import { createMemo, type JSX, Show } from 'solid-js';
import { compareDeal } from '#i18n/compare-deal.ts';
import { table } from '#i18n/table.ts';
import { words } from '#i18n/words.ts';
import { heardBy, seenBy } from '../../engine/view.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { still } from '../../storage/reduced-motion.ts';
import { ChartView } from '../../ui/Chart/ChartView.tsx';
import { createTerms } from '../../ui/input/terms.ts';
import { Slip, slipOf } from '../../ui/Slip.tsx';
import { bidsOf, litOf } from '../../ui/Table/highlights.ts';
import { TableView } from '../../ui/Table/TableView.tsx';
import { forkTextOf, openly } from './deal-texts.ts';
import type { DealState, Open } from './state.ts';

/** One of the two games: its table from one seat, the last event, and its state chart. */
export function GamePanel(props: {
  at: 0 | 1;
  open: Open;
  state: DealState;
  /** Texts of the rules that refuse an action. */
  entries: readonly RuleWords[];
}): JSX.Element {
  const { at, open, state } = props;
  const game = open.of[at];
  const ruleset = open.rulesets[at];
  // The ruleset as adapted for the common start (tiles, hands).
  const played = open.start.sides[at].ruleset;
  const terms = createTerms(() => ruleset.terms);
  const stand = createMemo(() => state.stands()?.[at] ?? null);
  const messageContext = () => ({ reader: open.viewer, dealer: 0 as const, terms: terms() });
  const fork = createMemo(() =>
    state.parted()
      ? forkTextOf(open.deal, at, played, messageContext(), (id) =>
          props.entries.find((entry) => entry.id === id),
        )
      : null,
  );
  const caption = () => {
    const forkText = fork();
    if (forkText) return forkText.text;
    const now = stand();
    if (state.step() === 0 || !now) return compareDeal.dealt;
    const heard = now.event && openly(now.event, open.viewer);
    return heard ? words.narrate(heard, messageContext()) : compareDeal.settled;
  };
  const heading = `deal-game-${at}`;
  return (
    <section class="deal-half" data-ruleset={game.id} aria-labelledby={heading}>
      <h3 id={heading}>
        <a href={game.rulebook}>{game.title}</a>
      </h3>
      <Show when={stand()}>
        {(now) => {
          const view = createMemo(() => seenBy(played, now().table, open.viewer));
          const moved = () => {
            const { event } = now();
            return event && state.walked() && !still() ? heardBy(event, open.viewer) : null;
          };
          return (
            <div class="deal-table">
              <TableView
                view={view()}
                moved={moved()}
                size="scene"
                you={open.viewer}
                label={`${table.table}: ${game.title}`}
                terms={terms()}
                bids={bidsOf(view(), now().event, terms())}
                lit={litOf(view())}
              />
            </div>
          );
        }}
      </Show>
      <div class="deal-told" data-parted={state.parted() ? '' : undefined} aria-live="polite">
        <Show when={caption()}>{(text) => <p>{text()}</p>}</Show>
        <Show when={fork()?.refusal}>
          {(refusal) => <Slip kind="refused" {...slipOf(refusal(), (id) => `${game.rulebook}#${id}`)} />}
        </Show>
      </div>
      <Show when={stand()}>
        {(now) => (
          <ChartView
            drawing={game.drawing}
            phase={now().phase}
            before={now().before === now().phase ? null : now().before}
            rulebook={game.rulebook}
          />
        )}
      </Show>
    </section>
  );
}
