import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleFunctions } from '../../../bin/build/bundle-functions.ts';
import type { ImportLoad } from '../../../bin/build/import-load.ts';
import { makeHouse } from './house.ts';

async function loadOf(files: Record<string, string>): Promise<ImportLoad> {
  const rootDir = makeHouse({ 'package-lock.json': '{}', ...files });
  await bundleFunctions({ rootDir, outDir: join(rootDir, '.build') });
  return JSON.parse(readFileSync(join(rootDir, '.build/loads/people.json'), 'utf8')) as ImportLoad;
}

const text = (kilobytes: number): string => `export const words = ${JSON.stringify('x'.repeat(kilobytes * 1_024))};`;

test('what a function imports counts from its start, what it loads later does not', async () => {
  const load = await loadOf({
    'shared/rules/now.ts': text(20),
    'shared/rules/later.ts': text(40),
    'functions/calls/people/index.ts': `
      import { words } from '../../../shared/rules/now.ts';
      export const handler = async () => [words, (await import('../../../shared/rules/later.ts')).words];
    `,
  });

  expect(load).toMatchObject({ modules: 2, kilobytes: 20, files: 1 });
  expect(load.largest[0]).toEqual(['shared/rules/now.ts', 20]);
});

test('a part that several need counts where it is needed at the start', async () => {
  const load = await loadOf({
    'shared/rules/both.ts': text(20),
    'shared/rules/later.ts': `export { words } from './both.ts'; export const more = 'more';`,
    'functions/calls/people/index.ts': `
      import { words } from '../../../shared/rules/both.ts';
      export const handler = async () => [words, (await import('../../../shared/rules/later.ts')).more];
    `,
  });

  expect(load).toMatchObject({ kilobytes: 20, files: 2 });
});
