/** What all webhooks share: the raw request, comparing in constant time, and a refusal that says nothing. */
import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../kit/app-error.ts';
import type { CallContext, RawRequest } from '../../../kit/context.ts';

/** Whoever forges learns no reason. */
export const forged = (): AppError => new AppError('body_malformed');

export function rawOrThrow({ raw }: Pick<CallContext, 'raw'>): RawRequest {
  if (!raw) throw new Error('A webhook needs the raw request: its contract must say body raw.');
  return raw;
}

/** In constant time for texts of one length. */
export function isSameText(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
