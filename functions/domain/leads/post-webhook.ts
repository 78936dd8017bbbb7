/**
 * Sends one webhook. The name is resolved once, every address that it has must be public, and the connection goes to the
 * very address that was checked (SECURITY.md T36): a name that answers differently the next time gains nothing.
 */
import { lookup } from 'node:dns/promises';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { WebhookFailure } from '../../../shared/model/lead-settings.ts';
import { environment } from '../../kit/environment.ts';
import { within } from '../../kit/within.ts';
import { isPublicAddress } from './public-address.ts';
import { parseWebhookUrl } from './webhook-url.ts';

/** From the question for its addresses to the status line. A resolver that is slow on purpose gains no time. */
const TIMEOUT_MS = 10_000;

export type WebhookOutcome =
  { isTaken: true; httpStatus: number } | { isTaken: false; httpStatus: number | null; failure: WebhookFailure };

export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>;

const resolveName: Resolve = (name) => lookup(name, { all: true });

/** Never rejects. Redirects are not followed; of the answer only its status is read. */
export async function postWebhook(
  url: string,
  headers: Record<string, string>,
  body: string,
  resolve: Resolve = resolveName,
): Promise<WebhookOutcome> {
  const isLocal = environment.stage() === 'local';
  if (parseWebhookUrl(url, { isLocal }) === null) return refused('address');
  const target = new URL(url);
  const endsAt = performance.now() + TIMEOUT_MS;
  const address = await checkedAddress(target.hostname, isLocal, resolve);
  if ('failure' in address) return refused(address.failure);
  return send(target, address, { headers, body, timeoutMs: endsAt - performance.now() });
}

type Address = { address: string; family: number };

const refused = (failure: WebhookFailure): WebhookOutcome => ({ isTaken: false, httpStatus: null, failure });

async function checkedAddress(
  name: string,
  isLocal: boolean,
  resolve: Resolve,
): Promise<Address | { failure: WebhookFailure }> {
  if (isLocal && (name === '127.0.0.1' || name === 'localhost')) return { address: '127.0.0.1', family: 4 };
  try {
    const found = await within(TIMEOUT_MS, resolve(name), () => new ResolverSilent());
    if (!found.every(({ address }) => isPublicAddress(address))) return { failure: 'address' };
    return preferredAddress(found) ?? { failure: 'connection' };
  } catch (error) {
    return { failure: error instanceof ResolverSilent ? 'timeout' : 'connection' };
  }
}

class ResolverSilent extends Error {}

/** Outside of a VPC a function of Lambda reaches IPv4 alone, so IPv6 is only tried for a name that has nothing else. */
function preferredAddress(found: readonly Address[]): Address | undefined {
  return found.find(({ family }) => family === 4) ?? found[0];
}

type Sending = { headers: Record<string, string>; body: string; timeoutMs: number };

function send(target: URL, checked: Address, { headers, body, timeoutMs }: Sending): Promise<WebhookOutcome> {
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'XPage-Webhooks/1.0',
    },
    lookup: (_, { all }, give) => {
      if (all) give(null, [checked]);
      else give(null, checked.address, checked.family);
    },
  };
  return new Promise((settle) => {
    const start = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = start(target, options, (response) => {
      response.destroy();
      finish(outcomeOf(response.statusCode ?? 0));
    });
    const timer = setTimeout(() => finish(refused('timeout')), timeoutMs);
    const finish = (outcome: WebhookOutcome): void => {
      clearTimeout(timer);
      sent.destroy();
      settle(outcome);
    };
    sent.on('error', () => finish(refused('connection')));
    sent.end(body);
  });
}

function outcomeOf(httpStatus: number): WebhookOutcome {
  const isTaken = httpStatus >= 200 && httpStatus < 300;
  return isTaken ? { isTaken, httpStatus } : { isTaken: false, httpStatus, failure: 'status' };
}
