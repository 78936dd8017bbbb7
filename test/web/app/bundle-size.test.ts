import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb, type BuildWebResult } from '../../../bin/build/build-web.ts';
import { textFiles } from '../../../web/text-files.ts';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** First route of the app, gzip. */
const firstRouteBytes = 140 * 1024;

const rootDir = new URL('../../../', import.meta.url).pathname;

let folder: string;
let outDir: string;
let result: BuildWebResult;
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-build-'));
  outDir = join(folder, 'web');
  result = await buildWeb({ rootDir, outDir });
  manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

/** The files that come before these modules can run. */
function filesBefore(modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return [...seen].map((name) => manifest[name]?.file ?? name);
}

const signInModules = ['index.html', 'app/areas/account/sign-in-area.tsx'];
const signInTexts = ['app', 'account', 'errors'];

const portalModules = ['portal/index.html', 'portal/areas/sign-in/sign-in-area.tsx'];
const portalTexts = [...signInTexts, 'password', 'portal'];

/** With the texts in English, which the screen waits for, too. */
async function bytesOf(modules: readonly string[], namespaces: readonly string[]): Promise<number> {
  const texts = namespaces.map((namespace) => join(textFiles().folder, 'en_us', `${namespace}.json`));
  const sizes = await Promise.all(
    [...filesBefore(modules), ...texts].map(async (file) => gzipSync(await readFile(join(outDir, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the built app', () => {
  it('needs at most 140 KB of gzipped JavaScript for its first route', async () => {
    expect(await bytesOf(signInModules, signInTexts)).toBeLessThanOrEqual(firstRouteBytes);
  });

  it('needs no more for the first route of the customer portal', async () => {
    expect(await bytesOf(portalModules, portalTexts)).toBeLessThanOrEqual(firstRouteBytes);
  });

  it.each([
    ['its first route', signInModules],
    ['the first route of the portal', portalModules],
  ])('has neither Amplify nor Mantine nor schemas on %s', async (_, modules) => {
    const code = (await Promise.all(filesBefore(modules).map((file) => readFile(join(outDir, file), 'utf8')))).join(
      '\n',
    );

    expect(code).not.toMatch(/cognito-idp|mantine-Button|ZodString/);
  });

  it.each([
    'app/areas/insurance/channel-area.tsx',
    'app/areas/insurance/product-area.tsx',
    'app/areas/insurance/application-area.tsx',
    'app/areas/agent-insurance/agent-insurance-area.tsx',
    'portal/areas/policies/policy-area.tsx',
  ])('has no schemas in %s: they weigh as much as all else of a screen', async (area) => {
    expect(manifest).toHaveProperty([area]);
    const files = filesBefore([area]).map((file) => readFile(join(outDir, file), 'utf8'));

    expect((await Promise.all(files)).join('\n')).not.toContain('ZodString');
  });

  it('tells its version in both files', async () => {
    const text = await readFile(join(outDir, 'version.txt'), 'utf8');
    const json: unknown = JSON.parse(await readFile(join(outDir, 'xlp-version.json'), 'utf8'));

    expect(text.trim()).toBe(result.version);
    expect(json).toEqual({ data: { version: result.version } });
  });

  it.each(['index.html', 'portal/index.html'])('has no inline script in %s, and no source maps', async (file) => {
    const html = await readFile(join(outDir, file), 'utf8');

    expect([...html.matchAll(/<script\b[^>]*>([^<]*)/g)].map(([, inline]) => inline)).toEqual(['']);
    expect(Object.values(manifest).filter(({ file }) => file.endsWith('.map'))).toEqual([]);
  });

  it('has its colours in the page itself', async () => {
    expect(await readFile(join(outDir, 'index.html'), 'utf8')).toContain('--paper:#fbfaf7');
  });

  it('is kept when nothing changed', async () => {
    expect(await buildWeb({ rootDir, outDir })).toEqual({ version: result.version, isFresh: true });
  });
});
