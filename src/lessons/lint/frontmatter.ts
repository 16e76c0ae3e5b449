/** What stands at the head of a lesson's file, as far as its figures need it; its form is checked when the site is built. */
import { parse } from 'yaml';
import type { RuleId } from '../../engine/action.ts';

export interface Head {
  readonly title: string;
  readonly goal: string;
  /** The rules that the lesson teaches. */
  readonly rules: readonly RuleId[];
  /** Those of them that no board can turn on, each with the reason. */
  readonly told: Readonly<Record<RuleId, string>>;
}

/** @throws where there is no head */
export function headOf(source: string, file: string): Head {
  const [, head] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  if (head === undefined) throw new Error(`${file} has no head`);
  const { told: rules = {}, ...rest } = parse(head) as Omit<Head, 'told'> & Partial<Pick<Head, 'told'>>;
  return { ...rest, told: rules };
}
