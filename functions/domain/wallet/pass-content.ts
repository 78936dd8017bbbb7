/**
 * What a wallet pass of a page says. The publish job draws it, the job `sign-pass` signs it: so the keys stay with a
 * function that knows nothing but this. All of it stands on the page itself.
 */
import * as z from 'zod';
import { hexColour } from '../../../shared/rules/hex-colour.ts';

/** What stands over the parts of a pass, in one language. `{{name}}` is the owner's. */
const PassLabels = z.strictObject({
  description: z.string(),
  title: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  place: z.string(),
  page: z.string(),
});
export type PassLabels = z.infer<typeof PassLabels>;

export const PassContent = z.strictObject({
  /** The same for every pass of an owner, so that a newer one takes the place of an older. */
  serial: z.string().regex(/^[0-9a-f]{24}$/),
  /** BCP 47, of the page. */
  language: z.string(),
  /** By BCP 47; that of the page is among them. */
  labels: z.record(z.string(), PassLabels),
  name: z.string(),
  /** Empty ones are left out of the pass. */
  title: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  place: z.string(),
  tagline: z.string(),
  /** Address of the page: what the code says. */
  address: z.string(),
  /** Addresses of the web, each under what it is called. */
  links: z.array(z.strictObject({ label: z.string(), address: z.string() })),
  background: hexColour,
  /** Readable on it. */
  text: hexColour,
  /** Path on the media host. */
  photo: z.string().nullable(),
  publishedAt: z.iso.datetime(),
});
export type PassContent = z.infer<typeof PassContent>;
