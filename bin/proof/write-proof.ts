/** The results as a dated page of the documentation. */
import { cpus } from 'node:os';
import { formatFigures } from './figures.ts';
import type { SectionResult } from './sections.ts';

export function renderProof(results: ReadonlyMap<string, SectionResult>, command: string, now: Date): string {
  const figures = [...results.values()].flatMap((result) => result.figures);
  const details = [...results].flatMap(([name, { detail }]) => (detail ? [`## ${name}\n\n${detail}`] : []));
  return `${[
    '# Proof',
    `Written by \`${command}\` on ${now.toISOString().slice(0, 10)}, on ${describeMachine()}. Every figure is measured on the whole
running system: requests over HTTP, signed, against the small cloud with all of its engines; the last three run the functions in one
process.`,
    formatFigures(figures),
    OUTCOMES,
    ...details,
  ].join('\n\n')}\n`;
}

export function describeMachine(): string {
  const [processor] = cpus();
  return `${cpus().length} × ${processor?.model.trim() ?? 'processor'}, Node ${process.versions.node}, ${process.platform}`;
}

const OUTCOMES = `Outcomes in the table of faults: \`ok\` as on a good day; \`graceful\` 503 in our words, the standard reply or an \`error\` event;
\`again\` people are asked to try again, because a write was done whose answer was cut off. Limits per minute and page are
lifted where they would answer before what is measured.`;
