/** The page of all proofs: which part covers which sources. */
import { formatFigures, type SectionResult } from './figures.ts';
import { withImports } from './imports.ts';
import { wholeSystem, type MeasuredPage } from './measured-page.ts';
import { sectionNames, type SectionName } from './sections.ts';

const HEAD = `# Proof

Written by \`npm run proof\`, part by part. Every figure is measured on the whole running system: requests over HTTP, signed, against the
small cloud with all of its engines; those of \`inputs\`, \`walls\`, \`policy-documents\` and \`template-faults\`, and in \`insurance\` those about prices, run in one process;
those of \`addresses\` about what is deployed run the packages of prod.`;

const OUTCOMES = `## How to read it

Outcomes in the table of faults: \`ok\` as on a good day; \`graceful\` 503 in our words, the standard reply or an \`error\` event;
\`again\` people are asked to try again, because a write was done whose answer was cut off. Limits per minute and page are
lifted where they would answer before what is measured. The load is the mean of a quarter of an hour of all that the machine did: above
the number of its processors, times are those of a machine that others use as well.

\`full-disk\` has the state on a disk of 192 MB of its own (a tmpfs in a mount namespace, so on Linux alone), fills it to the last page
under writers, asks for everything that people do, and kills the system every second time before there is room again.

\`narrow\` opens every screen of the running system with its demo (sign-in and sign-up step by step, the app, the portal, buying insurance, the
site, a live page with its chat, form and sheets) in a window of 320 × 700 px in a real Chromium, in each language. It counts pages wider than the
window; texts that a box cuts, that stand over its edge or beyond the window; labels of buttons in more than two lines; lines that end
within a word of ours that is short or could not be hyphenated; words of ours that end in an ellipsis; keys, places that nothing was put
into, and English in another language, names and what the demo's people wrote aside. The sans of the machine that measures (DejaVu) is
about a sixth wider than those of phones. \`--languages de_de,ar_ae\` looks at these alone,
\`--out folder\` takes a picture of each screen and leaves the list there (\`.build/narrow.json\` without it).

\`addresses\` runs the packages that production deploys, with the environment of its templates. Names are answered by a resolver of the proof,
and a connection is counted where a socket is told its address: all of them lead to a canary, but those to the two addresses that are
public in the proof. A browser that draws is a process of its own; there the canary listens on the port that the documents name, so for
it only spellings of this machine's own address could be heard. The lists are in \`bin/proof/addresses\`.
\`uploads\` sends files that were made to harm (\`bin/proof/uploads\`) through every door of the running system, each from its POST
policy to what owners and visitors are served, and looks at that: headers, pixels, what hangs on, what was read. Time and memory of each
are those of a process that loads the functions of the product, reads a harmless file, and then this one: the running system shares one
process between all functions, so a single file cannot be told there. Originals that a company shares are handed out as they came
(docs/threats.md, T42): of these only the headers are looked at.

\`template-faults\` plants faults into the synthesized templates of prod, one at a time (\`test/infra/planted-faults.ts\`). Twenty were
chosen by somebody who had never seen the checks, and planted before any check was written for them: "noticed at first" is that run, of
the checks in \`test/infra/checks\` alone. Of the six that these missed, two were noticed by other tests (the list of all routes, and
that of all paths that take POST). The others are the faults that a reader had seen the tests miss. \`npm test\` plants them all again.`;

/** Those that run in one process, without the system that serves them. */
const inOneProcess = ['functions', 'shared', 'test/kit', 'package-lock.json'];

/** What measures each part. */
const measuredBy: Record<SectionName, string> = {
  'main-job': 'bin/proof/main-job.ts',
  load: 'bin/proof/load',
  crash: 'bin/proof/crash/crash-figures.ts',
  'full-disk': 'bin/proof/crash/full-disk-figures.ts',
  races: 'bin/proof/races',
  faults: 'bin/proof/faults',
  attacks: 'bin/proof/attacks',
  addresses: 'bin/proof/addresses',
  money: 'bin/proof/money',
  inputs: 'bin/proof/inputs.ts',
  uploads: 'bin/proof/uploads',
  'document-chat': 'bin/proof/knowledge/chat-figures.ts',
  knowledge: 'bin/proof/knowledge/knowledge-figures.ts',
  walls: 'bin/proof/inputs.ts',
  insurance: 'bin/proof/insurance/insurance-figures.ts',
  policies: 'bin/proof/insurance/policy-figures.ts',
  'policy-documents': 'bin/proof/inputs.ts',
  'policy-papers': 'bin/proof/insurance/papers-in-time.ts',
  retention: 'bin/proof/retention',
  narrow: 'bin/proof/narrow',
  'template-faults': 'bin/proof/template-faults.ts',
  browser: 'bin/proof/browser-tests.ts',
};

/** The product, and what starts it. */
const runningSystem: readonly string[] = [...wholeSystem, 'bin/proof/system'];

/** Of those that measure other sources, or more. */
const measured: Partial<Record<SectionName, readonly string[]>> = {
  inputs: [...inOneProcess, 'test/contract', 'test/functions/kit/signing', 'test/functions/domain/assistant'],
  walls: [...inOneProcess, 'test/functions/domain/product-chat', 'test/functions/calls/document-chat'],
  browser: [...runningSystem, 'test/e2e'],
  addresses: [...runningSystem, 'test/shipped'],
  'template-faults': ['functions', 'shared', 'infra', 'test/infra', 'package-lock.json'],
  'policy-documents': [...inOneProcess, 'test/functions/jobs/issue-policy'],
};

const coversOf = (name: SectionName): readonly string[] => [
  ...(measured[name] ?? runningSystem),
  ...withImports(process.cwd(), measuredBy[name], 'bin/proof'),
];

export const proofPage: MeasuredPage = {
  file: 'docs/proof.md',
  head: HEAD,
  foot: OUTCOMES,
  parts: sectionNames.map((name) => ({ name, covers: coversOf(name) })),
};

export const sectionBody = ({ figures, detail }: SectionResult): string =>
  [formatFigures(figures), ...(detail ? [detail] : [])].join('\n\n');
