/** The customer of an insurer as they see themselves in the portal (specification 1, section 3). */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** Ways in which a customer may be told of offers. */
export const marketingWays = ['email', 'sms', 'phone'] as const;
export type MarketingWay = (typeof marketingWays)[number];

/** The words of the question that a consent answers; kept with it. */
export const MARKETING_TEXT_VERSION = '2026-01-01';

export const MarketingChoice = z.strictObject({
  /** The specified preference: yes or no. */
  marketing: z.boolean(),
  /** With a yes, at least one; with a no, none. */
  ways: z.array(z.enum(marketingWays)).max(marketingWays.length),
});
export type MarketingChoice = z.infer<typeof MarketingChoice>;

export const MarketingPreferences = z.strictObject({
  ...MarketingChoice.shape,
  /** The words that were answered, and when; null while nobody has asked. */
  textVersion: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type MarketingPreferences = z.infer<typeof MarketingPreferences>;

/** Nobody is told of offers who has not said yes. */
export const noMarketing: MarketingPreferences = { marketing: false, ways: [], textVersion: null, at: null };

export const Customer = z.strictObject({
  customerId: z.string(),
  email: z.string(),
  /** Null while it is not said: nobody has to. */
  gender: z.enum(genders).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** A day, `YYYY-MM-DD`; null until it is told, as all that follows is empty until then. */
  birth: z.string().nullable(),
  /** E.164. */
  telephone: z.string(),
  postcode: z.string(),
  addressLine: z.string(),
  town: z.string(),
  /** ISO alpha-2. */
  country: z.string(),
  language: z.enum(languageValues),
  preferences: MarketingPreferences,
  createdAt: z.iso.datetime(),
});
export type Customer = z.infer<typeof Customer>;
