/**
 * The picture that goes with a link to a page (`og:image`): a file beside the page, and a row that says which one is there.
 * A page names a picture only when the row does, so it never leads to one that is not there.
 */
import { createHash } from 'node:crypto';
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { drawingOfAccount } from './drawing-of-account.ts';
import { pictureKey, type PagePicture } from './page-rows.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'pages', actions: ['PutObject', 'DeleteObject', 'ListBucket'], prefix: 'live/' }],
  tables: [{ table: 'pages', actions: ['PutItem'] }],
};

const s3 = new S3Client(clientDefaults);

/** Its name changes with what it shows. @param sketch see web/pages/link-picture/link-sketch.ts */
export function pictureFile(sketch: string): string {
  return `og-${createHash('sha256').update(sketch).digest('hex').slice(0, 16)}.jpg`;
}

export async function writePicture(agentName: string, file: string, body: Buffer): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: environment.bucket('pages'),
      Key: `live/${agentName}/${file}`,
      Body: body,
      ContentType: 'image/jpeg',
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

/** Removes the pictures that the page had before; null: all of them. */
export async function deleteOtherPictures(agentName: string, kept: string | null): Promise<void> {
  const Bucket = environment.bucket('pages');
  const Prefix = `live/${agentName}/og-`;
  const { Contents: objects = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  for (const { Key } of objects) {
    if (Key !== `live/${agentName}/${kept}`) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}

/** The picture is there: the page is drawn anew to name it. */
export async function markPictureDrawn(
  accountId: string,
  picture: PagePicture,
  job: { id: string; now: Date },
): Promise<void> {
  const row = { Put: { TableName: environment.table('pages'), Item: { ...pictureKey(accountId), ...picture } } };
  const republishing = drawingOfAccount('pages', accountId, { now: job.now, newId: () => `${job.id}-drawn` });
  await dynamo.send(new TransactWriteCommand({ TransactItems: [row, republishing] }));
}

/** The page stays as it is: the picture was there already, or it could not be drawn and the owner's photo stays. */
export async function keepPictureState(accountId: string, picture: PagePicture): Promise<void> {
  await dynamo.send(
    new PutCommand({ TableName: environment.table('pages'), Item: { ...pictureKey(accountId), ...picture } }),
  );
}
