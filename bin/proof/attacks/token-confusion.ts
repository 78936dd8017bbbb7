/** Tokens that are not the id token of the pool that a call takes one of (SECURITY.md T4, T5, T25). */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { endOtherSessions, getUserInfo, modifyUserInfo } from '../../../shared/calls/account.ts';
import { appIdLogin, getAgentKey } from '../../../shared/calls/agent.ts';
import { cancelSubscription, customerDetail } from '../../../shared/calls/billing.ts';
import { getMyPolicy, selectMyPolicies } from '../../../shared/calls/customer-policies.ts';
import { updatePreferences } from '../../../shared/calls/customer-portal.ts';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import { getComplaints, getSupportActs, openSupportSession } from '../../../shared/calls/support.ts';
import type { Owner } from '../client/owners.ts';
import { signInCustomer } from '../client/pool-users.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { hire } from '../client/staff.ts';
import { getDomainToken, makeInsurer } from '../insurance/insurer.ts';
import { readAnswer } from '../client/system-client.ts';

export type TokenResult = {
  sent: number;
  accepted: string[];
  /** Refused in other words than body 401. */
  unlike: string[];
  slowestMs: number;
};

type Request = { contract: CallContract; input: Record<string, unknown> };
type Parts = { header: Record<string, unknown>; payload: Record<string, unknown>; signature: string };

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<string, unknown>;

/** Each call with an input that it would take. */
const ownerCalls: readonly Request[] = [
  { contract: getUserInfo, input: {} },
  { contract: modifyUserInfo, input: { language: 'de_de' } },
  { contract: endOtherSessions, input: {} },
  { contract: customerDetail, input: {} },
  { contract: cancelSubscription, input: {} },
  { contract: getSupportActs, input: {} },
];
const staffCalls: readonly Request[] = [
  { contract: getComplaints, input: { isOpen: true } },
  { contract: openSupportSession, input: { lookup: 'somebody@example.com', reason: 'Because.' } },
];

const customerCalls: readonly Request[] = [
  { contract: selectMyPolicies, input: {} },
  { contract: getMyPolicy, input: { policyId: 'A'.repeat(22) } },
  { contract: updatePreferences, input: { marketing: true, ways: ['email'] } },
];

/** To calls of owners, staff and customers: what is no token of theirs, and what is one of others. */
export async function sendTokens(proof: Proof, owner: Owner): Promise<TokenResult> {
  const result: TokenResult = { sent: 0, accepted: [], unlike: [], slowestMs: 0 };
  const [{ idToken: staff }, customer] = await Promise.all([hire(proof, 'support'), signInCustomer(proof)]);
  const made = { ...makeTokens(owner), ...(await otherTokens(proof, owner)) };
  const ofOthers = { ...made, 'id token of a customer': customer.idToken };
  for (const request of ownerCalls) await sendAll(proof, request, { ...ofOthers, 'id token of staff': staff }, result);
  for (const request of staffCalls) await sendAll(proof, request, { ...ofOthers, 'id token': owner.idToken }, result);
  const toCustomers = { ...made, ...makeTokens(customer), 'id token': owner.idToken, 'id token of staff': staff };
  for (const request of customerCalls) await sendAll(proof, request, toCustomers, result);
  return result;
}

async function sendAll({ client }: Proof, request: Request, tokens: Record<string, string>, result: TokenResult) {
  const { contract, input } = request;
  const send = async (token: string) =>
    readAnswer(await client.send(client.prepare(contract, input, { headers: { authorization: token } })));
  // Once unmeasured: functions start cold.
  await send('none');
  for (const [name, token] of Object.entries(tokens)) {
    const begin = performance.now();
    const { http, status, text } = await send(token);
    result.sent += 1;
    result.slowestMs = Math.max(result.slowestMs, performance.now() - begin);
    if (http === 200) result.accepted.push(`${name} by ${contract.name}`);
    else if (status !== 401) result.unlike.push(`${name} by ${contract.name}: ${text.slice(0, 120)}`);
  }
}

/** What our own calls and the other pools give out: each is good for something, and none for this. */
async function otherTokens(proof: Proof, owner: Owner): Promise<Record<string, string>> {
  const guest = await proof.client.call(appIdLogin, { applicationId: 'xpage-mobile' });
  mustSucceed(guest, 'welcome a guest');
  const agent = await proof.client.call(getAgentKey, {}, { token: owner.idToken });
  mustSucceed(agent, 'get a link key');
  return {
    'refresh token': owner.refreshToken,
    'token of a domain': await getDomainToken(proof, await makeInsurer(proof)),
    "guest's token": guest.data.guestToken,
    "guest's id": guest.data.guestId,
    'application id': 'xpage-mobile',
    'link key': agent.data.key,
  };
}

function makeTokens({ idToken, accessToken }: Pick<Owner, 'idToken' | 'accessToken'>): Record<string, string> {
  const [head = '', body = '', signature = ''] = idToken.split('.');
  const parts: Parts = { header: decode(head), payload: decode(body), signature };
  return { ...plainTokens(idToken, accessToken), ...algorithms(parts), ...foreignKeys(parts), ...otherClaims(parts) };
}

const join = ({ header, payload, signature }: Parts): string => `${encode(header)}.${encode(payload)}.${signature}`;

function plainTokens(idToken: string, accessToken: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = idToken.split('.');
  return {
    'access token': accessToken,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'four parts': `${idToken}.${signature}`,
    'signature of the access token': `${head}.${body}.${accessToken.split('.')[2]}`,
    'body of the access token': `${head}.${accessToken.split('.')[1]}.${signature}`,
    'reversed signature': `${head}.${body}.${signature.split('').reverse().join('')}`,
    'too long': `${idToken}${'a'.repeat(8_000)}`,
    words: 'Bearer of good news',
    'a number': '1',
    null: 'null',
    'an account id': String(decode(body)['sub']),
  };
}

/** The algorithm is the server's choice, not the token's (RFC 8725, section 3.1). */
function algorithms(parts: Parts): Record<string, string> {
  const none = ['none', 'None', 'NONE', 'nOnE'].map((alg): [string, string] => [
    `alg ${alg}`,
    `${encode({ ...parts.header, alg })}.${encode(parts.payload)}.`,
  ]);
  const others = ['HS256', 'RS384', 'PS256', 'ES256'].map((alg): [string, string] => {
    const header = { ...parts.header, alg };
    const text = `${encode(header)}.${encode(parts.payload)}`;
    const mac = createHmac('sha256', String(parts.header['kid'])).update(text).digest('base64url');
    return [`alg ${alg}`, `${text}.${mac}`];
  });
  return Object.fromEntries([...none, ...others]);
}

/** Signed rightly, with a key of our own that the header recommends (RFC 8725, section 3.10). */
function foreignKeys({ header, payload }: Parts): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const headers: Record<string, Record<string, unknown>> = {
    'own key under the known kid': header,
    'own key, another kid': { ...header, kid: 'mine' },
    'own key, no kid': { alg: 'RS256', typ: 'JWT' },
    'own key in jwk': { ...header, jwk },
    'own key by jku': { ...header, jku: 'http://127.0.0.1:9/jwks.json' },
    'own key by x5u': { ...header, x5u: 'http://127.0.0.1:9/key.pem' },
    'kid with a path': { ...header, kid: '../../../../dev/null' },
  };
  return Object.fromEntries(
    Object.entries(headers).map(([name, own]) => {
      const text = `${encode(own)}.${encode(payload)}`;
      return [name, `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`];
    }),
  );
}

/** What the token says, changed under its old signature. */
function otherClaims(parts: Parts): Record<string, string> {
  const changes: Record<string, Record<string, unknown>> = {
    'another subject': { sub: '00000000-0000-4000-8000-000000000000' },
    'another issuer': { iss: 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_customers' },
    'another audience': { aud: 'another-client' },
    'use access': { token_use: 'access' },
    endless: { exp: 9_999_999_999 },
    expired: { exp: 1 },
  };
  return Object.fromEntries(
    Object.entries(changes).map(([name, claims]) => [
      name,
      join({ ...parts, payload: { ...parts.payload, ...claims } }),
    ]),
  );
}
