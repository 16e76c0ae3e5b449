/**
 * Strips a lesson to plain words for the search index: no tags, imports, comments, link addresses or Markdown signs.
 * Example: `**Kong** [rule](/x)` gives "Kong rule".
 */
export function plainText(mdx: string): string {
  return mdx
    .replace(/^(?:import|export)\s.*$/gm, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^'">{])*>/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
