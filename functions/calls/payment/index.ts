import * as contracts from '../../../shared/calls/payment.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.stripe, async () => (await import('./stripe.ts')).stripe),
  bind(contracts.paypal, async () => (await import('./paypal.ts')).paypal),
  bind(contracts.gopay, async () => (await import('./gopay.ts')).gopay),
]);
