/** A paying customer and their subscription, as rows. */
import type { CustomerRow, SubscriptionRow } from '../../functions/domain/billing/billing-rows.ts';
import { customerKey, subscriptionKey } from '../../functions/domain/billing/billing-rows.ts';
import { accountId } from './id-tokens.ts';

export const billingDetails = {
  billingEmail: 'mara@example.com',
  name: 'Mara Lindqvist',
  company: 'Studio Lindqvist AB',
  vatNumber: 'SE556677889901',
  addressLine: 'Sveavägen 12',
  city: 'Stockholm',
  postcode: '111 57',
  country: 'SE',
};

export const customerRow = (changes: Partial<CustomerRow> = {}) => ({
  ...customerKey(accountId),
  accountId,
  details: billingDetails,
  stripeCustomerId: null,
  cards: [],
  wallet: null,
  paypal: null,
  version: 1,
  ...changes,
});

export const subscriptionRow = (changes: Partial<SubscriptionRow> = {}) => ({
  ...subscriptionKey(accountId),
  accountId,
  planId: 'individual',
  cycle: 'monthly',
  status: 'active',
  price: { amount: 1_200, currency: 'EUR' },
  startedAt: '2026-02-10T12:00:00.000Z',
  periodStart: '2026-02-10T12:00:00.000Z',
  periodEnd: '2026-03-10T12:00:00.000Z',
  anchorDay: 10,
  isAutoRenewing: true,
  method: null,
  next: null,
  failure: null,
  billedBy: 'us',
  version: 4,
  ...changes,
});
