/**
 * `npm run proof [-- --only crash,races --kills 50 --soak 20 --documents 1000]`: every figure in full, or those of some parts. Writes their
 * results into docs/proof.md. Takes about an hour, more with a longer soak. `--languages de_de,ar_ae` narrows `narrow`, `--out folder` has
 * it take pictures.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguageValue, languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import { openProof } from '../proof/client/proof.ts';
import { formatFigures } from '../proof/figures.ts';
import { sectionNames, sections, type ProofOptions, type SectionName, type SectionResult } from '../proof/sections.ts';
import { renderProof } from '../proof/write-proof.ts';

const FILE = 'docs/proof.md';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: sectionNames.join(',') },
    kills: { type: 'string', default: '50' },
    documents: { type: 'string', default: '1000' },
    soak: { type: 'string', default: '3' },
    languages: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});
const chosen = values.only.split(',').map(parseSection);
const options: ProofOptions = {
  kills: Number(values.kills),
  soakMinutes: Number(values.soak),
  narrow: {
    languages: values.languages.split(',').filter(Boolean).map(parseLanguage),
    ...(values.out !== undefined && { out: values.out }),
  },
  documents: Number(values.documents),
};
const results = new Map<SectionName, SectionResult>();
for (const name of chosen) results.set(name, await runSection(name));

const figures = [...results.values()].flatMap((result) => result.figures);
console.log(`\n${formatFigures(figures)}`);
const command = ['npm run proof --', ...process.argv.slice(2)].join(' ').replace(/ --$/, '');
writeFileSync(FILE, renderProof(readFileSync(FILE, 'utf8'), results, command, new Date()));
console.log(`\nwritten   ${FILE}`);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);

function parseSection(word: string): SectionName {
  const found = sectionNames.find((name) => name === word);
  if (found) return found;
  console.error(`There is no part "${word}" of the proof. The parts are ${sectionNames.join(', ')}.`);
  process.exit(1);
}

function parseLanguage(word: string): LanguageValue {
  if (isLanguageValue(word)) return word;
  console.error(`There is no language "${word}". The languages are ${languageValues.join(', ')}.`);
  process.exit(1);
}

/** A part that breaks off has failed: the others still run. */
async function runSection(name: SectionName): Promise<SectionResult> {
  const begin = performance.now();
  console.log(`${name.padEnd(10)} …`);
  const proof = await openProof();
  try {
    const result = await sections[name](proof, options);
    console.log(`${formatFigures(result.figures)}\n${result.detail ?? ''}`);
    return result;
  } catch (error) {
    console.error(`${name}: ${String(error)}\n${proof.system.output().slice(-2_000)}`);
    return { figures: [{ name, goal: 'runs to its end', reached: String(error).slice(0, 200), isMet: false }] };
  } finally {
    await proof.system.stop();
    console.log(`${name.padEnd(10)} ${((performance.now() - begin) / 1_000).toFixed(0)} s\n`);
  }
}
