import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { compareDeal } from '#i18n/compare-deal.ts';
import { names } from '#i18n/names.ts';
import { nameOf } from '../../compare/deal/search.ts';
import type { DealAddress } from './address.ts';
import type { DealProps } from './props.ts';
import type { Open } from './state.ts';
import type { DealWish, SearchMessage } from './worker.ts';

/** Number of deals tried per search. */
const MOST = 600;
/** Searches use seeds above those of the listed deals. */
const BEYOND = 1000;

/** Searches, in a worker, for a deal that differs by a rule not seen yet. Shows a progress bar and can be stopped. */
export function Search(props: {
  props: DealProps;
  open: Open;
  onFound: (deal: DealAddress) => Promise<void>;
}): JSX.Element {
  const { number } = names;
  const [tried, setTried] = createSignal<number | null>(null);
  const [status, setStatus] = createSignal('');
  let worker: Worker | null = null;
  let button: HTMLButtonElement | undefined;
  const end = (text: string): void => {
    worker?.terminate();
    worker = null;
    setTried(null);
    setStatus(text);
  };
  onCleanup(() => worker?.terminate());
  const look = (): void => {
    const { open } = props;
    const { pairs } = props.props;
    const listed = pairs.find(({ games }) => games.join() === open.games.join())?.deals ?? [];
    const { parting } = open.deal;
    const here = parting ? [nameOf(open.rulesets, parting.named)] : [];
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const wanted: DealWish = {
      games: open.games,
      known: [...listed.map(({ name }) => name), ...here],
      first: BEYOND + (random % 1_000_000),
      count: MOST,
    };
    setStatus('');
    setTried(0);
    worker = new Worker(props.props.search, { type: 'module' });
    worker.addEventListener('error', () => end(compareDeal.failed));
    worker.addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
      if (data.is === 'tried') return setTried(data.count);
      if (data.is === 'failed') return end(compareDeal.failed);
      if (data.seed === null) return end(compareDeal.notFound(number(MOST)));
      end(compareDeal.found(data.seed));
      void props.onFound({ games: open.games, seed: data.seed });
    });
    worker.postMessage(wanted);
  };
  return (
    <section class="deal-search">
      <Show
        when={tried() !== null}
        fallback={
          <button type="button" class="button" ref={button} onClick={look}>
            {compareDeal.another}
          </button>
        }
      >
        <label class="deal-bar">
          <span class="label">{compareDeal.looking}</span>
          <progress class="meter" max={MOST} value={tried() ?? 0} />
        </label>
        <button
          type="button"
          class="button"
          onClick={() => {
            end(compareDeal.stopped);
            button?.focus();
          }}
        >
          {compareDeal.stop}
        </button>
      </Show>
      <p class="aside" role="status">
        {tried() === null ? status() : compareDeal.tried(number(tried() ?? 0))}
      </p>
    </section>
  );
}
