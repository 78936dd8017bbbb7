/** Tries what Lambda does not let a function do. Answers the codes of the errors. */
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Work } from '../kit/orders.ts';

const code = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'done',
    (error: NodeJS.ErrnoException) => error.code,
  );

/** @param input a file outside the package */
export const work: Work = async (importPackage, input) => ({
  readsOutside: await code(readFile(input)),
  writesBesideItself: await code(writeFile(join(process.env['LAMBDA_TASK_ROOT'] ?? '', 'new.txt'), 'new')),
  writesTemporarily: await code(writeFile(join(tmpdir(), 'new.txt'), 'new')),
  findsForeignPackage: await code(Promise.resolve().then(() => importPackage('zod'))),
  variables: Object.keys(process.env).filter((name) => /^(npm_|NODE_|HOME$|VITEST)/.test(name)),
});
