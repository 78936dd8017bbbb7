/** The agreement of a PayPal account to be charged for renewals: a payment token in PayPal's vault (v3). */
import * as z from 'zod';
import { maskEmail } from '../../accounts/mask-address.ts';
import { askPayPal, payPalError } from './paypal-client.ts';

const PaymentToken = z.object({
  payment_source: z.object({ paypal: z.object({ email_address: z.string().default('') }) }),
});

const pathOf = (methodId: string): string => `/v3/vault/payment-tokens/${encodeURIComponent(methodId)}`;

/** Whose agreement it is, masked; null when it has ended. */
export async function readPayer(methodId: string): Promise<string | null> {
  const answer = await askPayPal({ method: 'GET', path: pathOf(methodId) });
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw payPalError(answer, pathOf(methodId));
  return maskEmail(PaymentToken.parse(answer.body).payment_source.paypal.email_address);
}

/** One that the payer took back themselves is none any more. */
export async function endAgreement(methodId: string): Promise<void> {
  const answer = await askPayPal({ method: 'DELETE', path: pathOf(methodId) });
  if (answer.status >= 300 && answer.status !== 404) throw payPalError(answer, pathOf(methodId));
}
