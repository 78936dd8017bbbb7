import type { saveFilm as contract } from '../../../shared/calls/page-assets.ts';
import { MAX_FILM_BYTES, MAX_FILM_SECONDS } from '../../../shared/model/film.ts';
import { readFilm } from '../../../shared/rules/film-file.ts';
import { withoutMetadata } from '../../domain/media/film-metadata.ts';
import { filmPath, storeFilmFile } from '../../domain/media/film-files.ts';
import { deleteUpload, readUpload } from '../../domain/media/stored-objects.ts';
import { uploadKey } from '../../domain/media/upload-policy.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveFilm: Handler<typeof contract> = async ({ uploadId }, context) => {
  if (!/^[0-9A-Z]{26}$/.test(uploadId)) throw new AppError('not_found');
  const { actor, newId } = context;
  const key = uploadKey('film', actor.id, uploadId);
  const upload = await readUpload(key, MAX_FILM_BYTES, 'film_too_large');
  const film = readFilm(upload);
  if (!film) throw new AppError('film_unknown');
  const seconds = film.seconds === null ? null : Math.ceil(film.seconds);
  if ((seconds ?? 0) > MAX_FILM_SECONDS) throw new AppError('film_too_long');
  const body = withoutMetadata(upload, film.type);
  const filmId = newId();
  const path = filmPath(actor.id, filmId, film.type);
  await storeFilmFile(context, { id: filmId, path, type: film.type, body });
  await deleteUpload(key);
  return { filmId, path, type: film.type, bytes: body.length, seconds };
};
