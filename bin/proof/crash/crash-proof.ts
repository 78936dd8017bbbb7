/** Kills the system under writes, again and again, and looks for what is lost or half (SECURITY.md T22, T64). */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getUserInfo } from '../../../shared/calls/account.ts';
import { publishPage, signInAgain, signUp, type LivePage, type Owner } from '../client/owners.ts';
import { poll } from '../client/poll.ts';
import type { Proof } from '../client/proof.ts';
import { findLosses, storedPhone } from './check-ledger.ts';
import { findHalves } from './check-rows.ts';
import { countAcknowledged, newLedger, type Ledger } from './ledger.ts';
import { settle, type ProofClock } from './settle.ts';
import { startWriters } from './writers.ts';

export type CrashResult = {
  kills: number;
  acknowledged: number;
  /** What was acknowledged and is not there. */
  lost: string[];
  /** What is there without what belongs to it, or never got done. */
  half: string[];
  /** What changed that must not: secrets, token keys; and table engines that outlived their cloud. */
  changed: string[];
  slowestReadyMs: number;
};

type Scene = { proof: Proof; ledger: Ledger; page: LivePage; owner: Owner; clock: ProofClock };

/** The longest that writers go on after their first acknowledgement. */
const LONGEST_ROUND_MS = 1_500;
const FIRST_WRITE_MS = 60_000;

export async function crashRepeatedly(proof: Proof, kills: number): Promise<CrashResult> {
  const page = await publishPage(proof, await signUp(proof));
  const scene: Scene = { proof, ledger: newLedger(), page, owner: await signUp(proof), clock: { offsetMs: 0 } };
  const result: CrashResult = { kills, acknowledged: 0, lost: [], half: [], changed: [], slowestReadyMs: 0 };
  for (let kill = 0; kill < kills; kill += 1) await crashOnce(scene, result);
  result.half.push(...(await findUnsentMails(scene)));
  return { ...result, acknowledged: countAcknowledged(scene.ledger) };
}

async function crashOnce(scene: Scene, result: CrashResult): Promise<void> {
  const { proof, ledger, page, clock } = scene;
  const before = { serverKey: proof.client.session().serverKey, enginePid: proof.system.description().enginePid };
  await writeAndKill(scene);
  result.changed.push(...(await findLeftOverEngine(before.enginePid)));
  result.slowestReadyMs = Math.max(result.slowestReadyMs, await proof.system.restart());
  await proof.control.setClock(clock.offsetMs);
  result.changed.push(...(await findChangedSecrets(scene, before.serverKey)));
  result.half.push(...(await settle(proof, clock)), ...(await findHalves(proof.tables)));
  result.lost.push(...(await findLosses(proof, ledger, page)), ...(await findLostPages(scene)));
  scene.owner = await signInAgain(proof, scene.owner);
}

async function writeAndKill({ proof, ledger, page, owner }: Scene): Promise<void> {
  const { client } = proof;
  await client.renewSession();
  const before = countAcknowledged(ledger);
  const writers = startWriters({ proof, ledger, page, owner });
  try {
    await poll('The first write after the start', FIRST_WRITE_MS, async () =>
      countAcknowledged(ledger) > before ? true : undefined,
    );
    await pause(randomInt(LONGEST_ROUND_MS));
    await proof.system.kill();
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

/** What was signed and issued before the crash counts after it: the same secrets, the same token keys. */
async function findChangedSecrets({ proof, owner }: Scene, serverKey: string): Promise<string[]> {
  const { client } = proof;
  const answer = await client.call(getUserInfo, {}, { token: owner.idToken });
  const refused = answer.http === 200 ? [] : [`a session or token from before is refused: ${answer.text}`];
  await client.renewSession();
  const isSameKey = client.session().serverKey === serverKey;
  return [...refused, ...(isSameKey ? [] : ["the server's key is another one"])];
}

/** Every page whose go-live was acknowledged is live; the newest are looked at as visitors do. */
async function findLostPages({ proof, ledger }: Scene): Promise<string[]> {
  const rows = await proof.tables.scan('pages');
  const live = new Set(rows.filter(({ sk }) => sk === 'PAGE').map((row) => row['liveName']));
  const absent = ledger.goLives.filter(({ agentName }) => !live.has(agentName));
  const newest = ledger.goLives.slice(-3).map(async ({ agentName }) => {
    const { status } = await fetch(`${proof.system.description().urls.app}/${agentName}`);
    return status === 200 ? [] : [`page /${agentName} answers ${status}`];
  });
  return [...absent.map(({ agentName }) => `page ${agentName} is not live`), ...(await Promise.all(newest)).flat()];
}

/** A mail may come twice after a crash, never not at all. */
async function findUnsentMails({ proof, ledger, page }: Scene): Promise<string[]> {
  const mails = (await proof.control.mails(page.owner.email)).map(({ text }) => text).join('\n');
  return ledger.leads.filter((phone) => !mails.includes(storedPhone(phone))).map((phone) => `no mail about ${phone}`);
}
