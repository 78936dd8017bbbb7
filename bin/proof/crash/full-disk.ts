/** Fills the disk under writes, again and again: what was acknowledged stays, the rest is refused in our words (SECURITY.md T64). */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signInAgain } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import { featureNames, features, upload, type FaultScene, type Outcome } from '../faults/features.ts';
import type { SmallDisk } from '../system/small-disk.ts';
import { findUnsentMails, inspect, noDamage, openScene, type CrashScene, type Damage } from './crash-scene.ts';
import { countAcknowledged } from './ledger.ts';
import { startWriters, untilFirstWrite } from './writers.ts';

export type FullDiskResult = Damage & {
  rounds: number;
  acknowledged: number;
  /** Answers while the disk was full. */
  answers: number;
  /** Those of them that people could not understand, in words. */
  wrong: string[];
  /** From the end of it until something was written again, without a restart. */
  slowestWritingMs: number;
};

/** What the state of a system with nothing in it takes, several times over. */
export const DISK_BYTES = 192 * 1_048_576;

/** See faults/features.ts. */
const understood: readonly Outcome[] = ['ok', 'graceful', 'again'];

const LONGEST_ROUND_MS = 1_500;
const MOST_WRITING_MS = 60_000;

/** Every second time it is killed while the disk is full. */
export async function fillRepeatedly(proof: Proof, rounds: number): Promise<FullDiskResult> {
  const { disk } = proof.system;
  if (!disk) throw new Error('The state is not on a disk of its own.');
  const scene = await openScene(proof);
  const damage = noDamage();
  const result = { rounds, acknowledged: 0, answers: 0, wrong: [] as string[], slowestWritingMs: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { serverKey } = proof.client.session();
    result.wrong.push(...(await writeUntilFull(scene, disk, result, round % 2 === 1)));
    result.answers += featureNames.length;
    await inspect(scene, damage, serverKey);
  }
  damage.half.push(...(await findUnsentMails(scene)));
  return { ...damage, ...result, acknowledged: countAcknowledged(scene.ledger) };
}

async function writeUntilFull(
  scene: CrashScene,
  disk: SmallDisk,
  result: { slowestWritingMs: number },
  isKilled: boolean,
): Promise<string[]> {
  const { proof, ledger, clock } = scene;
  await proof.client.renewSession();
  scene.page = { ...scene.page, owner: await signInAgain(proof, scene.page.owner) };
  const visit = { proof, page: scene.page, uploadId: await upload(proof, scene.page), leads: ledger.leads };
  const writers = startWriters(scene);
  try {
    await untilFirstWrite(ledger, countAcknowledged(ledger));
    await pause(randomInt(LONGEST_ROUND_MS));
    disk.fill();
    const wrong = await tryAll(visit);
    if (isKilled) await proof.system.kill('SIGKILL');
    disk.free();
    if (isKilled) await writers.stop().then(() => proof.system.restart());
    else result.slowestWritingMs = Math.max(result.slowestWritingMs, await untilWriting(scene));
    await proof.control.setClock(clock.offsetMs);
    return wrong;
  } finally {
    disk.free();
    await writers.stop();
  }
}

/** In turn, and the disk is filled again before each: what is written over leaves room. Gives what people could not understand. */
async function tryAll(scene: FaultScene): Promise<string[]> {
  const wrong: string[] = [];
  for (const name of featureNames) {
    scene.proof.system.disk?.fill();
    const outcome = await features[name](scene).catch((error: unknown) => `no answer: ${String(error)}`);
    if (!understood.includes(outcome)) wrong.push(`${name}: ${outcome}`);
  }
  return wrong;
}

async function untilWriting({ ledger }: CrashScene): Promise<number> {
  const begin = performance.now();
  await untilFirstWrite(ledger, countAcknowledged(ledger), MOST_WRITING_MS);
  return performance.now() - begin;
}
