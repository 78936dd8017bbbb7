/** What the domain asks of a payment provider, whoever it is. Stripe, PayPal and GoPay (Midtrans) stand behind it. */
import type { Money, PayWay } from '../../../shared/model/billing.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';

/** How a later charge reaches the payer: a kept card, an agreement with PayPal, a linked wallet. Ids are the provider's. */
export type KeptMethod = { payWay: PayWay; methodId: string };

export type PaymentRequest = {
  /** Ours: also the provider's idempotency key and its reference to us. */
  orderId: string;
  money: Money;
  /** Goes on statements and the provider's own pages, e.g. "XPage Individual, monthly". */
  description: string;
  /** The customer at Stripe; null where the provider knows none. */
  providerCustomerId: string | null;
  /** Whether the method is to be kept for renewals. */
  isKept: boolean;
  /** Path of ours to which the provider's pages send the payer back; the payment page of the app without one. */
  returnPath?: string;
  /** Whether the payer pays on a page of the provider's, also by card; not, if nothing is said. */
  isHosted?: boolean;
  /** Of the provider's page, where it has one. */
  language?: LanguageValue;
};

/** What the payer needs to go on; see PaymentStep. */
export type StartedPayment = {
  /** The provider's id of the payment. */
  reference: string;
  clientSecret: string | null;
  approvalUrl: string | null;
  qr: { text: string; deepLink: string; expiresAt: string } | null;
};

/** A payment as the provider has it: the truth. */
export type ProviderPayment = {
  reference: string;
  orderId: string;
  /** `open`: the payer has to act; `pending`: the provider is not sure yet. */
  state: 'open' | 'pending' | 'paid' | 'failed' | 'refunded';
  money: Money;
  /** The provider's own words about a failure. */
  errorLabel: string | null;
  /** What can be charged later, when it was asked to be kept. */
  kept: KeptMethod | null;
  clientSecret: string | null;
};

/** Throws `provider_error` (with the provider's label) for a refusal that is nobody's payment, `unavailable` when it does not answer. */
export interface PaymentProvider {
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** A charge without the payer (a renewal), or with a kept card while the payer is there: then the bank may still ask (state `open`). */
  chargeKept(request: PaymentRequest, method: KeptMethod, isPayerPresent: boolean): Promise<ProviderPayment>;
  read(reference: string): Promise<ProviderPayment>;
  /** Takes an approved payment (PayPal); for the others the same as `read`. */
  capture(reference: string, orderId: string): Promise<ProviderPayment>;
  /** Ends an open payment at the provider, so that it cannot be paid any more; answers what it is then. */
  giveUp(reference: string): Promise<ProviderPayment>;
  /** Repeating it with the same order changes nothing. */
  refund(reference: string, orderId: string, money: Money): Promise<void>;
}
