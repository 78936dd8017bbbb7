/** An account, its subscription and the plans, as the server answers them; the card fields of a provider that says yes. */
import { vi } from 'vitest';
import type { Account } from '../../../../../shared/model/account.ts';
import { plans } from '../../../../../shared/model/account.ts';
import type {
  ChangePreview,
  Customer,
  Invoice,
  Money,
  PaymentStep,
  Subscription,
} from '../../../../../shared/model/billing.ts';
import type { BillingRecord, Catalogue, PlanOffer } from '../../../../../web/app/areas/billing/use-billing.ts';
import { account as trialAccount } from '../../render-app.tsx';
// Loaded before the first test, which would otherwise wait for them.
import '../../../../../web/app/areas/billing/checkout-area.tsx';
import '../../../../../web/app/areas/billing/payment-area.tsx';
import '../../../../../web/app/areas/billing/plan-area.tsx';
import { answer } from '../conversations/fake-api.ts';

const DAY_MS = 86_400_000;

export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
export const euros = (amount: number): Money => ({ amount: Math.round(amount * 100), currency: 'EUR' });

/** As the app writes a date in English for the account's time zone. */
export function dateOf(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Europe/Stockholm' }).format(new Date(iso));
}

const offer = (planId: PlanOffer['planId'], monthly: number | null): PlanOffer => ({
  planId,
  ...plans[planId],
  features: [...plans[planId].features],
  monthly: monthly === null ? null : euros(monthly),
  yearly: monthly === null ? null : euros(monthly * 10),
  isByEnquiry: planId === 'team2',
});

export const catalogue: Catalogue = {
  country: 'SE',
  currency: 'EUR',
  monthsFree: 2,
  isVatExcluded: true,
  payWays: ['card', 'paypal'],
  plans: [offer('free', null), offer('individual', 12), offer('pro', 29), offer('team1', 99), offer('team2', null)],
};

export const account: Account = {
  ...trialAccount,
  plan: { id: 'individual', isTrial: false, trialEndsAt: null, paidUntil: inDays(20) },
};

export const subscription: Subscription = {
  planId: 'individual',
  cycle: 'monthly',
  status: 'active',
  price: euros(12),
  startedAt: inDays(-40),
  periodStart: inDays(-10),
  periodEnd: inDays(20),
  nextBillingAt: inDays(20),
  isAutoRenewing: true,
  payWay: 'card',
  cardId: 'pm_1',
  next: null,
  failure: null,
  billedBy: 'us',
};

export const withoutSubscription: BillingRecord = { subscription: null, history: [], meters: [], open: null };

export const record: BillingRecord = {
  subscription,
  history: [
    { eventId: 'e1', at: inDays(-40), kind: 'started', planId: 'individual', cycle: 'monthly', money: euros(15) },
  ],
  meters: [{ name: 'questions', used: 9_320, limit: 10_000, resetsAt: inDays(20) }],
  open: null,
};

export const customer: Customer = {
  details: {
    billingEmail: 'mara@example.com',
    name: 'Mara Lindqvist',
    company: '',
    vatNumber: '',
    addressLine: 'Sveavägen 12',
    city: 'Stockholm',
    postcode: '111 57',
    country: 'SE',
  },
  cards: [
    { cardId: 'pm_1', brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2090, nameOnCard: 'Mara Lindqvist' },
  ],
  wallet: null,
  paypal: null,
};

export const preview: ChangePreview = {
  kind: 'subscribe',
  planId: 'individual',
  cycle: 'monthly',
  from: inDays(-0.001),
  lines: [
    { kind: 'plan', money: euros(12), percent: null },
    { kind: 'vat', money: euros(3), percent: 25 },
  ],
  total: euros(15),
  next: { at: inDays(31), total: euros(15) },
  locks: [],
  payWays: ['card', 'paypal', 'gopay'],
};

export const paidStep: PaymentStep = {
  orderId: 'order-1',
  state: 'paid',
  payWay: 'card',
  total: euros(15),
  clientSecret: null,
  approvalUrl: null,
  qr: null,
  errorLabel: null,
};

export const invoice: Invoice = {
  invoiceId: 'invoice-1',
  number: 'XP-2026-000001',
  description: 'Individual, monthly',
  planId: 'individual',
  cycle: 'monthly',
  billedAt: inDays(-10),
  net: euros(12),
  vat: euros(3),
  total: euros(15),
  status: 'paid',
  payWay: 'card',
  hasFile: true,
};

/** Somebody in the trial, who has paid before and has a card. */
export function answerBilling(): void {
  answer('getUserInfo', () => trialAccount);
  answer('officialWebsiteList', () => catalogue);
  answer('subscriptionRecord', () => withoutSubscription);
  answer('customerDetail', () => ({ customer }));
  answer('previewSubscription', () => preview);
  answer('invoicePage', () => ({ invoices: [], count: 0 }));
}

/** The same with a subscription. */
export function answerSubscribed(changes: Partial<Subscription> = {}): void {
  answerBilling();
  answer('getUserInfo', () => account);
  answer('subscriptionRecord', () => ({ ...record, subscription: { ...subscription, ...changes } }));
}

/** A window for tables, or for cards. */
export function useWidth(isWide: boolean): void {
  const list = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
}

/** As if half a second had gone by: before that the same press again is one action (`createEffectRunner`). */
export function afterAMoment(): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 1_000);
}

/** What the hosted fields answer when they are confirmed. */
export const confirmCard =
  vi.fn<(nameOnCard?: string) => Promise<{ errorLabel: string | null; setupId: string | null }>>();
