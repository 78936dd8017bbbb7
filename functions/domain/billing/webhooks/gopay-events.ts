/**
 * Notifications of Midtrans: each carries the SHA-512 of what it is about and our server key
 * (docs.midtrans.com/docs/https-notification-webhooks, "Verifying the authenticity").
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import type { CallContext } from '../../../kit/context.ts';
import { environment } from '../../../kit/environment.ts';
import { parseJsonBody } from '../../../kit/read-body.ts';
import { GoPaySecret, readKeys } from '../providers/provider-secrets.ts';
import type { ProviderEvent } from './take-provider-event.ts';
import { isSameText, rawOrThrow, refuseForged } from './verify-text.ts';

export const needs: StoreNeeds = { secrets: ['gopay'] };

const signed = {
  status_code: z.string().max(10),
  signature_key: z.string().max(200),
  merchant_id: z.string().optional(),
};

const AboutPayment = z.object({
  ...signed,
  order_id: z.string().max(100),
  gross_amount: z.string().max(30),
  transaction_id: z.string().max(100),
  transaction_status: z.string().max(40),
});
/** A wallet was linked or unlinked: that is asked for when it matters. */
const AboutWallet = z.object({ ...signed, account_id: z.string().max(100), account_status: z.string().max(40) });

/** Null for notifications that say nothing to us. Throws a refusal without a reason for what Midtrans did not sign. */
export async function readGoPayEvent(context: Pick<CallContext, 'raw'>): Promise<ProviderEvent | null> {
  const { serverKey } = await readKeys('gopay', GoPaySecret);
  const body = parseJsonBody(rawOrThrow(context).body);
  const wallet = AboutWallet.safeParse(body);
  if (wallet.success) {
    const { account_id: id, account_status: status, status_code: code } = wallet.data;
    check(wallet.data, id + status + code + serverKey);
    return null;
  }
  const payment = AboutPayment.safeParse(body);
  if (!payment.success) refuseForged('gopay');
  const { order_id: order, status_code: code, gross_amount: amount } = payment.data;
  check(payment.data, order + code + amount + serverKey);
  const { transaction_id: reference, transaction_status: status } = payment.data;
  // A notification has no id of its own: what it says of which payment is one.
  return { eventId: `${reference}.${status}.${code}`, reference };
}

type Signed = { signature_key: string; merchant_id?: string | undefined };

function check({ signature_key: signature, merchant_id: merchant }: Signed, text: string): void {
  const isOurs = merchant === undefined || merchant === environment.goPayMerchantId();
  if (!isOurs || !isSameText(signature, createHash('sha512').update(text).digest('hex'))) refuseForged('gopay');
}
