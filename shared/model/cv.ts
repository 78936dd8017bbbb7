/** What a page can use of a CV. Everything stands in the file; nothing is on the page until its owner takes it over. */
import * as z from 'zod';

export const CvPage = z.strictObject({
  displayName: z.string(),
  title: z.string(),
  location: z.string(),
  organisation: z.string(),
  aboutMe: z.string(),
  /** `mailto:`, `tel:` (as it is written) and web addresses. */
  links: z.array(z.string()),
  /** Titles of what somebody offers. */
  offers: z.array(z.string()),
  features: z.array(z.strictObject({ title: z.string(), text: z.string() })),
});
export type CvPage = z.infer<typeof CvPage>;
