/** Cards by Stripe: one PaymentIntent an order, with the order's id as idempotency key. Stripe counts in minor units as we do. */
import Stripe from 'stripe';
import { AppError } from '../../../kit/app-error.ts';
import type { KeptMethod, PaymentProvider, PaymentRequest, ProviderPayment } from '../payment-port.ts';
import { currencyOf } from './currency-of.ts';
import { labelOf } from './provider-errors.ts';
import { askStripe, stripeFailure } from './stripe-client.ts';

/** Marks a payment that we began with a kept card: nobody else goes on with it. */
const BY_US = 'kept-method';

export const stripeProvider: PaymentProvider = {
  async start(request) {
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
      const refund = { payment_intent: reference, amount, metadata: { orderId } };
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

async function readPayment(reference: string): Promise<ProviderPayment> {
  return paymentOf(
    await askStripe((stripe) => stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] })),
  );
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
