import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Contradiction } from '../../evaluation/contradiction.ts';
import type { HandJudgement } from '../../evaluation/evaluate.ts';
import type { HeadAndText, MessageContext, RuleWords } from '../../i18n/message-context.ts';
import { Slip, slipOf } from '../../ui/Slip.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import './verdict.css';

interface VerdictText extends HeadAndText {
  /** The rule that the words come from, where they come from one. */
  readonly rule?: ReturnType<typeof slipOf>['rule'];
}

/** Verdict on the hand: what is missing, why it does not win, or what it is worth. */
export function Verdict(props: {
  judged: HandJudgement;
  /** Scoring unit; null if the game does not score hands. */
  unit: string | null;
  messageContext: MessageContext;
  entry: (id: RuleId) => RuleWords;
  ruleHref: (id: string) => string;
  /** Text for an empty hand; by default the score desk's. */
  empty?: VerdictText;
  /** Shows the receipt, if that is elsewhere on the page. */
  onReceipt?: () => void;
  /** True below a heading that already says whether the hand wins. Then it is not announced by itself. */
  titled?: boolean;
  /** Extra content for a win. */
  children?: JSX.Element;
}): JSX.Element {
  const verdict = (): VerdictText | null => {
    const { judged } = props;
    switch (judged.is) {
      case 'empty':
        return props.empty ?? scorePage.empty;
      case 'unreadable': {
        const { column, expected, found } = judged.error;
        return scorePage.unreadable(column, expected, found);
      }
      case 'filler':
      case 'noWinning':
        return scorePage[judged.is];
      case 'fact':
        return scorePage.fact(judged.fact);
      case 'strange':
        return scorePage.strange(words.tileName(judged.kind));
      case 'tooMany':
        return scorePage.tooMany(judged.kind, judged.have, judged.copies);
      case 'size':
        return scorePage.size(judged.have, judged.need, props.messageContext.terms.kong);
      case 'impossible':
        return impossible(judged.why);
      default:
        return null;
    }
  };
  const impossible = (why: Contradiction): VerdictText => {
    const { kong, chow } = props.messageContext.terms;
    switch (why.is) {
      case 'first':
        return scorePage.notFirst(why.beside);
      case 'kongs':
        return scorePage.noKongs(kong, why.have, why.need);
      case 'robbed':
        return scorePage.robbed(kong, words.tileName(why.kind));
      case 'run':
        return scorePage.oddRun(chow);
      case 'bonus':
        return scorePage.noBonus;
      case 'ownTile':
        return scorePage.ownTile;
      case 'excluded': {
        const { rule } = why.row;
        return slipOf({ ...scorePage.excluded(props.entry(rule).sentence), rule }, props.ruleHref);
      }
    }
  };
  const quiet = () => ['empty', 'size', 'noWinning'].includes(props.judged.is);
  const loses = () => {
    const { judged } = props;
    return judged.is === 'loses' ? judged : null;
  };
  const wins = () => {
    const { judged } = props;
    return judged.is === 'wins' ? judged : null;
  };
  return (
    <div
      class="verdict"
      aria-live={props.titled ? undefined : 'polite'}
      aria-atomic={props.titled ? undefined : 'true'}
    >
      <Switch>
        <Match when={verdict()}>{(slip) => <Slip kind={quiet() ? 'note' : 'refused'} {...slip()} />}</Match>
        <Match when={loses()}>
          {(lost) => {
            const slip = () => {
              const { reason } = lost();
              const entry = props.entry(reason.rule);
              const also = (reason.also ?? []).map(props.entry);
              const near = (reason.left?.near ?? []).map(props.entry);
              return words.explain(reason, entry, {
                ...props.messageContext,
                action: null,
                offer: null,
                awaits: [],
                also,
                near,
              });
            };
            return (
              <Slip
                kind="refused"
                {...slipOf(slip(), props.ruleHref)}
                head={props.titled ? slip().head : `${scorePage.notWin} ${slip().head}`}
              >
                <Show when={lost().would}>
                  {(would) => (
                    <p class="ruling-text would">
                      {would().length > 0 ? scorePage.would : scorePage.wouldNone}{' '}
                      <For each={would()}>
                        {(kind) => <Tile kind={kind} size="text" name={words.tileName(kind)} />}
                      </For>
                    </p>
                  )}
                </Show>
              </Slip>
            );
          }}
        </Match>
        <Match when={wins()}>
          {(won) => (
            <Slip
              kind="good"
              head={props.unit === null ? scorePage.wins : scorePage.announce(words.scoreTotal(won().score))}
              text={words.narrate({ type: 'won', win: won().win }, props.messageContext)}
            >
              {props.children}
              <Show when={props.onReceipt}>
                {(show) => (
                  <button type="button" class="button" onClick={() => show()()}>
                    {scorePage.lineByLine}
                  </button>
                )}
              </Show>
            </Slip>
          )}
        </Match>
      </Switch>
    </div>
  );
}
