/**
 * Rows of the `insurance` table: customers, who have accounts of their own. Their policies: ../insurance/policy-rows.ts.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | customer | CUSTOMER#<customer> | CUSTOMER |
 * | sign-in counter and lock | CUSTOMER#<customer> | SIGN-IN |
 * | known browser (../accounts/known-devices.ts) | CUSTOMER#<customer> | KNOWN#<SHA-256 of the customer and the browser's name> |
 * | session: one sign-in in one browser | CUSTOMER#<customer> | SESSION#<time of the sign-in, seconds> |
 * | answer about marketing, with its words | CUSTOMER#<customer> | MARKETING#<time> |
 * | unique e-mail address | EMAIL#<canonical address> | EMAIL |
 * | verification code | CODE#<purpose>#<canonical address> | CODE |
 * | user of a sign-up that was never finished, about to be deleted | HALF#<customer> | HALF |
 *
 * A customer's id is made by us and is the user name in the customers' pool. Reservation and sign-up are as owners' are
 * (../accounts/account-rows.ts), in this table and that pool.
 */
import * as z from 'zod';
import { Customer } from '../../../shared/model/customer.ts';

export const CustomerRow = z.object({
  ...Customer.shape,
  status: z.enum(['active', 'suspended', 'deleted']),
  /** Seconds since the epoch. */
  tokensValidAfter: z.number().int(),
  /** What the person agreed to, and when. */
  consent: z.object({ termsVersion: z.string(), isAdult: z.literal(true), at: z.string() }),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

export const customerKey = (customerId: string) => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' });
export const customerEmailKey = (email: string) => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' });
export const marketingKey = (customerId: string, at: string) => ({
  pk: `CUSTOMER#${customerId}`,
  sk: `MARKETING#${at}`,
});

/** What the customer sees of the row. */
export function toCustomer(row: CustomerRow): Customer {
  const { status: _status, tokensValidAfter: _validAfter, consent: _consent, ...customer } = row;
  return customer;
}
