import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { statesOf, writePage, type MeasuredPage } from '../../../bin/proof/measured-page.ts';

const page: MeasuredPage = {
  file: 'docs/proof.md',
  head: '# Proof',
  foot: '## How to read it',
  parts: [
    { name: 'crash', covers: ['functions', 'package-lock.json'] },
    { name: 'load', covers: ['web'] },
  ],
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'measured-page-'));
  for (const folder of ['docs', 'functions', 'web']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'functions', 'a.ts'), 'export const a = 1;');
  writeFileSync(join(root, 'web', 'b.ts'), 'export const b = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

const measured = (body: string) => ({ body, command: 'npm run proof', at: new Date('2026-03-10T12:00:00Z') });
const text = (): string => readFileSync(join(root, page.file), 'utf8');
const states = (): string[] => statesOf(page, root).map(({ name, state }) => `${name} ${state}`);

test('a part is current until what it covers changes, whatever happens to other sources', () => {
  writePage(
    page,
    root,
    new Map([
      ['crash', measured('0 lost')],
      ['load', measured('0 errors')],
    ]),
  );
  expect(states()).toEqual(['crash current', 'load current']);

  writeFileSync(join(root, 'web', 'b.ts'), 'export const b = 2;');

  expect(states()).toEqual(['crash current', 'load stale']);
});

test('a file that comes, goes, or is renamed makes a part stale', () => {
  writePage(page, root, new Map([['crash', measured('0 lost')]]));

  writeFileSync(join(root, 'package-lock.json'), '{}');

  expect(states()).toEqual(['crash stale', 'load never measured']);
});

test('the documentation is not among the sources', () => {
  writePage(page, root, new Map([['crash', measured('0 lost')]]));

  writeFileSync(join(root, 'docs', 'other.md'), 'words');

  expect(states()[0]).toBe('crash current');
});

test('a page that is written again keeps former results, and marks the stale ones', () => {
  writePage(
    page,
    root,
    new Map([
      ['crash', measured('0 lost')],
      ['load', measured('0 errors')],
    ]),
  );
  writeFileSync(join(root, 'functions', 'a.ts'), 'export const a = 2;');

  writePage(page, root, new Map([['load', measured('1 error')]]));

  expect(text()).toMatch(/## crash[^#]*\*\*stale\*\*: they have changed since\.[^#]*0 lost/);
  expect(text()).toMatch(/## load(?:(?!stale)[^#])*1 error/);
  expect(text()).not.toContain('0 errors');
  expect(text().match(/## How to read it/g)).toHaveLength(1);
});

test('the same mark stays when a page is written several times', () => {
  writePage(page, root, new Map([['crash', measured('0 lost')]]));
  writeFileSync(join(root, 'functions', 'a.ts'), 'export const a = 2;');

  writePage(page, root, new Map());
  const once = text();
  writePage(page, root, new Map());

  expect(text()).toBe(once);
  expect(states()[0]).toBe('crash stale');
});

test('results of before sources were noted down are stale', () => {
  writeFileSync(join(root, page.file), '# Proof\n\n## crash\n\n`npm run proof` on 2026-03-01.\n\n0 lost\n');

  writePage(page, root, new Map());

  expect(text()).toContain('**stale**');
  expect(text()).toContain('0 lost');
  expect(states()[0]).toBe('crash stale');
});
