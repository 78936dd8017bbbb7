/** What a screen says stays light in all languages: a letter of Greek or Thai weighs twice as much as one of English. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languageValues, type LanguageValue } from '../../../shared/places/languages.ts';
import { textFiles } from '../../../web/text-files.ts';
import { areasIn, entries, type Area } from './areas-of-app.ts';

/** All texts of a screen, gzip. */
const MAX_SCREEN_BYTES = 12 * 1024;

/** What a form or a dialog that opens on a screen brings besides. */
const MAX_OPENED_BYTES = 2 * 1024;

const sizes = new Map(Array.from(textFiles().files, ([path, source]) => [path, gzipSync(source).length]));

function bytesOf(language: LanguageValue, namespaces: Iterable<string>): number {
  return [...new Set(namespaces)].reduce((sum, name) => sum + (sizes.get(`${language}/${name}.json`) ?? Number.NaN), 0);
}

/** Languages in which the texts weigh more than they may. */
function tooLarge(namespaces: readonly string[], max: number): string[] {
  return languageValues
    .map((language) => ({ language, bytes: bytesOf(language, namespaces) }))
    .filter(({ bytes }) => !(bytes <= max))
    .map(({ language, bytes }) => `${language}: ${bytes}`);
}

type Screen = Area & {
  /** With all that was there before. */
  namespaces: readonly string[];
};

/** An area, and the area with each of its parts: tabs, views, and what opens on it. */
function screensIn(path: string, before: readonly string[]): Screen[] {
  return areasIn(path).map((area) => ({ ...area, namespaces: [...before, ...area.listed] }));
}

describe.each(entries)('behind $routes', ({ routes, first }) => {
  const areas = screensIn(routes, first);
  const parts = areas.flatMap(({ path, namespaces }) => screensIn(path, namespaces));
  const opened = parts.flatMap(({ path, namespaces }) =>
    areasIn(path).map((area) => ({ ...area, added: area.listed.filter((name) => !namespaces.includes(name)) })),
  );

  test('a screen has texts', () => {
    expect(bytesOf('en_us', areas[0]?.namespaces ?? [])).toBeGreaterThan(1_000);
  });

  test.each([...areas, ...parts])('$path says all it says in 12 KB', ({ namespaces }) => {
    expect(tooLarge(namespaces, MAX_SCREEN_BYTES)).toEqual([]);
  });

  test.for(opened)('$path, which opens on a screen, adds little', ({ added }) => {
    expect(tooLarge(added, MAX_OPENED_BYTES)).toEqual([]);
  });
});
