/** The lazy parts of the app and of the portal, and the texts that each brings, read from the source. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const web = join(import.meta.dirname, '../../../web');
const areaPattern =
  /lazyArea\(\s*async \(\) => \(await import\('(?<path>[^']+)'\)\)\.\w+,?\s*(?:\[(?<listed>[^\]]*)\])?,?\s*\)/g;
const importPattern = /^(?:import|export) (?!type )[^;]*?from '(?<path>\.[^']+\.tsx?)'/gm;
const namespacesPattern = /useTranslation\((?<listed>\[[^\]]*\]|'[^']*')/g;

export type Area = {
  /** Below `web/`. */
  path: string;
  /** Namespaces that it brings. */
  listed: readonly string[];
};

export type Entry = {
  routes: string;
  /** There before the first screen. */
  first: readonly string[];
};

export const entries: readonly Entry[] = [
  { routes: 'app/routes.tsx', first: ['app', 'errors'] },
  { routes: 'portal/portal-routes.tsx', first: ['app', 'errors', 'portal'] },
];

/** Lazy parts that stand in a module or in what it is loaded with. */
export function areasIn(path: string): Area[] {
  return modulesOf(join(web, path)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(areaPattern)].map(({ groups }) => ({
      path: relative(web, join(dirname(file), groups?.['path'] ?? '')),
      listed: namesIn(groups?.['listed']),
    })),
  );
}

/** All lazy parts behind a module, each once. */
export function allAreasIn(path: string, seen = new Set<string>()): Area[] {
  return areasIn(path).flatMap((area) => {
    if (seen.has(area.path)) return [];
    seen.add(area.path);
    return [area, ...allAreasIn(area.path, seen)];
  });
}

/** Namespaces of a module and of all that it is loaded with. */
export function namespacesNeededBy(path: string): Set<string> {
  const listed = modulesOf(join(web, path)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(namespacesPattern)].flatMap(({ groups }) => namesIn(groups?.['listed'])),
  );
  return new Set(listed);
}

function modulesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [...readFileSync(file, 'utf8').matchAll(importPattern)];
  return [file, ...imported.flatMap(({ groups }) => modulesOf(join(dirname(file), groups?.['path'] ?? ''), seen))];
}

function namesIn(listed = ''): string[] {
  return [...listed.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');
}
