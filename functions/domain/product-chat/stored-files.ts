/** Documents and pictures of their pages, at addresses that are signed for visitors for five minutes. */
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { documentTypes, type DocumentKind } from '../../../shared/model/document-product.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { hasObject } from '../../kit/clients/missing-object.ts';
import { contentDisposition } from '../../kit/content-disposition.ts';
import { environment } from '../../kit/environment.ts';
import { folderOf } from '../documents/document-rows.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'documents', actions: ['GetObject', 'PutObject', 'DeleteObject'], prefix: 'knowledge/' }],
};

export const LINK_SECONDS = 300;

export type StoredVersion = Parameters<typeof folderOf>[0];

const client = new S3Client(clientDefaults);

const placeOf = (version: StoredVersion, name: string) => ({
  Bucket: environment.bucket('documents'),
  Key: `${folderOf(version)}${name}`,
});

/** Saved under its own name: a document of a stranger is never shown in a page of ours. */
export async function signDocument(version: StoredVersion, { name, kind }: { name: string; kind: DocumentKind }) {
  const download = new GetObjectCommand({
    ...placeOf(version, 'source'),
    ResponseContentDisposition: contentDisposition(name),
    ResponseContentType: documentTypes[kind][0],
  });
  return getSignedUrl(client, download, { expiresIn: LINK_SECONDS });
}

const pictureName = (page: number): string => `page-${page}.webp`;

export const hasPicture = (version: StoredVersion, page: number): Promise<boolean> =>
  hasObject(client, placeOf(version, pictureName(page)));

export async function keepPicture(version: StoredVersion, page: number, body: Buffer): Promise<void> {
  const place = placeOf(version, pictureName(page));
  await client.send(new PutObjectCommand({ ...place, Body: body, ContentType: 'image/webp' }));
}

export async function deletePicture(version: StoredVersion, page: number): Promise<void> {
  await client.send(new DeleteObjectCommand(placeOf(version, pictureName(page))));
}

export async function signPicture(version: StoredVersion, page: number): Promise<string> {
  return getSignedUrl(client, new GetObjectCommand(placeOf(version, pictureName(page))), { expiresIn: LINK_SECONDS });
}
