/** What `package-lock.json` says of each package that npm installs. Source: npm documentation, "package-lock.json". */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Entry = z.object({
  version: z.string(),
  /** As the package states it: mostly an SPDX expression. */
  license: z.string().optional(),
  /** Hash that npm compares what it downloads with: `sha512-…`. */
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().default(false),
  /** For development, and a dependency that the app can do without. */
  devOptional: z.boolean().default(false),
  /** Comes inside the archive of the package whose folder it lies in. */
  inBundle: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
});

const Lock = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), Entry) });

/** `path` is where the package lies, from the root: `node_modules/a/node_modules/b`. */
export type LockedPackage = z.infer<typeof Entry> & { path: string; name: string };

/** All packages but the project itself. Throws when the file is missing or of another version. */
export function readLockFile(rootDir: string): LockedPackage[] {
  const text = readFileSync(join(rootDir, 'package-lock.json'), 'utf8');
  const { packages } = Lock.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: nameOf(path) }));
}

/** `node_modules/a/node_modules/@b/c` → `@b/c`. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** As a list of components names it: `zod@4.6.7`. */
export const versionedName = ({ name, version }: LockedPackage): string => `${name}@${version}`;
