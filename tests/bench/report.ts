/** The table that is printed: figure, ours, peer, ratio, wanted, met or not. */

/** One line of it; what is not there is printed as a dash. */
export interface Figure {
  readonly figure: string;
  readonly ours: string;
  readonly peer?: string;
  readonly ratio?: number;
  readonly wanted?: string;
  /** Absent where nothing is asked for. */
  readonly met?: boolean;
}

export interface Section {
  readonly title: string;
  /** What was compared and how, a line each. */
  readonly notes: readonly string[];
  readonly figures: readonly Figure[];
}

const HEAD = ['figure', 'ours', 'peer', 'ratio', 'wanted', ''] as const;

const cells = ({ figure, ours, peer, ratio, wanted, met }: Figure): string[] => [
  figure,
  ours,
  peer ?? '–',
  ratio === undefined ? '–' : `${ratio.toFixed(ratio < 10 ? 2 : 1)} ×`,
  wanted ?? '–',
  met === undefined ? '' : met ? 'met' : 'NOT MET',
];

/** The section as text. */
export function formatSection({ title, notes, figures }: Section): string {
  const rows = [[...HEAD], ...figures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 || column >= 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [`\n${title}`, ...notes.map((note) => `  ${note}`), '', lines[0], rule, ...lines.slice(1)].join(
    '\n',
  );
}

/** How many of the wanted figures are met. */
export function formatTally(sections: readonly Section[]): string {
  const asked = sections.flatMap((section) => section.figures).filter((figure) => figure.met !== undefined);
  const met = asked.filter((figure) => figure.met);
  return `\n${met.length} of ${asked.length} figures met`;
}

/** "35.2 M/s", "812 k/s", "523 /s" */
export function rateText(rate: number): string {
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(rate >= 1e7 ? 1 : 2)} M/s`;
  if (rate >= 1e4) return `${(rate / 1e3).toFixed(1)} k/s`;
  return `${rate.toFixed(0)} /s`;
}
