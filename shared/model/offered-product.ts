/** A company's product, as an agent sees it who may show it on their page. */
import * as z from 'zod';
import { DocumentProductId } from './document-product.ts';
import { Level, ReachableLevel } from './learning-level.ts';
import { CompanyProductCard, InsuranceOfferId, InsuranceProductCard } from './product.ts';

export const OfferedProduct = z.strictObject({
  productId: z.union([DocumentProductId, InsuranceOfferId]),
  /** Name of the company. */
  company: z.string(),
  /** As visitors see it. */
  card: z.discriminatedUnion('source', [CompanyProductCard, InsuranceProductCard]),
  /** Whether its agent wants it on their page. */
  isChosen: z.boolean(),
  /** Null: none. */
  requiredLevel: Level.nullable(),
  /** What the agent has reached now; 0 also where no level is needed. */
  level: ReachableLevel,
  validUntil: z.iso.datetime().nullable(),
  /** Whether that is enough: what is chosen and not allowed is not on the page. */
  isAllowed: z.boolean(),
});
export type OfferedProduct = z.infer<typeof OfferedProduct>;
