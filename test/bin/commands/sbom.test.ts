import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { expect, onTestFinished, test } from 'vitest';
import { deployedPackages } from '../../../bin/supply-chain/deployed-packages.ts';
import { readLockFile, versionedName } from '../../../bin/supply-chain/lock-file.ts';

/** CycloneDX 1.5, JSON reference: the parts that readers of ours rely on. */
const Licence = z.union([z.object({ license: z.object({ id: z.string() }) }), z.object({ expression: z.string() })]);
const Component = z.object({
  'bom-ref': z.string(),
  type: z.literal(['library', 'application']),
  name: z.string(),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/),
  licenses: z.array(Licence).length(1),
  hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) })).length(1),
  externalReferences: z.array(z.object({ type: z.string(), url: z.url() })),
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
});
const Sbom = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  version: z.literal(1),
  metadata: z.object({
    timestamp: z.iso.datetime(),
    component: z.object({ 'bom-ref': z.string(), type: z.literal('application'), name: z.string() }),
  }),
  components: z.array(Component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
/** Of packages that came without: bundled in another one, or for a platform that npm did not look at. */
const WholeSbom = Sbom.extend({ components: z.array(Component.partial({ hashes: true })) });

/** In a folder that holds what the command reads, so that nothing of this one is written. */
function runSbom(...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(folder, file));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('bin/commands/sbom.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    // Nobody answers there: whoever asks for anything over the network fails.
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' },
  });
  return {
    status,
    stdout,
    stderr,
    read: () => JSON.parse(readFileSync(join(folder, '.build/sbom.json'), 'utf8')) as unknown,
  };
}

test('writes what is deployed, each with its address, licence and hash, without a network', () => {
  const { status, stdout, stderr, read } = runSbom();
  const sbom = Sbom.parse(read());

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(
    `written   .build/sbom.json   ${sbom.components.length} components of what is deployed, CycloneDX 1.5\n`,
  );
  expect(sbom.metadata.component).toMatchObject({ 'bom-ref': 'xpage@0.1.0', name: 'xpage' });
  const names = [...new Set(deployedPackages('.').map(versionedName))];
  expect(sbom.components.map((component) => component['bom-ref']).toSorted()).toEqual(names.toSorted());
  expect(names).toEqual(
    expect.arrayContaining([expect.stringMatching(/^zod@/), expect.stringMatching(/^@fontsource\/inter@/)]),
  );
  expect(names.filter((name) => /^(vitest|typescript|@dynoxide\/)|darwin|win32|musl/.test(name))).toEqual([]);
});

test('says of each what it needs, and names nothing that is not listed', () => {
  const sbom = Sbom.parse(runSbom().read());
  const listed = new Set(sbom.components.map((component) => component['bom-ref']));

  expect(sbom.dependencies.map(({ ref }) => ref).toSorted()).toEqual([...listed, 'xpage@0.1.0'].toSorted());
  expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !listed.has(ref))).toEqual([]);
  expect(sbom.dependencies.find(({ ref }) => ref === 'xpage@0.1.0')?.dependsOn).toContain(
    [...listed].find((ref) => ref.startsWith('zod@')),
  );
});

test('hashes are those of the lock file, and no package that is deployed in part is marked as for development', () => {
  const { components } = Sbom.parse(runSbom().read());
  const font = components.find(({ name }) => name === '@fontsource/inter');
  const { integrity = '' } = readLockFile('.').find(({ name }) => name === '@fontsource/inter') ?? {};

  expect(font?.hashes[0]?.content).toBe(Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'));
  expect(font?.hashes[0]?.content).toHaveLength(createHash('sha512').digest('hex').length);
  expect(components.flatMap(({ properties }) => properties.map(({ name }) => name))).not.toContain(
    'cdx:npm:package:development',
  );
});

test('with --all writes every package of the lock file', () => {
  const { status, stdout, read } = runSbom('--all');
  const sbom = WholeSbom.parse(read());
  const names = [...new Set(readLockFile('.').map(versionedName))];

  expect(status).toBe(0);
  expect(stdout).toContain(`${names.length} components of the lock file, CycloneDX 1.5`);
  expect(sbom.components.map((component) => component['bom-ref']).toSorted()).toEqual(names.toSorted());
});

test('refuses a word that it does not know', () => {
  expect(runSbom('--al')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: '"--al" is no word of this command. It knows --all.\n',
  });
});
