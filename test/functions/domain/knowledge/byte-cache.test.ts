import { expect, test } from 'vitest';
import { createByteCache } from '../../../../functions/domain/knowledge/byte-cache.ts';

const reader = (value: string, bytes: number, reads: string[]) => () => {
  reads.push(value);
  return Promise.resolve({ value, bytes });
};

test('what was read is not read again, also when two ask at once', async () => {
  const cache = createByteCache<string>(100);
  const reads: string[] = [];

  const values = await Promise.all([cache.get('a', reader('a', 10, reads)), cache.get('a', reader('a', 10, reads))]);

  expect([values, reads]).toEqual([['a', 'a'], ['a']]);
});

test('what was used longest ago makes room', async () => {
  const cache = createByteCache<string>(100);
  const reads: string[] = [];
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, reader(key, 40, reads));

  for (const key of ['a', 'c', 'b']) await cache.get(key, reader(key, 40, reads));

  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});

test('what is larger than the cache is answered and not kept', async () => {
  const cache = createByteCache<string>(100);
  const reads: string[] = [];

  expect(await cache.get('a', reader('a', 101, reads))).toBe('a');
  await cache.get('a', reader('a', 101, reads));

  expect(reads).toEqual(['a', 'a']);
});

test('a reading that failed is tried again by the next who asks', async () => {
  const cache = createByteCache<string>(100);

  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');

  expect(await cache.get('a', reader('a', 1, []))).toBe('a');
});
