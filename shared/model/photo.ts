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
