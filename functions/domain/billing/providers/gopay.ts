/**
 * GoPay by Midtrans' Core API: a code to scan (or a link that opens the wallet on a phone), good for a quarter of an hour; a
 * linked wallet is charged without its holder. Amounts are whole rupiah.
 */
import * as z from 'zod';
import { environment } from '../../../kit/environment.ts';
import type { PaymentProvider, PaymentRequest, ProviderPayment, StartedPayment } from '../payment-port.ts';
import { fromRupiah, toRupiah } from './amounts.ts';
import { askGoPay, goPayError, type GoPayAnswer } from './gopay-client.ts';
import { readPaymentToken } from './gopay-wallet.ts';
import { labelOf } from './provider-errors.ts';

const MINUTES_TO_PAY = 15;

const Transaction = z.object({
  transaction_id: z.string(),
  order_id: z.string(),
  gross_amount: z.string(),
  transaction_status: z.string(),
  status_message: z.string().default(''),
  channel_response_message: z.string().optional(),
});
type Transaction = z.infer<typeof Transaction>;

const Started = Transaction.extend({
  actions: z.array(z.object({ name: z.string(), url: z.string() })).default([]),
  qr_string: z.string().optional(),
  /** As "2026-03-10 19:15:00", in the time of Jakarta. */
  expiry_time: z.string(),
});

export const goPayProvider: PaymentProvider = {
  async start(request) {
    const answer = await charge(request, {
      enable_callback: true,
      callback_url: `${environment.appOrigin()}${request.returnPath ?? '/app/payment'}`,
    });
    // 406: this order was begun before, and its answer was lost on the way; Midtrans has no code for it any more.
    if (answer.status !== 201) throw goPayError(answer, 'charge');
    return startedOf(Started.parse(answer.body));
  },

  async chargeKept(request, { methodId }, isPayerPresent) {
    const token = await readPaymentToken(methodId);
    if (token === null) return refusedPayment(request, 'The wallet is not linked any more.');
    const answer = await charge(request, {
      account_id: methodId,
      payment_option_token: token,
      recurring: !isPayerPresent,
    });
    if (answer.status === 406) return readPayment(request.orderId);
    const transaction = Transaction.safeParse(answer.body);
    if (transaction.success) return paymentOf(transaction.data);
    if (answer.status === 202) return refusedPayment(request, answer.message);
    throw goPayError(answer, 'charge');
  },

  read: readPayment,

  capture: readPayment,

  async giveUp(reference) {
    const answer = await askGoPay({ method: 'POST', path: `${pathOf(reference)}/expire` });
    // 412: it was paid, or ended, in between.
    if (answer.status >= 300 && answer.status !== 407 && answer.status !== 412) throw goPayError(answer, 'expire');
    return readPayment(reference);
  },

  async refund(reference, orderId, money) {
    const answer = await askGoPay({
      method: 'POST',
      path: `${pathOf(reference)}/refund/online/direct`,
      body: { refund_key: `refund-${orderId}`, amount: toRupiah(money), reason: 'Refund by XPage' },
      idempotencyKey: `refund-${orderId}`,
    });
    if (answer.status < 300) return;
    const { state } = await readPayment(reference);
    if (state !== 'refunded') throw goPayError(answer, 'refund');
  },
};

const pathOf = (reference: string): string => `/v2/${encodeURIComponent(reference)}`;

function charge({ orderId, money, description }: PaymentRequest, gopay: object): Promise<GoPayAnswer> {
  const rupiah = toRupiah(money);
  return askGoPay({
    method: 'POST',
    path: '/v2/charge',
    idempotencyKey: orderId,
    body: {
      payment_type: 'gopay',
      transaction_details: { order_id: orderId, gross_amount: rupiah },
      item_details: [{ id: orderId, price: rupiah, quantity: 1, name: description.slice(0, 50) }],
      custom_expiry: { expiry_duration: MINUTES_TO_PAY, unit: 'minute' },
      gopay,
    },
  });
}

function startedOf({
  transaction_id: reference,
  actions,
  qr_string: qr,
  expiry_time: expiry,
}: z.infer<typeof Started>) {
  const deepLink = actions.find(({ name }) => name === 'deeplink-redirect')?.url ?? '';
  const expiresAt = new Date(`${expiry.replace(' ', 'T')}+07:00`).toISOString();
  // Without a text of its own the link is what a phone's camera opens.
  const started: StartedPayment = {
    reference,
    clientSecret: null,
    approvalUrl: null,
    qr: { text: qr ?? deepLink, deepLink, expiresAt },
  };
  return started;
}

async function readPayment(reference: string): Promise<ProviderPayment> {
  const answer = await askGoPay({ method: 'GET', path: `${pathOf(reference)}/status` });
  const transaction = Transaction.safeParse(answer.body);
  if (!transaction.success) throw goPayError(answer, 'status');
  return paymentOf(transaction.data);
}

const states: Record<string, ProviderPayment['state']> = {
  pending: 'open',
  authorize: 'pending',
  capture: 'paid',
  settlement: 'paid',
  partial_refund: 'paid',
  refund: 'refunded',
  deny: 'failed',
  cancel: 'failed',
  expire: 'failed',
  failure: 'failed',
};

function paymentOf(transaction: Transaction): ProviderPayment {
  const state = states[transaction.transaction_status] ?? 'pending';
  const words = transaction.channel_response_message ?? transaction.status_message;
  return {
    reference: transaction.transaction_id,
    orderId: transaction.order_id,
    state,
    money: fromRupiah(transaction.gross_amount),
    errorLabel: state === 'failed' ? labelOf(words || transaction.transaction_status) : null,
    kept: null,
    clientSecret: null,
  };
}

function refusedPayment({ orderId, money }: PaymentRequest, label: string): ProviderPayment {
  const errorLabel = labelOf(label);
  return { reference: orderId, orderId, state: 'failed', money, errorLabel, kept: null, clientSecret: null };
}
