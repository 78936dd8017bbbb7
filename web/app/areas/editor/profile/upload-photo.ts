/** A picture's way to the page: permission, upload with progress, confirmation with the part to keep. */
import type { Photo, PhotoUse } from '../../../../../shared/model/photo.ts';
import { abortedError, ApiError, networkError } from '../../../../lib/api/api-error.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { photoTypeOf } from './check-photo-file.ts';

/** In pixels of the picture as shown upright. */
export type Crop = { x: number; y: number; width: number; height: number };

export type Upload = {
  file: Blob;
  use: PhotoUse;
  /** All of it when absent. */
  crop?: Crop;
  name?: string;
  /** Share of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Gives the stored picture. Throws ApiError: `file_type_unsupported`, `file_too_large`, `network`, `aborted`, or what
 * the calls answer.
 */
export async function uploadPhoto({ file, use, crop, name, onProgress, signal }: Upload): Promise<Photo> {
  const contentType = await photoTypeOf(file);
  if (!contentType) throw refusedFile('file_type_unsupported');
  const { url, fields, uploadId } = await callApi('getSignedUrl', { purpose: 'photo', contentType }, { signal });
  await postFile(url, fields, file, onProgress, signal);
  return callApi('saveMedia', { uploadId, use, ...(crop && { crop }), ...(name && { name }) }, { signal });
}

/** `fetch` cannot tell how much has been sent; XMLHttpRequest can. */
function postFile(
  url: string,
  fields: Record<string, string>,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  request.onload = () => (request.status < 300 ? resolve() : reject(refusedUpload(request)));
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

function refusedUpload({ responseText }: XMLHttpRequest): ApiError {
  if (responseText.includes('EntityTooLarge')) return refusedFile('file_too_large');
  return networkError(new Error(`The upload was refused: ${responseText.slice(0, 200)}`));
}

function refusedFile(code: 'file_too_large' | 'file_type_unsupported'): ApiError {
  return new ApiError({ code, status: 422, message: code });
}
