/** The table of attacks and their tests names files that there are. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = [...page.matchAll(/^\| (T\d+) +\|(.*)\|$/gm)].map(([, row = '', text = '']) => ({ row, text }));

test('every row of it has tests that there are', () => {
  const named = Map.groupBy(rows, ({ row }) => row);
  const withoutTests = [...named].filter(([, parts]) => parts.length !== 2 || !filesOf(parts[1]?.text ?? '').length);

  expect([...named.keys()]).toEqual(
    [1, 2, 3, 25, 49, 50, 51, 52, 53, 54, 55, 56, 57, 61].map((number) => `T${number}`),
  );
  expect(withoutTests.map(([row]) => row)).toEqual([]);
  expect(filesOf(page).filter((file) => !existsSync(file))).toEqual([]);
});

function filesOf(text: string): string[] {
  return [...text.matchAll(/`((?:bin|test)\/[^`]+\.ts)`/g)].map(([, file = '']) => file);
}
