/** What look-ups of addresses and cars find. */
import * as z from 'zod';

/** An address, or the part of one that a postcode says. Empty where nothing is known. */
export const FoundAddress = z.strictObject({
  id: z.string(),
  /** House, street, building. */
  line: z.string(),
  /** Town, city, village or district. */
  town: z.string(),
  /** Province, state, county. */
  region: z.string(),
  postcode: z.string(),
  country: z.string().length(2),
  /** The same in the place's own letters (Chinese, Thai); null where it has no others. */
  local: z.strictObject({ line: z.string(), town: z.string(), region: z.string() }).nullable(),
});
export type FoundAddress = z.infer<typeof FoundAddress>;

/** What a look-up of addresses answers. */
export const foundAddresses = z.strictObject({
  /** Whether they come from the sample data that ships with the project. */
  isSample: z.boolean(),
  addresses: z.array(FoundAddress).max(20),
});

/** Countries whose cars and plates are looked up. */
export const carCountries = ['MY', 'TH'] as const;
export type CarCountry = (typeof carCountries)[number];

export const FoundCar = z.strictObject({
  make: z.string(),
  model: z.string(),
  year: z.number().int(),
  /** Cubic centimetres; 0 for an electric one. */
  cc: z.number().int(),
  body: z.string(),
  /** What it is worth, in major units of the country's currency. */
  value: z.number(),
});
export type FoundCar = z.infer<typeof FoundCar>;
