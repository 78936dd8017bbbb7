/**
 * PayPal by Orders v2: we make an order, the payer approves it at PayPal, we take (capture) it. A payer who agrees to renewals
 * leaves a payment token in PayPal's vault, which is charged without them.
 */
import * as z from 'zod';
import { environment } from '../../../kit/environment.ts';
import type { KeptMethod, PaymentProvider, PaymentRequest, ProviderPayment } from '../payment-port.ts';
import { fromDecimal, toDecimal } from './amounts.ts';
import { askPayPal, payPalError, readRefusal, type PayPalRefusal } from './paypal-client.ts';
import { labelOf } from './provider-errors.ts';
import type { ProviderAnswer } from './send-json.ts';
import { currencyOf } from './currency-of.ts';

const Amount = z.object({ currency_code: z.string(), value: z.string() });
const Capture = z.object({ id: z.string(), status: z.string() });

const Order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: Amount,
        payments: z.object({ captures: z.array(Capture).default([]) }).optional(),
      }),
    )
    .min(1),
  payment_source: z
    .object({
      paypal: z
        .object({
          attributes: z
            .object({ vault: z.object({ id: z.string().optional(), status: z.string().optional() }).optional() })
            .optional(),
        })
        .optional(),
    })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
type Order = z.infer<typeof Order>;

export const payPalProvider: PaymentProvider = {
  async start(request) {
    const order = await makeOrder(request, {
      experience_context: {
        return_url: returnTo(request, {}),
        cancel_url: returnTo(request, { cancelled: 'yes' }),
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        brand_name: 'XPage',
      },
      ...(request.isKept ? { attributes: { vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } } } : {}),
    });
    const approvalUrl = order.links.find(({ rel }) => rel === 'payer-action')?.href;
    if (approvalUrl === undefined) throw new Error('PayPal gave an order without a link to approve it.');
    return { reference: order.id, clientSecret: null, approvalUrl, qr: null };
  },

  async chargeKept(request, { methodId }, isPayerPresent) {
    const answer = await askPayPal(
      orderCall(request, {
        vault_id: methodId,
        stored_credential: {
          payment_initiator: isPayerPresent ? 'CUSTOMER' : 'MERCHANT',
          usage: 'SUBSEQUENT',
          usage_pattern: 'SUBSCRIPTION_PREPAID',
        },
      }),
    );
    if (answer.status < 300) return paymentOf(Order.parse(answer.body));
    const refusal = readRefusal(answer.body);
    if (!declines.has(refusal.issue)) throw payPalError(answer, ORDERS);
    return declinedPayment(request, refusal);
  },

  read: readPayment,

  async capture(reference, orderId) {
    const path = `${pathOf(reference)}/capture`;
    const answer = await askPayPal({ method: 'POST', path, body: {}, requestId: `capture-${orderId}` });
    if (answer.status < 300) return paymentOf(Order.parse(answer.body));
    return settleRefusal(reference, answer, path);
  },

  /** An order that we do not take is never paid; PayPal forgets it after three hours. */
  async giveUp(reference) {
    const payment = await readPayment(reference);
    return payment.state === 'open' ? { ...payment, state: 'failed' } : payment;
  },

  async refund(reference, orderId, money) {
    const order = await readOrder(reference);
    const [capture] = capturesOf(order);
    if (!capture) throw new Error('A PayPal order that was never taken cannot be refunded.');
    if (capture.status === 'REFUNDED') return;
    const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`;
    const amount = { currency_code: money.currency, value: toDecimal(money) };
    const answer = await askPayPal({
      method: 'POST',
      path,
      body: { amount, custom_id: orderId },
      requestId: `refund-${orderId}`,
    });
    if (answer.status >= 300 && readRefusal(answer.body).issue !== 'CAPTURE_FULLY_REFUNDED') {
      throw payPalError(answer, path);
    }
  },
};

function returnTo({ returnPath = '/app/payment/paypal' }: PaymentRequest, more: Record<string, string>): string {
  const url = new URL(returnPath, environment.appOrigin());
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
}

const ORDERS = '/v2/checkout/orders';

const pathOf = (reference: string): string => `${ORDERS}/${encodeURIComponent(reference)}`;

/** Refusals that are the payer's bank's, not ours (developer.paypal.com/api/rest/reference/orders/v2/errors). */
const declines = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'PAYMENT_DENIED',
  'TOKEN_ID_NOT_FOUND',
]);

function orderCall({ orderId, money, description }: PaymentRequest, paypal: object) {
  return {
    method: 'POST',
    path: ORDERS,
    requestId: orderId,
    body: {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: orderId,
          description: description.slice(0, 127),
          amount: { currency_code: money.currency, value: toDecimal(money) },
        },
      ],
      payment_source: { paypal },
    },
  } as const;
}

async function makeOrder(request: PaymentRequest, paypal: object): Promise<Order> {
  const answer = await askPayPal(orderCall(request, paypal));
  if (answer.status >= 300) throw payPalError(answer, ORDERS);
  return Order.parse(answer.body);
}

async function readOrder(reference: string): Promise<Order> {
  const path = pathOf(reference);
  const answer = await askPayPal({ method: 'GET', path });
  if (answer.status >= 300) throw payPalError(answer, path);
  return Order.parse(answer.body);
}

async function readPayment(reference: string): Promise<ProviderPayment> {
  return paymentOf(await readOrder(reference));
}

/** It was taken before, is not approved yet, or the payer's bank declines. */
async function settleRefusal(reference: string, answer: ProviderAnswer, path: string): Promise<ProviderPayment> {
  const { issue, label } = readRefusal(answer.body);
  if (issue === 'ORDER_ALREADY_CAPTURED' || issue === 'ORDER_NOT_APPROVED') return readPayment(reference);
  if (!declines.has(issue)) throw payPalError(answer, path);
  return { ...(await readPayment(reference)), state: 'failed', errorLabel: labelOf(label) };
}

/** PayPal makes no order of a charge that is declined. */
function declinedPayment({ orderId, money }: PaymentRequest, { label }: PayPalRefusal): ProviderPayment {
  return {
    reference: `declined-${orderId}`,
    orderId,
    state: 'failed',
    money,
    errorLabel: labelOf(label),
    kept: null,
    clientSecret: null,
  };
}

const capturesOf = ({ purchase_units: units }: Order) => units.flatMap(({ payments }) => payments?.captures ?? []);

function paymentOf(order: Order): ProviderPayment {
  const [unit] = order.purchase_units;
  if (!unit) throw new Error('A PayPal order without a purchase unit is none of ours.');
  return {
    reference: order.id,
    orderId: unit.custom_id ?? '',
    state: stateOf(order),
    money: fromDecimal(unit.amount.value, currencyOf(unit.amount.currency_code)),
    errorLabel: null,
    kept: keptOf(order),
    clientSecret: null,
  };
}

const byCapture: Record<string, ProviderPayment['state']> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  PENDING: 'pending',
  REFUNDED: 'refunded',
  DECLINED: 'failed',
  FAILED: 'failed',
};

function stateOf(order: Order): ProviderPayment['state'] {
  if (order.status === 'VOIDED') return 'failed';
  const [capture] = capturesOf(order);
  return capture ? (byCapture[capture.status] ?? 'pending') : 'open';
}

function keptOf({ payment_source: source }: Order): KeptMethod | null {
  const vault = source?.paypal?.attributes?.vault;
  return vault?.id !== undefined && vault.status === 'VAULTED' ? { payWay: 'paypal', methodId: vault.id } : null;
}
