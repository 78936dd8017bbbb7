/** A file's whole way through the running system: its POST policy, the POST, the call that takes it over, and what is served then. */
import type { Answer } from '../client/system-client.ts';
import { postUpload } from '../client/companies.ts';
import { poll } from '../client/poll.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { getPtxFilePages, savePtxAiFile } from '../../../shared/calls/document-chat-editor.ts';
import { dtxFile, getPreSignedUrl } from '../../../shared/calls/insurance-catalogue.ts';
import { beginInsurerUpload, publishInsurerProduct, saveInsurerExclusions } from '../../../shared/calls/insurer.ts';
import { getSignedUrl, readCv, saveFilm, saveMedia, type UploadPurpose } from '../../../shared/calls/page-assets.ts';
import { getProductFile } from '../../../shared/calls/product-chat.ts';
import type { Door, HostileFile } from './hostile-file.ts';
import type { UploadWorld } from './upload-world.ts';

/** As whoever asks for it gets it. */
export type Served = { kind: 'picture' | 'film' | 'answer' | 'original'; headers: Headers; body: Buffer };

export type Received = {
  /** Until the file was taken over or refused; of a document until it was read. */
  milliseconds: number;
  /** Why it was refused; null: it was not. */
  refusal: string | null;
  served: Served[];
  /** What was read of it. */
  read: string;
};

type Sender = (sending: Sending) => Promise<Received>;
type Sending = { proof: Proof; world: UploadWorld; file: HostileFile; bytes: Buffer };

const READ_MS = 120_000;
/** Of a long document so many pages are looked through, ten at a time. */
const MOST_LOOKS = 20;

export function sendFile(sending: Sending): Promise<Received> {
  return senders[sending.file.door](sending);
}

const senders: Record<Door, Sender> = {
  photo: async (sending) => {
    const uploadId = await upload(sending, 'photo');
    if (typeof uploadId !== 'string') return uploadId;
    const { proof, world, file } = sending;
    const input = { uploadId, use: 'library' as const, name: file.fileName };
    const answer = await proof.client.call(saveMedia, input, asOwner(world));
    return take(answer, async ({ path }) => ({ served: [await fetchMedia(proof, 'picture', path)] }));
  },
  film: async (sending) => {
    const uploadId = await upload(sending, 'film');
    if (typeof uploadId !== 'string') return uploadId;
    const { proof, world } = sending;
    const answer = await proof.client.call(saveFilm, { uploadId }, asOwner(world));
    return take(answer, async ({ path }) => ({ served: [await fetchMedia(proof, 'film', path)] }));
  },
  cv: async (sending) => {
    const uploadId = await upload(sending, 'cv');
    if (typeof uploadId !== 'string') return uploadId;
    const answer = await sending.proof.client.call(readCv, { uploadId }, asOwner(sending.world));
    return take(answer, async (page) => ({ read: JSON.stringify(page) }));
  },
  document: sendDocument,
  'answer-photo': sendAnswer,
  'answer-video': sendAnswer,
  'answer-file': sendAnswer,
  exclusions: async (sending) => {
    const uploadId = await uploadAsInsurer(sending, 'exclusions');
    const input = { action: 'add-file', uploadId } as const;
    return take(await sending.proof.client.call(saveInsurerExclusions, input, asOwner(sending.world)));
  },
  product: async (sending) => {
    const uploadId = await uploadAsInsurer(sending, 'product');
    const answer = await sending.proof.client.call(publishInsurerProduct, { uploadId }, asOwner(sending.world));
    const received = await take(answer);
    return received.refusal === null && answer.data.product === null ? { ...received, refusal: 'problems' } : received;
  },
};

async function sendDocument(sending: Sending): Promise<Received> {
  const { proof, world, file } = sending;
  const { productId } = world;
  const uploadId = await upload(sending, 'document');
  if (typeof uploadId !== 'string') return uploadId;
  const begun = performance.now();
  const input = { action: 'add', productId, uploadId, name: file.fileName } as const;
  const added = await proof.client.call(savePtxAiFile, input, asOwner(world));
  if (added.http !== 200) return take(added);
  const fileId = added.data.file?.fileId ?? '';
  const { state, failure } = await poll(`${file.name} is read`, READ_MS, async () => {
    const { data } = await proof.client.call(getPtxFilePages, { productId, fileId, from: 1 }, asOwner(world));
    return ['ready', 'failed'].includes(data.file.state) ? data.file : undefined;
  });
  const milliseconds = performance.now() - begun;
  const isReady = state === 'ready';
  const received: Received = {
    milliseconds,
    refusal: isReady ? null : failure,
    read: isReady ? await readPages(sending, fileId) : '',
    served: isReady ? [await downloadAsVisitor(sending, fileId)] : [],
  };
  const removed = await proof.client.call(savePtxAiFile, { action: 'remove', productId, fileId }, asOwner(world));
  mustSucceed(removed, 'remove a document');
  return received;
}

async function readPages({ proof, world }: Sending, fileId: string): Promise<string> {
  const texts: string[] = [];
  for (let from = 1, hasMore = true; hasMore && from <= 10 * MOST_LOOKS; from += 10) {
    const input = { productId: world.productId, fileId, from };
    const { data } = await proof.client.call(getPtxFilePages, input, asOwner(world));
    texts.push(...data.pages.map(({ view }) => view.text));
    hasMore = data.hasMore;
  }
  return texts.join('\n');
}

/** Once its company shares it. */
async function downloadAsVisitor({ proof, world, file }: Sending, fileId: string): Promise<Served> {
  const { productId } = world;
  const shared = { action: 'change', productId, fileId, name: file.fileName, isShared: true } as const;
  mustSucceed(await proof.client.call(savePtxAiFile, shared, asOwner(world)), 'share a document');
  const answer = await proof.client.call(getProductFile, { productId });
  mustSucceed(answer, 'see the documents of a product');
  const url = answer.data.files.find((one) => one.fileId === fileId)?.url ?? '';
  return fetchServed('original', url);
}

async function sendAnswer(sending: Sending): Promise<Received> {
  const { proof, world, file, bytes } = sending;
  const { client } = proof;
  const place = { ...world.application, about: 'answer' as const, question: file.door.replace('answer-', '') };
  const begun = await client.call(dtxFile, { kind: 'begin', ...place, contentType: file.contentType });
  if (begun.http !== 200 || !begun.data.policy) return take(begun);
  await postUpload(begun.data.policy, fileOf(file, bytes));
  const { uploadId } = begun.data.policy;
  const answer = await client.call(dtxFile, { kind: 'confirm', ...place, uploadId, name: file.fileName });
  return take(answer, async ({ file: kept }) => {
    const fileId = kept?.fileId ?? '';
    const link = await client.call(getPreSignedUrl, { kind: 'read', ...world.application, fileId });
    mustSucceed(link, 'get the address of a file');
    const served = await fetchServed('answer', link.data.read?.url ?? '');
    mustSucceed(await client.call(dtxFile, { kind: 'remove', ...world.application, fileId }), 'remove a file');
    return { served: [served] };
  });
}

/** The upload's id, or why there is none. */
async function upload({ proof, world, file, bytes }: Sending, purpose: UploadPurpose): Promise<string | Received> {
  const policy = await proof.client.call(getSignedUrl, { purpose, contentType: file.contentType }, asOwner(world));
  if (policy.http !== 200) return take(policy);
  await postUpload(policy.data, fileOf(file, bytes));
  return policy.data.uploadId;
}

async function uploadAsInsurer(
  { proof, world, file, bytes }: Sending,
  purpose: 'exclusions' | 'product',
): Promise<string> {
  const policy = await proof.client.call(beginInsurerUpload, { purpose }, asOwner(world));
  mustSucceed(policy, 'get the upload policy of an insurer');
  await postUpload(policy.data, fileOf(file, bytes));
  return policy.data.uploadId;
}

const asOwner = ({ owner }: UploadWorld) => ({ token: owner.idToken });

/** Under the name that it has on the device. */
const fileOf = ({ fileName }: HostileFile, bytes: Buffer): File => new File([new Uint8Array(bytes)], fileName);

/** @param whenKept what is served and read of what was taken over */
async function take<Data>(
  { http, code, data, ms }: Answer<Data>,
  whenKept: (data: Data) => Promise<Partial<Received>> = async () => ({}),
): Promise<Received> {
  const nothing: Received = { milliseconds: ms, refusal: null, served: [], read: '' };
  return http === 200 ? { ...nothing, ...(await whenKept(data)) } : { ...nothing, refusal: code ?? `HTTP ${http}` };
}

const fetchMedia = ({ system }: Proof, kind: Served['kind'], path: string): Promise<Served> =>
  fetchServed(kind, system.description().urls.media + path);

async function fetchServed(kind: Served['kind'], url: string): Promise<Served> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`What was kept is answered with ${response.status}.`);
  return { kind, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}
