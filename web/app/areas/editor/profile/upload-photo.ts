/** A picture's way to the page: permission, upload with progress, confirmation with the part to keep. */
import type { Photo, PhotoUse } from '../../../../../shared/model/photo.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { refusedFile, uploadFile } from '../../../../lib/upload-file.ts';
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
  const uploadId = await uploadFile({ purpose: 'photo', contentType, file, onProgress, signal });
  return callApi('saveMedia', { uploadId, use, ...(crop && { crop }), ...(name && { name }) }, { signal });
}
