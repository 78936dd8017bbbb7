/** What is installed is what was reviewed: exact versions, each with the hash of its archive, from the public registry alone. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLockFile } from '../../../bin/supply-chain/lock-file.ts';
import { addressOf } from '../../../bin/supply-chain/sbom.ts';

type Versions = Record<string, unknown>;
type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Versions>;

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const locked = readLockFile('.');

/** Semantic Versioning 2.0.0, section 9 and 10 included: `1.2.3-rc.1+5`. */
const EXACT = /^\d+\.\d+\.\d+(-[\dA-Za-z.-]+)?(\+[\dA-Za-z.-]+)?$/;

/** npm wrote these without a hash. Nothing is deployed to their platforms, and no hash can be checked before npm writes one. */
const WITHOUT_HASH = [
  'android-arm-eabi',
  'android-arm64',
  'darwin-arm64',
  'darwin-x64',
  'linux-arm-gnueabihf',
  'linux-arm64-gnu',
  'linux-arm64-musl',
  'win32-arm64-msvc',
  'win32-x64-msvc',
].map((platform) => `node_modules/@myriaddreamin/typst-ts-node-compiler-${platform}`);

/** Overrides may be nested: `{ "a": { "b": "1.0.0" } }`. */
function inexact(versions: Versions): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version === 'object' && version !== null) return inexact(version as Versions);
    return typeof version === 'string' && EXACT.test(version) ? [] : [`${name}: ${String(version)}`];
  });
}

test.each(['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const)(
  '%s of package.json are exact versions',
  (kind) => {
    expect(Object.keys(manifest[kind]).length).toBeGreaterThan(0);
    expect(inexact(manifest[kind])).toEqual([]);
  },
);

test.each(['^1.2.3', '~1.2.3', '1.x', '*', '>=1.0.0', 'latest', '', 'git+ssh://git@example.com/a.git', 'file:../a'])(
  '"%s" is no exact version',
  (version) => expect(inexact({ package: version, nested: { package: version } })).toHaveLength(2),
);

test('the lock file has the versions of package.json', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  const versions = new Map(locked.map(({ path, version }) => [path, version]));
  const others = Object.entries(wanted).filter(([name, version]) => versions.get(`node_modules/${name}`) !== version);

  expect(others).toEqual([]);
});

test('every package has the SHA-512 of its archive, or comes inside one that has', () => {
  const paths = new Set(locked.filter(({ integrity }) => /^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(pathOf));
  const bundlerOf = (path: string): string => path.slice(0, path.indexOf('/node_modules/'));
  const lacking = locked.filter(({ path, inBundle }) => !paths.has(inBundle ? bundlerOf(path) : path));

  expect(lacking.map(pathOf)).toEqual(WITHOUT_HASH);
});

test('the lock file names no address but the one that the public registry gives a package', () => {
  const foreign = locked.filter((one) => one.resolved !== undefined && one.resolved !== addressOf(one));
  expect(foreign.map(pathOf)).toEqual([]);

  const addresses = new Set(locked.map(({ resolved }) => resolved));
  const text = readFileSync('package-lock.json', 'utf8');
  const written = [...text.matchAll(/"resolved": "([^"]*)"/g)].map(([, address]) => address);
  expect(written.filter((address) => !addresses.has(address))).toEqual([]);
});

test('npm is told to write exact versions and no addresses, and given no registry and no key', () => {
  const settings = readFileSync('.npmrc', 'utf8').trim().split('\n');

  expect(settings).toEqual(expect.arrayContaining(['save-exact=true', 'omit-lockfile-registry-resolved=true']));
  expect(settings.filter((line) => /registry *=|^\/\/|_auth|password|token/i.test(line))).toEqual([]);
});

function pathOf({ path }: { path: string }): string {
  return path;
}
