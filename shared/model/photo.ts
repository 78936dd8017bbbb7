/** A picture of an owner, as pages and the editor know it. */
import * as z from 'zod';

export const Photo = z.strictObject({
  mediaId: z.string().max(40),
  /** Path on the media host, e.g. `/m/<owner>/<id>.webp`. */
  path: z.string().max(200),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type Photo = z.infer<typeof Photo>;

/** What a picture was uploaded for: how large it is kept follows from it. */
export const photoUses = ['profile', 'cover', 'main', 'background', 'library'] as const;
export type PhotoUse = (typeof photoUses)[number];

/** A picture in its owner's library. */
export const MediaItem = z.strictObject({
  photo: Photo,
  use: z.enum(photoUses),
  /** As the file was called, or empty. */
  name: z.string(),
  /** Size of what is kept; 0 where it was never noted. */
  bytes: z.number().int().nonnegative(),
  /** Whether it is offered when a picture is chosen. */
  isEnabled: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type MediaItem = z.infer<typeof MediaItem>;

/** Most pictures of one owner. */
export const MAX_MEDIA = 1_000;
