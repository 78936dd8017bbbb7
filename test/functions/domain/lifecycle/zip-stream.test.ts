import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipLength, zipStream, type ZipEntry } from '../../../../functions/domain/lifecycle/zip-stream.ts';
import { NOW } from '../../../kit/call-context.ts';

const CHUNK = 10_000;
const CHUNKS = 50;

/** A file that tells when it is read. */
function file(name: string, told: string[]): ZipEntry {
  async function* read() {
    told.push(`${name} begins`);
    for (let index = 0; index < CHUNKS; index += 1) yield new Uint8Array(CHUNK).fill(index);
    told.push(`${name} ends`);
  }
  return { name, bytes: CHUNK * CHUNKS, read };
}

test('a ZIP file is as long as it said before a file was read', async () => {
  const told: string[] = [];
  const entries = [{ name: 'a.json', text: '["مارا"]' }, file('Bilder/ä.webp', told), file('b.pdf', told)];
  const length = await zipLength(entries, NOW);
  expect(told).toEqual([]);
  const body = await buffer(zipStream(entries, NOW));

  expect(body.length).toBe(length);
  const unzipped = unzipSync(body);
  expect(strFromU8(unzipped['a.json'] ?? new Uint8Array())).toBe('["مارا"]');
  expect(unzipped['Bilder/ä.webp']?.at(-1)).toBe(CHUNKS - 1);
});

test('a ZIP file holds no more than a chunk while it is made, and one file is read after the other', async () => {
  const told: string[] = [];
  const sizes: number[] = [];
  for await (const chunk of zipStream([file('a', told), file('b', told)], NOW)) sizes.push(chunk.length);

  expect(Math.max(...sizes)).toBe(CHUNK);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a file that cannot be read ends the ZIP file with its error', async () => {
  const broken: ZipEntry = {
    name: 'a',
    bytes: 1,
    // oxlint-disable-next-line require-yield -- it fails before the first byte
    read: async function* () {
      throw new Error('It is gone.');
    },
  };

  await expect(buffer(zipStream([broken], NOW))).rejects.toThrow('It is gone.');
});
