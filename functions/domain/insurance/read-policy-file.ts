/** Reads the PDFs of policies, and the wording of their products. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { DocumentKind } from '../../../shared/insurance/policy.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { isMissingObject } from '../../kit/clients/missing-object.ts';
import { environment } from '../../kit/environment.ts';
import { policyFileName } from './policy-files.ts';
import type { PolicyRow } from './policy-rows.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'documents', actions: ['GetObject'], prefix: 'policies/' },
    { bucket: 'documents', actions: ['GetObject'], prefix: 'wordings/' },
  ],
};

const client = new S3Client(clientDefaults);

/** Throws `document_not_ready` until it is drawn, `not_found` when it is gone. */
export async function readPolicyFile(
  { files, number }: Pick<PolicyRow, 'files' | 'number'>,
  kind: DocumentKind,
): Promise<{ name: string; body: Buffer }> {
  const Key = files[kind];
  if (Key === undefined) throw new AppError('document_not_ready');
  try {
    const { Body: body } = await client.send(new GetObjectCommand({ Bucket: environment.bucket('documents'), Key }));
    return { name: policyFileName(number, kind), body: Buffer.from((await body?.transformToByteArray()) ?? []) };
  } catch (error) {
    throw isMissingObject(error) ? new AppError('not_found') : error;
  }
}
