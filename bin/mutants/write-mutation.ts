/** The figures as a page of the documentation: an area that ran takes the place of its former figures, the others stay. */
import { formatTable } from '../proof/figures.ts';
import { describeMachine } from '../proof/describe-machine.ts';
import { areas } from './areas.ts';
import type { AreaFigures, FileFigures } from './run-area.ts';

/** @param previous the page as it was; empty when there was none */
export function renderMutation(previous: string, results: readonly AreaFigures[], command: string, now: Date): string {
  const written = `\`${command}\` on ${now.toISOString().slice(0, 10)}, on ${describeMachine()}`;
  const parts = areas.map(({ name }) => {
    const figures = results.find(({ area }) => area.name === name);
    return figures ? renderArea(figures, written) : findPart(previous, name);
  });
  return `${[HEAD, ...parts.filter((part) => part !== '')].join('\n\n')}\n`;
}

function findPart(page: string, name: string): string {
  const part = page.split(/^(?=## )/m).find((text) => text.startsWith(`## ${name}\n`));
  return part?.trimEnd() ?? '';
}

function renderArea({ area, files, seconds }: AreaFigures, written: string): string {
  const all = sumOf([...files.values()]);
  const rows = [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, of]) => row(`\`${file}\``, of));
  const table = formatTable(['file', 'killed', 'alive', 'equivalent', '%'], [...rows, row('**all**', all)]);
  return `## ${area.name}\n\n${written}, in ${(seconds / 60).toFixed(0)} minutes. Goal: ${area.goal} %.\n\n${table}`;
}

const row = (name: string, of: FileFigures): string[] => [
  name,
  String(of.killed),
  String(of.survived),
  String(of.equivalent),
  percentOf(of).toFixed(1),
];

export function sumOf(figures: readonly FileFigures[]): FileFigures {
  const sum = (name: keyof FileFigures): number => figures.reduce((total, of) => total + of[name], 0);
  return { killed: sum('killed'), survived: sum('survived'), equivalent: sum('equivalent') };
}

/** Of the mutants that make a difference. */
export function percentOf({ killed, survived }: FileFigures): number {
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}

const HEAD = `# Mutation

Written by \`npm run mutants\`, area by area (\`bin/mutants/areas.ts\`). Stryker changes the code in one small place at a time, and the
tests of the area must notice. Not counted: in areas other than \`access\`, changes that act while a file loads (schemas, tables of
constants). Equivalent mutants make no difference that anybody could notice; \`bin/mutants/equivalents.ts\` says why for each.`;
