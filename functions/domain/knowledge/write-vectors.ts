/** Puts the vectors of passages into S3 Vectors. Putting one again puts the same in its place. */
import { PutVectorsCommand, S3VectorsClient } from '@aws-sdk/client-s3vectors';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { vectorKey } from '../documents/document-rows.ts';
import type { DocumentVersion } from './stored-knowledge.ts';
import { metadataOf } from './vector-metadata.ts';

export const needs: StoreNeeds = { vectors: ['PutVectors'] };

const client = new S3VectorsClient({ ...clientDefaults, maxAttempts: 8, retryMode: 'adaptive' });

/**
 * At most 500 of them.
 * @param first place of the first one's passage in the document, from 0
 */
export async function writeVectors(version: DocumentVersion, first: number, vectors: number[][]): Promise<void> {
  await client.send(
    new PutVectorsCommand({
      indexArn: environment.vectorIndex(),
      vectors: vectors.map((float32, index) => ({
        key: vectorKey(version, first + index),
        data: { float32 },
        metadata: metadataOf(version),
      })),
    }),
  );
}
