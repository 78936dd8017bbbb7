/** What all webhooks share: the raw request, comparing in constant time, and a refusal that says nothing. */
import { timingSafeEqual } from 'node:crypto';
import type { PayWay } from '../../../../shared/model/billing.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { CallContext, RawRequest } from '../../../kit/context.ts';
import { raiseSignal } from '../../../kit/security-signals.ts';

/** Counts what no provider signed, and throws a refusal: whoever forges learns no reason. */
export function refuseForged(payWay: PayWay): never {
  raiseSignal('ForgedWebhooks', { payWay });
  throw new AppError('body_malformed');
}

export function rawOrThrow({ raw }: Pick<CallContext, 'raw'>): RawRequest {
  if (!raw) throw new Error('A webhook needs the raw request: its contract must say body raw.');
  return raw;
}

/** In constant time for texts of one length. */
export function isSameText(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
