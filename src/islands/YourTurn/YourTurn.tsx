import { createResource, createSignal, type JSX, onMount, Show } from 'solid-js';
import { Acting } from '../../acting/Acting.tsx';
import { refusalText } from '../../acting/refusal.ts';
import { createTerms, createWording } from '../../acting/terms.ts';
import { type Action, sameAction } from '../../engine/action.ts';
import type { Acted } from '../../sessions/acting.ts';
import type { Run } from '../../sessions/run.ts';
import { isSolved, markSolved } from '../../store/exercises.ts';
import { still } from '../../store/still.ts';
import { Slip } from '../../views/Slip.tsx';
import { Winners } from '../../views/winning/Sets.tsx';
import { wordsIn } from '../../words/index.ts';
import { lessonWordsIn } from '../../words/lesson.ts';
import './your-turn.css';
import type { Goal, TurnProps } from './props.ts';

/** What was said to the last try. */
type Said =
  | { readonly is: 'refused'; readonly head: string; readonly text: string; readonly rule: string }
  | { readonly is: 'unwise'; readonly tried: Action; readonly html: string }
  | { readonly is: 'right'; readonly goal: Goal; readonly shown: number };

/** The table of a scene at one moment: the reader acts, and every try is answered. */
export function YourTurn(props: TurnProps): JSX.Element {
  const { yourTurn: say, acting: sayActing } = lessonWordsIn(props.lang);
  const words = wordsIn(props.lang);
  const terms = createTerms(() => props.terms);
  const word = createWording(() => props.terms);
  const [mounted, setMounted] = createSignal(false);
  const [said, setSaid] = createSignal<Said | null>(null);
  const [tried, setTried] = createSignal<Action | null>(null);
  const [before, setBefore] = createSignal(false);
  let root: HTMLFieldSetElement | undefined;
  let ask: HTMLParagraphElement | undefined;
  onMount(() => {
    setMounted(true);
    setBefore(isSolved(props.name));
  });

  const [table] = createResource(mounted, () => sitDown(props));
  const acted = () => (table.error ? undefined : table.latest?.acted);
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const telling = () => ({ reader: props.seat, dealer: props.first.dealer, terms: terms() });

  const attempt = (action: Action): boolean => {
    const at = acted();
    if (!at) return false;
    const goal = props.goals.find((each) => sameAction(each.action, action));
    if (goal) {
      at.act(action);
      setTried(null);
      setSaid({ is: 'right', goal, shown: 0 });
      markSolved(props.name);
      focusWays();
      return true;
    }
    setTried(action);
    const wrong = props.wrong.find((each) => sameAction(each.action, action));
    const reason = at.why(action);
    if (reason === null) {
      setSaid({ is: 'unwise', tried: action, html: wrong?.html ?? '' });
      showTold();
    } else {
      void refusalText(props.book, at.view(), { action, reason }, words, telling()).then((told) => {
        if (tried() !== action) return;
        setSaid({ is: 'refused', ...told });
        showTold();
      });
    }
    return false;
  };
  const restart = () => {
    acted()?.again();
    setSaid(null);
    setTried(null);
    ask?.focus();
  };
  const right = () => {
    const now = said();
    return now?.is === 'right' ? now : null;
  };
  const next = () => (right()?.goal.scripted ? props.following[right()?.shown ?? 0] : undefined);
  const follow = () => {
    const now = right();
    const step = next();
    if (!now || !step) return;
    table()?.show(step.frame);
    setSaid({ ...now, shown: now.shown + 1 });
    if (!next()) focusWays();
  };
  /** What was pressed may be gone: the focus goes to what can be done now. */
  const focusWays = () => root?.querySelector<HTMLButtonElement>('.solved-ways button')?.focus();
  const showTold = () =>
    root
      ?.querySelector('.acting-told')
      ?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
  const told = () => props.following[(right()?.shown ?? 0) - 1]?.text ?? right()?.goal.text ?? '';

  return (
    <fieldset class="your-turn panel" aria-label={word(props.ask)} ref={root}>
      <p class="ask" tabIndex={-1} ref={ask}>
        {word(props.ask)}
        <Show when={before() && !right()}>
          <span class="solved"> {say.done}</span>
        </Show>
      </p>
      <Acting
        view={acted()?.view() ?? props.first}
        moved={acted()?.moved() ?? null}
        seat={props.seat}
        terms={terms()}
        lang={props.lang}
        refused={said()?.is === 'refused' ? tried() : null}
        unwise={said()?.is === 'unwise' ? tried() : null}
        disabled={acted() === undefined}
        goesOn={false}
        ways={(call, chosen) => acted()?.ways(call, chosen) ?? []}
        onTry={attempt}
        done={right() !== null}
        instead={
          <div class="solved-ways">
            <Show when={next()}>
              <button type="button" class="button primary" onClick={follow}>
                {say.onward}
              </button>
            </Show>
            <button type="button" class="button" onClick={restart}>
              {say.again}
            </button>
          </div>
        }
      >
        <p class="aside unscripted">{say.noScript}</p>
        <div aria-live="polite">
          <Show when={table.error}>
            <Slip kind="note" head={sayActing.failed} />
          </Show>
          <Show when={said()} keyed>
            {(now) =>
              now.is === 'refused' ? (
                <Slip
                  kind="refused"
                  head={now.head}
                  text={now.text}
                  rule={{ id: now.rule, href: rule(now.rule) }}
                />
              ) : now.is === 'unwise' ? (
                <Slip
                  kind="note"
                  head={say.unwise(words.actionName(now.tried, terms()))}
                  {...(now.html ? {} : { text: say.unwiseText })}
                >
                  <Show when={now.html}>
                    <div class="ruling-text why" innerHTML={word(now.html)} />
                  </Show>
                </Slip>
              ) : (
                <Slip
                  kind="good"
                  head={props.goals.length > 1 ? say.rightToo : say.right}
                  text={word(told())}
                  {...(now.goal.rule ? { rule: { id: now.goal.rule, href: rule(now.goal.rule) } } : {})}
                />
              )
            }
          </Show>
        </div>
        <Show when={acted()}>
          {(at) => <Winners view={at().view()} words={words} terms={terms()} telling={telling()} />}
        </Show>
      </Acting>
    </fieldset>
  );
}

interface Table {
  readonly acted: Acted;
  /** Shows a later frame of the scene. */
  readonly show: (frame: number) => void;
}

/** Fetches the rules, and the table under them. @throws where they cannot be fetched */
async function sitDown(props: TurnProps): Promise<Table> {
  const [{ runReel }, { createActing }] = await Promise.all([
    import('../../sessions/run.ts'),
    import('../../sessions/acting.ts'),
  ]);
  const run: Run = await runReel(props, props.reel);
  const acted = createActing(run, props.at, props.seat, props.seat, null);
  return { acted, show: (frame) => acted.look(run.frames, frame) };
}
