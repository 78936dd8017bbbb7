/**
 * A page of the documentation with measured figures, part by part. Each part says which state of the sources it was
 * measured on; a part whose sources have changed since is marked as stale, and a part that ran takes the place of its former
 * results.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine } from './describe-machine.ts';
import { sourceHash } from './source-hash.ts';

export type MeasuredPage = {
  /** Below the root, e.g. `docs/proof.md`. */
  file: string;
  head: string;
  /** Behind all parts. */
  foot: string;
  /** In the order of the page. */
  parts: readonly MeasuredPart[];
};

export type MeasuredPart = {
  name: string;
  /** Files and folders whose change makes its figures stale; the documentation is not among them. */
  covers: readonly string[];
};

/** What the whole running system is made of. */
export const wholeSystem: readonly string[] = [
  ...['functions', 'shared', 'web', 'infra', 'package-lock.json'],
  ...['bin/build', 'bin/demo', 'bin/insurance', 'bin/commands/start.ts', 'bin/start-system.ts', 'bin/synth-local.ts'],
];

export type PartState = 'current' | 'stale' | 'never measured';

const SOURCES = /^Sources: `([0-9a-f]+)`.*$/m;

/** Of all parts, or of those that are named. */
export function statesOf(page: MeasuredPage, rootDir: string): { name: string; state: PartState }[] {
  const text = readPage(page, rootDir);
  return page.parts.map(({ name, covers }) => {
    const part = findPart(text, name);
    const isCurrent = SOURCES.exec(part)?.[1] === sourceHash(rootDir, covers);
    return { name, state: part === '' ? 'never measured' : isCurrent ? 'current' : 'stale' };
  });
}

export type Measured = {
  /** Figures and tables in Markdown, without the heading. */
  body: string;
  /** With which it was measured. */
  command: string;
  at: Date;
};

/** Puts what was just measured into the page, and marks what is stale in it. */
export function writePage(page: MeasuredPage, rootDir: string, measured: ReadonlyMap<string, Measured>): void {
  const previous = readPage(page, rootDir);
  const parts = page.parts.map(({ name, covers }) => {
    const result = measured.get(name);
    const hash = sourceHash(rootDir, covers);
    return result ? renderPart(name, hash, result) : markPart(findPart(previous, name), hash);
  });
  const blocks = [page.head, ...parts, page.foot].filter((block) => block !== '');
  writeFileSync(join(rootDir, page.file), `${blocks.join('\n\n')}\n`);
}

function renderPart(name: string, hash: string, { body, command, at }: Measured): string {
  const measured = `\`${command}\` on ${at.toISOString().slice(0, 10)}, on ${describeMachine()}.`;
  return [`## ${name}`, measured, `Sources: \`${hash}\`.`, body].join('\n\n');
}

/** A part of before sources were noted down is of no known state. */
function markPart(part: string, hash: string): string {
  const known = SOURCES.exec(part)?.[1];
  if (part === '' || known === hash) return part;
  const mark = `Sources: \`${known ?? '0'}\`, **stale**: they have changed since.`;
  return known === undefined ? part.replace(/\n\n/, `\n\n${mark}\n\n`) : part.replace(SOURCES, mark);
}

/** From its heading to the next one; empty when it was never measured. */
function findPart(page: string, name: string): string {
  const part = page.split(/^(?=## )/m).find((text) => text.startsWith(`## ${name}\n`));
  return part?.trimEnd() ?? '';
}

function readPage({ file }: MeasuredPage, rootDir: string): string {
  const path = join(rootDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
