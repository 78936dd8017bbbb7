/** Look-ups and checks that fill and try an application (specification 2, section 7): addresses, ids, ages, cars, exclusions. */
import * as z from 'zod';
import { ProductCode } from '../insurance/definition.ts';
import { carCountries, FoundCar, foundAddresses } from '../insurance/lookups.ts';
import { CalendarDateText } from '../rules/calendar-date-text.ts';
import { nationalIdKinds } from '../rules/national-id.ts';
import { defineCall } from './define-call.ts';
import { exclusionChecks, lookups, publicRead } from './limits.ts';

const common = {
  group: 'insurance-reference',
  method: 'POST',
  caller: 'open',
  origin: 'spec',
  plan: 'any',
  limits: publicRead,
  bodyBytes: 4_096,
  errors: [],
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;

/** What somebody has typed so far. */
const typed = z.string().trim().min(2).max(80);

const foundCars = z.strictObject({ isSample: z.boolean(), cars: z.array(FoundCar).max(300) });

const address = {
  id: 'SW1A 9ZZ-1',
  line: '1 Example Mews',
  town: 'London',
  region: 'Greater London',
  postcode: 'SW1A 9ZZ',
  country: 'GB',
  local: null,
} as const;

const car = { make: 'Perodua', model: 'Myvi', year: 2024, cc: 1_496, body: 'hatchback', value: 48_000 } as const;

const personName = z.string().trim().min(1).max(60);

export const getHkAddress = defineCall({
  ...common,
  name: 'getHkAddress',
  path: '/v1/addressUser/getHkAddress',
  summary:
    'Addresses in Hong Kong that hold the words typed so far: building, street and district, in English or Chinese.',
  limits: lookups,
  input: z.strictObject({ text: typed }),
  output: foundAddresses,
  example: { input: { text: 'Queen' }, output: { isSample: true, addresses: [] } },
});

export const getAddress = defineCall({
  ...common,
  name: 'getAddress',
  path: '/v1/findaddress/getAddress',
  summary: 'Addresses of a postcode of the United Kingdom.',
  limits: lookups,
  input: z.strictObject({ postcode: z.string().trim().min(5).max(10) }),
  output: foundAddresses,
  example: { input: { postcode: 'SW1A 9ZZ' }, output: { isSample: true, addresses: [address] } },
});

export const validateUserId = defineCall({
  ...common,
  name: 'validateUserId',
  path: '/v1/validate/validateUserId',
  summary: 'Whether a national id number is well formed: Thai, Macao, or Indonesian.',
  input: z.strictObject({ kind: z.enum(nationalIdKinds), id: z.string().max(40) }),
  output: z.strictObject({ valid: z.boolean() }),
  example: { input: { kind: 'thai', id: '1101700230708' }, output: { valid: true } },
});

export const getUserAgeByDob = defineCall({
  ...common,
  name: 'getUserAgeByDob',
  path: '/v1/validate/getUserAgeByDob',
  summary: 'An age on a day: in full years (unit 2), or in days with both ends (unit 1).',
  input: z.strictObject({
    birth: CalendarDateText,
    unit: z.union([z.literal(1), z.literal(2)]),
    /** Today in UTC without it. */
    on: CalendarDateText.optional(),
  }),
  /** Null for somebody who is not born on that day. */
  output: z.strictObject({ age: z.number().int().nullable() }),
  example: { input: { birth: '2000-02-29', unit: 2, on: '2026-02-28' }, output: { age: 25 } },
});

export const validateUserAgeSm = defineCall({
  ...common,
  name: 'validateUserAgeSm',
  path: '/v1/validate/validateUserAgeSm',
  summary: 'Whether somebody’s age lies within the limits of a product on a day, and what the limits are.',
  input: z.strictObject({
    productCode: ProductCode,
    who: z.enum(['applicant', 'insured']),
    birth: CalendarDateText,
    /** Today where the product is sold without it. */
    on: CalendarDateText.optional(),
  }),
  output: z.strictObject({
    valid: z.boolean(),
    limits: z.array(
      z.strictObject({ unit: z.union([z.literal(1), z.literal(2)]), least: z.number().int(), most: z.number().int() }),
    ),
  }),
  example: {
    input: { productCode: 'travel-hk', who: 'applicant', birth: '1990-02-03' },
    output: { valid: true, limits: [{ unit: 2, least: 18, most: 85 }] },
  },
});

export const validateUserKTP = defineCall({
  ...common,
  name: 'validateUserKTP',
  path: '/v1/validate/validateUserKTP',
  summary: 'Whether the number of an Indonesian KTP is well formed, and agrees with a date of birth where one is sent.',
  input: z.strictObject({ ktp: z.string().max(40), birth: CalendarDateText.optional() }),
  output: z.strictObject({ valid: z.boolean(), agreesWithBirth: z.boolean().nullable() }),
  example: {
    input: { ktp: '3174091502900001', birth: '1990-02-15' },
    output: { valid: true, agreesWithBirth: true },
  },
});

export const BocgBlackArea = defineCall({
  ...common,
  name: 'BocgBlackArea',
  path: '/v1/dtxbocgdata/BocgBlackArea',
  summary: 'Whether a product insures nothing in a country.',
  input: z.strictObject({ productCode: ProductCode, country: z.string().regex(/^[A-Z]{2}$/) }),
  output: z.strictObject({ isExcluded: z.boolean() }),
  example: { input: { productCode: 'travel-hk', country: 'SY' }, output: { isExcluded: true } },
});

export const BocgBlackInsured = defineCall({
  ...common,
  name: 'BocgBlackInsured',
  path: '/v1/dtxbocgdata/BocgBlackInsured',
  summary: 'Whether a person is on the exclusion list of a product’s insurer: yes or no, and nothing else.',
  limits: exclusionChecks,
  input: z.strictObject({
    productCode: ProductCode,
    firstName: personName,
    lastName: personName,
    birth: CalendarDateText,
    idNumber: z.string().trim().min(4).max(40).optional(),
  }),
  output: z.strictObject({ isExcluded: z.boolean() }),
  example: {
    input: { productCode: 'travel-hk', firstName: 'Ana', lastName: 'Example', birth: '1990-02-03' },
    output: { isExcluded: false },
  },
});

export const getCarInfo = defineCall({
  ...common,
  name: 'getCarInfo',
  path: '/v1/car/getCarInfo',
  summary: 'One car: what is known of a make, model and year in a country.',
  limits: lookups,
  input: z.strictObject({
    country: z.enum(carCountries),
    make: z.string().max(40),
    model: z.string().max(60),
    year: z.number().int().min(1950).max(2100),
  }),
  output: z.strictObject({ isSample: z.boolean(), car: FoundCar.nullable() }),
  example: {
    input: { country: 'MY', make: 'Perodua', model: 'Myvi', year: 2024 },
    output: { isSample: true, car },
  },
});

export const getAllCarInfo = defineCall({
  ...common,
  name: 'getAllCarInfo',
  path: '/v1/car/getAllCarInfo',
  summary: 'Cars of a country by make, and by model and year where they are said.',
  limits: lookups,
  input: z.strictObject({
    country: z.enum(carCountries),
    make: z.string().max(40),
    model: z.string().max(60).optional(),
    year: z.number().int().min(1950).max(2100).optional(),
  }),
  output: foundCars,
  example: { input: { country: 'MY', make: 'Perodua' }, output: { isSample: true, cars: [car] } },
});

export const zipCode = defineCall({
  ...common,
  name: 'zipCode',
  path: '/v1/car/zipCode',
  summary: 'The areas of a postcode in Malaysia or Thailand.',
  limits: lookups,
  input: z.strictObject({
    country: z.enum(carCountries),
    zip: z
      .string()
      .trim()
      .regex(/^[0-9]{5}$/),
  }),
  output: foundAddresses,
  example: { input: { country: 'TH', zip: '10110' }, output: { isSample: true, addresses: [] } },
});
