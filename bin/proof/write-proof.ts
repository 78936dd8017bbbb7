/** The results as a page of the documentation: a part that ran takes the place of its former results, the others stay. */
import { cpus, loadavg } from 'node:os';
import { formatFigures } from './figures.ts';
import { sectionNames, type SectionName, type SectionResult } from './sections.ts';

/** @param previous the page as it was; empty when there was none */
export function renderProof(
  previous: string,
  results: ReadonlyMap<SectionName, SectionResult>,
  command: string,
  now: Date,
): string {
  const written = `\`${command}\` on ${now.toISOString().slice(0, 10)}, on ${describeMachine()}, at a load of ${loadavg()[2]?.toFixed(1)}.`;
  const parts = sectionNames.map((name) => {
    const result = results.get(name);
    if (!result) return findPart(previous, name);
    const { figures, detail } = result;
    return [`## ${name}`, written, formatFigures(figures), ...(detail ? [detail] : [])].join('\n\n');
  });
  return `${[HEAD, ...parts.filter((part) => part !== ''), OUTCOMES].join('\n\n')}\n`;
}

/** From its heading to the next one; empty when it never ran. */
function findPart(page: string, name: SectionName): string {
  const part = page.split(/^(?=## )/m).find((text) => text.startsWith(`## ${name}\n`));
  return part?.trimEnd() ?? '';
}

export function describeMachine(): string {
  const [processor] = cpus();
  return `${cpus().length} × ${processor?.model.trim() ?? 'processor'}, Node ${process.versions.node}, ${process.platform}`;
}

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
