import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundleFunctions } from '../../../bin/build/bundle-functions.ts';
import { makeHouse, writeIn } from './house.ts';

const store = `
  export const needs = { tables: [{ table: 'pages', actions: ['GetItem'] }] };
  export const findPage = (name: string) => 'page of ' + name;
`;
const house: Record<string, string> = {
  'package-lock.json': '{}',
  'functions/domain/pages/page-store.ts': store,
  'functions/calls/landing-page/index.ts': `
    import { findPage } from '../../domain/pages/page-store.ts';
    import texts from '../../../shared/texts.json' with { type: 'json' };
    export const handler = () => [findPage('ann'), texts.hello, STAGE];
  `,
  'functions/jobs/resize-photo/index.ts': `import sharp from 'sharp'; export const handler = () => sharp;`,
  'shared/texts.json': '{ "hello": "Hello" }',
};

function build(rootDir: string, options: { copyNative?: boolean; stage?: string } = {}) {
  const define = { STAGE: JSON.stringify(options.stage ?? 'local') };
  return bundleFunctions({ rootDir, outDir: join(rootDir, '.build'), define, copyNative: options.copyNative ?? false });
}

test('each function is a whole of its own in a folder of its own, ready to be imported', async () => {
  const rootDir = makeHouse(house);

  const { functions, isFresh } = await build(rootDir);

  expect(isFresh).toBe(false);
  expect(functions.map(({ name, directory }) => [name, readdirSync(directory)])).toEqual([
    ['job-resize-photo', ['index.mjs']],
    ['landing-page', ['index.mjs']],
  ]);
  const { handler } = (await import(
    /* @vite-ignore */ pathToFileURL(join(rootDir, '.build/functions/landing-page/index.mjs')).href
  )) as { handler(): unknown };
  expect(handler()).toEqual(['page of ann', 'Hello', 'local']);
});

test('what is imported when first used is a part of its own beside the function, with its needs', async () => {
  const rootDir = makeHouse({
    ...house,
    'functions/calls/landing-page/index.ts': `
      export const handler = async () => (await import('../../domain/pages/page-store.ts')).findPage('ann');
    `,
  });

  const { functions } = await build(rootDir);

  const [, landingPage] = functions;
  const folder = landingPage?.directory ?? '';
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(['index.mjs', expect.stringMatching(/^page-store-\w+\.mjs$/)]);
  expect(readFileSync(join(folder, 'index.mjs'), 'utf8')).not.toContain('page of');
  const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.mjs')).href)) as {
    handler(): Promise<unknown>;
  };
  expect(await handler()).toBe('page of ann');
  expect(JSON.parse(readFileSync(landingPage?.needsFile ?? '', 'utf8'))).toEqual({
    tables: [{ table: 'pages', actions: ['GetItem'] }],
  });
});

test('the needs of each function, also of x86_64 for native code, lie beside the assets, not in them', async () => {
  const rootDir = makeHouse(house);

  const { functions } = await build(rootDir);

  const needs = functions.map(({ needsFile }) => JSON.parse(readFileSync(needsFile, 'utf8')) as unknown);
  expect(needs).toEqual([{ x64: true }, { tables: [{ table: 'pages', actions: ['GetItem'] }] }]);
  const bundled = readFileSync(join(rootDir, '.build/functions/landing-page/index.mjs'), 'utf8');
  expect(bundled).not.toContain('GetItem');
});

test('a second build without changes keeps the first one, untouched', async () => {
  const rootDir = makeHouse(house);
  const { functions } = await build(rootDir);
  const file = join(functions[0]?.directory ?? '', 'index.mjs');
  const before = statSync(file).mtimeMs;

  const second = await build(rootDir);

  expect({ isFresh: second.isFresh, functions: second.functions }).toEqual({ isFresh: true, functions });
  expect(statSync(file).mtimeMs).toBe(before);
});

test.each([
  ['a source', (rootDir: string) => writeIn(rootDir, 'shared/texts.json', '{ "hello": "Good morning" }')],
  ['the lock file', (rootDir: string) => writeIn(rootDir, 'package-lock.json', '{ "lockfileVersion": 3 }')],
  [
    'a new function',
    (rootDir: string) => writeIn(rootDir, 'functions/calls/agent/index.ts', 'export const handler = 1;'),
  ],
])('a change of %s is built', async (_, change) => {
  const rootDir = makeHouse(house);
  await build(rootDir);
  change(rootDir);

  expect((await build(rootDir)).isFresh).toBe(false);
});

test('another definition is another build', async () => {
  const rootDir = makeHouse(house);
  await build(rootDir, { stage: 'local' });

  expect((await build(rootDir, { stage: 'prod' })).isFresh).toBe(false);
});

test('two builds of the same sources are the same, byte for byte', async () => {
  const [first, second] = [makeHouse(house), makeHouse(house)];

  await build(first);
  await build(second);

  const bytes = (rootDir: string) => readFileSync(join(rootDir, '.build/functions/landing-page/index.mjs'), 'utf8');
  expect(bytes(first)).toBe(bytes(second));
});

test('a function that is gone leaves nothing behind', async () => {
  const rootDir = makeHouse({ ...house, 'functions/calls/agent/index.ts': 'export const handler = 1;' });
  await build(rootDir);
  rmSync(join(rootDir, 'functions/calls/agent'), { recursive: true });

  await build(rootDir);

  expect(existsSync(join(rootDir, '.build/functions/agent'))).toBe(false);
  expect(existsSync(join(rootDir, '.build/needs/agent.json'))).toBe(false);
});

test('for a deployment native code travels with the functions that import it, for Linux on x64 only', async () => {
  const rootDir = makeHouse(house);

  await build(rootDir, { copyNative: true });

  const modules = join(rootDir, '.build/functions/job-resize-photo/node_modules');
  expect(readdirSync(modules)).toContain('sharp');
  expect(readdirSync(join(modules, '@img')).filter((name) => name.startsWith('sharp-'))).toEqual([
    'sharp-libvips-linux-x64',
    'sharp-linux-x64',
  ]);
  expect(existsSync(join(rootDir, '.build/functions/landing-page/node_modules'))).toBe(false);
});

test('an error in a function keeps the last build and names the place', async () => {
  const rootDir = makeHouse(house);
  await build(rootDir);
  writeIn(
    rootDir,
    'functions/calls/landing-page/index.ts',
    `import { gone } from './gone.ts'; export const handler = gone;`,
  );

  await expect(build(rootDir)).rejects.toThrow(/landing-page\/index\.ts.*gone\.ts/s);

  expect(existsSync(join(rootDir, '.build/functions/landing-page/index.mjs'))).toBe(true);
});

test('a function that takes in code of the infrastructure is refused', async () => {
  const rootDir = makeHouse({
    ...house,
    'infra/local/engines/cognito.ts': 'export const key = 1;',
    'functions/calls/account/index.ts': `import { key } from '../../../infra/local/engines/cognito.ts'; export const handler = key;`,
  });

  await expect(build(rootDir)).rejects.toThrow(
    'functions/calls/account/index.ts imports infra/local/engines/cognito.ts',
  );
});

const mails = `
  import { readFileSync } from 'node:fs';
  import { join } from 'node:path';
  export const needs = { texts: ['mails'] };
  export const hello = (language: string) => readFileSync(join(import.meta.dirname, 'texts', language, 'mails.json'), 'utf8');
`;
const withMails = {
  ...house,
  'functions/domain/messages/mail-texts.ts': mails,
  'functions/calls/landing-page/index.ts': `
    import { hello } from '../../domain/messages/mail-texts.ts';
    export const handler = () => hello('de_de');
  `,
};

test('the texts that a function needs travel beside it, those of the variants too, and no others', async () => {
  const rootDir = makeHouse({
    ...withMails,
    'functions/locales/en_us/mails.json': '{ "hello": "Hello" }',
    'functions/locales/en_us/invoice.json': '{ "total": "Total" }',
    'functions/locales/de_de/mails.json': '{ "hello": "Guten Tag" }',
    'functions/locales/de_ch/mails.json': '{ "hello": "Grüezi" }',
  });

  await build(rootDir);

  const folder = join(rootDir, '.build/functions/landing-page');
  expect(readdirSync(join(folder, 'texts'), { recursive: true }).map(String).toSorted()).toEqual(
    ['de_ch', 'de_ch/mails.json', 'de_de', 'de_de/mails.json', 'en_us', 'en_us/mails.json'].toSorted(),
  );
  expect(existsSync(join(rootDir, '.build/functions/job-resize-photo/texts'))).toBe(false);
  const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.mjs')).href)) as {
    handler(): string;
  };
  expect(JSON.parse(handler())).toEqual({ hello: 'Guten Tag' });
});

test('texts that English does not have stop the build', async () => {
  await expect(build(makeHouse(withMails))).rejects.toThrow('There are no English texts "mails"');
});
