/** Whoever sends files: an owner with a company that is an insurer, a product of documents, and an open application. */
import { savePtxAiProduct, savePtxShareInfo } from '../../../shared/calls/document-chat-editor.ts';
import { saveInsurerChannel } from '../../../shared/calls/insurer.ts';
import { saveQuestionJson } from '../../../shared/calls/insurance-quote.ts';
import { publishTo } from '../../insurance/publish-to.ts';
import { newName, type Owner } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import type { Opened } from '../insurance/applicants.ts';
import { makeInsurer, productFiles } from '../insurance/insurer.ts';

export type UploadWorld = {
  owner: Owner;
  /** Of documents; anybody may chat about it. */
  productId: string;
  /** Of a product that asks for a photo, a video and a file. */
  application: Opened;
};

const fileQuestions = (['photo', 'video', 'file'] as const).map((kind) => ({
  id: kind,
  kind,
  required: false,
  most: 4,
}));

export async function makeUploadWorld(proof: Proof): Promise<UploadWorld> {
  const { client } = proof;
  const { owner, channelCode } = await makeInsurer(proof, 'Proof Uploads');
  const as = { token: owner.idToken };
  const created = await client.call(savePtxAiProduct, { action: 'create', name: 'Papers' }, as);
  mustSucceed(created, 'create a product of documents');
  const productId = created.data.product?.productId ?? '';
  const share = { visibility: 'public', allowedAgents: null, requiredLevel: null, embedSites: [] } as const;
  mustSucceed(await client.call(savePtxShareInfo, { productId, share: { ...share, embedSites: [] } }, as), 'share it');
  return { owner, productId, application: await beginApplication(proof, owner, channelCode) };
}

async function beginApplication(proof: Proof, owner: Owner, channelCode: string): Promise<Opened> {
  const { client, system } = proof;
  const code = `files-${newName()}`;
  const files = withFileQuestions(code);
  const published = await publishTo(system.description().urls.app, files, owner);
  if ('problems' in published) throw new Error(`The product is refused: ${published.problems.join('; ')}`);
  const channel = {
    ...{ channelCode: `${channelCode}-files`, name: 'Files', products: [code], languages: ['en_us' as const] },
    ...{ domains: [], isDirect: true, isOn: true },
  };
  mustSucceed(await client.call(saveInsurerChannel, { channel }, { token: owner.idToken }), 'open a channel');
  const begun = await client.call(saveQuestionJson, {
    ...{ kind: 'begin', productCode: code, channelCode: channel.channelCode, agentName: null, language: 'en_us' },
    ...{ answers: { answer: {}, applicant: {}, insured: [] }, plan: 'standard' },
  });
  mustSucceed(begun, 'begin an application');
  return { applicationId: begun.data.application.applicationId, key: begun.data.key ?? '' };
}

/** The smallest product, with a question for each kind of file beside its dates. */
function withFileQuestions(code: string): ReturnType<typeof productFiles> {
  const files = productFiles('Files', 56, { code });
  const { definition } = files;
  const blocks = definition.blocks.map((block) =>
    block.about === 'answer' ? { ...block, questions: [...block.questions, ...fileQuestions] } : block,
  );
  const { en_us: texts } = files.texts;
  if (!texts) throw new Error('The small product has no English words.');
  const labels = Object.fromEntries(fileQuestions.map(({ id }) => [`answer.${id}`, { label: `Your ${id}` }]));
  const asking = { ...texts, questions: { ...texts.questions, ...labels } };
  return { ...files, definition: { ...definition, blocks }, texts: { en_us: asking } };
}
