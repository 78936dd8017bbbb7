/** The page of all proofs: which part covers which sources. */
import { formatFigures } from './figures.ts';
import { wholeSystem, type MeasuredPage } from './measured-page.ts';
import { sectionNames, type SectionName, type SectionResult } from './sections.ts';

const HEAD = `# Proof

Written by \`npm run proof\`, part by part. Every figure is measured on the whole running system: requests over HTTP, signed, against the
small cloud with all of its engines; those of \`inputs\`, \`walls\`, \`policy-documents\` and \`template-faults\`, and in \`insurance\` those about prices, run in one process.`;

const OUTCOMES = `## How to read it

Outcomes in the table of faults: \`ok\` as on a good day; \`graceful\` 503 in our words, the standard reply or an \`error\` event;
\`again\` people are asked to try again, because a write was done whose answer was cut off. Limits per minute and page are
lifted where they would answer before what is measured. The load is the mean of a quarter of an hour of all that the machine did: above
the number of its processors, times are those of a machine that others use as well.

\`narrow\` opens every screen of the running system with its demo (sign-in and sign-up step by step, the app, the portal, buying insurance, the
site, a live page with its chat, form and sheets) in a window of 320 × 700 px in a real Chromium, in each language. It counts pages wider than the
window; texts that a box cuts, that stand over its edge or beyond the window; labels of buttons in more than two lines; lines that end
within a word of ours that is short or could not be hyphenated; words of ours that end in an ellipsis; keys, places that nothing was put
into, and English in another language, names and what the demo's people wrote aside. The sans of the machine that measures (DejaVu) is
about a sixth wider than those of phones. \`--languages de_de,ar_ae\` looks at these alone,
\`--out folder\` takes a picture of each screen and leaves the list there (\`.build/narrow.json\` without it).

\`template-faults\` plants faults into the synthesized templates of prod, one at a time (\`test/infra/planted-faults.ts\`). Twenty were
chosen by somebody who had never seen the checks, and planted before any check was written for them: "noticed at first" is that run, of
the checks in \`test/infra/checks\` alone. Of the six that these missed, two were noticed by other tests (the list of all routes, and
that of all paths that take POST). The others are the faults that a reader had seen the tests miss. \`npm test\` plants them all again.`;

/** Those that run in one process, without the system that serves them. */
const inOneProcess = ['functions', 'shared', 'test/kit', 'package-lock.json'];

const coversOf = (name: SectionName): readonly string[] => {
  if (name === 'inputs')
    return [...inOneProcess, 'test/contract', 'test/functions/kit/signing', 'test/functions/domain/assistant'];
  if (name === 'walls')
    return [...inOneProcess, 'test/functions/domain/product-chat', 'test/functions/calls/document-chat'];
  if (name === 'browser') return [...wholeSystem, 'test/e2e'];
  if (name === 'template-faults') return ['functions', 'shared', 'infra', 'test/infra', 'package-lock.json'];
  if (name === 'policy-documents') return [...inOneProcess, 'test/functions/jobs/issue-policy'];
  return wholeSystem;
};

export const proofPage: MeasuredPage = {
  file: 'docs/proof.md',
  head: HEAD,
  foot: OUTCOMES,
  parts: sectionNames.map((name) => ({ name, covers: coversOf(name) })),
};

export const sectionBody = ({ figures, detail }: SectionResult): string =>
  [formatFigures(figures), ...(detail ? [detail] : [])].join('\n\n');
