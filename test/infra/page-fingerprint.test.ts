import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFingerprint } from '../../infra/page-fingerprint.ts';
import { getStage } from '../../infra/stages.ts';
import { temporaryFolder } from './temporary-folder.ts';

const dev = getStage('dev');

function buildWith(files: Record<string, string>): string {
  const root = temporaryFolder('fingerprint');
  mkdirSync(join(root, 'functions/job-publish-page/node_modules'), { recursive: true });
  mkdirSync(join(root, 'functions/job-sign-pass'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(root, 'functions/job-publish-page', name), text);
  }
  return root;
}

const built = { 'index.mjs': 'draw', 'chunk.mjs': 'part' };

test('the same pages have the same fingerprint, wherever they were built', () => {
  const here = buildWith(built);
  const there = buildWith({ ...built, 'node_modules/native.node': 'binary' });

  expect(pageFingerprint(here, dev)).toBe(pageFingerprint(there, dev));
});

test.each([
  ['another template', { ...built, 'index.mjs': 'draw differently' }],
  ['another part', { ...built, 'chunk.mjs': 'other part' }],
  ['one part more', { ...built, 'more.mjs': '' }],
])('%s is another fingerprint', (_, files) => {
  expect(pageFingerprint(buildWith(files), dev)).not.toBe(pageFingerprint(buildWith(built), dev));
});

test('pages that name other hosts have another fingerprint', () => {
  const build = buildWith(built);
  const localAt = (port: number) => getStage('local', { port, mediaPort: port + 1 });

  const fingerprints = [dev, getStage('uat'), localAt(4_000), localAt(5_000)].map((stage) =>
    pageFingerprint(build, stage),
  );

  expect(new Set(fingerprints).size).toBe(4);
});

test('another way of making wallet passes is another fingerprint, so that pages get theirs anew', () => {
  const build = buildWith(built);
  const wallet = { isApple: true, googleIssuerId: null };

  expect(pageFingerprint(build, { ...dev, wallet })).not.toBe(pageFingerprint(build, dev));
});
