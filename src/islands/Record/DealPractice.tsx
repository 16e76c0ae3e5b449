import { createResource, type JSX, Show, Suspense } from 'solid-js';
import { records } from '#i18n/records.ts';
import type { Seat } from '../../engine/seats.ts';
import type { ReplayedDeal } from '../../records/agreement.ts';
import { RECORD_GAME } from '../../records/room.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Drill } from '../Drill/Drill.tsx';
import { gameNow, loadRules } from '../rules.ts';
import { DEAL_KINDS, dealQuestions } from './deal-questions.ts';

/** Addresses that questions lead to. */
export interface PracticeAddresses {
  readonly rulebook: string;
  /** The JSON with the rules' texts. */
  readonly rules: string;
  /** The practice pages of the game. */
  readonly practice: string;
}

/**
 * The decisions of one seat in a deal as questions, one after another. What is missed comes back with everything else
 * that is to be reviewed.
 */
export function DealPractice(props: PracticeAddresses & { replayed: ReplayedDeal; seat: Seat }): JSX.Element {
  const [questions, { refetch }] = createResource(async () => {
    await loadRules({ games: [RECORD_GAME], kinds: DEAL_KINDS, data: [props.rules] });
    return dealQuestions(gameNow(RECORD_GAME), props.replayed, props.seat);
  });
  return (
    <Show when={questions.state !== 'errored'} fallback={<LoadFailed onRetry={() => void refetch()} />}>
      <Suspense fallback={<p class="aside">{records.practice.waiting}</p>}>
        <Show when={questions()}>
          {(all) => (
            <Show when={all().length > 0} fallback={<p class="aside">{records.practice.none}</p>}>
              <Drill
                ruleset={RECORD_GAME}
                name={null}
                rulebook={props.rulebook}
                rules={props.rules}
                more={props.practice}
                chosen={props.replayed.chosen}
                boards={all().map((question) => ({ question, ask: null, remark: '' }))}
              />
            </Show>
          )}
        </Show>
      </Suspense>
    </Show>
  );
}
