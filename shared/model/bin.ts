/** What an owner removed and can have back for thirty days. */
import * as z from 'zod';
import { Photo } from './photo.ts';

export const binKinds = ['contact', 'offer', 'feature', 'post', 'media', 'product', 'film'] as const;
export type BinKind = (typeof binKinds)[number];

/** How long what was removed is kept. */
export const BIN_DAYS = 30;

export const BinEntry = z.strictObject({
  kind: z.enum(binKinds),
  id: z.string(),
  /** What its owner knows it by; empty when it has no words. */
  title: z.string(),
  photo: Photo.nullable(),
  deletedAt: z.iso.datetime(),
  /** Days that are left, rounded up: at least 1. */
  daysLeft: z.number().int().positive(),
});
export type BinEntry = z.infer<typeof BinEntry>;
