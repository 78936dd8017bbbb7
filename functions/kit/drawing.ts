/** What is asked of the function that draws, and what it answers. */
import * as z from 'zod';

/** Largest side in CSS pixels; a page that is longer is cut there. */
export const MAX_SIDE = 16_000;

export const Drawing = z.strictObject({
  /** In CSS pixels; for a PDF the width that the document is laid out for. */
  width: z.number().int().min(1).max(4_000),
  height: z.number().int().min(1).max(MAX_SIDE),
  format: z.enum(['png', 'jpeg', 'pdf']),
  /** Device pixels a CSS pixel. */
  scale: z.number().min(1).max(3).exactOptional(),
  /** The whole document, not only what is in the window. */
  isWhole: z.boolean().exactOptional(),
  /** Of a JPEG. */
  quality: z.number().int().min(1).max(100).exactOptional(),
});
export type Drawing = z.infer<typeof Drawing>;

export const DrawRequest = z.strictObject({ html: z.string().min(1), drawing: Drawing });
export type DrawRequest = z.infer<typeof DrawRequest>;

export const DrawAnswer = z.strictObject({
  /** base64 */
  body: z.string().min(1),
  /** Requests that the document tried to make; none of them left. */
  refused: z.number().int(),
});
export type DrawAnswer = z.infer<typeof DrawAnswer>;
