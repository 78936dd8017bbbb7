/** A company with a product whose documents can be asked. */
import { poll } from '../../../bin/proof/client/poll.ts';
import {
  getPtxProductInfo,
  saveCompany,
  savePtxAiFile,
  savePtxAiProduct,
  savePtxProductInfo,
  savePtxShareInfo,
} from '../../../shared/calls/document-chat-editor.ts';
import { makeLearnQuestions, saveLearnQuestion } from '../../../shared/calls/learning-portal.ts';
import { getSignedUrl } from '../../../shared/calls/page-assets.ts';
import type { ShareSettings } from '../../../shared/model/document-product.ts';
import { levelRules } from '../../../shared/model/learning.ts';
import { makePdf } from '../../kit/pdf-files.ts';
import { connect } from './agents.ts';
import { createLivePage, createOwner, mustSucceed, newName, type LivePage, type Owner } from './owners.ts';
import { givePlan } from './stores.ts';
import { client } from './system.ts';

export type ProductChat = { owner: Owner; productId: string; company: string };

/** A page of a policy; the words are those of the test, the form that of the real ones. */
const policy = [
  'Travel policy wording',
  '',
  'Luggage',
  'Lost luggage is covered up to 2000 euros per person and trip.',
  'Report the loss to the carrier within 24 hours.',
  '',
  'Delay',
  'A flight that is more than six hours late is paid with 300 euros.',
];

/** Waits until its one document is ready to be asked. */
export async function createProductChat(
  share: Partial<ShareSettings> = {},
  document: Buffer = pdfOf(policy),
): Promise<ProductChat> {
  const owner = await createOwner();
  givePlan(owner.accountId, 'pro');
  const company = `Cover ${newName()}`;
  const api = await client();
  const options = { token: owner.tokens.idToken };
  mustSucceed(await api.call(saveCompany, { content: { name: company, website: '', logo: null } }, options));
  const made = await api.call(savePtxAiProduct, { action: 'create', name: 'Travel cover' }, options);
  mustSucceed(made);
  const productId = made.data.product?.productId ?? '';
  const texts = { ...made.data.product?.texts, greeting: 'Ask me about the travel cover.', language: 'en_us' as const };
  const suggestedQuestions = ['Is lost luggage covered?'];
  const shown = { logo: null, description: '', standardReply: '', ...texts, suggestedQuestions };
  mustSucceed(await api.call(savePtxProductInfo, { productId, texts: shown }, options));
  const settings: ShareSettings = {
    visibility: 'public',
    allowedAgents: null,
    requiredLevel: null,
    embedSites: [],
    ...share,
  };
  mustSucceed(await api.call(savePtxShareInfo, { productId, share: settings }, options));
  const uploadId = await upload(owner, document);
  const added = await api.call(savePtxAiFile, { action: 'add', productId, uploadId, name: 'policy.pdf' }, options);
  mustSucceed(added);
  await poll('The document is read', 60_000, async () => {
    const { data } = await api.call(getPtxProductInfo, { productId }, options);
    return data.files[0]?.state === 'ready' ? true : undefined;
  });
  return { owner, productId, company };
}

export async function removeProduct({ owner, productId }: ProductChat): Promise<void> {
  const api = await client();
  const input = { action: 'remove', productId } as const;
  mustSucceed(await api.call(savePtxAiProduct, input, { token: owner.tokens.idToken }));
}

/** Somebody with a live page whose agency is the company. */
export async function createAgent({ owner }: ProductChat): Promise<LivePage> {
  const agent = await createLivePage();
  await connect(agent.owner, owner);
  return agent;
}

/** As many questions of the first level as a test asks, approved; gives the right options, by the words of the question. */
export async function createQuestions({ owner, productId }: ProductChat): Promise<Map<string, string[]>> {
  const api = await client();
  const options = { token: owner.tokens.idToken };
  const right = new Map<string, string[]>();
  for (let made = 0; made < levelRules[1].questions;) {
    const answer = await api.call(makeLearnQuestions, { productId, level: 1 }, options);
    mustSucceed(answer);
    for (const { questionId, text, options: choices, right: places } of answer.data.made) {
      mustSucceed(await api.call(saveLearnQuestion, { action: 'approve', productId, questionId }, options));
      right.set(text, [...(right.get(text) ?? []), ...choices.filter((_, place) => places.includes(place))]);
    }
    made += answer.data.made.length;
  }
  return right;
}

async function upload({ tokens }: Owner, file: Buffer): Promise<string> {
  const api = await client();
  const purpose = { purpose: 'document', contentType: 'application/pdf' } as const;
  const begun = await api.call(getSignedUrl, purpose, { token: tokens.idToken });
  mustSucceed(begun);
  const { url, fields, uploadId } = begun.data;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }));
  const response = await fetch(url, { method: 'POST', body: form });
  if (!response.ok) throw new Error(`The upload failed: HTTP ${response.status} ${await response.text()}`);
  return uploadId;
}

function pdfOf(lines: string[]): Buffer {
  const drawn = lines.map((line) => `(${line}) Tj T*`).join(' ');
  return makePdf({ content: `BT /F 12 Tf 72 720 Td 18 TL ${drawn} ET` });
}
