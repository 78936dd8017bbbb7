/**
 * Stripe.js, loaded from Stripe when card fields are first shown and never bundled: what is typed into its fields goes from
 * the browser to Stripe alone (docs.stripe.com/js). Only the part of its interface that we use is described here.
 */
import { loadChunk } from '../../lib/load-chunk.ts';
import { loadConfig } from '../../lib/config.ts';

export type Appearance = {
  theme: 'stripe' | 'night';
  variables: Record<string, string>;
  rules: Record<string, Record<string, string>>;
};

export type PaymentElement = {
  on(event: 'ready', listener: () => void): void;
  on(event: 'change', listener: (event: { complete: boolean }) => void): void;
  on(event: 'loaderror', listener: () => void): void;
  mount(place: HTMLElement): void;
  destroy(): void;
};

export type Elements = {
  create(type: 'payment', options: object): PaymentElement;
  update(options: { appearance: Appearance }): void;
};

/** One of both; `paymentIntent` and `setupIntent` by what was confirmed. */
export type StripeAnswer = {
  error?: { message?: string };
  paymentIntent?: { id: string; status: string };
  setupIntent?: { id: string; status: string };
};

type Confirmation = {
  elements: Elements;
  redirect: 'if_required';
  confirmParams: { return_url: string; payment_method_data: { billing_details: { name: string } } };
};

export type StripeJs = {
  elements(options: { clientSecret: string; appearance: Appearance; locale: string }): Elements;
  confirmPayment(options: Confirmation): Promise<StripeAnswer>;
  confirmSetup(options: Confirmation): Promise<StripeAnswer>;
  handleNextAction(options: { clientSecret: string }): Promise<StripeAnswer>;
};

type MakeStripe = (publishableKey: string, options: { locale: string }) => StripeJs;

let loading: Promise<{ make: MakeStripe; publishableKey: string }> | null = null;

/** Throws ChunkLoadError when the script does not come; the next call tries again. @param locale BCP 47 */
export async function loadStripe(locale: string): Promise<StripeJs> {
  loading ??= loadChunk(loadScript).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const { make, publishableKey } = await loading;
  return make(publishableKey, { locale });
}

async function loadScript(): Promise<{ make: MakeStripe; publishableKey: string }> {
  const stripe = (await loadConfig()).payments?.stripe;
  if (!stripe) throw new Error('Cards are not taken here: /app-config.json names no payments.stripe.');
  const script = document.createElement('script');
  script.src = stripe.scriptUrl;
  try {
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${stripe.scriptUrl} could not be loaded.`));
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
  const { Stripe: make } = globalThis as { Stripe?: MakeStripe };
  if (!make) throw new Error(`${stripe.scriptUrl} did not bring Stripe.`);
  return { make, publishableKey: stripe.publishableKey };
}

/**
 * A kept card whose bank asks: shows the bank's question. @returns what went wrong in the provider's words, null when
 * nothing did
 */
export async function askBank(clientSecret: string, locale: string): Promise<string | null> {
  const stripe = await loadStripe(locale);
  return errorLabelOf(await stripe.handleNextAction({ clientSecret }));
}

export function errorLabelOf({ error }: StripeAnswer): string | null {
  return error ? (error.message ?? '') : null;
}
