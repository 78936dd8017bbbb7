/**
 * Policy wordings as they are kept, in the private bucket: `wordings/<insurer>/<product>/<version>/<language>.pdf`, and
 * beside it what it says (`.json`). A version never changes, so neither do they.
 */
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import * as z from 'zod';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { clientDefaults } from '../../../kit/clients/credentials.ts';
import { hasObject } from '../../../kit/clients/missing-object.ts';
import { contentDisposition } from '../../../kit/content-disposition.ts';
import { environment } from '../../../kit/environment.ts';
import { WordingPassage } from './wording-passages.ts';
import { wordingsFolder } from './wordings-folder.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'documents', actions: ['GetObject', 'PutObject'], prefix: 'wordings/' }],
};

/** How long an address of a wording holds. */
const LINK_SECONDS = 300;

export type WordingPlace = { companyId: string; code: string; version: number; language: LanguageValue };

const client = new S3Client(clientDefaults);

export const wordingFileKey = ({ companyId, code, version, language }: WordingPlace): string =>
  `${wordingsFolder(companyId)}${code}/${version}/${language}.pdf`;

const passagesKey = (place: WordingPlace): string => wordingFileKey(place).replace(/pdf$/, 'json');

const inBucket = (key: string) => ({ Bucket: environment.bucket('documents'), Key: key });

export const hasWordingFile = (place: WordingPlace): Promise<boolean> =>
  hasObject(client, inBucket(wordingFileKey(place)));

/** The PDF last: where it is, the passages are. Writing them again writes the same. */
export async function keepWording(place: WordingPlace, pdf: Buffer, passages: WordingPassage[]): Promise<void> {
  const json = { Body: JSON.stringify(passages), ContentType: 'application/json' };
  await client.send(new PutObjectCommand({ ...inBucket(passagesKey(place)), ...json }));
  const file = { Body: pdf, ContentType: 'application/pdf' };
  await client.send(new PutObjectCommand({ ...inBucket(wordingFileKey(place)), ...file }));
}

export async function readKeptPassages(place: WordingPlace): Promise<WordingPassage[]> {
  const { Body: body } = await client.send(new GetObjectCommand(inBucket(passagesKey(place))));
  const text = new TextDecoder().decode(await body?.transformToByteArray());
  return z.array(WordingPassage).parse(JSON.parse(text));
}

/** An address that opens the PDF in the browser. */
export async function signWording({ key, fileName }: { key: string; fileName: string }): Promise<string> {
  const shown = new GetObjectCommand({
    ...inBucket(key),
    ResponseContentDisposition: contentDisposition(fileName).replace(/^attachment/, 'inline'),
    ResponseContentType: 'application/pdf',
  });
  return getSignedUrl(client, shown, { expiresIn: LINK_SECONDS });
}
