import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { os?: string[]; cpu?: string[]; optional?: boolean };

test('a package for one platform alone is optional: elsewhere npm passes over it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const bound = Object.entries(packages).filter(([, { os, cpu }]) => os !== undefined || cpu !== undefined);

  expect(bound.map(([path]) => path)).toContain('node_modules/@dynoxide/linux-x64');
  expect(bound.filter(([, { optional }]) => !optional).map(([path]) => path)).toEqual([]);
});
