/**
 * Films and their captions on the media host. Each has a `PURGE#` row from the beginning: when thirty days are over and
 * nothing of its owner's names the file any more, it goes (purge-media.ts). So uploads that no page ever showed go too.
 */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { filmEndings, type Film, type FilmType } from '../../../shared/model/film.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { removalAt } from '../bin/bin-rows.ts';
import { purgeKey } from './media-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'pages', actions: ['PutItem'] }],
  buckets: [{ bucket: 'media', actions: ['PutObject'], prefix: 'm/' }],
};

const client = new S3Client(clientDefaults);

/** Where an account's films are. */
export const filmPath = (accountId: string, id: string, type: FilmType): string =>
  `/m/${accountId}/${id}.${filmEndings[type]}`;

export const captionsPath = (accountId: string, id: string): string => `/m/${accountId}/${id}.vtt`;

/** A page shows its owner's own film only. Throws `forbidden`. */
export function ownFilm(film: Film | null | undefined, accountId: string): void {
  if (!film) return;
  const { path, filmId, type, captions } = film;
  const isOwn = captions === null || new RegExp(`^/m/${accountId}/[0-9A-Za-z]{1,40}\\.vtt$`).test(captions.path);
  if (!isOwn || path !== filmPath(accountId, filmId, type)) throw new AppError('forbidden');
}

/** The row first: a file that nobody notes would stay for ever. Files never change under their name. */
export async function storeFilmFile(
  { actor, now }: OwnerContext,
  { id, path, type, body }: { id: string; path: string; type: string; body: Buffer | string },
): Promise<void> {
  const due = new Date(removalAt(now).expiresAt * 1_000).toISOString();
  await dynamo.send(
    new PutCommand({
      TableName: environment.table('pages'),
      Item: { ...purgeKey(actor.id, id), path, gsiPk: 'PURGE', gsiSk: due },
    }),
  );
  await client.send(
    new PutObjectCommand({
      Bucket: environment.bucket('media'),
      Key: path.slice(1),
      Body: body,
      ContentType: type,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}
