/**
 * Rows of the `insurance` table: that somebody passed a product on, and that somebody came by it. They belong to the agent
 * on whose page it was, else to the insurer. Nothing is paid for them: they have no amount.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | spread record | SPREADER#<account> | SPREAD#<spread> |
 * | that a visitor came by it | SPREADER#<account> | REFERRAL#<spread>#<visitor> |
 */
import * as z from 'zod';
import { spreadWays } from '../../../shared/insurance/channel.ts';

export const SpreadRow = z.object({
  spreadId: z.string(),
  channelCode: z.string(),
  productCode: z.string(),
  way: z.enum(spreadWays),
  /** Visitors who came by it, each once. */
  referrals: z.number().int(),
  createdAt: z.string(),
  /** Seconds since the epoch. */
  expiresAt: z.number().int(),
});
export type SpreadRow = z.infer<typeof SpreadRow>;

export const spreadKey = (accountId: string, spreadId: string) => ({
  pk: `SPREADER#${accountId}`,
  sk: `SPREAD#${spreadId}`,
});
export const referralKey = (accountId: string, spreadId: string, visitor: string) => ({
  pk: `SPREADER#${accountId}`,
  sk: `REFERRAL#${spreadId}#${visitor}`,
});
