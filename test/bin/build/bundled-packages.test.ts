import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesOfFiles } from '../../../bin/build/bundled-packages.ts';
import { bundleFunctions } from '../../../bin/build/bundle-functions.ts';
import { makeHouse } from './house.ts';

test.each([
  ['node_modules/zod/v4/core.js', 'node_modules/zod'],
  ['../house/node_modules/@aws-sdk/core/dist-es/index.js', 'node_modules/@aws-sdk/core'],
  ['node_modules/a/node_modules/@b/c/index.js', 'node_modules/a/node_modules/@b/c'],
  ['\0/work/node_modules/react/index.js?commonjs-exports', 'node_modules/react'],
])('%j lies in %s', (file, folder) => expect(packagesOfFiles([file])).toEqual([folder]));

test('files of ours and of the bundler lie in no package, and each package is named once', () => {
  const files = ['shared/model/page.ts', '\0vite/preload-helper.js', 'node_modules/b/1.js', 'node_modules/b/2.js'];

  expect(packagesOfFiles(files)).toEqual(['node_modules/b']);
});

test('the build lists the packages of a function: those whose code it has, at once or later, and native ones', async () => {
  const rootDir = makeHouse({
    'package-lock.json': '{}',
    'functions/calls/people/index.ts': `
      import sharp from 'sharp';
      import { ulid } from 'ulid';
      import * as z from 'zod';
      export const handler = async () => [sharp, ulid(), (await import('fflate')).zipSync];
      export type Name = z.ZodString;
    `,
  });

  await bundleFunctions({ rootDir, outDir: join(rootDir, '.build') });

  const packages = JSON.parse(readFileSync(join(rootDir, '.build/packages/people.json'), 'utf8')) as unknown;
  expect(packages).toEqual(['node_modules/fflate', 'node_modules/ulid', 'node_modules/sharp']);
});
