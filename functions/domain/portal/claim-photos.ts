/**
 * Photos of notices of loss: uploaded beside the files of the policy's application, encoded anew, and kept with the policy's
 * documents, which go with it (../insurance/forget-policy.ts).
 */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { FileId, fileRules, maxBytesOf } from '../../../shared/insurance/uploads.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { hasObject } from '../../kit/clients/missing-object.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { objectKey } from '../insurance/files/file-rows.ts';
import { makeFile } from '../insurance/files/make-file.ts';
import { deleteObject, readIncoming, signFileUpload } from '../insurance/files/stored-files.ts';
import { policyFolder } from '../insurance/policy-files.ts';
import type { PolicyRow } from '../insurance/policy-rows.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'documents', actions: ['GetObject', 'PutObject'], prefix: 'policies/' }],
};

const client = new S3Client(clientDefaults);

type OfPolicy = Pick<PolicyRow, 'policyId' | 'applicationId'>;

const placeOf = ({ policyId }: OfPolicy, photoId: string) => ({
  Bucket: environment.bucket('documents'),
  Key: `${policyFolder(policyId)}claims/${photoId}.jpg`,
});

/** Throws `upload_type_unsupported`. */
export async function beginClaimPhoto(
  { applicationId }: OfPolicy,
  contentType: string,
  { now, newId }: CallContext,
): Promise<{ uploadId: string; url: string; fields: Record<string, string> }> {
  const { types, names } = fileRules.photo;
  if (!types.includes(contentType)) throw new AppError('upload_type_unsupported', { types: names });
  const uploadId = newId();
  const key = objectKey(applicationId, uploadId);
  const { url, fields } = await signFileUpload({ key, contentType, maxBytes: maxBytesOf('photo'), now });
  return { uploadId, url, fields };
}

/** Gives the photo's id, again when it is kept already. Throws `not_found` when nothing came, and what is wrong with it. */
export async function keepClaimPhoto(policy: OfPolicy, uploadId: string): Promise<string> {
  if (!FileId.safeParse(uploadId).success) throw new AppError('not_found');
  const key = objectKey(policy.applicationId, uploadId);
  if (!(await isKept(policy, uploadId))) {
    const { body, contentType } = await makeFile('photo', await readIncoming(key));
    await client.send(new PutObjectCommand({ ...placeOf(policy, uploadId), Body: body, ContentType: contentType }));
  }
  await deleteObject('incoming', key);
  return uploadId;
}

/** Throws `not_found` for one that is not the policy's. */
export async function checkClaimPhotos(policy: OfPolicy, photoIds: readonly string[]): Promise<void> {
  const areKept = await Promise.all(photoIds.map((id) => isKept(policy, id)));
  if (areKept.includes(false)) throw new AppError('not_found');
}

const isKept = (policy: OfPolicy, photoId: string): Promise<boolean> => hasObject(client, placeOf(policy, photoId));
