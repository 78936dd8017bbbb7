/** A film's way to the page: checked here, permission, upload with progress, confirmation. */
import {
  filmTypes,
  MAX_CAPTIONS_LENGTH,
  MAX_FILM_BYTES,
  MAX_FILM_SECONDS,
  type Captions,
  type FilmFile,
} from '../../../../../shared/model/film.ts';
import type { LanguageValue } from '../../../../../shared/places/languages.ts';
import { isCaptions } from '../../../../../shared/rules/captions.ts';
import { readFilm } from '../../../../../shared/rules/film-file.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { uploadFile } from '../../../../lib/upload-file.ts';

/** What a file input offers. */
export const filmAccept = filmTypes.join(',');

export type FilmUpload = {
  file: Blob;
  /** Share of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Throws ApiError: `film_too_large`, `film_unknown`, `film_too_long`, `network`, `aborted`, or what the calls answer. */
export async function uploadFilm({ file, onProgress, signal }: FilmUpload): Promise<FilmFile> {
  if (file.size > MAX_FILM_BYTES) throw refused('film_too_large');
  const facts = readFilm(new Uint8Array(await file.arrayBuffer()));
  if (!facts) throw refused('film_unknown');
  if ((facts.seconds ?? 0) > MAX_FILM_SECONDS) throw refused('film_too_long');
  const { type: contentType } = facts;
  const uploadId = await uploadFile({ purpose: 'film', contentType, file, onProgress, signal });
  return callApi('saveFilm', { uploadId }, { signal });
}

/** Throws ApiError: `captions_unknown`, or what the call answers. */
export async function uploadCaptions(file: Blob, language: LanguageValue): Promise<Captions> {
  // Characters take four bytes at most.
  const text = file.size > MAX_CAPTIONS_LENGTH * 4 ? '' : await file.text();
  if (!isCaptions(text)) throw refused('captions_unknown');
  return callApi('saveCaptions', { text, language });
}

function refused(code: 'film_too_large' | 'film_unknown' | 'film_too_long' | 'captions_unknown'): ApiError {
  return new ApiError({ code, status: 422, message: code });
}
