/** Objects of the Stripe API, with as much of them as the product reads. */
import { randomBytes } from 'node:crypto';
import type { Conduct } from './test-cards.ts';

export type Customer = { id: string; object: 'customer'; metadata: Record<string, string> };

export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  billing_details: { name: string | null };
  customer: string | null;
  /** Ours: how the card behaves, and whether its bank has agreed to charges without the holder. */
  conduct: Conduct;
  isAgreed: boolean;
};

export type CardError = {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
};

export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  description: string | null;
  customer: string | null;
  metadata: Record<string, string>;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  setup_future_usage: string | null;
  payment_method: string | null;
  last_payment_error: CardError | null;
  latest_charge: string | null;
  created: number;
  livemode: false;
};

export type SetupIntent = {
  id: string;
  object: 'setup_intent';
  customer: string;
  usage: 'off_session';
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  client_secret: string;
  payment_method: string | null;
  last_setup_error: CardError | null;
  created: number;
  livemode: false;
};

/** A page of Stripe's own on which one payment is made. */
export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
  created: number;
  livemode: false;
  /** Ours: what its PaymentIntent is made with, and what its payer was told last. */
  intent: Pick<PaymentIntent, 'description' | 'metadata' | 'setup_future_usage'>;
  problem: string | null;
};

export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  payment_intent: string;
};

/** `pi_` and 24 letters and digits, as Stripe's ids look. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;

export const newClientSecret = (id: string): string => `${id}_secret_${randomText(24)}`;

function randomText(length: number): string {
  return randomBytes(length * 2)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, length);
}
