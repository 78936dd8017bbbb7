import { fork, type ChildProcess } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { systemForTest, type System } from './fixtures/cloud.ts';
import { soon } from '../../kit/soon.ts';

async function forkCloud({ assembly, stateDir, port }: System): Promise<ChildProcess> {
  const args = [assembly.directory, stateDir, String(port)];
  const script = new URL('./fixtures/run-cloud.ts', import.meta.url);
  const child = fork(script, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The small cloud ended with ${code} before it was ready.`)));
  });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Writes until the cloud is gone, adding to the list what was acknowledged. */
async function writeUntilKilled(system: System, round: number, acknowledged: string[]): Promise<void> {
  for (let index = 0; ; index += 1) {
    const name = `${round}-${index}`;
    try {
      const response = await fetch(`http://localhost:${system.port}/v1/put/${name}`);
      if (((await response.json()) as { status: number }).status === 200) acknowledged.push(name);
    } catch {
      return;
    }
  }
}

test('after kill -9 under writes, everything acknowledged is there and its jobs are done', async () => {
  const system = await systemForTest();
  const acknowledged: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const child = await forkCloud(system);
    const before = acknowledged.length;
    const writing = writeUntilKilled(system, round, acknowledged);
    await soon(() => expect(acknowledged.length).toBeGreaterThan(before + 10));
    await kill(child);
    await writing;
  }

  const cloud = await system.start();

  const isStored = async (pk: string): Promise<boolean> => {
    const response = await fetch(`${cloud.urls.app}/v1/get/${encodeURIComponent(pk)}`);
    return 'Item' in ((await response.json()) as { body: object }).body;
  };
  for (const name of acknowledged) {
    expect(await isStored(`OUTBOX#${name}`), name).toBe(true);
    await soon(async () => expect(await isStored(`DONE#${name}`), name).toBe(true));
  }
}, 90_000);
