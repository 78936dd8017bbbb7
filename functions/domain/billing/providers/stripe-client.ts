/** The client of Stripe, and what its errors become. */
import Stripe from 'stripe';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { environment } from '../../../kit/environment.ts';
import { PROVIDER_TIMEOUT_MS, providerError, providerSilent } from './provider-errors.ts';
import { readKeys, StripeSecret } from './provider-secrets.ts';

export const needs: StoreNeeds = { secrets: ['stripe'] };

let known: { key: string; endpoint: string | undefined; client: Stripe } | null = null;

async function client(): Promise<Stripe> {
  const { key } = await readKeys('stripe', StripeSecret);
  const endpoint = environment.providerEndpoint('STRIPE');
  if (known?.key !== key || known.endpoint !== endpoint) known = { key, endpoint, client: connect(key, endpoint) };
  return known.client;
}

/** Whoever asks has patience for one try; what matters is asked again with the same idempotency key. */
function connect(key: string, endpoint: string | undefined): Stripe {
  const elsewhere = endpoint === undefined ? {} : standIn(new URL(endpoint));
  return new Stripe(key, {
    ...elsewhere,
    httpClient: Stripe.createFetchHttpClient(fetchWithoutRedirects),
    timeout: PROVIDER_TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** An answer does not choose where we ask next; Stripe's own client would go there. */
const fetchWithoutRedirects: typeof fetch = (address, request) => fetch(address, { ...request, redirect: 'error' });

const standIn = ({ hostname, port }: URL) => ({ host: hostname, port: Number(port), protocol: 'http' as const });

/** Throws `provider_error` for a refusal, with Stripe's words, and `unavailable` when there is no answer. */
export async function askStripe<Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  const stripe = await client();
  try {
    return await ask(stripe);
  } catch (error) {
    throw stripeFailure(error);
  }
}

export function stripeFailure(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error as Error;
  const { type, code, statusCode = 0 } = error;
  if (type === 'StripeConnectionError' || statusCode >= 500 || statusCode === 429) {
    return providerSilent('Stripe', `${type} ${statusCode}`);
  }
  return providerError(error.message, `Stripe answered ${statusCode} ${code ?? type}.`);
}
