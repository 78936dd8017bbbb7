/** What calls answer that make a file: the answer holds it whole. */
import * as z from 'zod';

export const MadeFile = z.strictObject({
  fileName: z.string(),
  contentType: z.string(),
  content: z.string(),
  /** Entries in the file. */
  count: z.number().int(),
  /** There are more than a file takes: so many entries as the call reads, or 4 MB. */
  isCut: z.boolean(),
});
