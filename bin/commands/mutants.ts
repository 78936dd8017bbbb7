/**
 * `npm run mutants [-- --areas access,money --only functions/kit/gate.ts]`: changes the code in one small place at a time
 * and sees whether a test notices. Writes the figures into docs/mutation.md, unless it looked at some files alone. What was
 * found before is taken over where neither the code nor its tests have changed, so a run that was broken off goes on with
 * the areas that are left.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { areas } from '../mutants/areas.ts';
import { runArea, type AreaFigures } from '../mutants/run-area.ts';
import { percentOf, renderMutation, sumOf } from '../mutants/write-mutation.ts';

const FILE = 'docs/mutation.md';

const { values } = parseArgs({
  options: {
    areas: { type: 'string', default: areas.map(({ name }) => name).join(',') },
    only: { type: 'string', default: '' },
  },
});
const only = values.only.split(',').filter(Boolean);
const chosen = values.areas.split(',').map(findArea);
const command = ['npm run mutants --', ...process.argv.slice(2)].join(' ').replace(/ --$/, '');
const results: AreaFigures[] = [];
for (const area of chosen) {
  const figures = await runArea(area, only);
  results.push(figures);
  print(figures);
  if (only.length === 0) write([figures]);
}
process.exit(results.every(isMet) ? 0 : 1);

function findArea(name: string) {
  const found = areas.find((area) => area.name === name);
  if (found) return found;
  console.error(`There is no area "${name}". The areas are ${areas.map((area) => area.name).join(', ')}.`);
  process.exit(1);
}

function print({ area, files, living, idle, seconds }: AreaFigures): void {
  for (const { file, line, mutator, code, replacement } of living) {
    console.log(`alive     ${file}:${line} ${mutator}\n          - ${code}\n          + ${replacement}`);
  }
  for (const { file, code } of idle) console.log(`idle      ${file}: no living mutant of "${code}" is like the entry`);
  const all = sumOf([...files.values()]);
  console.log(
    `${area.name.padEnd(9)} ${percentOf(all).toFixed(1)} % (${all.killed} killed, ${all.survived} alive, ${all.equivalent} equivalent), ${seconds.toFixed(0)} s`,
  );
}

function isMet({ area, files }: AreaFigures): boolean {
  return percentOf(sumOf([...files.values()])) >= area.goal;
}

function write(figures: readonly AreaFigures[]): void {
  const previous = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  writeFileSync(FILE, renderMutation(previous, figures, command, new Date()));
  console.log(`written   ${FILE}`);
}
