/** Pictures of a page (specification 2, section 7): so far uploading one. */
import * as z from 'zod';
import { Photo } from '../model/photo.ts';
import { defineCall } from './define-call.ts';
import { ownerWrite } from './limits.ts';

/** Largest picture, in bytes (specification 1, section 5). */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;

const common = {
  group: 'page-assets',
  plan: 'any',
  caller: 'owner',
  limits: ownerWrite,
  bodyBytes: 16_384,
  streaming: false,
  bodyHash: false,
  orderBy: null,
} as const;

export const getSignedUrl = defineCall({
  ...common,
  name: 'getSignedUrl',
  method: 'GET',
  path: '/v1/s3/getSignedUrl',
  origin: 'spec',
  summary:
    'A POST policy with which the browser uploads one picture, for ten minutes, of exactly this type and at most 8 MB.',
  input: z.strictObject({ purpose: z.literal('photo'), contentType: z.string().max(100) }),
  output: z.strictObject({
    url: z.string(),
    /** Sent as form fields before the file. */
    fields: z.record(z.string(), z.string()),
    uploadId: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['file_type_unsupported'],
  example: {
    input: { purpose: 'photo', contentType: 'image/jpeg' },
    output: {
      url: 'https://incoming.example.com/',
      fields: { key: 'photos/6b1f/01J0' },
      uploadId: '01J0',
      expiresAt: '2026-01-01T09:10:00.000Z',
    },
  },
  effect: false,
  body: 'none',
});

export const saveMedia = defineCall({
  ...common,
  name: 'saveMedia',
  method: 'POST',
  path: '/v1/pageMedia/saveMedia',
  origin: 'ours',
  summary: 'Confirms an upload: decoded, cropped, re-encoded without its metadata, stored on the media host.',
  input: z.strictObject({
    uploadId: z.string().max(40),
    use: z.enum(['profile', 'cover', 'main']),
    /** The part to keep, in pixels of the picture as shown upright; all of it when absent. */
    crop: z
      .strictObject({
        x: z.number().int().nonnegative(),
        y: z.number().int().nonnegative(),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
      })
      .optional(),
  }),
  output: Photo,
  errors: ['file_too_large', 'file_type_unsupported'],
  example: {
    input: { uploadId: '01J0', use: 'profile' },
    output: { mediaId: '01J1', path: '/m/6b1f/01J1.webp', width: 800, height: 800 },
  },
  effect: true,
  body: 'json',
});
