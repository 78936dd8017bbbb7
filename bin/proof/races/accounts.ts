/** Races around accounts: one address, one code, one password (SECURITY.md T13, T14, T16, T21). */
import { checkVerificationCode, login, register } from '../../../shared/calls/account.ts';
import { getCode, newEmail, PASSWORD, registration, type Owner, type SessionCode } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import type { Row } from '../client/tables.ts';

export type RegistrationResult = { succeeded: number; accounts: number; codes: (string | null)[] };

/** Parallel sign-ups with one address and one code: how many were told "yes", how many accounts there are. */
export async function registerAtOnce(proof: Proof, count: number): Promise<RegistrationResult> {
  const email = newEmail();
  const code = await getCode(proof, email);
  const answers = await Promise.all(
    Array.from({ length: count }, () => proof.client.call(register, registration(email, code))),
  );
  const rows = await proof.tables.scan('accounts');
  return {
    succeeded: answers.filter(({ http }) => http === 200).length,
    accounts: rows.filter((row) => row.sk === 'ACCOUNT' && row['email'] === email).length,
    codes: answers.map((answer) => answer.code),
  };
}

export type CodeResult = { refused: number; isUsedUp: boolean };

/** Parallel wrong tries of one code: afterwards the right one must not count any more. */
export async function guessCodeAtOnce(proof: Proof, count: number): Promise<CodeResult> {
  const email = newEmail();
  const code = await getCode(proof, email);
  const guess = () =>
    proof.client.call(checkVerificationCode, { account: email, purpose: 'sign-up', ...wrongFor(code) });
  const answers = await Promise.all(Array.from({ length: count }, guess));
  const late = await proof.client.call(register, registration(email, code));
  return {
    refused: answers.filter((answer) => answer.code === 'code_incorrect').length,
    isUsedUp: late.code === 'code_incorrect',
  };
}

/** Other digits, with the right session. */
function wrongFor({ codeId, code }: SessionCode): SessionCode {
  return { codeId, code: code === '000000' ? '000001' : '000000' };
}

/** Four wrong tries leave the fifth to the right code. */
export async function guessCodeInTime(proof: Proof): Promise<boolean> {
  const email = newEmail();
  const code = await getCode(proof, email);
  const wrong = wrongFor(code);
  const input = { account: email, purpose: 'sign-up' as const };
  await Promise.all([1, 2, 3, 4].map(() => proof.client.call(checkVerificationCode, { ...input, ...wrong })));
  return (await proof.client.call(checkVerificationCode, { ...input, ...code })).http === 200;
}

export type LockResult = {
  /** Passwords that reached the user pool. */
  evaluated: number;
  succeeded: number;
  isLocked: boolean;
  /** Whether the owner gets in, with the account locked, where they signed in before. */
  isOpenWhereKnown: boolean;
  isUnlocked: boolean;
};

/** Parallel wrong passwords from as many addresses, then the right one, there and in a known browser, then the administrator. */
export async function guessPasswordAtOnce(proof: Proof, owner: Owner, count: number): Promise<LockResult> {
  const { client, control } = proof;
  const right = { account: owner.email, password: PASSWORD };
  const cookie = await cookieAfter(proof, right);
  const asked = (): Promise<number> => control.countRequests('COGNITO_IDENTITY_PROVIDER');
  const before = await asked();
  const guesses = Array.from({ length: count }, (_, number) => `Wrong-Sunday-${number}`);
  const answers = await Promise.all(guesses.map((password) => client.call(login, { account: owner.email, password })));
  const evaluated = (await asked()) - before;
  const locked = await client.call(login, right);
  const isIn = async (headers = {}): Promise<boolean> => (await client.call(login, right, { headers })).http === 200;
  const late = await afterPoolLockout(proof, async () => {
    const isOpenWhereKnown = await isIn({ cookie });
    await control.invoke('job-unlock-account', { account: owner.email });
    return { isOpenWhereKnown, isUnlocked: await isIn() };
  });
  return {
    evaluated,
    succeeded: answers.filter(({ http }) => http === 200).length,
    isLocked: locked.code === 'account_locked',
    ...late,
  };
}

/** What a browser sends after it signed in: the name that it was given. */
async function cookieAfter({ client }: Proof, input: { account: string; password: string }): Promise<string> {
  const response = await client.send(client.prepare(login, input));
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** The user pool has a lock-out of its own, which ends by itself (Cognito developer guide, failed sign-in attempts). */
const POOL_LOCKOUT_MS = 16 * 60_000;

async function afterPoolLockout<Value>({ client, control }: Proof, look: () => Promise<Value>): Promise<Value> {
  await control.setClock(POOL_LOCKOUT_MS);
  await client.renewSession();
  try {
    return await look();
  } finally {
    await control.setClock(0);
    await client.renewSession();
  }
}

/** Accounts without their address, and addresses without their account. Pending addresses belong to nobody yet. */
export function findHalfAccounts(rows: readonly Row[]): string[] {
  const accounts = new Map(rows.filter(({ sk }) => sk === 'ACCOUNT').map((row) => [String(row['accountId']), row]));
  const addresses = rows.filter(({ sk, ...row }) => sk === 'EMAIL' && row['status'] === 'active');
  const owned = new Set(addresses.map((row) => `${String(row['accountId'])} ${row.pk.slice('EMAIL#'.length)}`));
  return [
    ...[...accounts.values()]
      .filter((row) => !owned.has(`${String(row['accountId'])} ${String(row['email'])}`))
      .map((row) => `account ${row.pk} has no address of its own`),
    ...addresses
      .filter((row) => accounts.get(String(row['accountId']))?.['email'] !== row.pk.slice('EMAIL#'.length))
      .map((row) => `address ${row.pk} has no account`),
  ];
}
