/** What an insurer's people see and write: their products, vouchers and exclusion list. Channels: channel.ts. */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';
import { CalendarDateText } from '../rules/calendar-date-text.ts';
import { shortText } from '../rules/short-text.ts';
import { ChannelCode } from './channel.ts';
import { ProductCode, ProductDefinition } from './definition.ts';
import { ProductCase } from './product-cases.ts';
import { ProductTexts } from './product-texts.ts';

/** A product as one file, as `npm run product` sends it: what its folder holds (docs/insurance-products.md). */
export const ProductBundle = z.strictObject({
  definition: ProductDefinition,
  cases: z.array(ProductCase).max(500),
  texts: z.partialRecord(z.enum(languageValues), ProductTexts),
  wordings: z.partialRecord(z.enum(languageValues), z.string().max(300_000)),
});
export type ProductBundle = z.infer<typeof ProductBundle>;

export const InsurerProduct = z.strictObject({
  code: ProductCode,
  /** In the first of its languages. */
  name: z.string(),
  line: z.enum(['travel', 'pet', 'motor', 'accident']),
  country: z.string(),
  languages: z.array(z.enum(languageValues)),
  /** The one that is sold now; those before it are kept for what was quoted by them. */
  version: z.number().int(),
  publishedAt: z.string(),
  onSale: z.strictObject({ from: z.string(), until: z.string().nullable() }),
  isOnSale: z.boolean(),
});
export type InsurerProduct = z.infer<typeof InsurerProduct>;

/** What uploads of insurers are for, and what they take. */
export const insurerUploads = {
  product: { type: 'application/json', megabytes: 5 },
  exclusions: { type: 'text/csv', megabytes: 2 },
} as const;
export const insurerUploadPurposes = ['product', 'exclusions'] as const;
export type InsurerUploadPurpose = (typeof insurerUploadPurposes)[number];

const VoucherShape = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{1,38}[A-Za-z0-9]$/),
  /** What it takes off: percents of the premium, or an amount in minor units of the product's currency; one of both. */
  percent: z.number().min(0.01).max(100).nullable(),
  amount: z.number().int().positive().max(1e9).nullable(),
  /** Both included, where the product is sold. */
  from: CalendarDateText,
  until: CalendarDateText,
  /** Null for all of the insurer's. */
  products: z.array(ProductCode).min(1).max(50).nullable(),
  channels: z.array(ChannelCode).min(1).max(50).nullable(),
  uses: z.number().int().min(1).max(1_000_000),
});

export const InsurerVoucherContent = VoucherShape.refine(
  ({ percent, amount }) => (percent === null) !== (amount === null),
  'a percent or an amount',
).refine(({ from, until }) => from <= until, 'from before until');
export type InsurerVoucherContent = z.infer<typeof InsurerVoucherContent>;

export const InsurerVoucher = VoucherShape.extend({ used: z.number().int() });
export type InsurerVoucher = z.infer<typeof InsurerVoucher>;

/** Somebody whom an insurer does not insure, as the list is written; only marks of it are kept. */
export const ExcludedPerson = z.strictObject({
  firstName: shortText(120),
  lastName: shortText(120, { optional: true }),
  birth: CalendarDateText,
  idNumber: shortText(60, { optional: true }).optional(),
});
export type ExcludedPerson = z.infer<typeof ExcludedPerson>;

/** Of a file of the exclusion list; a longer one is sent in parts. */
export const MAX_EXCLUSION_ROWS = 2_000;
