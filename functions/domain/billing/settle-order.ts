/** Brings orders of plans to where their payments are (settling.ts). */
import { attachPayment } from './attach-payment.ts';
import { markPaid } from './mark-paid.ts';
import { back, plansStore } from './pay-back.ts';
import { settlingOf } from './settling.ts';

export const { settlePayment, look, settleOrder, applyPayment, markFailed, giveUpOrder } = settlingOf(plansStore, {
  markPaid,
  attachPayment: (order, reference) => attachPayment(order, reference),
  back,
});
