/** An owner with something of every kind, who deletes the account, and whom a restored backup brings back (SECURITY.md T68, T70). */
import { deleteAccount, login } from '../../../shared/calls/account.ts';
import { getPtxProductInfo, savePtxAiFile, savePtxAiProduct } from '../../../shared/calls/document-chat-editor.ts';
import { tableNames, type TableName } from '../../../shared/model/resources.ts';
import { makeVictim, type Victim } from '../attacks/cross-actor.ts';
import { foundCompany, uploadDocument } from '../client/companies.ts';
import type { Owner } from '../client/owners.ts';
import { poll } from '../client/poll.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import type { Row } from '../client/tables.ts';
import type { ProofClock } from '../crash/settle.ts';
import { untilSettled } from '../money/check-purchases.ts';
import { tracesOf } from './find-traces.ts';
import { timeOf, travelTo } from './travel.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const READ_MS = 60_000;
const MAIL_MS = 60_000;
const REMOVED_MS = 30_000;
/** What follows a deletion is done within a day, and what has expired is removed by then. */
const AFTERWARDS_MS = 3 * DAY_MS;

export type Leaver = { owner: Owner; agentName: string; canaries: string[]; words: string[] };

/** A page, chats, leads, news, a draft, a purchase with card and invoice, a browser, a passkey, a company and its document. */
export async function makeLeaver(proof: Proof): Promise<Leaver> {
  const { page, canary }: Victim = await makeVictim(proof);
  const { owner, agentName } = page;
  await bringDocument(proof, owner, canary);
  return {
    owner,
    agentName,
    canaries: [owner.accountId, owner.email, agentName, canary],
    words: [owner.email, canary],
  };
}

async function bringDocument(proof: Proof, owner: Owner, canary: string): Promise<void> {
  const as = { token: owner.idToken };
  await foundCompany(proof, owner);
  const created = await proof.client.call(savePtxAiProduct, { action: 'create', name: `Cover ${canary}` }, as);
  mustSucceed(created, 'create a product');
  const productId = created.data.product?.productId ?? '';
  const bytes = Buffer.from(`# Terms of ${canary}\n\nThe excess is 150 euros, as ${canary} says.\n`);
  const uploadId = await uploadDocument(proof, owner, { contentType: 'text/markdown', bytes });
  const file = { action: 'add', productId, uploadId, name: `${canary}.md` } as const;
  mustSucceed(await proof.client.call(savePtxAiFile, file, as), 'attach a document');
  await poll('The document is read', READ_MS, async () => {
    const { data } = await proof.client.call(getPtxProductInfo, { productId }, as);
    return data.files.every(({ state }) => state === 'ready') ? true : undefined;
  });
}

export type Departure = {
  /** Places that held something of the account. */
  before: number;
  /** Of the kinds of stores that they are in. */
  stores: string[];
  /** What came back when the clock went back by an hour, in words. */
  returned: string[];
  /** What is left but the tombstone, and lines of logs that hold a word of the account. */
  left: string[];
  /** The rows as a backup has them. */
  backup: Backup;
  deletedAt: number;
};

export type Backup = { table: TableName; row: Row }[];

export async function leave(proof: Proof, clock: ProofClock, leaver: Leaver): Promise<Departure> {
  const places = tracesOf(proof, leaver.canaries);
  const backup = await backUp(proof, leaver.canaries);
  const deletedAt = timeOf(clock);
  await askForDeletion(proof, leaver.owner);
  await untilSettled(proof);
  const returned = await lookAnHourBefore(proof, clock, leaver);
  const left = await remainsOf(proof, clock, leaver.canaries);
  const logged = (await proof.control.logs()).filter((line) => leaver.words.some((word) => line.includes(word)));
  return {
    before: places.length,
    stores: [...new Set(places.map(storeOf))].toSorted(),
    returned,
    left: [...left, ...logged.map((line) => `log ${line.slice(0, 200)}`)],
    backup,
    deletedAt,
  };
}

const storeOf = (place: string): string => {
  const [first = ''] = place.split(' ');
  if (first === 'vector' || first === 'pool' || first === 'queue') return `${first}s`;
  return tableNames.some((table) => first === `xpage-local-${table}`) ? 'tables' : 'files';
};

async function askForDeletion({ client, control }: Proof, { email, password, idToken }: Owner): Promise<void> {
  const answer = await client.call(deleteAccount, { proof: { kind: 'password', password } }, { token: idToken });
  mustSucceed(answer, 'delete an account');
  await poll(`The receipt comes to ${email}`, MAIL_MS, async () =>
    (await control.mails(email)).some(({ subject }) => subject === 'Your account is deleted') ? true : undefined,
  );
}

/** Nothing that was deleted may be had again because a clock goes back. */
async function lookAnHourBefore(proof: Proof, clock: ProofClock, { owner, agentName }: Leaver): Promise<string[]> {
  const now = timeOf(clock);
  await travelTo(proof, clock, now - HOUR_MS);
  const signIn = await proof.client.call(login, { account: owner.email, password: owner.password });
  const page = await fetch(`${proof.system.description().urls.app}/${agentName}`);
  await travelTo(proof, clock, now);
  return [
    ...(signIn.http === 200 ? ['a sign-in was let in'] : []),
    ...(page.status === 404 ? [] : [`the page answered ${page.status}`]),
  ];
}

/** All but the tombstone, once everything that follows is done. */
export async function remainsOf(proof: Proof, clock: ProofClock, canaries: readonly string[]): Promise<string[]> {
  // Before the clock jumps: work that seems to be overdue would be begun once more.
  await untilSettled(proof);
  await travelTo(proof, clock, timeOf(clock) + AFTERWARDS_MS);
  await untilSettled(proof);
  // A queue deletes a message a moment after its work is done.
  const find = (): string[] => tracesOf(proof, canaries).filter((place) => !place.includes(' tombstones/'));
  const gone = poll('Nothing is left', REMOVED_MS, async () => (find().length === 0 ? true : undefined));
  await gone.catch(() => undefined);
  return find();
}

async function backUp({ tables }: Proof, canaries: readonly string[]): Promise<Backup> {
  const wanted = canaries.map((one) => one.toLowerCase());
  const parts = await Promise.all(
    tableNames.map(async (table) => (await tables.scan(table)).map((row) => ({ table, row }))),
  );
  return parts.flat().filter(({ row }) => {
    const text = JSON.stringify(row).toLowerCase();
    return wanted.some((one) => text.includes(one)) && row.sk !== 'OUTBOX';
  });
}

/** Puts the rows of a backup back, and deletes again what came with them; gives how many there were, and what is left. */
export async function restoreAndRedelete(
  proof: Proof,
  clock: ProofClock,
  { backup, at, canaries }: { backup: Backup; at: number; canaries: readonly string[] },
): Promise<{ rows: number; left: string[] }> {
  await travelTo(proof, clock, at);
  for (const { table, row } of backup) await proof.tables.put(table, row);
  const rows = tracesOf(proof, canaries).length;
  await proof.control.invoke('job-redelete-accounts', {});
  return { rows, left: await remainsOf(proof, clock, canaries) };
}
