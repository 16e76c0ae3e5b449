import { createMemo, For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { capital } from '#i18n/numbers.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { table } from '#i18n/table.ts';
import type { Seat } from '../../engine/seats.ts';
import { seenBy } from '../../engine/view.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { openSeats } from '../../puzzles/proof/open-hands.ts';
import { threatRulesOf } from '../../puzzles/proof/safety.ts';
import { TableView } from '../../ui/Table/TableView.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { QuestionProps } from '../kind.ts';
import { Choices } from '../parts/Choices.tsx';
import { messageContext } from '../parts/message-context.ts';
import type { SafeChoice } from './rules.ts';

/** Asks which of a few tiles a hand that threatens cannot win on, or is the least likely to. */
export function View(props: QuestionProps<SafeChoice>): JSX.Element {
  const subject = () => props.question.subject;
  const ruleset = () => props.context.generator.ruleset;
  const view = createMemo(() => ({
    ...seenBy(ruleset(), subject().table, subject().seat),
    // No legal actions, because the picture takes no presses.
    legal: [],
  }));
  /** Where no hand is declared: those whose sets lie on the table, by how many. */
  const shown = createMemo(() => {
    const { table: at, seat: own } = subject();
    const seats = threatRulesOf(ruleset()) ? [] : openSeats(ruleset(), at, own);
    const setsOf = (seat: Seat): number => at.seats[seat].melds.length;
    return [...new Set(seats.map(setsOf))].map((sets) => ({
      sets,
      seats: seats.filter((seat) => setsOf(seat) === sets),
    }));
  });
  const seatName = (seat: Seat): string =>
    names.seatName(
      seat,
      { ...messageContext(props.context, subject().seat), dealer: subject().table.dealer },
      'start',
    );
  return (
    <>
      <div class="may-seen">
        <For each={view().threats}>
          {({ seat, letGo }) => (
            <p class="may-so">
              {practiceQuestion.safe.declared(seatName(seat), view().declarations[seat] ?? '', letGo.length)}{' '}
              <For each={letGo}>{(kind) => <Tile kind={kind} size="text" name={names.tileName(kind)} />}</For>
            </p>
          )}
        </For>
        <For each={shown()}>
          {({ sets, seats }) => (
            <p class="may-so">
              {practiceQuestion.safe.shown(seats.map(seatName), sets, ruleset().deal.sets)}
            </p>
          )}
        </For>
        <div class="may-table">
          <TableView
            view={view()}
            size="scene"
            you={subject().seat}
            closer={!props.still}
            label={table.table}
            terms={props.context.terms}
          />
        </div>
      </div>
      <Show when={!props.still}>
        <Choices
          short
          options={subject().tiles.map((kind) => ({
            id: formatTile(kind),
            label: capital(names.tileName(kind)),
          }))}
          {...props}
        />
      </Show>
    </>
  );
}
