import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { ruleBook } from '../../acting/rulebook.ts';
import { createTerms } from '../../acting/terms.ts';
import { tilesOf, wholeSize } from '../../asked/hand.ts';
import { copiesOf } from '../../engine/counts.ts';
import type { Game } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { still } from '../../store/still.ts';
import { Choice } from '../../views/Choice.tsx';
import { createFetched } from '../../views/later.ts';
import { Receipt } from '../../views/Receipt/Receipt.tsx';
import { Slip } from '../../views/Slip.tsx';
import { wordsIn } from '../../words/index.ts';
import { scorePageWordsIn } from '../../words/score-page.ts';
import type { RuleWords } from '../../words/words.ts';
import { add, PLACES, type Place, takeOut } from './builder.ts';
import { Circumstances } from './Circumstances.tsx';
import { paletteOf } from './judged.ts';
import { Laid } from './Laid.tsx';
import { Palette } from './Palette.tsx';
import { createScoreState } from './page.ts';
import type { ScoreProps } from './Score.tsx';
import { Typed } from './Typed.tsx';
import { Verdict } from './Verdict.tsx';

interface Told {
  readonly head: string;
  readonly text: string;
}

/** The hand, its circumstances and its receipt. */
export function Desk(props: ScoreProps & { of: Game }): JSX.Element {
  const words = wordsIn(props.lang);
  const say = scorePageWordsIn(props.lang);
  const state = createScoreState(props.of);
  const terms = createTerms(() => state.ruleset().terms);
  const telling = () => ({ reader: null, dealer: 0, terms: terms() }) as const;
  const book = createFetched(() => props.book, ruleBook);
  const entry = (id: string): RuleWords => ({ id, title: id, sentence: '', ...book()?.[id] });
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const [place, setPlace] = createSignal<Place>('hand');
  const [refused, setRefused] = createSignal<Told | null>(null);
  createEffect(on(state.link, () => setRefused(null), { defer: true }));

  const press = (kind: Kind): void => {
    if (state.read().is === 'unreadable') {
      setRefused({ head: say.readFirst, text: '' });
      return;
    }
    const { seat } = state.link();
    const added = add(state.ruleset(), state.hand(), kind, place(), seat, state.coming);
    if (added.is === 'added') {
      state.setHand(added.hand);
      if (place() === 'winning') setPlace('hand');
    } else if (added.is === 'noRun') setRefused(say.noRun(terms().chow, words.tileName(kind)));
    else if (added.is === 'full') setRefused(say.full(wholeSize(state.ruleset())));
    else if (added.is === 'strange') setRefused(say.strange(words.tileName(kind)));
    else setRefused(say.tooMany(words.tileName(added.kind), added.have, added.copies));
  };
  const kinds = createMemo(() => paletteOf(state.ruleset()));
  const left = (kind: Kind): number =>
    (state.ruleset().tiles[kind] ?? 0) - copiesOf(tilesOf(state.hand()), kind);
  const places = () =>
    PLACES.map((each) => {
      const names = {
        hand: say.toHand,
        chow: terms().chow,
        pung: terms().pung,
        kong: terms().kong,
        'concealed-kong': say.concealed(terms().kong),
        winning: say.asWinning,
      };
      return [each, names[each]] as const;
    });

  const clear = (): void => {
    state.set({ hand: '', way: 'draw', supplement: 'none', last: false, first: false });
    setPlace('hand');
  };

  const scored = () => {
    const judged = state.judged();
    if (judged.is === 'wins') return { ...judged, paid: judged.paid };
    if (judged.is !== 'loses' || judged.score === null) return null;
    const { how, score } = judged;
    return { ...judged, score, win: { seat: state.link().seat, how, score }, paid: null };
  };

  let result: HTMLHeadingElement | undefined;
  const showReceipt = (): void => {
    result?.scrollIntoView({ behavior: still() ? 'auto' : 'smooth', block: 'start' });
    result?.focus({ preventScroll: true });
  };

  return (
    <>
      <div class="score-desk">
        <section class="score-build" aria-label={say.build}>
          <Show when={state.broken() !== undefined}>
            <Slip
              kind="refused"
              head={say.broken('').head}
              text={say.broken(state.broken() ?? say.brokenOptions).text}
            />
          </Show>
          <Laid
            hand={state.hand()}
            seat={state.link().seat}
            ruleset={state.ruleset()}
            {...{ words, say }}
            telling={telling()}
            onTake={(taken) => state.setHand(takeOut(state.hand(), taken))}
          />
          <div aria-live="assertive">
            <Show when={refused()}>
              {(why) => <Slip kind="refused" head={why().head} text={why().text} />}
            </Show>
          </div>
          <Verdict
            onReceipt={showReceipt}
            game={props.of}
            {...{ state, words, say, entry, rule }}
            telling={telling()}
          />
          <Choice legend={say.adds} value={place()} values={places()} onChoose={setPlace} />
          <Palette
            kinds={kinds()}
            left={left}
            say={say}
            name={words.tileName}
            note="palette-note"
            onTile={press}
          />
          <p class="aside" id="palette-note">
            {say.paletteNote}
          </p>
          <Typed state={state} say={say} onClear={clear} />
        </section>
        <section class="score-came" aria-label={say.came}>
          <Circumstances game={props.of} {...{ state, words, say, entry, rule }} telling={telling()} />
        </section>
      </div>
      <Show when={scored()}>
        {(at) => (
          <div class="score-result">
            <h2 ref={result} tabindex={-1}>
              {say.receipt.worth(words.seatName(at().win.seat, telling(), 'owner'))}
            </h2>
            <Receipt
              win={at().win}
              hand={{
                seat: state.link().seat,
                direction: state.ruleset().direction,
                melds: at().hand.melds,
                concealed: [...at().hand.concealed, at().winning.tile],
                winning: at().winning.tile,
                bonus: at().hand.bonus,
              }}
              paid={at().paid}
              minimum={at().minimum}
              round={state.link().round}
              {...{ entry, words, rule }}
              say={say.receipt}
              telling={telling()}
            />
          </div>
        )}
      </Show>
    </>
  );
}
