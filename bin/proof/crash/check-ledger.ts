/** Looks for what was acknowledged and is not there any more. */
import { aiAssistant } from '../../../shared/calls/document-chat.ts';
import { getProfile } from '../../../shared/calls/landing-page.ts';
import { toE164 } from '../../../shared/rules/phone.ts';
import { QUESTION, signInAgain, type LivePage } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import type { Ledger } from './ledger.ts';
import { sentencesOf } from './writers.ts';

/** Sign-ups that are looked at through the API after each crash: the newest; the others by their rows. */
const NEWEST = 5;

/** What is lost, in words. */
export async function findLosses(proof: Proof, ledger: Ledger, page: LivePage): Promise<string[]> {
  return [
    ...(await findLostSignUps(proof, ledger)),
    ...(await findLostSaves(proof, ledger)),
    ...(await findLostLeads(proof, ledger)),
    ...(await findLostAnswers(proof, ledger, page)),
  ];
}

async function findLostSignUps(proof: Proof, { signUps }: Ledger): Promise<string[]> {
  const rows = await proof.tables.scan('accounts');
  const known = new Set(rows.filter(({ sk }) => sk === 'ACCOUNT').map((row) => row['accountId']));
  const absent = signUps.filter(({ accountId }) => !known.has(accountId)).map(({ email }) => `account ${email}`);
  const signIns = await Promise.allSettled(signUps.slice(-NEWEST).map((owner) => signInAgain(proof, owner)));
  return [...absent, ...signIns.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))];
}

async function findLostSaves({ client }: Proof, { saves }: Ledger): Promise<string[]> {
  const lost = [...saves.values()].map(async ({ owner, version, title }) => {
    const { data } = await client.call(getProfile, {}, { token: owner.idToken });
    const saved = data?.own?.version ?? 0;
    const isThere = saved > version || (saved === version && data?.own?.draft.profile.title === title);
    return isThere ? [] : [`save ${version} of ${owner.email}: version ${saved} is there`];
  });
  return (await Promise.all(lost)).flat();
}

async function findLostLeads({ tables }: Proof, { leads }: Ledger): Promise<string[]> {
  const rows = await tables.scan('conversations');
  const known = new Set(rows.filter(({ sk }) => sk.startsWith('LEAD#')).map((row) => row['phone']));
  return leads.filter((phone) => !known.has(storedPhone(phone))).map((phone) => `lead ${phone}`);
}

/** As the lead and the mail hold it. */
export function storedPhone(typed: string): string {
  return toE164(typed, 'FR') ?? typed;
}

/** Each answer stands in its row as it was sent; asked again with its id, the newest comes again, word for word. */
async function findLostAnswers(proof: Proof, { answers }: Ledger, page: LivePage): Promise<string[]> {
  const rows = await proof.tables.scan('conversations');
  const stored = new Map(rows.map((row) => [row['messageId'], textsOf(row['sentences'])]));
  const lost = answers.filter(({ messageId, sentences }) => !isSame(stored.get(messageId) ?? [], sentences));
  const again = answers.slice(-1).map((answer) => findDifference(proof, answer, page));
  return [...lost.map(({ messageId }) => `answer ${messageId}`), ...(await Promise.all(again)).flat()];
}

async function findDifference(
  { client }: Proof,
  { sentences, ...ids }: Ledger['answers'][number],
  { agentName }: LivePage,
): Promise<string[]> {
  const input = { agentName, ...ids, question: QUESTION, language: 'en_us' as const };
  const { events, text } = await client.stream(aiAssistant, input);
  return isSame(sentencesOf(events), sentences) ? [] : [`answer ${ids.messageId}, asked again: ${text}`];
}

function textsOf(sentences: unknown): string[] {
  return Array.isArray(sentences) ? sentences.map(({ text }: { text: string }) => text) : [];
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
