import { describe, expect, test } from 'vitest';
import { foldersOf, kinds } from '../../../../functions/domain/lifecycle/data-map.ts';
import { codedPrefixes, declaredRows } from '../../../kit/row-headers.ts';
import { uploadKey } from '../../../../functions/domain/media/upload-policy.ts';
import { mediaPath } from '../../../../functions/domain/pages/own-photos.ts';

const mapped = new Set(kinds.map(({ table, prefix }) => `${table} ${prefix}`));

describe('the data map', () => {
  test('finds the headers of the row files at all', () => {
    expect(declaredRows().length).toBeGreaterThan(60);
    expect(codedPrefixes().size).toBeGreaterThan(20);
  });

  test('knows every kind of row that a header declares', () => {
    const unknown = declaredRows().filter(({ table, pk }) => !mapped.has(`${table} ${pk.split('#', 1)[0]}`));

    expect(unknown).toEqual([]);
  });

  test('knows every kind of row that the code writes', () => {
    const prefixes = new Set(kinds.map(({ prefix }) => prefix));

    expect([...codedPrefixes()].filter((prefix) => !prefixes.has(prefix))).toEqual([]);
  });

  test('holds no kind that there is none of any more', () => {
    const known = new Set([...declaredRows().map(({ pk }) => pk.split('#', 1)[0]), ...codedPrefixes()]);

    expect(kinds.filter(({ prefix }) => !known.has(prefix))).toEqual([]);
  });

  test('names each kind once', () => {
    expect(mapped.size).toBe(kinds.length);
  });

  test('lets nothing that is found by nobody outlive its account by more than two days', () => {
    const fading = kinds.flatMap(({ found }) => (found.by === 'time' ? [found.withinSeconds] : []));

    expect(Math.max(...fading)).toBe(2 * 86_400);
  });

  test('holds the folders that uploads and pictures go to', () => {
    const folders = foldersOf('a').map(({ bucket, prefix }) => `${bucket}/${prefix}`);
    const written = [
      ...(['photo', 'film', 'cv', 'document'] as const).map((purpose) => `incoming/${uploadKey(purpose, 'a', 'x')}`),
      `media${mediaPath('a', 'x')}`,
    ];

    expect(written.filter((name) => !folders.some((folder) => name.startsWith(folder)))).toEqual([]);
  });
});
