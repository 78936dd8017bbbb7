/**
 * `npm run bench:answers [-- --only travel-wording-en,motor-th] [-- --json]`: prints the documents of bin/bench/answers,
 * reads them, asks their questions through the functions' own code, and says how good the answers are. Which model
 * answers: bin/bench/answers/small-stores.ts. Writes docs/bench-answers.md when all documents were asked; `--faults`
 * names each question that went wrong.
 */
import { parseArgs } from 'node:util';
import type { Asked } from '../bench/answers/ask.ts';
import { benchDocuments, heldOutOf } from '../bench/answers/documents.ts';
import { printDocuments } from '../bench/answers/print.ts';
import { startSmallStores } from '../bench/answers/small-stores.ts';
import { writePage, type MeasuredPage } from '../proof/measured-page.ts';

const DIRECTORY = '.local/bench-answers';

const HEAD = `# Bench of answers

Written by \`npm run bench:answers\`. Documents of our own in five languages (bin/bench/answers/documents) are printed, read,
cut, indexed and asked by the functions' own code; the page on which something stands is known from the layout and not
from reading it back. How each figure is meant stands at the head of bin/bench/answers/measure.ts.

Some questions are held out: nothing was tuned on them. The first ones, 148 on 2026-11-22, had 9 of 55 answered that cannot be,
where the others had 1 of 54. The local reader was mended in general for it (what is counted, and what is a name:
infra/local/engines/bedrock/asked-for.ts), those questions became ordinary ones, and new ones were written. Of these 3 of 52 were
answered at first; one of them went with a general rule about places.`;

const PAGE: MeasuredPage = {
  file: 'docs/bench-answers.md',
  head: HEAD,
  foot: '',
  parts: [
    {
      name: 'answers',
      covers: ['functions', 'shared', 'infra/local/engines', 'bin/bench/answers', 'package-lock.json'],
    },
  ],
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',');
const chosen = benchDocuments.filter(({ id }) => only?.includes(id) ?? true);
if (chosen.length === 0) throw new Error(`--only names none of ${benchDocuments.map(({ id }) => id).join(', ')}.`);

const say = (line: string): void => (values.json ? undefined : console.log(line));
const stores = await startSmallStores();
try {
  // The functions read their environment when they are loaded.
  const { readDocuments } = await import('../bench/answers/company.ts');
  const { askAll } = await import('../bench/answers/ask.ts');
  const { faultsOf, formatReport, gates } = await import('../bench/answers/report.ts');
  say(`print     ${chosen.length} documents into ${DIRECTORY}`);
  const printed = await printDocuments(chosen, DIRECTORY);
  say('read      text, passages, index and vectors');
  const documents = await readDocuments(printed);
  say(`ask       ${stores.model}`);
  const asked = await askAll(documents);
  const heldOut = await askAll(documents, heldOutOf);
  const report = formatReport(documents, asked, heldOut);
  const all = [...asked, ...heldOut];
  const faulty = all.map((one) => ({ one, faults: faultsOf(one) })).filter(({ faults }) => faults.length > 0);
  if (values.json) {
    console.log(
      JSON.stringify({
        model: stores.model,
        goals: gates(asked),
        heldOutGoals: gates(heldOut),
        questions: all.map((one) => summary(one, faultsOf(one))),
      }),
    );
  } else {
    console.log(`\n${report}`);
    if (values.faults) for (const { one, faults } of faulty) console.log(JSON.stringify(summary(one, faults)));
    if (!only) writeDocument(report, stores.model);
  }
  process.exitCode = [...gates(asked), ...gates(heldOut)].every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stores.close();
}

function summary({ document, question, sentences, found }: Asked, faults: readonly string[]) {
  return {
    document: document.document.id,
    kind: question.kind,
    question: question.question,
    expected: question.quotes,
    faults,
    answer: sentences.map(({ text, citations }) => ({
      text,
      pages: citations.map((citation) => citation.document?.page ?? null),
    })),
    found: found.map(({ fileName, page, text }) => `${fileName}, ${page}: ${text.slice(0, 80)}`),
  };
}

/** The report's own headings stand below that of the only part. */
function writeDocument(report: string, model: string): void {
  const body = `Asked ${model}.\n\n${report.replaceAll(/^## /gm, '### ')}`;
  writePage(PAGE, process.cwd(), new Map([['answers', { body, command: 'npm run bench:answers', at: new Date() }]]));
  say(`\nwritten   ${PAGE.file}`);
}
