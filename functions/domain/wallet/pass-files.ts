/** Files of a page's wallet passes: what is to be signed, and what visitors add. */
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { passKey } from '../pages/page-links.ts';
import { readPageFile } from '../pages/read-page-file.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'pages', actions: ['PutObject', 'DeleteObject'], prefix: 'live/' }],
};

const s3 = new S3Client(clientDefaults);

/** Apple's type: without it a phone shows a file instead of the pass. */
const PKPASS = 'application/vnd.apple.pkpass';

/** A minute at the edge, and no older copies: an old pass would take the place of a newer one. */
const CACHE = 'public, max-age=0, s-maxage=60';

/** What the sheet of the page asks for (web/pages/islands/wallet.ts). */
export type WalletOffer = {
  /** Path of the pass; null where the site signs none. */
  apple: string | null;
  /** Link that saves the pass; null where the site signs none. */
  google: string | null;
  /** Signed with keys that one machine made for itself. */
  isLocal: boolean;
};

/** The text that the publish job wrote; null when the page is not live any more. */
export function readPassContent(agentName: string): Promise<string | null> {
  return readPageFile(passKey(agentName));
}

/** The pass first: whoever is offered it finds it. */
export async function writePassFiles(agentName: string, pass: Buffer | null, offer: WalletOffer): Promise<void> {
  if (pass) await put(passFile(agentName), pass, PKPASS);
  else await remove(passFile(agentName));
  await put(offerFile(agentName), JSON.stringify(offer), 'application/json');
}

export async function deletePassFiles(agentName: string): Promise<void> {
  for (const key of [offerFile(agentName), passFile(agentName)]) await remove(key);
}

const passFile = (agentName: string): string => `live/${agentName}/card.pkpass`;
const offerFile = (agentName: string): string => `live/${agentName}/wallet.json`;

async function put(key: string, body: Buffer | string, type: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: environment.bucket('pages'),
      Key: key,
      Body: body,
      ContentType: type,
      CacheControl: CACHE,
    }),
  );
}

async function remove(key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: environment.bucket('pages'), Key: key }));
}
