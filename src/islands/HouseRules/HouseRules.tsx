/** The house rules page. The chosen options are kept in the address and shown on the sheet and in the links. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { houseRules } from '#i18n/house-rules.ts';
import type { OptionSpec } from '../../engine/game.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Presets } from '../../ui/Presets.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { HouseSheet } from './HouseSheet.tsx';
import { createOwnTable } from './own-table.ts';
import type { HouseRulesProps, HouseSwitch } from './props.ts';
import { SwitchSection } from './SwitchSection.tsx';
import { YourTable } from './YourTable.tsx';
import './house-rules.css';

/** Every switch of a game; what is set here is in the links to play, score and print. */
export function HouseRules(props: HouseRulesProps): JSX.Element {
  const table = createOwnTable(props);
  const { chosen, broken, failed } = table;
  const placeOf = ({ id, values, default: usual }: OptionSpec): number =>
    values.indexOf(chosen()[id] ?? usual);
  const places = createMemo(() =>
    Object.fromEntries(props.options.map((option) => [option.id, placeOf(option)])),
  );
  const isOwn = (id: string): boolean => id in chosen();
  const own = () => props.switches.filter(({ id }) => isOwn(id));
  return (
    <div>
      <div class="house-table">
        <Show when={broken()}>
          {(why) => (
            <div role="alert">
              <Slip kind="refused" head={houseRules.broken} text={houseRules.brokenText(why())} />
            </div>
          )}
        </Show>
        <Show when={failed()}>
          {(retry) => (
            <div role="alert">
              <LoadFailed onRetry={() => retry()()} />
            </div>
          )}
        </Show>
        <div class="house-beside">
          <YourTable table={table} links={props} own={own()} places={places()} />
          <form
            class="house-switches"
            autocomplete="off"
            onSubmit={(event) => event.preventDefault()}
            onPointerOver={table.prepare}
            onFocusIn={table.prepare}
          >
            <div class="scripted">
              <Presets game={props} chosen={chosen()} onChoose={(preset) => void table.take(preset)} />
            </div>
            <For each={groupsOf(props.switches)}>
              {([chapter, switches]) => (
                <section class="switch-group">
                  <h2 class={chapter === null ? 'unseen' : undefined}>{chapter ?? houseRules.switches}</h2>
                  <For each={switches}>
                    {(each) => (
                      <SwitchSection
                        of={each}
                        places={places()}
                        isOwn={isOwn(each.id)}
                        onChoose={(place) => {
                          const option = props.options.find(({ id }) => id === each.id);
                          const value = option?.values[place];
                          return option && value !== undefined
                            ? table.choose(option, value)
                            : Promise.resolve();
                        }}
                      />
                    )}
                  </For>
                </section>
              )}
            </For>
          </form>
        </div>
      </div>
      <HouseSheet
        title={props.title}
        density={props.density}
        switches={props.switches}
        rulings={props.rulings}
        places={places()}
        isOwn={isOwn}
        address={table.address()}
      />
    </div>
  );
}

/** The switches under the chapters that they stand in, which follow one another. */
const groupsOf = (
  switches: readonly HouseSwitch[],
): readonly (readonly [string | null, readonly HouseSwitch[]])[] =>
  [...new Set(switches.map(({ chapter }) => chapter))].map((chapter) => [
    chapter,
    switches.filter((each) => each.chapter === chapter),
  ]);

export default island(HouseRules);
