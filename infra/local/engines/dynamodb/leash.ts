/** Starts a process that ends with this one, however this one ends: by `kill -9` too. */
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * The shell holds the reading end of a pipe whose writing end only this process has. When that closes, the read ends and
 * the process is killed. A signal interrupts the first wait; the second one is there until the process has really ended.
 * Arguments: the file for the process id, then the command.
 */
const SCRIPT = `
  pid_file=$1; shift
  "$@" 3<&- & command=$!
  echo $command > "$pid_file"
  { read -r _ <&3; kill -9 $command; } & leash=$!
  trap 'kill $command' TERM
  wait $command; status=$?
  wait $command
  kill -9 $leash
  exit $status
`;

/** The id of the process itself is in the file soon after. What is returned stands for it: its end, and SIGTERM to it. */
export function spawnOnLeash(command: string, args: string[], pidFile: string): ChildProcess {
  if (process.platform === 'win32') return spawnAlone(command, args, pidFile);
  // In a process group of its own, so that Ctrl-C reaches the small cloud only, which then ends it in order.
  return spawn('sh', ['-c', SCRIPT, 'sh', pidFile, command, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
}

/** Ends the process without asking it. */
export function cutLeash(child: ChildProcess): void {
  if (process.platform === 'win32') child.kill('SIGKILL');
  else child.stdio[3]?.destroy();
}

/** Without a shell the process may be left over; the next start ends it. */
function spawnAlone(command: string, args: string[], pidFile: string): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore' });
  writeFileSync(pidFile, String(child.pid));
  return child;
}
