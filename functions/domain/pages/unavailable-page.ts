/** What stands in place of a removed product: drawn with the page, shown by edge-page-fallback. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { unavailableKey } from './product-keys.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'pages', actions: ['GetObject'], prefix: 'live/' }] };

const s3 = new S3Client(clientDefaults);

/** The document; null until the page has been drawn without the product. */
export async function findUnavailablePage(agentName: string): Promise<string | null> {
  const wanted = { Bucket: environment.bucket('pages'), Key: unavailableKey(agentName) };
  try {
    const { Body: body } = await s3.send(new GetObjectCommand(wanted));
    return (await body?.transformToString()) ?? null;
  } catch (error) {
    // Without the right to list, S3 says AccessDenied of a key that is not there.
    if (error instanceof Error && /^(NoSuchKey|AccessDenied)$/.test(error.name)) return null;
    throw error;
  }
}
