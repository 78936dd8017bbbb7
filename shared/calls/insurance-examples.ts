/** What several contracts about applications and their payment share: examples, and errors. */
import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { ApplicationView, PriceView } from '../insurance/application.ts';

export const examplePrice: z.infer<typeof PriceView> = {
  plan: 'standard',
  currency: 'HKD',
  lines: [{ id: 'days', kind: 'premium', person: null, amount: 56_00 }],
  premium: 56_00,
  charges: 0,
  total: 56_00,
};

export const exampleQuote: NonNullable<ApplicationView['quote']> = {
  quoteId: '01JGFJJZ00000000000000000Q',
  version: 1,
  quotedAt: '2026-01-01T09:00:00.000Z',
  validUntil: '2026-01-15',
  decision: 'accept',
  reasons: [],
  prices: [examplePrice],
  voucherCode: null,
  changes: null,
};

export const exampleApplication: ApplicationView = {
  applicationId: 'AAAAAAAAAAAAAAAAAAAAAA',
  productCode: 'travel-hk',
  version: 1,
  channelCode: 'harbour-vale',
  agentName: null,
  language: 'en_us',
  state: 'accepted',
  answers: { answer: { start: '2026-02-01', end: '2026-02-03' }, applicant: {}, insured: [] },
  plan: 'standard',
  voucherCode: null,
  instalments: null,
  revision: 2,
  quote: exampleQuote,
  changes: null,
};

export const exampleOpened = { applicationId: exampleApplication.applicationId, key: 'A'.repeat(43) };

export const exampleOrderId = '01JGFJJZ00000000000000000P';

/** What ordering an application can answer; another way of paying may order it anew. */
export const checkoutErrors = [
  'quote_needed',
  'price_changed',
  'consent_required',
  'application_not_accepted',
  'application_incomplete',
  'application_closed',
  'voucher_invalid',
  'change_outdated',
  'change_empty',
  'payment_open',
  'conflict',
] as const satisfies ErrorCode[];
