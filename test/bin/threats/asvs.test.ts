/** docs/asvs.md is current, answers every requirement once, and names what there is. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allRequirements, asvsChapters } from '../../../bin/threats/asvs/all-requirements.ts';
import { levelOf, sections } from '../../../bin/threats/asvs/sections.ts';
import { authenticators } from '../../../bin/threats/authenticators.ts';
import { ASVS_FILE, renderAsvs } from '../../../bin/threats/write-asvs.ts';

/** Of level 1, 2 and 3 in OWASP ASVS 5.0.0. */
const AMOUNTS = [70, 183, 92];

const withoutFile = (paths: readonly string[]): string[] => paths.filter((path) => !existsSync(path));

const chapterOf = (id: string): number => Number(id.split('.')[0]);

test('the page is what the rows give now; else run: npm run generate', () => {
  expect(readFileSync(ASVS_FILE, 'utf8')).toBe(renderAsvs());
});

describe('requirements', () => {
  test('are as many of each level as the standard has', () => {
    const levels = [...levelOf.values()];

    expect([1, 2, 3].map((level) => levels.filter((other) => other === level).length)).toEqual(AMOUNTS);
  });

  test('are answered each once, in the order of the standard', () => {
    expect(allRequirements.map(({ id }) => id)).toEqual([...levelOf.keys()]);
  });

  test('stand in the chapter of their number', () => {
    const elsewhere = asvsChapters.flatMap(({ requirements }, index) =>
      requirements.filter(({ id }) => chapterOf(id) !== index + 1),
    );

    expect(elsewhere).toEqual([]);
    expect(Object.keys(sections).every((section) => asvsChapters[chapterOf(section) - 1] !== undefined)).toBe(true);
  });

  test('name files that there are', () => {
    expect(withoutFile(allRequirements.flatMap(({ code, tests }) => [...code, ...tests]))).toEqual([]);
    expect(withoutFile(authenticators.flatMap(({ code, tests }) => [...code, ...tests]))).toEqual([]);
  });

  test('that are met, or in part, say by which file', () => {
    const unsaid = allRequirements.filter(
      ({ state, code }) => (state === 'met' || state === 'partly') && code.length === 0,
    );

    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });

  test('name as a test what is one', () => {
    const named = [...allRequirements, ...authenticators].flatMap(({ tests }) => tests);

    expect(named.filter((path) => !/^(?:test|bin\/proof)\//.test(path))).toEqual([]);
  });
});
