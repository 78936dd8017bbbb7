/** Files that an insurer's people send: read once, and deleted (SECURITY.md T32, T35). */
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { insurerUploads, type InsurerUploadPurpose } from '../../../../shared/insurance/insurer.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { AppError } from '../../../kit/app-error.ts';
import { clientDefaults } from '../../../kit/clients/credentials.ts';
import { isMissingObject } from '../../../kit/clients/missing-object.ts';
import { environment } from '../../../kit/environment.ts';
import { signUpload } from '../../../kit/sign-upload.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'incoming', actions: ['GetObject', 'PutObject', 'DeleteObject'], prefix: 'insurers/' }],
};

const client = new S3Client(clientDefaults);

const keyOf = (companyId: string, uploadId: string): string => `insurers/${companyId}/${uploadId}`;

const bytesOf = (purpose: InsurerUploadPurpose): number => insurerUploads[purpose].megabytes * 1024 * 1024;

export function signInsurerUpload(
  companyId: string,
  { purpose, uploadId, now }: { purpose: InsurerUploadPurpose; uploadId: string; now: Date },
): ReturnType<typeof signUpload> {
  const { type: contentType } = insurerUploads[purpose];
  return signUpload({ client, key: keyOf(companyId, uploadId), contentType, maxBytes: bytesOf(purpose), now });
}

/** The upload's text. Throws `not_found`, `upload_too_large`, and `file_unreadable` for what is not UTF-8. */
export async function readInsurerUpload(
  companyId: string,
  { purpose, uploadId }: { purpose: InsurerUploadPurpose; uploadId: string },
): Promise<string> {
  const bytes = await read(keyOf(companyId, uploadId));
  if (bytes.length > bytesOf(purpose))
    throw new AppError('upload_too_large', { megabytes: insurerUploads[purpose].megabytes });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('file_unreadable', { reason: 'it is not UTF-8' });
  }
}

async function read(Key: string): Promise<Uint8Array> {
  try {
    const { Body: body } = await client.send(new GetObjectCommand({ Bucket: environment.bucket('incoming'), Key }));
    return (await body?.transformToByteArray()) ?? new Uint8Array();
  } catch (error) {
    throw isMissingObject(error) ? new AppError('not_found') : error;
  }
}

export async function deleteInsurerUpload(companyId: string, uploadId: string): Promise<void> {
  const Key = keyOf(companyId, uploadId);
  await client.send(new DeleteObjectCommand({ Bucket: environment.bucket('incoming'), Key }));
}
