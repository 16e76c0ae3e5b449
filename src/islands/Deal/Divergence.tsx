import { For, type JSX, Show } from 'solid-js';
import { compareDeal } from '#i18n/compare-deal.ts';
import { questionAbout } from '../../compare/deal/about.ts';
import type { PartingRule } from '../../compare/deal/parting.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Answers } from './Answers.tsx';
import type { DealProps, QuestionOf } from './props.ts';
import type { Open } from './state.ts';

/** The rule that made the games differ, what each says about it, and any further differences there. */
export function Divergence(props: { props: DealProps; open: Open }): JSX.Element {
  const { open } = props;
  const { parting } = open.deal;
  const { rules, still } = open.beside;
  const question = (named: PartingRule): QuestionOf | undefined => {
    const matter = parting?.named === named ? parting.matter : null;
    return props.props.questions[questionAbout(props.props, open.rulesets, named, matter)];
  };
  const about = (named: PartingRule): string =>
    question(named)?.title ?? compareDeal.alone(open.of[named.at].title);
  const Ruled = (of: { named: PartingRule }): JSX.Element => (
    <Show
      when={question(of.named)}
      fallback={
        <p class="deal-alone">
          <RuleLink id={of.named.rule} href={`${open.of[of.named.at].rulebook}#${of.named.rule}`} />
        </p>
      }
    >
      {(each) => <Answers question={each()} open={open} plain />}
    </Show>
  );
  return (
    <section class="deal-parted" aria-labelledby="deal-parted">
      <h2 id="deal-parted">{compareDeal.parted(parting && about(parting.named))}</h2>
      <Show when={parting}>{(now) => <Ruled named={now().named} />}</Show>
      <For each={rules}>
        {(named) => (
          <>
            <h3>{compareDeal.beside(open.of[named.at].title, about(named), named.rule)}</h3>
            <Ruled named={named} />
          </>
        )}
      </For>
      <Show when={still}>
        <p class="deal-alone">{compareDeal.still}</p>
      </Show>
    </section>
  );
}
