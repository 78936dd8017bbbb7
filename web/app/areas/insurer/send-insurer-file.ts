/** A file's way to the calls of an insurer. */
import { insurerUploads, type InsurerUploadPurpose } from '../../../../shared/insurance/insurer.ts';
import { callApi } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { postFile } from '../../../lib/upload-file.ts';

/** Gives the upload's id. Throws ApiError: that the file is too large, or what the call answers. */
export async function sendInsurerFile(purpose: InsurerUploadPurpose, file: File): Promise<string> {
  const { type, megabytes } = insurerUploads[purpose];
  if (file.size > megabytes * 1024 * 1024)
    throw new ApiError({ code: 'upload_too_large', status: 413, message: 'too large', details: { megabytes } });
  const { url, fields, uploadId } = await callApi('beginInsurerUpload', { purpose });
  const { signal } = new AbortController();
  await postFile({
    ...{ url, fields, signal, refusal: 'upload_too_large' },
    file: new Blob([file], { type }),
    onProgress: () => undefined,
  });
  return uploadId;
}
