/** Whatever opens in a window of its own must not be able to reach back to ours. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Attributes of one element or object stand near one another. */
const NEAR = 260;

test('every link into a new window says noopener, or noreferrer, which implies it', () => {
  const open = globSync(['web/**/*.{ts,tsx}', 'functions/**/*.{ts,tsx}', 'shared/**/*.ts'], { cwd: root }).flatMap(
    (file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/target(?:=|: ?)["']_blank["']/g)]
        .filter(({ index }) => !/no(?:opener|referrer)/.test(text.slice(Math.max(0, index - NEAR), index + NEAR)))
        .map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`);
    },
  );

  expect(open).toEqual([]);
});
