/** The short film with which an owner introduces himself, as pages and the editor know it. */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';
import { Photo } from './photo.ts';

export const filmTypes = ['video/mp4', 'video/webm'] as const;
export type FilmType = (typeof filmTypes)[number];

export const filmEndings: Record<FilmType, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

export const MAX_FILM_BYTES = 30 * 1024 * 1024;

export const MAX_FILM_SECONDS = 180;

/** Most characters of a film's captions: three minutes of quick speech are about 4,000. */
export const MAX_CAPTIONS_LENGTH = 40_000;

/** A file on the media host. */
export const FilmFile = z.strictObject({
  filmId: z.string().max(40),
  /** E.g. `/m/<owner>/<id>.mp4`. */
  path: z.string().max(200),
  type: z.enum(filmTypes),
  bytes: z.number().int().positive(),
  /** Rounded up; null where the file does not say. */
  seconds: z.number().int().positive().nullable(),
});
export type FilmFile = z.infer<typeof FilmFile>;

/** Captions in WebVTT, on the media host. */
export const Captions = z.strictObject({ path: z.string().max(200), language: z.enum(languageValues) });
export type Captions = z.infer<typeof Captions>;

export const Film = z.strictObject({
  ...FilmFile.shape,
  /** As the file is called on the owner's device, or empty. */
  name: z.string().max(200),
  /** Shown until the film is started. */
  poster: Photo.nullable(),
  captions: Captions.nullable(),
});
export type Film = z.infer<typeof Film>;
