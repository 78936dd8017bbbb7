/** The showcase: live pages whose owners have them shown, by industry. */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';
import { showcaseIndustries } from './industries.ts';
import { fontIds, pageThemes, templateIds } from './page.ts';

export const IndustryId = z.enum(showcaseIndustries);

/** What a card is drawn from: all of it stands on the page too. */
export const ShowcasePage = z.strictObject({
  /** The page's user name. */
  route: z.string(),
  name: z.string(),
  title: z.string(),
  tagline: z.string(),
  location: z.string(),
  language: z.enum(languageValues),
  industry: IndustryId,
  template: z.enum(templateIds),
  pageTheme: z.enum(pageThemes),
  nameFont: z.enum(fontIds),
  /** The page's accent, opaque hex, and what is readable on it. */
  colour: z.string(),
  onColour: z.string(),
  /** The picture that the page opens with. */
  photo: z.strictObject({ src: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
});
export type ShowcasePage = z.infer<typeof ShowcasePage>;
