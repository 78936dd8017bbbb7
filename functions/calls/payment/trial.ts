/** Calls of stages for trying things out: a function of its own, which preprod and prod do not have (SECURITY.md T53). */
import * as contracts from '../../../shared/calls/payment.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.fakePayment, async () => (await import('./fake-payment.ts')).fakePayment),
]);
