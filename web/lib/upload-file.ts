/** A file's way to the bucket of uploads, with progress. */
import type { UploadPurpose } from '../../shared/calls/page-assets.ts';
import { abortedError, ApiError, networkError } from './api/api-error.ts';
import { callApi } from './api/call.ts';

export type FileUpload = {
  purpose: UploadPurpose;
  contentType: string;
  file: Blob;
  /** Share of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** What is said of a file of more bytes than its purpose allows. */
const tooLarge = {
  photo: 'file_too_large',
  film: 'film_too_large',
  cv: 'pdf_too_long',
  document: 'document_too_large',
} as const;

/** Gives the upload's id. Throws ApiError: that the file is too large, `network`, `aborted`, or what the call answers. */
export async function uploadFile({ purpose, contentType, file, onProgress, signal }: FileUpload): Promise<string> {
  const { url, fields, uploadId } = await callApi('getSignedUrl', { purpose, contentType }, { signal });
  await postFile({ url, fields, file, onProgress, signal, refusal: tooLarge[purpose] });
  return uploadId;
}

export type Post = Pick<FileUpload, 'file' | 'onProgress' | 'signal'> & {
  url: string;
  fields: Record<string, string>;
  /** What is said of a file that is too large. */
  refusal: RefusedCode;
};

/** `fetch` cannot tell how much has been sent; XMLHttpRequest can. Throws ApiError. */
export function postFile({ url, fields, file, onProgress, signal, refusal }: Post): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  request.onload = () => (request.status < 300 ? resolve() : reject(refusedUpload(request, refusal)));
  request.onerror = () => reject(networkError(new Error('The upload was interrupted.')));
  request.onabort = () => reject(abortedError(signal.reason));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.open('POST', url);
  request.send(formOf(fields, file));
  return promise;
}

/** The policy's fields come before the file: S3 ignores what comes after it. */
function formOf(fields: Record<string, string>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}

function refusedUpload({ responseText }: XMLHttpRequest, refusal: RefusedCode): ApiError {
  if (responseText.includes('EntityTooLarge')) return refusedFile(refusal);
  return networkError(new Error(`The upload was refused: ${responseText.slice(0, 200)}`));
}

type RefusedCode =
  (typeof tooLarge)[UploadPurpose] | 'file_type_unsupported' | 'document_kind_unknown' | 'upload_too_large';

export function refusedFile(code: RefusedCode): ApiError {
  return new ApiError({ code, status: 422, message: code });
}
