/** POST policies used for what they were not given for (SECURITY.md T32, T35). */
import { getSignedUrl, saveMedia } from '../../../shared/calls/page-assets.ts';
import { signUp } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { blackPng } from './png-files.ts';
import type { UploadWorld } from './upload-world.ts';

export type AbuseResult = { sent: number; accepted: string[] };

type Policy = { url: string; fields: Record<string, string>; uploadId: string };
type Form = { fields: Record<string, string>; file: Buffer; url?: string };

const MEGABYTE = 1_024 * 1_024;
const MINUTE_MS = 60_000;
const picture = blackPng({ width: 9, height: 9 });

/** Moves the clock by eleven minutes. */
export async function abusePolicies(proof: Proof, world: UploadWorld): Promise<AbuseResult> {
  const result: AbuseResult = { sent: 0, accepted: [] };
  const note = (what: string, isAccepted: boolean): void => {
    result.sent += 1;
    if (isAccepted) result.accepted.push(`upload policy: ${what} is accepted`);
  };
  const policy = await policyFor(proof, world.owner.idToken);
  for (const [what, form] of Object.entries(changedForms(policy))) note(what, await isTaken(policy, form));
  note('the upload of another account', await isConfirmedByAnother(proof, policy));
  for (const id of [
    '../01JGFJJZ00000000000000000F',
    '%2e%2e/01JGFJJZ00000000000000000F',
    '01JGFJJZ00000000000000000F/..',
  ])
    note(`an id like ${id}`, await isConfirmed(proof, world.owner.idToken, id));
  await proof.control.setClock(11 * MINUTE_MS);
  await proof.client.renewSession();
  note('a policy of eleven minutes ago', await isTaken(policy, { fields: policy.fields, file: picture }));
  return result;
}

/** Each differs in one thing from what the policy allows. */
function changedForms({ url, fields }: Policy): Record<string, Form> {
  const key = fields['key'] ?? '';
  const changed = (changes: Record<string, string>): Form => ({ fields: { ...fields, ...changes }, file: picture });
  const without = (name: string): Form => ({
    fields: Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name)),
    file: picture,
  });
  const media = url.replace('incoming', 'media');
  if (media === url) throw new Error(`The address of uploads does not name its bucket: ${url}`);
  const longer = Buffer.from(
    Buffer.from(fields['Policy'] ?? '', 'base64')
      .toString('utf8')
      .replace(/"expiration":"\d{4}/, '"expiration":"2999'),
  );
  return {
    'another key': changed({ key: `${key}0` }),
    'a key above its folder': changed({ key: `${key}/../../../documents/a` }),
    'a key of the file’s own name': changed({ key: `${key}\${filename}` }),
    'another type': changed({ 'Content-Type': 'text/html' }),
    'no type': without('Content-Type'),
    'one byte more than 8 MB': { fields, file: Buffer.alloc(8 * MEGABYTE + 1) },
    'no byte at all': { fields, file: Buffer.alloc(0) },
    'a field that it does not name': changed({ acl: 'public-read' }),
    'another answer to browsers': changed({ success_action_redirect: 'https://127.0.0.1/' }),
    'headers of its own': changed({ 'Content-Disposition': 'inline', 'Cache-Control': 'public' }),
    'a policy that was changed': changed({ Policy: longer.toString('base64') }),
    'no signature': without('X-Amz-Signature'),
    'another signature': changed({ 'X-Amz-Signature': '0'.repeat(64) }),
    'no policy': without('Policy'),
    'another bucket': { fields, file: picture, url: media },
  };
}

async function isTaken(policy: Policy, { fields, file, url = policy.url }: Form): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([new Uint8Array(file)], 'a.png'));
  const response = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  return response.status < 400;
}

async function policyFor({ client }: Proof, token: string): Promise<Policy> {
  const answer = await client.call(getSignedUrl, { purpose: 'photo', contentType: 'image/png' }, { token });
  mustSucceed(answer, 'get an upload policy');
  return answer.data;
}

/** It is there, and whose it is. */
async function isConfirmedByAnother(proof: Proof, policy: Policy): Promise<boolean> {
  if (!(await isTaken(policy, { fields: policy.fields, file: picture })))
    throw new Error('A sound upload was refused.');
  const stranger = await signUp(proof);
  return isConfirmed(proof, stranger.idToken, policy.uploadId);
}

async function isConfirmed({ client }: Proof, token: string, uploadId: string): Promise<boolean> {
  const { http } = await client.call(saveMedia, { uploadId, use: 'library' }, { token });
  return http === 200;
}
