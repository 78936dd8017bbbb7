/** Files of an account: those in folders of its own, and those of its page, which stand under the page's name. */
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { BucketName } from '../../../shared/model/resources.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { findName } from '../pages/find-page.ts';
import { invalidatePage } from '../pages/page-files.ts';
import { foldersOf, pageFolder } from './data-map.ts';

export const needs: StoreNeeds = {
  buckets: [
    { bucket: 'media', actions: ['ListBucket', 'DeleteObject'], prefix: 'm/' },
    { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'photos/' },
    { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'cvs/' },
    { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'documents/' },
    { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'drawings/' },
    { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'exports/' },
    { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'invoices/' },
    { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'knowledge/' },
    { bucket: 'pages', actions: ['ListBucket', 'DeleteObject'], prefix: 'live/' },
  ],
};

const client = new S3Client(clientDefaults);

type Folder = { bucket: BucketName; prefix: string };

/** The first thousand names of what lies in a folder. */
export async function listFolder({ bucket, prefix }: Folder): Promise<string[]> {
  const { Contents: objects = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: environment.bucket(bucket), Prefix: prefix }),
  );
  return objects.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
}

/** How many there were. */
async function emptyFolder(folder: Folder): Promise<number> {
  let count = 0;
  for (let names = await listFolder(folder); names.length > 0; names = await listFolder(folder)) {
    for (const Key of names) {
      await client.send(new DeleteObjectCommand({ Bucket: environment.bucket(folder.bucket), Key }));
    }
    count += names.length;
  }
  return count;
}

export async function deleteFiles(accountId: string): Promise<number> {
  let count = 0;
  for (const folder of foldersOf(accountId)) count += await emptyFolder(folder);
  return count;
}

/** Whether nobody else has the name by now: a name that was left can be anybody's. */
async function isOwnName(accountId: string, agentName: string): Promise<boolean> {
  const row = await findName(agentName);
  return row === null || row.accountId === accountId;
}

/** @param reference makes a repetition the same invalidation of the edge's copies */
export async function deletePageFolder(accountId: string, agentName: string, reference: string): Promise<void> {
  if (!(await isOwnName(accountId, agentName))) return;
  const count = await emptyFolder(pageFolder(agentName));
  if (count > 0) await invalidatePage(agentName, `${reference}-${agentName}`);
}

/** What of the account's files is still there. */
export async function findFiles(accountId: string, names: readonly string[]): Promise<string[]> {
  const own: Folder[] = [...foldersOf(accountId)];
  for (const name of names) if (await isOwnName(accountId, name)) own.push(pageFolder(name));
  const lists = await Promise.all(own.map(listFolder));
  return lists.flat();
}
