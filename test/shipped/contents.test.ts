/** What lies in the packages that would be deployed. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isForDevelopment } from '../../bin/supply-chain/deployed-packages.ts';
import { readLockFile } from '../../bin/supply-chain/lock-file.ts';
import { listFiles } from './kit/list-files.ts';
import { shippedFunctions } from './kit/shipped-functions.ts';

/** Lambda's limit of a function's code, unzipped: 250 MB. Source: AWS Lambda developer guide, "Quotas". */
const MOST_BYTES = 250 * 1_048_576;

const ofTheApp = new Set(
  readLockFile('.')
    .filter((locked) => !isForDevelopment(locked))
    .map(({ path }) => path),
);

describe.each(shippedFunctions().map((shipped) => [shipped.name, shipped.folder] as const))('%s', (_, folder) => {
  const files = listFiles(folder);
  const names = [...files.keys()];
  const own = names.filter((name) => !name.startsWith('node_modules/'));

  test('is not larger than Lambda takes', () => {
    const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('holds bundled code, texts, papers and fonts, and no sources, tests or settings', () => {
    expect(own).toContain('index.mjs');
    expect(
      own.filter(
        (name) =>
          !/^[\w-]+\.mjs$|^texts\/[\w-]+\/[\w-]+\.json$|^papers\/[\w-]+\.(typ|svg)$|^fonts\/([\w-]+\.ttf|fonts\.json)$/.test(
            name,
          ),
      ),
    ).toEqual([]);
    expect(names.filter((name) => /(^|\/)\.env(\.|$)|(^|\/)\.npmrc$/.test(name))).toEqual([]);
  });

  test('brings packages that the lock file has for the app, none for development alone', () => {
    const brought = names.flatMap((name) => /^(node_modules\/.+)\/package\.json$/.exec(name)?.[1] ?? []);
    const installed = brought.filter((path) => /node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
    expect(installed.filter((path) => !ofTheApp.has(path))).toEqual([]);
  });

  test('names no folder of the machine that built it', () => {
    const machine = [process.cwd(), homedir()];
    const naming = own.filter((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return machine.some((path) => text.includes(`${path}/`));
    });
    expect(naming).toEqual([]);
  });
});
