/** Reads the frontmatter of a lesson, as far as the figures need it. The site build checks its form. */
import { parse } from 'yaml';
import type { RuleId } from '../../engine/action.ts';

export interface Head {
  readonly title: string;
  readonly goal: string;
  /** The rules the lesson teaches. */
  readonly rules: readonly RuleId[];
  /** The rules among them that no board can ask about, each with the reason. */
  readonly told: Readonly<Record<RuleId, string>>;
}

/** @throws Error when the file has no frontmatter */
export function headOf(source: string, file: string): Head {
  const [, head] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  if (head === undefined) throw new Error(`${file} has no head`);
  const { told: rules = {}, ...rest } = parse(head) as Omit<Head, 'told'> & Partial<Pick<Head, 'told'>>;
  return { ...rest, told: rules };
}
