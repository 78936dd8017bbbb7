/** What is deployed in parts arrives whole. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILES_PER_PART, listFiles, MAX_FILES_PER_PART, splitFiles } from '../../infra/split-files.ts';
import { temporaryFolder } from './temporary-folder.ts';

function folderWith(count: number): string {
  const folder = temporaryFolder('files');
  mkdirSync(join(folder, 'below'));
  for (let index = 0; index < count; index += 1) {
    writeFileSync(join(folder, index % 2 === 0 ? 'below' : '.', `${index}.html`), String(index));
  }
  return folder;
}

it('puts every file into one part, with its path, and none has more than a run of a deployment copies', () => {
  const source = folderWith(2 * FILES_PER_PART + 1);

  const parts = splitFiles(source, join(temporaryFolder('parts'), 'of'));

  const listed = parts.map(listFiles);
  expect(parts).toHaveLength(3);
  expect(Math.max(...listed.map(({ length }) => length))).toBeLessThanOrEqual(MAX_FILES_PER_PART);
  expect(listed.flat().sort()).toEqual(listFiles(source).sort());
  expect(
    readFileSync(join(parts[listed.findIndex((paths) => paths.includes('17.html'))] ?? '', '17.html'), 'utf8'),
  ).toBe('17');
});

it('leaves a file in its part when another one comes', () => {
  const source = folderWith(FILES_PER_PART + 10);
  const target = join(temporaryFolder('parts'), 'of');
  const before = splitFiles(source, target).map((part) => listFiles(part));

  writeFileSync(join(source, 'new.html'), 'new');
  const after = splitFiles(source, target).map((part) => listFiles(part).filter((path) => path !== 'new.html'));

  expect(after.map((paths) => paths.sort())).toEqual(before.map((paths) => paths.sort()));
});

it('makes one part of a few files, and of none', () => {
  expect(splitFiles(folderWith(1), join(temporaryFolder('parts'), 'of'))).toHaveLength(1);
  expect(splitFiles(folderWith(0), join(temporaryFolder('parts'), 'of'))).toHaveLength(1);
});
