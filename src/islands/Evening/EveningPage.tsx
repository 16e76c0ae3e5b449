import { createEffect, createMemo, type JSX, Match, on, Show, Switch } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import type { Game } from '../../engine/game.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { createFetched, later } from '../../ui/lazy.ts';
import { RuleLessons } from '../../ui/RuleLink.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { DealList } from './DealList.tsx';
import { Entry } from './Entry.tsx';
import { createEveningState } from './evening-state.ts';
import { Keep } from './Keep.tsx';
import { Next } from './Next.tsx';
import type { EveningProps } from './props.ts';
import { SeatsAround } from './SeatsAround.tsx';
import { Setup } from './Setup.tsx';
import './evening.css';

/** What is looked at after some deals, and what is printed. */
const Looks = later(async () => (await import('./Looks.tsx')).Looks);

/** The page of an evening: before it, and at the table. */
export function EveningPage(props: EveningProps & { of: Game }): JSX.Element {
  const state = createEveningState(props.of);
  const book = createFetched(() => props.book, ruleBook);
  const entry = (id: string): RuleWords => ({ id, title: id, sentence: '', ...book()?.[id] });
  const rules = {
    entry,
    optionEntry: (id: string) => book()?.[id] ?? null,
    href: (id: string) => `${props.rulebook}#${id}`,
  };
  /** The first lesson that teaches a rule. */
  const lessonOf = (id: string) => {
    const lesson = props.lessons.find((each) => each.rules.includes(id));
    return lesson ? { word: say.lesson, title: lesson.title, href: lesson.href } : null;
  };
  const isBegun = createMemo(() => state.evening() !== null);
  let page: HTMLDivElement | undefined;
  // The button that begins an evening, or leaves it, is gone: the next press starts at what has come in its place.
  createEffect(
    on(isBegun, () => page?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true }), {
      defer: true,
    }),
  );
  const hasDeals = createMemo(() => (state.account()?.settled.length ?? 0) > 0);
  let desk: HTMLDivElement | undefined;
  // On a phone what a deal came to stands above the buttons that entered it.
  createEffect(
    on(
      () => state.evening()?.deals,
      () => {
        if (desk && desk.getBoundingClientRect().top < 0) desk.scrollIntoView({ block: 'start' });
      },
      { defer: true },
    ),
  );
  return (
    <RuleLessons.Provider value={lessonOf}>
      <div class="evening" ref={page}>
        <div aria-live="assertive">
          <Show when={state.broken()}>
            {(why) => <Slip kind="refused" head={say.keep.broken} text={say.keep.brokenText(why())} />}
          </Show>
          <Switch>
            <Match when={isBegun() && state.store.status() === 'not-kept'}>
              <Slip kind="note" head={say.keep.notKept} text={say.keep.notKeptText} />
            </Match>
            <Match when={isBegun() && state.store.status() === 'elsewhere'}>
              <Slip kind="note" head={say.keep.elsewhere} text={say.keep.elsewhereText} />
            </Match>
          </Switch>
        </div>
        <Show
          when={isBegun()}
          fallback={
            <Setup
              {...{ state, rules }}
              houseRules={props.houseRules}
              which={props.which}
              sitting={props.sitting}
            />
          }
        >
          <div class="evening-desk" ref={desk}>
            <div class="evening-now">
              <SeatsAround {...{ state }} />
              <Next {...{ state, rules }} />
            </div>
            <Entry {...{ state, rules }} />
          </div>
          <DealList {...{ state, rules }} />
          <Show when={hasDeals()}>
            <Looks {...{ state, rules }} />
          </Show>
          <Keep {...{ state }} houseRules={props.houseRules} sheet={props.sheet} sitting={props.sitting} />
        </Show>
      </div>
    </RuleLessons.Provider>
  );
}
