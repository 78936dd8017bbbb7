/**
 * Rows of the `insurance` table: files of applications. The file itself lies in the bucket `documents` under
 * `applications/<application>/`, an upload until it is confirmed in `incoming` under the same.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | confirmed file | APPLICATION#<application> | FILE#<file> |
 */
import * as z from 'zod';
import { SeenLabel, UploadedFile } from '../../../../shared/insurance/uploads.ts';
import { applicationKey } from '../application-rows.ts';

/** What a service saw in a picture; compared with answers whenever one changes. */
export const Seen = z.object({
  labels: z.array(SeenLabel),
  /** Lines of text. */
  texts: z.array(z.string()),
  /** From 0 to 100; null for what has none, such as a video. */
  brightness: z.number().nullable(),
  sharpness: z.number().nullable(),
  /** Whether the service could look at it at all. */
  isReadable: z.boolean(),
});
export type Seen = z.infer<typeof Seen>;

export const FileRow = z.object({
  ...UploadedFile.shape,
  applicationId: z.string(),
  /** Null until it was looked at. */
  seen: Seen.nullable(),
  /** Of the look at a video that is under way; null before. */
  jobId: z.string().nullable(),
  createdAt: z.string(),
  /** Seconds since the epoch; the object goes in the same days (infra/constructs/app-buckets.ts). */
  expiresAt: z.number().int(),
});
export type FileRow = z.infer<typeof FileRow>;

export const fileKey = (applicationId: string, fileId: string) => ({
  pk: applicationKey(applicationId).pk,
  sk: `FILE#${fileId}`,
});

/** Nobody else's: the id of an application is its own, and ids have no slash in them. */
export const objectKey = (applicationId: string, fileId: string): string => `applications/${applicationId}/${fileId}`;
