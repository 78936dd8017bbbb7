/**
 * The first thing that every `npm run` does, in plain JavaScript because nothing may be installed yet: looks at the
 * Node that runs it, installs what is missing, and hands the command to the project's own Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...words] = process.argv.slice(2);

checkNode();
installWhenNeeded();
run();

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(
    `This needs Node 20 or newer, and here is ${process.version}. Install a newer one from your system and try again.`,
  );
  process.exit(1);
}

/** npm leaves its own copy of the lock file behind: an older one means that the lock file has changed since. */
function installWhenNeeded() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  if (isCurrent) return;
  const since = Date.now();
  const { isTTY } = process.stdout;
  process.stdout.write(`install   npm ci (once, one to three minutes)${isTTY ? '' : '\n'}`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  if (result.status === 0) {
    const packages = /added (\d+) packages/.exec(result.stdout)?.[1];
    const seconds = Math.round((Date.now() - since) / 1_000);
    console.log(`${isTTY ? '\r\u001B[K' : ''}install   ${packages ?? 'all'} packages (${seconds} s)`);
    return;
  }
  if (result.stdout) console.error(`\n${result.stdout}`);
  console.error(
    'The installation failed. Look at the lines above; a missing network or a full disk are the usual reasons.',
  );
  process.exit(1);
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
    env: { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}` },
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
