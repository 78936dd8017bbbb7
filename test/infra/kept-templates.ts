/**
 * The folder with the templates of all stages. The first test that asks has them made, all others, and later runs, find
 * them there until a source changes: a synthesis takes longer than everything that is checked in it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFingerprint } from '../../bin/build/source-fingerprint.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = join(root, 'node_modules/.cache/xpage-templates');
const writer = join(root, 'test/infra/write-templates.ts');
/** All that a template is made of; the build is the fixture's. */
const sources = [
  'infra',
  'shared',
  'package-lock.json',
  'test/infra/fixture-build.ts',
  'test/infra/synthesis.ts',
  'test/infra/write-templates.ts',
];
const HOUR_MS = 3_600_000;
const WAIT_MS = 50;

/** @throws when a stage cannot be synthesized, with all that was said about it */
export function templatesFolder(): string {
  const folder = join(kept, sourceFingerprint(root, sources).slice(0, 16));
  mkdirSync(kept, { recursive: true });
  while (!isComplete(folder)) {
    if (!isMine(`${folder}.lock`)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
      continue;
    }
    try {
      if (!isComplete(folder)) write(folder);
    } finally {
      rmSync(`${folder}.lock`, { force: true });
    }
  }
  return folder;
}

/** A folder stays where it was made, because templates name paths in it; so a file says that all of it is there. */
const completeMark = (folder: string): string => join(folder, 'complete');
const isComplete = (folder: string): boolean => existsSync(completeMark(folder));

/** Whether this process is the one that makes them: it is, unless another one that lives has begun. */
function isMine(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // Its owner has made the file and not yet written into it.
    if (owner === 0) return Date.now() - statSync(lock).mtimeMs < WAIT_MS * 100;
    process.kill(owner, 0);
    return true;
  } catch {
    return false;
  }
}

function write(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  // Templates hold no account unless somebody is signed in to one; in tests nobody is.
  const { CDK_DEFAULT_ACCOUNT: _account, ...env } = process.env;
  const { status, stderr, stdout } = spawnSync(process.execPath, [writer, folder], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The templates could not be made, all stages were expected to synthesize.\n${stdout}\n${stderr}`);
  }
  writeFileSync(completeMark(folder), '');
  forgetOthers(folder);
}

/** Those of former sources; not the youngest, which a run of another state may be reading. */
function forgetOthers(folder: string): void {
  for (const name of readdirSync(kept)) {
    const other = join(kept, name);
    const age = Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (other !== folder && age > HOUR_MS) rmSync(other, { recursive: true, force: true });
  }
}
