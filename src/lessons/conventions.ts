/** Generates the tables of content/CONVENTIONS.md from the component specifications. */
import { SPECS } from './registry.ts';

/** Returns the table of examples: how a component is written, and what it shows. */
const usage = (): string =>
  table(
    ['write', 'to get'],
    [...SPECS.values()].flatMap(({ examples }) => examples.map((row) => [...row])),
  );

/** Returns the table of properties: type and meaning. */
const properties = (): string =>
  table(
    ['of', 'property', 'is', 'and says'],
    [...SPECS.values()].flatMap(({ name, properties }) =>
      Object.entries(properties).map(([property, { kind, needed, what }], i) => [
        i === 0 ? `\`<${name}>\`` : '',
        needed ? `**\`${property}\`**` : `\`${property}\``,
        kind.is,
        what,
      ]),
    ),
  );

/** Replaces the two tables in the text with generated ones; appends a table that is missing. */
export const withTables = (text: string): string =>
  [usage(), properties()].reduce((all, part) => {
    const [head = ''] = part.split('\n');
    const from = all.indexOf(`${head}\n`);
    const end = all.indexOf('\n\n', from);
    return from < 0 || end < 0 ? `${all}\n${part}\n` : all.slice(0, from) + part + all.slice(end);
  }, text);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
