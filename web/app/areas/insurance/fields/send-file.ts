/** The whole way of a file: to the bucket of uploads, confirmed, and looked at where its question wants to see something. */
import type { AskedQuestion } from '../../../../../shared/insurance/product.ts';
import {
  fileRules,
  isFileKind,
  type PictureFinding,
  type UploadedFile,
} from '../../../../../shared/insurance/uploads.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { postFile } from '../../../../lib/upload-file.ts';
import type { ApplicationStore } from '../flow/application-store.ts';

export type SentFile = Pick<UploadedFile, 'fileId' | 'name'> & {
  /** What is wrong with the picture; empty where nothing is, or nobody looks. */
  findings: readonly PictureFinding[];
};

type Way = { onProgress: (share: number) => void; signal: AbortSignal };

/** A video is asked about again after so long, in ms. */
const AGAIN_MS = 3_000;

/** Throws ApiError. What was answered is kept first: a picture is compared with it. */
export async function sendFile(store: ApplicationStore, asked: AskedQuestion, file: File, way: Way): Promise<SentFile> {
  const { block, question } = asked;
  const place = { about: block.about, question: question.id };
  const limit = isFileKind(question.kind) ? fileRules[question.kind].megabytes : 0;
  const refusal = 'upload_too_large';
  if (file.size > limit * 1_048_576) {
    throw new ApiError({ code: refusal, status: 422, message: refusal, details: { megabytes: limit } });
  }
  const { policy } = await store.mustAsk('dtxFile', { kind: 'begin', ...place, contentType: file.type });
  if (policy === null) throw new ApiError({ code: 'internal', status: 0, message: 'The upload has no place to go.' });
  await postFile({ url: policy.url, fields: policy.fields, file, refusal, ...way });
  const confirmed = await store.mustAsk('dtxFile', {
    ...{ kind: 'confirm', ...place, uploadId: policy.uploadId, name: file.name.slice(0, 200) },
  });
  const arrived = confirmed.file;
  if (arrived === null) throw new ApiError({ code: 'internal', status: 0, message: 'The upload was not confirmed.' });
  const findings = arrived.needsCheck ? await look(store, arrived) : [];
  return { fileId: arrived.fileId, name: arrived.name, findings };
}

async function look(store: ApplicationStore, { fileId, kind }: UploadedFile): Promise<readonly PictureFinding[]> {
  if (kind !== 'video') return (await store.mustAsk('detectCustomModels', { fileId })).findings;
  for (;;) {
    const { state, findings } = await store.mustAsk('rekognitionVideo', { fileId });
    if (state === 'done') return findings;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
