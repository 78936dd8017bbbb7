/**
 * A bill of materials in CycloneDX 1.5 from the lock file. npm writes it; here it is given what it needs for that, and what is
 * asked for is taken from it. Needs no network. Source: npm documentation, "npm sbom"; CycloneDX 1.5, JSON reference.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { deployedPackages } from './deployed-packages.ts';
import { licenceOf } from './licences.ts';
import { readLockFile, versionedName, type LockedPackage } from './lock-file.ts';

const Component = z.looseObject({
  'bom-ref': z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  licenses: z.array(z.looseObject({})).optional(),
  hashes: z.array(z.looseObject({})).optional(),
});
type Component = z.infer<typeof Component>;
const Dependency = z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) });
const Sbom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z.array(Component),
  dependencies: z.array(Dependency),
});

export type Sbom = z.infer<typeof Sbom>;

const REGISTRY = 'https://registry.npmjs.org';
/** npm's mark of a package that is only needed for development. */
const DEVELOPMENT = 'cdx:npm:package:development';
const MOST_BYTES = 64 * 1_048_576;

/** All packages of the lock file, on every platform. Throws with npm's own words when it refuses. */
export function wholeSbom(rootDir: string): Sbom {
  const copies = Map.groupBy(readLockFile(rootDir), versionedName);
  const sbom = askNpm(rootDir);
  const components = sbom.components.map((component) => complete(component, copies.get(component['bom-ref']) ?? []));
  return { ...sbom, components };
}

/**
 * npm names no licence when the manifest has none of SPDX. Of a version that lies in several places it describes the first one,
 * which may be for development, or a copy inside another package, whose archive has no hash of its own.
 */
function complete(component: Component, copies: readonly LockedPackage[]): Component {
  const licence = copies.map(licenceOf).find((one) => one !== undefined);
  const integrity = copies.map((copy) => copy.integrity).find((one) => one !== undefined);
  return {
    ...component,
    ...(!component.licenses && licence !== undefined && { licenses: [{ license: { id: licence } }] }),
    ...(!component.hashes && integrity !== undefined && { hashes: [hashOf(integrity)] }),
    ...(copies.some(({ dev }) => !dev) && withoutMark(component)),
  };
}

/** `sha512-<base64>` as CycloneDX writes it; the lock file has no other kind of hash. */
function hashOf(integrity: string): { alg: string; content: string } {
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return { alg: 'SHA-512', content };
}

/**
 * What may be within the deployed functions and the web. npm's own `--omit=dev` (11.19) leaves out what development needs as
 * well, React and Zod among it.
 */
export function deployedSbom(rootDir: string): Sbom {
  const deployed = new Set(deployedPackages(rootDir).map(versionedName));
  const sbom = wholeSbom(rootDir);
  const root = sbom.dependencies.find(({ ref }) => !sbom.components.some((component) => component['bom-ref'] === ref));
  return {
    ...sbom,
    components: sbom.components.filter((component) => deployed.has(component['bom-ref'])).map(withoutMark),
    dependencies: sbom.dependencies
      .filter((dependency) => dependency === root || deployed.has(dependency.ref))
      .map((dependency) => ({ ...dependency, dependsOn: dependency.dependsOn.filter((ref) => deployed.has(ref)) })),
  };
}

/** Readers leave out what is marked as for development, and some of that is deployed in part. */
function withoutMark(component: Component): Component {
  return { ...component, properties: component.properties.filter(({ name }) => name !== DEVELOPMENT) };
}

/** npm names the project by its folder, so a copy of the two files lies in one with the project's name. */
function askNpm(rootDir: string): Sbom {
  const { name } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { name: string };
  const place = mkdtempSync(join(tmpdir(), 'sbom-'));
  const folder = join(place, name);
  try {
    mkdirSync(folder);
    cpSync(join(rootDir, 'package.json'), join(folder, 'package.json'));
    writeFileSync(join(folder, 'package-lock.json'), lockWithAddresses(rootDir));
    return runNpm(folder);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * The lock file names no addresses, and npm takes a dependency on a tag (`latest`) for unmet without one. Those of the public
 * registry follow from name and version.
 */
function lockWithAddresses(rootDir: string): string {
  const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as { packages: object };
  const addresses = Object.fromEntries(
    readLockFile(rootDir)
      .filter(({ inBundle }) => !inBundle)
      .map((locked) => [locked.path, addressOf(locked)]),
  );
  const packages = Object.entries(lock.packages).map(([path, entry]: [string, object]) => {
    const resolved = addresses[path];
    return [path, resolved === undefined ? entry : { ...entry, resolved }] as const;
  });
  return JSON.stringify({ ...lock, packages: Object.fromEntries(packages) });
}

/** `https://registry.npmjs.org/@aws-sdk/core/-/core-3.1.0.tgz` */
export function addressOf({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  return `${REGISTRY}/${name}/-/${basename(name)}-${version}.tgz`;
}

function runNpm(folder: string): Sbom {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Whoever sets NODE_ENV=production would otherwise leave out what is for development.
  const kinds = ['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`);
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application', '--offline'];
  const { status, stdout, stderr, error } = spawnSync(npm, [...words, ...kinds], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`npm sbom failed. It needs npm 9.7 or newer.\n${stderr.trim()}`);
  return Sbom.parse(JSON.parse(stdout));
}
