import { createContext, type JSX, Show, useContext } from 'solid-js';

/** A lesson that teaches a rule. */
interface RuleLesson {
  /** What its link says. */
  readonly word: string;
  readonly title: string;
  readonly href: string;
}

/** The lesson of a rule, where links to rules lead to lessons as well. */
export const RuleLessons = createContext<(id: string) => RuleLesson | null>(() => null);

/** The link to a rule by its id, as prose and verdicts name it; beside it that to its lesson, where the page knows it. */
export function RuleLink(props: { id: string; href: string }): JSX.Element {
  const lessonOf = useContext(RuleLessons);
  const link = (): JSX.Element => (
    <a class="rule-id" href={props.href}>
      § {props.id}
    </a>
  );
  return (
    <Show when={lessonOf(props.id)} fallback={link()}>
      {(lesson) => (
        <span class="rule-ways">
          {link()}{' '}
          <a
            class="rule-id"
            href={lesson().href}
            title={lesson().title}
            aria-label={`${lesson().word}: ${lesson().title}`}
          >
            {lesson().word}
          </a>
        </span>
      )}
    </Show>
  );
}
