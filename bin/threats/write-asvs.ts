/** Writes docs/asvs.md from the rows beside this file. A test keeps it current. */
import { allRequirements, asvsChapters, type AsvsChapter } from './asvs/all-requirements.ts';
import { type Requirement, states } from './asvs/requirement.ts';
import { levelOf, sections } from './asvs/sections.ts';
import { authenticators } from './authenticators.ts';
import { cryptographyUses } from './cryptography.ts';
import { codeList, table } from './markdown.ts';

export const ASVS_FILE = 'docs/asvs.md';

const HEAD = `# Verification: OWASP ASVS 5.0.0 and NIST SP 800-63B-4

Written by \`npm run generate\` from \`bin/threats\`. A test fails when the page is old, when a requirement is missing, when a file that it names is not there, and when "met" names no code.

The ids are those of the OWASP Application Security Verification Standard 5.0.0, all three levels; what a requirement asks is said in our own words, and the standard's are the ones that count. Level 2 is what the product measures itself by, level 3 where money, identity and documents are concerned; the rest of level 3 is answered as well, so that nobody has to guess.

- **met**: the code named does it. Where no test is named, nothing of ours could fail: it is a setting of a provider, a page, or something that is not there.
- **partly**: a part of it is done, and the rest is said.
- **not met**: it is not done; the row says why, or what it would take.
- **does not apply**: there is nothing that it could be asked of.

Whom the product is protected against, and how: [threats.md](threats.md).`;

const AUTHENTICATORS = `# NIST SP 800-63B-4

What the publication of 2025 asks of each authenticator, what we do, and where we differ and why. The product claims no assurance level: owners reach two factors (AAL2) with a passkey or an authenticator app, customers have one, staff must have two.`;

const CRYPTOGRAPHY = `# Where cryptography is used

Every file that hashes, signs, encrypts or makes random values, by what it is for (\`bin/threats/cryptography.ts\`); a file that is not on the list fails a test. Tables, files, queues, secrets and logs are encrypted besides by KMS, in production under a key of ours that changes every year (\`infra/constructs/stage-key.ts\`), and everything that goes over a network by TLS ([12](#12-communication)).`;

export function renderAsvs(): string {
  return `${[
    HEAD,
    renderCounts(),
    '## What is not met',
    allRequirements
      .filter(({ state }) => state === 'not met')
      .map(({ id, asks, by }) => `- ${id} (level ${levelOf.get(id)}): ${asks} ${by}`)
      .join('\n'),
    ...asvsChapters.map(renderChapter),
    AUTHENTICATORS,
    table(
      ['authenticator', 'asks', 'we do', 'differs, and why', 'code', 'tests'],
      authenticators.map((row) => [
        `${row.name} (${row.sections})`,
        row.asks,
        row.ours,
        row.differs,
        codeList(row.code),
        codeList(row.tests),
      ]),
    ),
    CRYPTOGRAPHY,
    table(
      ['use', 'algorithm', 'key', 'protects', 'exchanged', 'code'],
      cryptographyUses.map((use) => [
        use.name,
        use.algorithm,
        use.key,
        use.protects,
        use.exchange,
        codeList(use.files),
      ]),
    ),
  ].join('\n\n')}\n`;
}

function renderCounts(): string {
  const rows = ([1, 2, 3] as const).map((level) => {
    const ofLevel = allRequirements.filter(({ id }) => levelOf.get(id) === level);
    return [`level ${level}`, ...states.map((state) => ofLevel.filter((row) => row.state === state).length)];
  });
  return table(['', ...states], rows);
}

function renderChapter({ title, requirements }: AsvsChapter, index: number): string {
  const bySection = Map.groupBy(requirements, ({ id }) => sectionOf(id));
  return [
    `# ${index + 1} ${title}`,
    ...[...bySection].flatMap(([section, rows]) => [`## ${section} ${sections[section]?.title}`, renderRows(rows)]),
  ].join('\n\n');
}

/** `6.2.1` is of section 6.2. */
const sectionOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

const renderRows = (rows: readonly Requirement[]): string =>
  table(
    ['id', 'level', 'asks', 'state', 'by', 'code', 'tests'],
    rows.map(({ id, asks, state, by, code, tests }) => [
      id,
      levelOf.get(id) ?? '',
      asks,
      state,
      by,
      codeList(code),
      codeList(tests),
    ]),
  );
