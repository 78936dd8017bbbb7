/** One line of the proof: what was measured, what was to be reached, what was. */
export type Figure = { name: string; goal: string; reached: string; isMet: boolean };

export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, goal, reached, isMet }) => [name, goal, reached, isMet ? 'yes' : '**no**']);
  return formatTable(['figure', 'goal', 'reached', 'met'], rows);
}

export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map(() => '---');
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Linear between the two nearest values; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position % 1);
}

/** How often each value occurs, as text: `47 × name_taken, 1 × success`. */
export function tally(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ');
}

/** Of one part of the proof; `detail` is a table of its own. */
export type SectionResult = { figures: Figure[]; detail?: string };

export function withProblems({ figures, problems }: { figures: Figure[]; problems: string[] }): SectionResult {
  return { figures, ...(problems.length > 0 ? { detail: problems.map((one) => `- ${one}`).join('\n') } : {}) };
}
