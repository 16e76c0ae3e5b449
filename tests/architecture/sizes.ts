/** How long files and functions are, as a reader counts them. */
import ts from 'typescript';
import type { Source } from './imports.ts';

export interface Measured {
  /** "src/engine/legality/legal.ts:56 deciding" */
  readonly where: string;
  /** From its first line to its last. */
  readonly lines: number;
  /** Without the markup and the functions that are written inside it. */
  readonly own: number;
}

export const linesOf = ({ text }: Source): number => text.split('\n').length - 1;

/** Every function of a file that has a body. */
export function functionsOf({ path, text }: Source): Measured[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const line = (place: number): number => file.getLineAndCharacterOfPosition(place).line;
  const lines = (node: ts.Node): number => line(node.end) - line(node.getStart(file)) + 1;
  const within = (node: ts.Node): number => {
    let found = 0;
    ts.forEachChild(node, (child) => {
      const apart =
        ts.isJsxElement(child) ||
        ts.isJsxSelfClosingElement(child) ||
        ts.isJsxFragment(child) ||
        ts.isFunctionLike(child);
      // What begins and ends on lines of its function's leaves it those.
      found += apart ? lines(child) - 1 : within(child);
    });
    return found;
  };
  const all: Measured[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : null);
      const where = `${path}:${line(node.getStart(file)) + 1} ${name?.getText(file) ?? 'unnamed'}`;
      all.push({ where, lines: lines(node), own: lines(node) - within(node) });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return all;
}
