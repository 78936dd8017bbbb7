/** Requests to PayPal's REST API (developer.paypal.com/api/rest), and what its refusals become. */
import * as z from 'zod';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { environment } from '../../../kit/environment.ts';
import { isFresh, type Freshness } from '../../../kit/is-fresh.ts';
import { providerError } from './provider-errors.ts';
import { PayPalSecret, readKeys } from './provider-secrets.ts';
import { sendJson, type ProviderAnswer } from './send-json.ts';

export const needs: StoreNeeds = { secrets: ['paypal'] };

const Token = z.object({ access_token: z.string(), expires_in: z.number() });

/** A token is not used in its last minutes. */
const SPARE_MS = 300_000;

let token: (Freshness & { value: string; for: string }) | null = null;

/** Real money moves in production alone. */
export const payPalHost = (): string =>
  environment.providerEndpoint('PAYPAL') ??
  (environment.stage() === 'prod' ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com');

export type PayPalCall = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  /** `PayPal-Request-Id`: the same one is worked on once. */
  requestId?: string;
};

/** PayPal's answer, whatever it is. Throws `unavailable` when there is none. */
export async function askPayPal({ method, path, body, requestId }: PayPalCall): Promise<ProviderAnswer> {
  return sendJson('PayPal', {
    method,
    url: `${payPalHost()}${path}`,
    headers: {
      authorization: `Bearer ${await accessToken()}`,
      // The whole object comes back, not only its id.
      prefer: 'return=representation',
      ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
    },
    ...(body === undefined ? {} : { body }),
  });
}

async function accessToken(): Promise<string> {
  const { secret } = await readKeys('paypal', PayPalSecret);
  const host = payPalHost();
  const since = Date.now();
  if (token && token.for === secret + host && isFresh(token, since)) return token.value;
  const basic = Buffer.from(`${environment.payPalClientId()}:${secret}`).toString('base64');
  const { status, body } = await sendJson('PayPal', {
    method: 'POST',
    url: `${host}/v1/oauth2/token`,
    headers: { authorization: `Basic ${basic}` },
    body: 'grant_type=client_credentials',
  });
  if (status !== 200) throw new Error(`PayPal refused our client (HTTP ${status}). Is the secret paypal right?`);
  const { access_token: value, expires_in: seconds } = Token.parse(body);
  token = { value, since, until: since + seconds * 1_000 - SPARE_MS, for: secret + host };
  return value;
}

const Refusal = z.object({
  name: z.string().default('UNKNOWN'),
  message: z.string().default(''),
  details: z.array(z.object({ issue: z.string().default(''), description: z.string().default('') })).default([]),
});

export type PayPalRefusal = { issue: string; label: string };

/** What PayPal says about a refusal: its code, and its words. */
export function readRefusal(body: unknown): PayPalRefusal {
  const { name, message, details } = Refusal.catch({ name: 'UNKNOWN', message: '', details: [] }).parse(body);
  const [first] = details;
  return { issue: first?.issue || name, label: first?.description || message || name };
}

/** For what was refused. */
export function payPalError({ status, body }: ProviderAnswer, path: string): Error {
  const { issue, label } = readRefusal(body);
  return providerError(label, `PayPal answered ${status} ${issue} to ${path.replaceAll(/[A-Z0-9]{9,}/g, '…')}.`);
}
