/** Requests to Midtrans' Core API (docs.midtrans.com/reference), and what its refusals become. */
import * as z from 'zod';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { environment } from '../../../kit/environment.ts';
import { providerError, providerSilent } from './provider-errors.ts';
import { GoPaySecret, readKeys } from './provider-secrets.ts';
import { sendJson } from './send-json.ts';

export const needs: StoreNeeds = { secrets: ['gopay'] };

const Status = z.object({ status_code: z.string(), status_message: z.string().default('') });

/** Real money moves in production alone. */
const host = (): string =>
  environment.providerEndpoint('GOPAY') ??
  (environment.stage() === 'prod' ? 'https://api.midtrans.com' : 'https://api.sandbox.midtrans.com');

export type GoPayCall = { method: 'GET' | 'POST'; path: string; body?: object; idempotencyKey?: string };

/** Midtrans' own status stands in the body: HTTP says 200 of refusals too. */
export type GoPayAnswer = { status: number; message: string; body: unknown };

/** Throws `unavailable` when there is no answer. */
export async function askGoPay({ method, path, body, idempotencyKey }: GoPayCall): Promise<GoPayAnswer> {
  const { serverKey } = await readKeys('gopay', GoPaySecret);
  const answer = await sendJson('Midtrans', {
    method,
    url: `${host()}${path}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const { status_code: code, status_message: message } = Status.catch({
    status_code: String(answer.status),
    status_message: '',
  }).parse(answer.body);
  if (Number(code) >= 500) throw providerSilent('Midtrans', `status ${code}`);
  return { status: Number(code), message, body: answer.body };
}

/** For what was refused. */
export function goPayError({ status, message }: GoPayAnswer, what: string): Error {
  return providerError(message || `Status ${status}`, `Midtrans answered ${status} to ${what}.`);
}
