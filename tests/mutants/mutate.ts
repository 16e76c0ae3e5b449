/** Small faults that somebody might make in a file: another comparison, another number, another word. */
import ts from 'typescript';

export interface Mutant {
  /** Where it begins in the text, and where it ends. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
}

const OTHER: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '+'],
  [ts.SyntaxKind.PercentToken, '+'],
  [ts.SyntaxKind.PlusEqualsToken, '-='],
  [ts.SyntaxKind.PlusPlusToken, '--'],
]);

/**
 * Every fault of these sorts in a file of TypeScript. Types, imports and what is thrown hold none; of words only the
 * names of rules are exchanged, because anything else that is misspelt does not compile.
 * @param isRule whether a word is the name of a rule
 */
export function mutantsOf(text: string, isRule: (word: string) => boolean): readonly Mutant[] {
  const file = ts.createSourceFile('mutated.ts', text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const becoming = (node: ts.Node, becomes: string): void => {
    const from = node.getStart(file);
    const { line } = file.getLineAndCharacterOfPosition(from);
    found.push({ from, to: node.end, line: line + 1, was: node.getText(file), becomes });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    if (ts.isBinaryExpression(node)) {
      const { operatorToken } = node;
      const becomes = OTHER.get(operatorToken.kind);
      if (becomes !== undefined) becoming(operatorToken, becomes);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      becoming(node, node.operand.getText(file));
    } else if (ts.isConditionalExpression(node) && !ts.isBinaryExpression(node.condition)) {
      becoming(node.condition, `!(${node.condition.getText(file)})`);
    } else if (ts.isIfStatement(node) && !ts.isBinaryExpression(node.expression)) {
      becoming(node.expression, `!(${node.expression.getText(file)})`);
    } else if (ts.isNumericLiteral(node)) {
      becoming(node, String(Number(node.text) + 1));
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      becoming(node, 'false');
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      becoming(node, 'true');
    } else if (ts.isStringLiteral(node) && isRule(node.text)) {
      becoming(node, `'${node.text}-mutated'`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text with this fault in it. */
export const mutated = (text: string, { from, to, becomes }: Mutant): string =>
  text.slice(0, from) + becomes + text.slice(to);
