/** Cards by Stripe: one PaymentIntent an order, with the order's id as idempotency key. Stripe counts in minor units as we do. */
import Stripe from 'stripe';
import { AppError } from '../../../kit/app-error.ts';
import type { KeptMethod, PaymentProvider, PaymentRequest, ProviderPayment } from '../payment-port.ts';
import { currencyOf } from './currency-of.ts';
import { labelOf } from './provider-errors.ts';
import { BY_SESSION, expireSession, isSession, readSession, sessionOf, startSession } from './stripe-checkout.ts';
import { askStripe, stripeFailure } from './stripe-client.ts';

/** Marks a payment that we began with a kept card: nobody else goes on with it. */
const BY_US = 'kept-method';

export const stripeProvider: PaymentProvider = {
  async start(request) {
    if (request.isHosted) return startSession(request);
    const intent = await askStripe((stripe) =>
      stripe.paymentIntents.create(
        {
          ...basics(request),
          metadata: { orderId: request.orderId },
          ...(request.isKept ? { setup_future_usage: 'off_session' as const } : {}),
        },
        { idempotencyKey: request.orderId },
      ),
    );
    return { reference: intent.id, clientSecret: intent.client_secret, approvalUrl: null, qr: null };
  },

  async chargeKept(request, { methodId }, isPayerPresent) {
    const charge = (stripe: Stripe) =>
      stripe.paymentIntents.create(
        {
          ...basics(request),
          metadata: { orderId: request.orderId, begun: BY_US },
          payment_method: methodId,
          confirm: true,
          ...(isPayerPresent ? {} : { off_session: true }),
          expand: ['latest_charge'],
        },
        { idempotencyKey: request.orderId },
      );
    return paymentOf(await askStripe((stripe) => charge(stripe).catch(declinedPayment)));
  },

  read: readPayment,

  capture: readPayment,

  async giveUp(reference) {
    if (isSession(reference)) {
      await expireSession(reference);
      return readPayment(reference);
    }
    try {
      const intent = await askStripe((stripe) =>
        stripe.paymentIntents.cancel(reference, { cancellation_reason: 'abandoned', expand: ['latest_charge'] }),
      );
      return paymentOf(intent);
    } catch (error) {
      // It is paid, or was given up before: what it is then is the answer.
      if (error instanceof AppError && error.code === 'provider_error') return readPayment(reference);
      throw error;
    }
  },

  async refund(reference, orderId, { amount }) {
    await askStripe(async (stripe) => {
      const options = { idempotencyKey: `refund-${orderId}` };
      const refund = { payment_intent: await intentIdOf(reference), amount, metadata: { orderId } };
      await stripe.refunds.create(refund, options).catch(unlessRefunded);
    });
  },
};

function basics({ money, providerCustomerId, description }: PaymentRequest) {
  return {
    amount: money.amount,
    currency: money.currency.toLowerCase(),
    description,
    allowed_payment_method_types: ['card' as const],
    ...(providerCustomerId === null ? {} : { customer: providerCustomerId }),
  };
}

/** A payment on Stripe's own page is known by its session, whatever tells of it. */
async function readPayment(reference: string): Promise<ProviderPayment> {
  if (isSession(reference)) return paymentOfSession(await readSession(reference));
  const intent = await askStripe((stripe) => stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }));
  const payment = paymentOf(intent);
  return intent.metadata['begun'] === BY_SESSION ? { ...payment, reference: await sessionOf(reference) } : payment;
}

function paymentOfSession(session: Stripe.Checkout.Session): ProviderPayment {
  const { id, status, payment_intent: intent, amount_total: amount, currency, metadata } = session;
  const own = { reference: id, orderId: metadata?.['orderId'] ?? '', clientSecret: null };
  if (intent !== null && typeof intent === 'object') {
    const payment = paymentOf(intent);
    return { ...payment, ...own, state: status === 'expired' && payment.state === 'open' ? 'failed' : payment.state };
  }
  const money = { amount: amount ?? 0, currency: currencyOf(currency ?? '') };
  const state = status === 'expired' ? 'failed' : status === 'complete' ? 'pending' : 'open';
  return { ...own, state, money, errorLabel: null, kept: null };
}

async function intentIdOf(reference: string): Promise<string> {
  if (!isSession(reference)) return reference;
  const { payment_intent: intent } = await readSession(reference);
  if (intent === null) throw new Error('A session that nobody paid cannot be refunded.');
  return typeof intent === 'string' ? intent : intent.id;
}

/** A card that is declined is an answer: the payment is there, and has failed. */
function declinedPayment(error: unknown): Stripe.PaymentIntent {
  const intent = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
  if (intent) return intent;
  throw stripeFailure(error);
}

function unlessRefunded(error: unknown): void {
  if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
  throw stripeFailure(error);
}

function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const error = intent.last_payment_error?.message ?? null;
  return {
    reference: intent.id,
    orderId: intent.metadata['orderId'] ?? '',
    state: stateOf(intent),
    money: { amount: intent.amount, currency: currencyOf(intent.currency) },
    errorLabel: error === null ? null : labelOf(error),
    kept: keptOf(intent),
    clientSecret: intent.client_secret,
  };
}

function stateOf(intent: Stripe.PaymentIntent): ProviderPayment['state'] {
  const charge = intent.latest_charge;
  switch (intent.status) {
    case 'succeeded':
      return charge !== null && typeof charge === 'object' && charge.refunded ? 'refunded' : 'paid';
    case 'canceled':
      return 'failed';
    case 'processing':
    case 'requires_capture':
      return 'pending';
    case 'requires_payment_method':
      // In the hosted fields another card may be tried; a kept card has had its one chance.
      return intent.metadata['begun'] === BY_US ? 'failed' : 'open';
    default:
      return 'open';
  }
}

function keptOf({ setup_future_usage: usage, payment_method: method }: Stripe.PaymentIntent): KeptMethod | null {
  if (usage !== 'off_session' || method === null) return null;
  return { payWay: 'card', methodId: typeof method === 'string' ? method : method.id };
}
