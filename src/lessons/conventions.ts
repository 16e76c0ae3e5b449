/** The tables of content/CONVENTIONS.md, from the components' specifications. */
import { SPECS } from './registry.ts';

/** How each component is written, and what one gets. */
const usage = (): string =>
  table(
    ['write', 'to get'],
    [...SPECS.values()].flatMap(({ examples }) => examples.map((row) => [...row])),
  );

/** Every property, what it can be, and what it says. */
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

/** The text with its tables as the specifications have them. */
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
