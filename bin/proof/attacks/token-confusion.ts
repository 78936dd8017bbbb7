/** Tokens that are not the id token of the owner's pool (SECURITY.md T4, T5). */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { getUserInfo, modifyUserInfo } from '../../../shared/calls/account.ts';
import type { Owner } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import { readAnswer } from '../client/system-client.ts';

export type TokenResult = {
  sent: number;
  accepted: string[];
  /** Refused in other words than body 401. */
  unlike: string[];
  slowestMs: number;
};

type Parts = { header: Record<string, unknown>; payload: Record<string, unknown>; signature: string };

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<string, unknown>;

export async function sendTokens({ client }: Proof, owner: Owner): Promise<TokenResult> {
  const result: TokenResult = { sent: 0, accepted: [], unlike: [], slowestMs: 0 };
  const requests = [
    (token: string) => client.prepare(getUserInfo, {}, { headers: { authorization: token } }),
    (token: string) => client.prepare(modifyUserInfo, { language: 'de_de' }, { headers: { authorization: token } }),
  ];
  // Once unmeasured: functions start cold.
  for (const prepare of requests) await readAnswer(await client.send(prepare('none')));
  for (const [name, token] of Object.entries(makeTokens(owner))) {
    for (const prepare of requests) {
      const begin = performance.now();
      const { http, status, text } = await readAnswer(await client.send(prepare(token)));
      result.sent += 1;
      result.slowestMs = Math.max(result.slowestMs, performance.now() - begin);
      if (http === 200) result.accepted.push(name);
      else if (status !== 401) result.unlike.push(`${name}: ${text.slice(0, 120)}`);
    }
  }
  return result;
}

function makeTokens({ idToken, accessToken }: Owner): Record<string, string> {
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
