/** Files that answer questions of an application: what can be uploaded, and what is found when a picture is looked at. */
import * as z from 'zod';
import { Name, type Question, type QuestionKind } from './definition.ts';

/** Kinds of questions that are answered with files. */
export const fileKinds = ['photo', 'video', 'file'] as const satisfies readonly QuestionKind[];
export type FileKind = (typeof fileKinds)[number];

const MEGABYTE = 1024 * 1024;

/** What each kind takes: types, in words as well, and the largest size. Videos are those that are looked at at all (Rekognition). */
export const fileRules: Record<FileKind, { types: readonly string[]; names: string; megabytes: number }> = {
  photo: { types: ['image/jpeg', 'image/png'], names: 'JPG, PNG', megabytes: 8 },
  video: { types: ['video/mp4', 'video/quicktime'], names: 'MP4, MOV', megabytes: 30 },
  file: { types: ['application/pdf', 'image/jpeg', 'image/png'], names: 'PDF, JPG, PNG', megabytes: 10 },
};

export const maxBytesOf = (kind: FileKind): number => fileRules[kind].megabytes * MEGABYTE;

export const MAX_VIDEO_SECONDS = 60;

/** How long files are kept: for as long as a policy that may come of the application runs, and a month. */
export const FILE_DAYS = 400;

/** Of an application in all, also those that no answer names any more. */
export const MAX_FILES = 40;

export const isFileKind = (kind: QuestionKind): kind is FileKind => (fileKinds as readonly string[]).includes(kind);

/** The question that a file answers, and whether anything looks at it. */
export const isLookedAt = ({ kind, check }: Question): boolean => check !== undefined && kind !== 'file';

/** The id of an upload, and of the file that it becomes: a ULID. */
export const FileId = z.string().regex(/^[0-9A-Z]{26}$/);

/** A confirmed upload, as its applicant sees it. */
export const UploadedFile = z.strictObject({
  /** What an answer holds. */
  fileId: FileId,
  about: z.enum(['answer', 'applicant', 'insured']),
  question: Name,
  kind: z.enum(fileKinds),
  /** Of the file as it is kept: pictures are decoded and encoded anew. */
  contentType: z.string(),
  /** As it is called on the applicant's device; may be empty. */
  name: z.string(),
  bytes: z.number().int(),
  /** In pixels; null for what is no photo. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Whether it must be looked at before it can answer its question. */
  needsCheck: z.boolean(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/**
 * What is wrong with a picture: too few pixels, too dark, out of focus; what must be seen is not (`wanted` names it); a text
 * is not found in it (`wanted` is the text); a video that could not be read. Words: the locale files `uploads.json`.
 */
export const findingCodes = ['too_small', 'too_dark', 'blurred', 'not_seen', 'not_read', 'unreadable'] as const;

export const PictureFinding = z.strictObject({ code: z.enum(findingCodes), wanted: z.string().nullable() });
export type PictureFinding = z.infer<typeof PictureFinding>;

/** What was seen: things, surest first, in English as the service names them. */
export const SeenLabel = z.strictObject({ name: z.string(), confidence: z.number() });
export type SeenLabel = z.infer<typeof SeenLabel>;

export const PictureCheck = z.strictObject({
  fileId: FileId,
  /** `running`: ask again in a moment (videos). */
  state: z.enum(['running', 'done']),
  /** Whether the file can answer its question; false while it is running. */
  isGood: z.boolean(),
  findings: z.array(PictureFinding),
  labels: z.array(SeenLabel),
});
export type PictureCheck = z.infer<typeof PictureCheck>;
