/**
 * Changes one thing about a signed request at a time and sends it (SECURITY.md T8, T9, T11). Whatever is not exactly what
 * the client signed must be refused, without a reason.
 */
import { createHash } from 'node:crypto';
import { getUserInfo, modifyUserInfo } from '../../../shared/calls/account.ts';
import type { Owner } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import { formatTamp, openSession, signatureOf, type SigningSession } from '../client/signing-session.ts';
import { readAnswer, type RawRequest } from '../client/system-client.ts';

export type MutationResult = {
  sent: number;
  /** Changed requests that were taken all the same. */
  accepted: string[];
  /** Changed requests that were refused in other words than `signing_failed`. */
  unlike: string[];
  /** Whether the unchanged request is taken before and after. */
  isSoundBefore: boolean;
  isSoundAfter: boolean;
};

type Mutation = { name: string; request: RawRequest };

const SIGNED_HEADERS = ['appid', 'tamp', 'sign', 'x-public-key', 'x-session-sign'] as const;
/** Requests at once. */
const BATCH = 10;

/** Sends at most `most` of the mutations, spread evenly over all of them. */
export async function sendMutations(proof: Proof, owner: Owner, most: number): Promise<MutationResult> {
  const { client } = proof;
  const all = await makeMutations(proof, owner);
  const step = Math.max(1, all.length / most);
  const chosen = Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor(index * step)]);
  const isSound = async (): Promise<boolean> =>
    (await client.call(getUserInfo, {}, { token: owner.idToken })).http === 200;
  const isSoundBefore = await isSound();
  const result: MutationResult = { sent: 0, accepted: [], unlike: [], isSoundBefore, isSoundAfter: false };
  for (let from = 0; from < chosen.length; from += BATCH) {
    await Promise.all(chosen.slice(from, from + BATCH).map((mutation) => mutation && send(proof, mutation, result)));
  }
  return { ...result, isSoundAfter: await isSound() };
}

async function send({ client }: Proof, { name, request }: Mutation, result: MutationResult): Promise<void> {
  result.sent += 1;
  const { http, status, text } = await readAnswer(await client.send(request));
  if (http === 200) result.accepted.push(name);
  else if (status !== 104) result.unlike.push(`${name}: ${text.slice(0, 120)}`);
}

async function makeMutations(proof: Proof, owner: Owner): Promise<Mutation[]> {
  const { client } = proof;
  const session = client.session();
  const other = await otherSession(proof);
  const read = (): RawRequest => client.prepare(getUserInfo, {}, { token: owner.idToken });
  const write = (): RawRequest => client.prepare(modifyUserInfo, { language: 'de_de' }, { token: owner.idToken });
  return [
    ...[read, write].flatMap((make) => [
      ...withoutHeaders(make),
      ...withChangedHeaders(make),
      ...withOtherTimes(make, session),
      ...withOtherFields(make, session, other),
      ...withOtherSession(make, other),
    ]),
    ...withOtherBodies(write),
  ];
}

/** Of a second client. */
function otherSession({ system }: Proof): Promise<SigningSession> {
  const url = system.description().urls.app;
  return openSession((path, body) => fetch(url + path, { method: 'POST', body }));
}

const change = (make: () => RawRequest, name: string, headers: Record<string, string | null>): Mutation => {
  const request = make();
  const changed = Object.entries({ ...request.headers, ...headers }).filter(([, value]) => value !== null);
  return {
    name: `${request.method} ${name}`,
    request: { ...request, headers: Object.fromEntries(changed) as Record<string, string> },
  };
};

function withoutHeaders(make: () => RawRequest): Mutation[] {
  return SIGNED_HEADERS.flatMap((header) => [
    change(make, `without ${header}`, { [header]: null }),
    change(make, `empty ${header}`, { [header]: '' }),
    change(make, `twice ${header}`, { [header]: `${make().headers[header]}, ${make().headers[header]}` }),
  ]);
}

/** One character of each signed header at many places: another of the same alphabet. */
function withChangedHeaders(make: () => RawRequest): Mutation[] {
  const places = 32;
  return SIGNED_HEADERS.flatMap((header) => {
    const value = make().headers[header] ?? '';
    return Array.from({ length: places }, (_, place) => {
      const at = Math.floor((place * value.length) / places);
      return change(make, `${header} changed at ${at}`, { [header]: replaceAt(value, at) });
    });
  });
}

function replaceAt(text: string, at: number): string {
  const old = text[at] ?? '';
  const other = /\d/.test(old) ? String((Number(old) + 1) % 10) : old === 'a' ? 'b' : 'a';
  return text.slice(0, at) + other + text.slice(at + 1);
}

/** Signed anew over times that must not count: outside of 300 s, or no times at all. */
function withOtherTimes(make: () => RawRequest, session: SigningSession): Mutation[] {
  const now = Date.now() + session.aheadMs;
  const shifted = [-86_400, -28_800, -3_600, -600, -310, 310, 600, 3_600, 28_800, 86_400];
  const texts = [
    ...shifted.map((seconds) => formatTamp(now + seconds * 1_000)),
    ...shifted.map((seconds) => new Date(now + seconds * 1_000).toISOString()),
    formatTamp(now).replace(' ', 'T'),
    `${formatTamp(now)}.000`,
    ` ${formatTamp(now)}`,
    formatTamp(now).slice(0, 16),
    formatTamp(now).replaceAll('-', '/'),
    '2025-02-30 10:00:00',
    '2025-13-01 10:00:00',
    '0000-00-00 00:00:00',
    '9999-99-99 99:99:99',
    String(now),
    'now',
  ];
  return texts.map((tamp) => {
    const { method, path } = make();
    return change(make, `time "${tamp}"`, { tamp, sign: signatureOf(session, { method, path, tamp }) });
  });
}

/** Signed over another method, path, order or alphabet. */
function withOtherFields(make: () => RawRequest, session: SigningSession, other: SigningSession): Mutation[] {
  const { method, path, headers } = make();
  const tamp = headers['tamp'] ?? '';
  const hash = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');
  const end = path.lastIndexOf('/') + 1;
  const [prefix, name] = [path.slice(0, end), path.slice(end)];
  const signs = {
    'another method': signatureOf(session, { method: method === 'GET' ? 'POST' : 'GET', path, tamp }),
    'another path': signatureOf(session, { method, path: '/v1/xid/signOut', tamp }),
    'another version': signatureOf(session, { method, path: path.replace('/v1/', '/v2/'), tamp }),
    'another appId': signatureOf({ ...session, appId: other.appId }, { method, path, tamp }),
    "another session's signature": signatureOf({ ...session, sign: other.sign }, { method, path, tamp }),
    'fields without separators': createHash('sha256')
      .update(session.appId + method + prefix + name + tamp + session.sign)
      .digest('hex'),
    'fields in another order': hash(session.sign, session.appId, method, prefix, name, tamp),
    'a field less': hash(session.appId, method, prefix, name, tamp),
    'lower-case method': hash(session.appId, method.toLowerCase(), prefix, name, tamp, session.sign),
    'upper-case hash': (headers['sign'] ?? '').toUpperCase(),
    'base64 hash': Buffer.from(headers['sign'] ?? '', 'hex').toString('base64'),
    'half a hash': (headers['sign'] ?? '').slice(0, 32),
    zeros: '0'.repeat(64),
  };
  return Object.entries(signs).map(([what, sign]) => change(make, `signed with ${what}`, { sign }));
}

/** Parts of two sessions, each good by itself, mixed. */
function withOtherSession(make: () => RawRequest, other: SigningSession): Mutation[] {
  const parts: Record<string, string> = {
    appid: other.appId,
    'x-public-key': other.publicKey,
    'x-session-sign': other.sign,
  };
  const names = Object.keys(parts);
  const mixes = [...names.map((name) => [name]), ...names.map((name) => names.filter((one) => one !== name)), names];
  return mixes.map((mix) =>
    change(
      make,
      `${mix.join(' and ')} of another session`,
      Object.fromEntries(mix.map((name) => [name, parts[name] ?? ''])),
    ),
  );
}

/** The body of a call that changes an account is bound by `x-body-sha256`. */
function withOtherBodies(make: () => RawRequest): Mutation[] {
  const bodies = ['{}', '{"language":"ar_ae"}', '{"language": "de_de"}', '{"language":"de_de"} ', '{"x":1}'];
  const changed = bodies.map((body) => ({ name: `POST body ${body}`, request: { ...make(), body } }));
  const hashes = [null, '', '0'.repeat(64), createHash('sha256').update('').digest('hex'), 'x'];
  return [...changed, ...hashes.map((hash) => change(make, `body hash ${hash}`, { 'x-body-sha256': hash }))];
}
