/** Companies and their documents, as their people found and bring them. */
import { answerAgencyRequest, bindAgencyEmail, getAgencyRequests } from '../../../shared/calls/account.ts';
import { answerInvitation, saveCompany, saveMember } from '../../../shared/calls/document-chat-editor.ts';
import { getSignedUrl } from '../../../shared/calls/page-assets.ts';
import { accountKey } from '../../../functions/domain/accounts/account-rows.ts';
import type { CompanyRole } from '../../../shared/model/company-roles.ts';
import { signUp, type Owner } from './owners.ts';
import { poll } from './poll.ts';
import { mustSucceed, type Proof } from './proof.ts';

/** On the plan of five products. */
export async function foundCompany({ client, tables }: Proof, owner: Owner): Promise<void> {
  const key = accountKey(owner.accountId);
  const account = await tables.get('accounts', key);
  await tables.put('accounts', { ...account, ...key, plan: { id: 'pro', trialEndsAt: null } });
  const content = { name: 'Proof Cover', website: '', logo: null };
  mustSucceed(await client.call(saveCompany, { content }, { token: owner.idToken }), 'found a company');
}

const MAIL_MS = 60_000;

/** Somebody new who was invited, and has not answered. `token` is that of the mail. */
export async function invite(
  proof: Proof,
  founder: Owner,
  role: CompanyRole,
): Promise<{ invited: Owner; token: string }> {
  const { client, control } = proof;
  const invited = await signUp(proof, 'Mia Member');
  const invitation = { action: 'invite', email: invited.email, role } as const;
  mustSucceed(await client.call(saveMember, invitation, { token: founder.idToken }), 'invite somebody');
  const token = await poll(`The invitation of ${invited.email}`, MAIL_MS, async () =>
    (await control.mails(invited.email)).map(({ text }) => /#invitation=([\w.-]+)/.exec(text)?.[1]).find(Boolean),
  );
  return { invited, token };
}

/** Somebody new who has joined. */
export async function join(proof: Proof, founder: Owner, role: CompanyRole): Promise<Owner> {
  const { invited, token } = await invite(proof, founder, role);
  const answer = await proof.client.call(answerInvitation, { action: 'join', token }, { token: invited.idToken });
  mustSucceed(answer, 'join a company');
  return invited;
}

/** Somebody new who is connected with the company as an agent of its own account. */
export async function connect(proof: Proof, founder: Owner): Promise<Owner> {
  const { client } = proof;
  const as = { token: founder.idToken };
  const agent = await signUp(proof, 'Tia Tied');
  const asked = await client.call(bindAgencyEmail, { email: founder.email }, { token: agent.idToken });
  mustSucceed(asked, 'ask an agency');
  const { data } = await client.call(getAgencyRequests, {}, as);
  const requestId = data.requests.find(({ agentId }) => agentId === agent.accountId)?.requestId ?? '';
  mustSucceed(await client.call(answerAgencyRequest, { requestId, isAccepted: true }, as), 'confirm an agent');
  return agent;
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
