/** The business card of a live page: drawn with the page, shown only while its owner's plan includes it. */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { hasFeature } from '../../../shared/model/account.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findLivePageByName } from './find-page.ts';
import { cardKey } from './page-links.ts';

export const needs: StoreNeeds = { buckets: [{ bucket: 'pages', actions: ['GetObject'], prefix: 'live/' }] };

const s3 = new S3Client(clientDefaults);

/** The document; null where there is no live page, no card, or a plan without one. */
export async function findBusinessCard(agentName: string, now: Date): Promise<string | null> {
  const live = await findLivePageByName(agentName);
  const account = live && (await findAccount(live.accountId));
  if (!account || !hasFeature(account.plan, 'business-card', now)) return null;
  return readCard(live.page.profile.agentName);
}

async function readCard(agentName: string): Promise<string | null> {
  const wanted = { Bucket: environment.bucket('pages'), Key: cardKey(agentName) };
  try {
    const { Body: body } = await s3.send(new GetObjectCommand(wanted));
    return (await body?.transformToString()) ?? null;
  } catch (error) {
    // Without the right to list, S3 says AccessDenied of a key that is not there.
    if (error instanceof Error && /^(NoSuchKey|AccessDenied)$/.test(error.name)) return null;
    throw error;
  }
}
