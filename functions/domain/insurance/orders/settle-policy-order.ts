/** Brings orders of applications and policies to where their payments are (../../billing/settling.ts). */
import { settlingOf } from '../../billing/settling.ts';
import { attachPolicyPayment } from './attach-policy-payment.ts';
import { markOrderPaid } from './mark-order-paid.ts';
import { policyBack, policyOrderStore } from './policy-order-store.ts';

export const { settlePayment, settleOrder, applyPayment, markFailed, giveUpOrder } = settlingOf(policyOrderStore, {
  markPaid: markOrderPaid,
  attachPayment: (order, reference) => attachPolicyPayment(order, { reference, approvalUrl: null, qr: null }),
  back: policyBack,
});
