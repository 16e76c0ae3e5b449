import type { RuleWords } from '../../i18n/message-context.ts';
import type { OptionWords } from '../../ui/Options.tsx';
import type { EveningState } from './evening-state.ts';

/** The rulebook as the parts of the page have it. */
interface PageRules {
  /** The words of a rule; its id for a title until the book is there. */
  readonly entry: (id: string) => RuleWords;
  readonly optionEntry: (id: string) => OptionWords | null;
  readonly href: (id: string) => string;
}

/** What every part of the page is given. */
export interface EveningPart {
  readonly state: EveningState;
  readonly rules: PageRules;
}
