/** The proof names tests by their titles: one that was renamed would be looked for in vain, and only after an hour. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { provedTests } from '../../../bin/proof/insurance/insurance-figures.ts';

test.each(provedTests)('$file has a test "$title"', ({ file, title }) => {
  expect(readFileSync(file, 'utf8')).toContain(title);
});
