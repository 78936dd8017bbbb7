/** Kills the system under writes, again and again, and looks for what is lost or half (SECURITY.md T22, T64). */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { poll } from '../client/poll.ts';
import type { Proof } from '../client/proof.ts';
import type { EndSignal } from '../system/proof-system.ts';
import { findUnsentMails, inspect, noDamage, openScene, type CrashScene, type Damage } from './crash-scene.ts';
import { countAcknowledged } from './ledger.ts';
import { startWriters, untilFirstWrite } from './writers.ts';

export type CrashResult = Damage & {
  kills: number;
  /** How often it was asked to end. */
  terminations: number;
  acknowledged: number;
  slowestReadyMs: number;
};

/** The longest that writers go on after their first acknowledgement. */
const LONGEST_ROUND_MS = 1_500;
/** So many kills for each time that it is asked to end. */
const KILLS_A_TERMINATION = 5;

export async function crashRepeatedly(proof: Proof, kills: number): Promise<CrashResult> {
  const scene = await openScene(proof);
  const terminations = Math.ceil(kills / KILLS_A_TERMINATION);
  const result: CrashResult = { ...noDamage(), kills, terminations, acknowledged: 0, slowestReadyMs: 0 };
  for (let kill = 0; kill < kills; kill += 1) await crashOnce(scene, result, 'SIGKILL');
  for (let end = 0; end < terminations; end += 1) await crashOnce(scene, result, 'SIGTERM');
  result.half.push(...(await findUnsentMails(scene)));
  return { ...result, acknowledged: countAcknowledged(scene.ledger) };
}

async function crashOnce(scene: CrashScene, result: CrashResult, signal: EndSignal): Promise<void> {
  const { proof, clock } = scene;
  const before = { serverKey: proof.client.session().serverKey, enginePid: proof.system.description().enginePid };
  await writeAndKill(scene, signal);
  result.changed.push(...(await findLeftOverEngine(before.enginePid)));
  result.slowestReadyMs = Math.max(result.slowestReadyMs, await proof.system.restart());
  await proof.control.setClock(clock.offsetMs);
  await inspect(scene, result, before.serverKey);
}

async function writeAndKill(scene: CrashScene, signal: EndSignal): Promise<void> {
  const { proof, ledger } = scene;
  await proof.client.renewSession();
  const before = countAcknowledged(ledger);
  const writers = startWriters(scene);
  try {
    await untilFirstWrite(ledger, before);
    await pause(randomInt(LONGEST_ROUND_MS));
    await proof.system.kill(signal);
  } finally {
    await writers.stop();
  }
}

/** A table engine that outlives its cloud would hold the database. */
async function findLeftOverEngine(pid: number): Promise<string[]> {
  try {
    await poll(`The table engine ${pid} ends`, 5_000, async () => (isRunning(pid) ? undefined : true));
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
