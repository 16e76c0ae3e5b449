/** The words of a lesson without its markup, for the search index. */

/** Plain words: tags and their attributes, imports, comments, links' addresses and Markdown's signs fall away. */
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
