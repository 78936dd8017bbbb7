/** Texts come beside the chunk of the screen that needs them: no screen shows itself, goes away for its texts, and comes back. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const routesFile = join(import.meta.dirname, '../../../web/app/routes.tsx');
const areaPattern =
  /lazyArea\(\s*async \(\) => \(await import\('(?<path>[^']+)'\)\)\.\w+,?\s*(?:\[(?<listed>[^\]]*)\])?,?\s*\)/g;
const importPattern = /^(?:import|export) (?!type )[^;]*?from '(?<path>\.[^']+\.tsx?)'/gm;
const namespacesPattern = /useTranslation\((?<listed>\[[^\]]*\]|'[^']*')/g;
/** There before the first screen. */
const first = new Set(['app', 'errors']);

const areas = [...readFileSync(routesFile, 'utf8').matchAll(areaPattern)].map(({ groups }) => ({
  path: groups?.['path'] ?? '',
  listed: namesIn(groups?.['listed']),
}));

function namesIn(listed = ''): string[] {
  return [...listed.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');
}

/** Namespaces of a module and of all that it is loaded with. */
function neededBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(namespacesPattern)].flatMap(({ groups }) => namesIn(groups?.['listed']));
  const imported = [...source.matchAll(importPattern)].map(({ groups }) => join(dirname(file), groups?.['path'] ?? ''));
  return [...own, ...imported.flatMap((path) => neededBy(path, seen))];
}

test('all areas are found', () => {
  expect(areas.length).toBeGreaterThan(20);
});

describe('comes with its texts:', () => {
  test.each(areas)('$path', ({ path, listed }) => {
    const needed = new Set(neededBy(join(dirname(routesFile), path)).filter((name) => !first.has(name)));

    expect(listed).toEqual([...needed].toSorted());
  });
});
