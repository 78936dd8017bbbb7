/**
 * `npm run proof`: every figure in full, into docs/proof.md. A part that was measured on these very sources is not measured
 * again, so a proof that was broken off goes on where it was; `--again` measures all. `--check` measures nothing, names the
 * parts that are stale, and fails if there are any. Takes about two and a half hours.
 * `-- --only crash,races --kills 50 --soak 20 --documents 1000`: some parts and amounts. `--languages de_de,ar_ae` narrows `narrow`,
 * `--out folder` has it take pictures.
 */
import { parseArgs } from 'node:util';
import { isLanguageValue, languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import { openProof } from '../proof/client/proof.ts';
import { formatFigures, type SectionResult } from '../proof/figures.ts';
import { statesOf, writePage } from '../proof/measured-page.ts';
import { sectionNames, sections, systemsFor, type ProofOptions, type SectionName } from '../proof/sections.ts';
import { proofPage, sectionBody } from '../proof/write-proof.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    kills: { type: 'string', default: '50' },
    documents: { type: 'string', default: '1000' },
    soak: { type: 'string', default: '20' },
    languages: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});
const options: ProofOptions = {
  kills: Number(values.kills),
  soakMinutes: Number(values.soak),
  narrow: {
    languages: values.languages.split(',').filter(Boolean).map(parseLanguage),
    ...(values.out !== undefined && { out: values.out }),
  },
  documents: Number(values.documents),
};
const command = ['npm run proof --', ...process.argv.slice(2)].join(' ').replace(/ --$/, '');
process.exit((values.check ? checkStates() : await measure()) ? 0 : 1);

/** Whether all parts were measured on these sources. */
function checkStates(): boolean {
  const states = statesOf(proofPage, process.cwd());
  for (const { name, state } of states) console.log(`${name.padEnd(18)} ${state}`);
  return states.every(({ state }) => state === 'current');
}

/** Whether all goals were met. */
async function measure(): Promise<boolean> {
  const figures = [];
  for (const name of chosenSections()) {
    const result = await runSection(name);
    figures.push(...result.figures);
    writePage(proofPage, process.cwd(), new Map([[name, { body: sectionBody(result), command, at: new Date() }]]));
  }
  console.log(`\n${formatFigures(figures)}\n\nwritten   ${proofPage.file}`);
  return figures.every(({ isMet }) => isMet);
}

/** Those that are named; else those that were not measured on these sources. */
function chosenSections(): SectionName[] {
  if (values.only !== undefined) return values.only.split(',').map(parseSection);
  if (values.again) return [...sectionNames];
  const current = statesOf(proofPage, process.cwd()).filter(({ state }) => state === 'current');
  for (const { name } of current) console.log(`${name.padEnd(18)} kept: measured on these sources`);
  return sectionNames.filter((name) => !current.some((one) => one.name === name));
}

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
  const proof = await openProof(systemsFor[name]);
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
