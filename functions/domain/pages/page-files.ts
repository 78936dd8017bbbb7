/** The files of live pages, and the edge's copies of them. */
import type { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { PACKED, packPage } from './pack-page.ts';
import { cardKey, passKey } from './page-links.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'pages', actions: ['PutObject', 'DeleteObject', 'ListBucket'], prefix: 'live/' }],
  invalidation: true,
};

const s3 = new S3Client(clientDefaults);
let cloudFront: CloudFrontClient | undefined;

const folderOf = (agentName: string): string => `live/${agentName}/`;
const keyOf = (agentName: string, file: string): string => `${folderOf(agentName)}${file}.html`;

const HTML = 'text/html; charset=utf-8';
const VCARD = 'text/vcard; charset=utf-8';
const SVG = 'image/svg+xml';

/** A minute at the edge; older copies may be shown while a new one is fetched. */
const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** What visitors take away. */
export type TakeAwayFiles = {
  /** The owner as a contact, by file name. */
  contacts: Record<string, string>;
  /** How a browser is to save them. */
  disposition: string;
  /** The page of the business card. */
  card: string;
  /** What a wallet pass says. */
  pass: string;
  /** The code of the page's address, an SVG. */
  code: string;
};

/** For names that hold a hash of what is in the file. */
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

/** Writes the page in its own language, also as what stands at its bare address. */
export async function writePageFile(agentName: string, language: LanguageValue, html: string): Promise<void> {
  for (const file of ['index', language]) await putPage(keyOf(agentName, file), html);
}

/** Writes the page in one more language. */
export async function writeLanguageFile(agentName: string, language: LanguageValue, html: string): Promise<void> {
  await putPage(keyOf(agentName, language), html);
}

/** Writes a document that no address leads to: the function edge-page-fallback answers with it. */
export const putPlain = (key: string, html: string): Promise<void> => put(key, html, HTML);

/** Writes a document below a live page, plain and packed. */
export async function putPage(key: string, html: string): Promise<void> {
  await put(key, html, HTML);
  await put(key + PACKED, packPage(html), HTML, { ContentEncoding: 'br' });
}

/** Writes what the page leads to. */
export async function writeTakeAwayFiles(agentName: string, files: TakeAwayFiles): Promise<void> {
  for (const [file, text] of Object.entries(files.contacts)) {
    await put(folderOf(agentName) + file, text, VCARD, { ContentDisposition: files.disposition });
  }
  await put(`${folderOf(agentName)}qr.svg`, files.code, SVG);
  await putPlain(cardKey(agentName), files.card);
  await put(passKey(agentName), files.pass, 'application/json');
}

type Headers = Pick<PutObjectCommandInput, 'ContentEncoding' | 'ContentDisposition'>;

async function put(key: string, body: string | Buffer, type: string, headers: Headers = {}): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: environment.bucket('pages'),
      Key: key,
      Body: body,
      ContentType: type,
      CacheControl: CACHE,
      ...headers,
    }),
  );
}

/** A file of a page's own font, under the page's own address. */
export async function writeFontFile(agentName: string, { name, body }: { name: string; body: Buffer }): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: environment.bucket('pages'),
      Key: `${folderOf(agentName)}${name}`,
      Body: body,
      ContentType: 'font/woff2',
      CacheControl: KEPT_FOR_EVER,
    }),
  );
}

/** Removes the fonts that the page was drawn with before. Whoever reads an older copy of it sees the device's own. */
export async function deleteOtherFonts(agentName: string, kept: readonly { name: string }[]): Promise<void> {
  const keys = kept.map(({ name }) => `${folderOf(agentName)}${name}`);
  const Bucket = environment.bucket('pages');
  const Prefix = `${folderOf(agentName)}f-`;
  const { Contents: objects = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  for (const { Key } of objects) {
    if (Key?.endsWith('.woff2') && !keys.includes(Key)) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}

export async function deletePageFiles(agentName: string): Promise<void> {
  const Bucket = environment.bucket('pages');
  const { Contents: objects = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: folderOf(agentName) }));
  for (const { Key } of objects) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
}

/** Deletes the page at the addresses of languages that it is not live in any more. */
export async function deleteOtherLanguages(agentName: string, kept: readonly LanguageValue[]): Promise<void> {
  const Bucket = environment.bucket('pages');
  const { Contents: objects = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: folderOf(agentName) }));
  for (const { Key = '' } of objects) {
    const language = /\/([a-z]{2}_[a-z]{2})\.html(?:\.br)?$/.exec(Key)?.[1];
    const isLeft = language !== undefined && !kept.some((value) => value === language);
    if (isLeft) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}

/** `reference` makes a repetition the same invalidation. */
export async function invalidatePage(agentName: string, reference: string): Promise<void> {
  // Few pages are taken down: the client is loaded for those alone.
  const { CloudFrontClient: Client, CreateInvalidationCommand } = await import('@aws-sdk/client-cloudfront');
  cloudFront ??= new Client(clientDefaults);
  await cloudFront.send(
    new CreateInvalidationCommand({
      DistributionId: environment.distributionId(),
      InvalidationBatch: {
        CallerReference: reference,
        Paths: { Quantity: 1, Items: [`/${encodeURIComponent(agentName)}*`] },
      },
    }),
  );
}
