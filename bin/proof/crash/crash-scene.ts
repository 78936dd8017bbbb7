/** What is looked at after the system was ended, however it was ended, and after its disk was full. */
import { getUserInfo } from '../../../shared/calls/account.ts';
import { publishPage, signInAgain, signUp, type LivePage, type Owner } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { findLosses, storedPhone } from './check-ledger.ts';
import { findHalves } from './check-rows.ts';
import { newLedger, type Ledger } from './ledger.ts';
import { settle, type ProofClock } from './settle.ts';
import { sendPost } from './writers.ts';

export type CrashScene = { proof: Proof; ledger: Ledger; page: LivePage; owner: Owner; clock: ProofClock };

/** What must not be, in words. */
export type Damage = {
  /** What was acknowledged and is not there. */
  lost: string[];
  /** What was asked for again with its key and is there more than once. */
  doubled: string[];
  /** What is there without what belongs to it, or never got done. */
  half: string[];
  /** What changed that must not: secrets, token keys; and table engines that outlived their cloud. */
  changed: string[];
};

export const noDamage = (): Damage => ({ lost: [], doubled: [], half: [], changed: [] });

/** Longer than functions/kit/idempotency.ts lets somebody hold a key. */
const KEY_HELD_MS = 31_000;

export async function openScene(proof: Proof): Promise<CrashScene> {
  const page = await publishPage(proof, await signUp(proof));
  return { proof, ledger: newLedger(), page, owner: await signUp(proof), clock: { offsetMs: 0 } };
}

/** Adds what is amiss to `damage`. `serverKey`: the one that sessions had before. */
export async function inspect(scene: CrashScene, damage: Damage, serverKey: string): Promise<void> {
  const { proof, ledger, page, clock } = scene;
  damage.changed.push(...(await findChangedSecrets(scene, serverKey)));
  damage.doubled.push(...(await repeatCutOff(scene)));
  damage.half.push(...(await settle(proof, clock)), ...(await findHalves(proof.tables)));
  damage.lost.push(...(await findLosses(proof, ledger, page)), ...(await findLostPages(scene)));
  scene.owner = await signInAgain(proof, scene.owner);
}

/** Asks again for each effect that was cut off, when its key is held no longer; then each is there once. */
async function repeatCutOff({ proof, ledger, clock }: CrashScene): Promise<string[]> {
  clock.offsetMs += KEY_HELD_MS;
  await proof.control.setClock(clock.offsetMs);
  await proof.client.renewSession();
  for (const post of ledger.posts.filter(({ isAcknowledged }) => !isAcknowledged)) {
    mustSucceed(await sendPost(proof, post), 'ask for news again');
    post.isAcknowledged = true;
  }
  const texts = (await proof.tables.scan('pages'))
    .filter(({ sk }) => sk.startsWith('POST#'))
    .map((row) => JSON.stringify(row));
  return ledger.posts.flatMap(({ title }) => {
    const count = texts.filter((text) => text.includes(title)).length;
    return count === 1 ? [] : [`${title} is there ${count} times`];
  });
}

/** What was signed and issued before the crash counts after it: the same secrets, the same token keys. */
async function findChangedSecrets({ proof, owner }: CrashScene, serverKey: string): Promise<string[]> {
  const { client } = proof;
  const answer = await client.call(getUserInfo, {}, { token: owner.idToken });
  const refused = answer.http === 200 ? [] : [`a session or token from before is refused: ${answer.text}`];
  await client.renewSession();
  const isSameKey = client.session().serverKey === serverKey;
  return [...refused, ...(isSameKey ? [] : ["the server's key is another one"])];
}

/** Every page whose go-live was acknowledged is live; the newest are looked at as visitors do. */
async function findLostPages({ proof, ledger }: CrashScene): Promise<string[]> {
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
export async function findUnsentMails({ proof, ledger, page }: CrashScene): Promise<string[]> {
  const mails = (await proof.control.mails(page.owner.email)).map(({ text }) => text).join('\n');
  return ledger.leads.filter((phone) => !mails.includes(storedPhone(phone))).map((phone) => `no mail about ${phone}`);
}
