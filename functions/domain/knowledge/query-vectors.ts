/** The passages of a product whose vectors are nearest to that of a question. */
import { QueryVectorsCommand, S3VectorsClient } from '@aws-sdk/client-s3vectors';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { filterFor, VectorMetadata } from './vector-metadata.ts';

/** A filter takes the right to get vectors besides (Amazon S3 API reference, QueryVectors). */
export const needs: StoreNeeds = { vectors: ['QueryVectors', 'GetVectors'] };

/** An index that nobody has asked for a while takes most of a second; after that a visitor is answered without. */
const PATIENCE_MS = 2_000;

const client = new S3VectorsClient({
  ...clientDefaults,
  maxAttempts: 2,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: PATIENCE_MS },
});

/** `place` in the file's passages; `cosine` 1 for the same direction, 0 for none in common. */
export type VectorHit = { fileId: string; version: number; place: number; cosine: number };

const Found = z.object({ key: z.string(), distance: z.number(), metadata: VectorMetadata });

/** The nearest first. What belongs to another company or product is left out, whatever the store answers. */
export async function queryVectors(
  scope: { companyId: string; productId: string },
  vector: number[],
  most: number,
  signal: AbortSignal,
): Promise<VectorHit[]> {
  const { vectors = [] } = await client.send(
    new QueryVectorsCommand({
      indexArn: environment.vectorIndex(),
      topK: most,
      queryVector: { float32: vector },
      filter: filterFor({ ...scope, fileId: null, version: null }),
      returnMetadata: true,
      returnDistance: true,
    }),
    { abortSignal: signal },
  );
  return vectors
    .map((found) => Found.parse(found))
    .filter(({ metadata }) => metadata.company === scope.companyId && metadata.product === scope.productId)
    .map(({ key, distance, metadata: { file: fileId, version } }) => ({
      fileId,
      version,
      place: Number(key.split('/').at(-1)),
      cosine: 1 - distance,
    }));
}
