/** One request to a provider that speaks JSON (PayPal, Midtrans). */
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
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    redirect: 'error',
  }).catch((error: unknown) => {
    throw providerSilent(provider, error);
  });
  if (response.status >= 500 || response.status === 429) throw providerSilent(provider, `HTTP ${response.status}`);
  return { status: response.status, body: await readBody(provider, response) };
}

async function readBody(provider: string, response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch (error) {
    throw providerSilent(provider, error);
  }
}
