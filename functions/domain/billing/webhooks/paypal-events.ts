/**
 * Events of PayPal, signed with RSA over id, time, webhook and the checksum of the body
 * (developer.paypal.com/api/rest/webhooks/rest, "Self verification method"). The certificate is fetched from PayPal's own
 * host and from nowhere else, whatever the message says.
 */
import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import type { CallContext, RawRequest } from '../../../kit/context.ts';
import { environment } from '../../../kit/environment.ts';
import { fetchText } from '../../../kit/fetch-text.ts';
import { parseJsonBody } from '../../../kit/read-body.ts';
import { PROVIDER_TIMEOUT_MS, providerSilent } from '../providers/provider-errors.ts';
import { PayPalSecret, readKeys } from '../providers/provider-secrets.ts';
import type { ProviderEvent } from './take-provider-event.ts';
import { rawOrThrow, refuseForged } from './verify-text.ts';

export const needs: StoreNeeds = { secrets: ['paypal'] };

const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[A-Za-z0-9_-]{1,100}$/;
const MOST_CERTIFICATES = 10;

const Event = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
});

const aboutOrders = new Set(['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.ORDER.COMPLETED', 'CHECKOUT.ORDER.VOIDED']);
const aboutCaptures = new Set(['COMPLETED', 'PENDING', 'DENIED', 'DECLINED'].map((kind) => `PAYMENT.CAPTURE.${kind}`));

/** By address; PayPal changes them once in years. */
const certificates = new Map<string, X509Certificate>();

/** Null for kinds that say nothing to us. Throws a refusal without a reason for what PayPal did not sign. */
export async function readPayPalEvent(context: Pick<CallContext, 'raw' | 'now'>): Promise<ProviderEvent | null> {
  const raw = rawOrThrow(context);
  const { webhookId } = await readKeys('paypal', PayPalSecret);
  if (!(await isSigned(raw, webhookId, context.now))) refuseForged('paypal');
  const { id, event_type: kind, resource } = Event.parse(parseJsonBody(raw.body));
  const reference = aboutOrders.has(kind)
    ? resource.id
    : aboutCaptures.has(kind)
      ? resource.supplementary_data?.related_ids?.order_id
      : undefined;
  return reference === undefined ? null : { eventId: id, reference };
}

async function isSigned({ body, header }: RawRequest, webhookId: string, now: Date): Promise<boolean> {
  const [id, time, signature, address, algorithm] = ['id', 'time', 'sig']
    .map((name) => header(`paypal-transmission-${name}`))
    .concat(header('paypal-cert-url'), header('paypal-auth-algo'));
  if (!id || !time || !signature || !address || algorithm !== 'SHA256withRSA') return false;
  const url = certificateAddress(address);
  if (url === null) return false;
  const certificate = await readCertificate(url);
  if (Date.parse(certificate.validTo) < now.getTime()) return false;
  const signed = [id, time, webhookId, crc32(body)].join('|');
  return createVerify('sha256').update(signed).verify(certificate.publicKey, signature, 'base64');
}

/** Null for every host but PayPal's own, and where anything stands beside host and path: a name, a query, a fragment. */
export function certificateAddress(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !CERTIFICATE_PATH.test(url.pathname)) return null;
  const expected = certificateOrigin() + url.pathname;
  return url.href === expected ? expected : null;
}

const certificateOrigin = (): string =>
  environment.providerEndpoint('PAYPAL') ??
  (environment.stage() === 'prod' ? 'https://api.paypal.com' : 'https://api.sandbox.paypal.com');

async function readCertificate(url: string): Promise<X509Certificate> {
  const known = certificates.get(url);
  if (known) return known;
  const { status, text } = await fetchText(url, {}, PROVIDER_TIMEOUT_MS).catch((error: unknown) => {
    throw providerSilent('PayPal', error);
  });
  if (status !== 200) refuseForged('paypal');
  const certificate = new X509Certificate(text);
  if (certificates.size >= MOST_CERTIFICATES) certificates.clear();
  certificates.set(url, certificate);
  return certificate;
}
