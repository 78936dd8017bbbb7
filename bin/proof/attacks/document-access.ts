/** Documents of policies by guessed, used and foreign tokens, and by guessed births, many at once (SECURITY.md T56). */
import { customerDownloadPolicyFile } from '../../../shared/calls/customer-policies.ts';
import {
  downloadPolicyFile,
  getDocumentCenterTokenAndPdf,
  getPolicyFileNewToken,
} from '../../../shared/calls/policy.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { BIRTH } from '../insurance/applicants.ts';
import { openCenter, type Insured } from './insured-victim.ts';

export type DocumentResult = {
  /** Tokens that were guessed, used up, over, or another's. */
  sent: number;
  /** Those that opened something, in words. */
  opened: string[];
  /** Of as many births at once: how many were compared before the centre closed. */
  guesses: number;
  compared: number;
  /** Whether the right birth was refused then, and opened the centre a day later. */
  isClosed: boolean;
  isOpenLater: boolean;
};

const GUESSES = 40;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Moves the clock by more than a day. */
export async function attackDocuments(proof: Proof, victim: Insured, stranger: Insured): Promise<DocumentResult> {
  const tokens = await tryTokens(proof, victim, stranger);
  const births = await guessBirths(proof, victim);
  return { ...tokens, ...births };
}

async function tryTokens(proof: Proof, victim: Insured, stranger: Insured) {
  const { client, control } = proof;
  const result = { sent: 0, opened: [] as string[] };
  const download = async (what: string, token: string, asker: Insured | null): Promise<void> => {
    const { http } = asker
      ? await client.call(customerDownloadPolicyFile, { token }, { token: asker.customer.idToken })
      : await client.call(downloadPolicyFile, { token });
    result.sent += 1;
    if (http === 200) result.opened.push(what);
  };
  const good = await openCenter(proof, victim.bought);
  const other = (letter: string): string => (letter === 'A' ? 'B' : 'A');
  for (const [at, letter] of [...good].entries())
    await download('a guessed token', `${good.slice(0, at)}${other(letter)}${good.slice(at + 1)}`, null);
  mustSucceed(await client.call(downloadPolicyFile, { token: good }), 'open a document with its token');
  await download('a token that was used', good, null);
  await download('a token that was used', good, victim);
  await download("another's token", await openCenter(proof, victim.bought), stranger);
  const center = await client.call(getDocumentCenterTokenAndPdf, ofKey(victim));
  mustSucceed(center, 'open the document centre');
  await download('the token of the centre', center.data.token, null);
  const [first, second] = [await openCenter(proof, victim.bought), await openCenter(proof, victim.bought)];
  await control.setClock(11 * MINUTE_MS);
  await client.renewSession();
  await download('a token of eleven minutes ago', first, null);
  await download('a token of eleven minutes ago', second, victim);
  const late = await client.call(getPolicyFileNewToken, { token: center.data.token, kind: 'schedule' });
  result.sent += 1;
  if (late.http === 200) result.opened.push('a centre that was opened eleven minutes ago');
  return result;
}

const ofKey = ({ bought: { applicationId, key } }: Insured) => ({ applicationId, key });

async function guessBirths(proof: Proof, { bought: { applicationId } }: Insured) {
  const { client, control, tables } = proof;
  await tables.liftLimit(getDocumentCenterTokenAndPdf, 'input:applicationId', applicationId.toLowerCase(), now(proof));
  const right = { applicationId, birth: BIRTH };
  mustSucceed(await client.call(getDocumentCenterTokenAndPdf, right), 'open the document centre with the right birth');
  const births = Array.from({ length: GUESSES }, (_, index) => `19${50 + index}-01-01`);
  const answers = await Promise.all(
    births.map((birth) => client.call(getDocumentCenterTokenAndPdf, { applicationId, birth })),
  );
  // The one that closes the centre was compared, too.
  const compared = answers.filter(({ code }) => code === 'identity_not_proved').length + 1;
  const refused = await client.call(getDocumentCenterTokenAndPdf, right);
  await control.setClock(DAY_MS + 30 * MINUTE_MS);
  await client.renewSession();
  const later = await client.call(getDocumentCenterTokenAndPdf, right);
  const isClosed = refused.code === 'identity_locked';
  return { guesses: GUESSES, compared, isClosed, isOpenLater: later.http === 200 };
}

const now = ({ client }: Proof): number => Date.now() + client.session().aheadMs;
