/** Companies and their documents, as their people found and bring them. */
import { saveCompany } from '../../../shared/calls/document-chat-editor.ts';
import { getSignedUrl } from '../../../shared/calls/page-assets.ts';
import { accountKey } from '../../../functions/domain/accounts/account-rows.ts';
import type { Owner } from './owners.ts';
import { mustSucceed, type Proof } from './proof.ts';

/** On the plan of five products. */
export async function foundCompany({ client, tables }: Proof, owner: Owner): Promise<void> {
  const key = accountKey(owner.accountId);
  const account = await tables.get('accounts', key);
  await tables.put('accounts', { ...account, ...key, plan: { id: 'pro', trialEndsAt: null } });
  const content = { name: 'Proof Cover', website: '', logo: null };
  mustSucceed(await client.call(saveCompany, { content }, { token: owner.idToken }), 'found a company');
}

type Upload = { contentType: 'text/markdown' | 'application/pdf'; bytes: Buffer<ArrayBuffer> };

/** Gives the upload's id. */
export async function uploadDocument({ client }: Proof, owner: Owner, { contentType, bytes }: Upload): Promise<string> {
  const purpose = { purpose: 'document', contentType } as const;
  const policy = await client.call(getSignedUrl, purpose, { token: owner.idToken });
  mustSucceed(policy, 'get an upload policy');
  await postUpload(policy.data, new Blob([bytes]));
  return policy.data.uploadId;
}

/** To a POST policy, as browsers do. */
export async function postUpload(policy: { url: string; fields: Record<string, string> }, file: Blob): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(policy.fields)) form.set(name, value);
  form.set('file', file);
  const { status } = await fetch(policy.url, { method: 'POST', body: form });
  if (status >= 300) throw new Error(`The upload answered ${status}.`);
}
