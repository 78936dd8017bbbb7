/**
 * The first thing that every `npm run` does, in plain JavaScript because nothing may be installed yet: looks at the
 * Node that runs it, installs what is missing, and hands the command to the project's own Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/**
 * glibc gives each thread a heap of its own, and keeps what a thread has freed for itself. The small cloud starts a thread for each
 * function that is called, so under load it grew by 15 MB a minute. With two heaps for all, and with large pieces given back as
 * soon as they are freed, it keeps its size.
 */
const frugalMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const [command = 'start', ...words] = process.argv.slice(2);

checkNode();
installWhenNeeded();
checkFetchedNode();
run();

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(
    `This needs Node 20 or newer, and here is ${process.version}. Install a newer one from your system and try again.`,
  );
  process.exit(1);
}

function installWhenNeeded() {
  if (isInstalled()) return;
  const since = Date.now();
  const { isTTY } = process.stdout;
  process.stdout.write(`install   npm ci (once, one to three minutes)${isTTY ? '' : '\n'}`);
  // No package runs anything of its own while it is installed; those that may get their turn afterwards, whatever the npm.
  const installed = runNpm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  const withScripts = packagesWithScripts();
  // Without a name npm would take all.
  if (withScripts.length > 0) runNpm('rebuild', ...withScripts);
  const packages = /added (\d+) packages/.exec(installed)?.[1];
  const seconds = Math.round((Date.now() - since) / 1_000);
  console.log(`${isTTY ? '\r\u001B[K' : ''}install   ${packages ?? 'all'} packages (${seconds} s)`);
}

/**
 * npm leaves its own copy of the lock file behind: an older one means that the lock file has changed since. Without the
 * project's Node the packages' scripts have not run.
 */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(join(root, 'node_modules', '.bin', 'node'))) return false;
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Those that `allowScripts` of package.json lets run their install scripts. */
function packagesWithScripts() {
  const { allowScripts } = readJson('package.json');
  return Object.keys(allowScripts).filter((name) => allowScripts[name]);
}

/** Gives what npm printed. When it fails, its words are printed and this process ends. */
function runNpm(...words) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stdout } = spawnSync(npm, [...words, '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  if (status === 0) return stdout;
  if (stdout) console.error(`\n${stdout}`);
  console.error(
    'The installation failed. Look at the lines above; a missing network or a full disk are the usual reasons.',
  );
  process.exit(1);
}

/**
 * The package `node` fetches the archive of its platform by itself, past the lock file. npm leaves behind which one it took:
 * one of another hash than that of `bin/node-archives.json` runs nothing here.
 */
function checkFetchedNode() {
  const record = join('node_modules', 'node', 'node_modules', '.package-lock.json');
  if (!existsSync(join(root, record))) return;
  const archives = readJson(join('bin', 'node-archives.json'));
  for (const [path, { version, integrity }] of Object.entries(readJson(record).packages)) {
    const name = `${path.replace('node_modules/', '')}@${version}`;
    const expected = archives[name];
    if (expected === undefined || expected === integrity) continue;
    console.error(`npm fetched ${name} with the hash ${integrity}, expected ${expected} (bin/node-archives.json).`);
    console.error(
      'Remove node_modules and start again. If it comes again, do not run it: find out where it comes from.',
    );
    process.exit(1);
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function run() {
  const script = join(root, 'bin', 'commands', `${command}.ts`);
  if (!existsSync(script)) {
    console.error(`There is no command "${command}". The commands are the scripts of package.json.`);
    process.exit(1);
  }
  const bin = join(root, 'node_modules', '.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  const child = spawn(join(bin, 'node'), ['--disable-warning=ExperimentalWarning', script, ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...frugalMalloc, ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}` },
  });
  // Whoever ends this process means the command. A terminal's Ctrl-C reaches the command itself.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => undefined);
  child.on('error', (error) => {
    console.error(`The command could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('close', (code) => process.exit(code ?? 1));
}
