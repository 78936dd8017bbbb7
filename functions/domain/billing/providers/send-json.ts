/** One request to a provider that speaks JSON (PayPal, Midtrans). */
import { fetchText } from '../../../kit/fetch-text.ts';
import { PROVIDER_TIMEOUT_MS, providerSilent } from './provider-errors.ts';

export type ProviderAnswer = { status: number; body: unknown };

export type ProviderRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON, or as a form when it is text. */
  body?: object | string;
};

/** Answers whatever status comes below 500; throws `unavailable` when none comes, or the provider is overloaded. */
export async function sendJson(provider: string, request: ProviderRequest): Promise<ProviderAnswer> {
  const { method, url, headers, body } = request;
  const isForm = typeof body === 'string';
  const sent = {
    method,
    headers: {
      accept: 'application/json',
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
  const { status, text } = await fetchText(url, sent, PROVIDER_TIMEOUT_MS).catch((error: unknown) => {
    throw providerSilent(provider, error);
  });
  if (status >= 500 || status === 429) throw providerSilent(provider, `HTTP ${status}`);
  return { status, body: parseBody(provider, text) };
}

function parseBody(provider: string, text: string): unknown {
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch (error) {
    throw providerSilent(provider, error);
  }
}
