/** What happens to payments and cards at the local Stripe, and the events that tell of it. */
import { randomUUID } from 'node:crypto';
import { EngineError, type Clock } from '../engine.ts';
import type { ObjectStore } from '../providers/object-store.ts';
import {
  newClientSecret,
  newId,
  type CardError,
  type Charge,
  type PaymentIntent,
  type PaymentMethod,
  type SetupIntent,
} from './objects.ts';
import { brandOf, conductOf, type TypedCard } from './test-cards.ts';

export type PaymentsOptions = {
  objects: ObjectStore;
  clock: Clock;
  /** Told of each event. */
  onEvent(event: object): void;
};

export type NewIntent = Pick<
  PaymentIntent,
  'amount' | 'currency' | 'description' | 'customer' | 'metadata' | 'setup_future_usage'
>;

export type Payments = ReturnType<typeof createPayments>;

export function createPayments({ objects, clock, onEvent }: PaymentsOptions) {
  const seconds = (): number => Math.floor(clock() / 1_000);

  function tell(type: string, object: object): void {
    onEvent({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      api_version: null,
      created: seconds(),
      type,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
    });
  }

  function find<Kept>(kind: string, id: string): Kept {
    const found = objects.find<Kept>(kind, id);
    if (!found) throw new EngineError('resource_missing', `No such ${kind}: '${id}'`, 404);
    return found;
  }

  function save<Kept extends { id: string; object: string }>(kept: Kept): Kept {
    objects.save(kept.object, kept.id, kept);
    return kept;
  }

  function makeIntent(fields: NewIntent): PaymentIntent {
    const id = newId('pi');
    return save({
      id,
      object: 'payment_intent',
      ...fields,
      status: 'requires_payment_method',
      client_secret: newClientSecret(id),
      payment_method: null,
      last_payment_error: null,
      latest_charge: null,
      created: seconds(),
      livemode: false,
    });
  }

  function makeSetup(customer: string): SetupIntent {
    const id = newId('seti');
    return save({
      id,
      object: 'setup_intent',
      customer,
      usage: 'off_session',
      status: 'requires_payment_method',
      client_secret: newClientSecret(id),
      payment_method: null,
      last_setup_error: null,
      created: seconds(),
      livemode: false,
    });
  }

  /** Of the number only the last four digits are kept. */
  function makeMethod({ number, month, year }: TypedCard, name: string): PaymentMethod {
    return save({
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      card: { brand: brandOf(number), last4: number.slice(-4), exp_month: month, exp_year: year },
      billing_details: { name: name === '' ? null : name },
      customer: null,
      conduct: conductOf(number),
      isAgreed: false,
    });
  }

  /** Charges a card: `payer` in the fields, with a kept card while there (`here`), or not there at all (`away`). */
  function pay(intent: PaymentIntent, method: PaymentMethod, how: 'payer' | 'here' | 'away'): PaymentIntent {
    const { conduct, isAgreed } = method;
    const withMethod = { ...intent, payment_method: method.id };
    if (conduct === 'declines') return decline(withMethod, insufficientFunds);
    if (conduct === 'fails-later' && how !== 'payer') return decline(withMethod, genericDecline);
    if (conduct === 'asks' && !(how === 'away' && isAgreed)) {
      return how === 'away'
        ? decline(withMethod, authenticationRequired)
        : save({ ...withMethod, status: 'requires_action', last_payment_error: null });
    }
    return succeed(withMethod, method);
  }

  function succeed(intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
    const { id, amount, customer, setup_future_usage: usage } = intent;
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      refunded: false,
      payment_intent: id,
    };
    save(charge);
    if (usage === 'off_session' && customer !== null) save({ ...method, customer, isAgreed: true });
    const paid = save({ ...intent, status: 'succeeded', last_payment_error: null, latest_charge: charge.id } as const);
    tell('payment_intent.succeeded', paid);
    return paid;
  }

  function decline(intent: PaymentIntent, error: CardError): PaymentIntent {
    const failed = save({ ...intent, status: 'requires_payment_method', last_payment_error: error } as const);
    tell('payment_intent.payment_failed', failed);
    return failed;
  }

  function setUp(setup: SetupIntent, method: PaymentMethod): SetupIntent {
    const withMethod = { ...setup, payment_method: method.id };
    if (method.conduct === 'declines') return save({ ...withMethod, last_setup_error: insufficientFunds });
    if (method.conduct === 'asks') return save({ ...withMethod, status: 'requires_action', last_setup_error: null });
    return agree(withMethod, method);
  }

  function agree(setup: SetupIntent, method: PaymentMethod): SetupIntent {
    save({ ...method, customer: setup.customer, isAgreed: true });
    const done = save({ ...setup, status: 'succeeded', last_setup_error: null } as const);
    tell('setup_intent.succeeded', done);
    return done;
  }

  /** What the payer told the bank. */
  function hear(id: string, isApproved: boolean): PaymentIntent | SetupIntent {
    const isSetup = id.startsWith('seti_');
    const intent = find<PaymentIntent | SetupIntent>(isSetup ? 'setup_intent' : 'payment_intent', id);
    if (intent.status !== 'requires_action') return intent;
    const method = find<PaymentMethod>('payment_method', intent.payment_method ?? '');
    if (intent.object === 'payment_intent') {
      return isApproved ? succeed(intent, method) : decline(intent, authenticationFailed);
    }
    if (isApproved) return agree(intent, method);
    return save({ ...intent, status: 'requires_payment_method', last_setup_error: authenticationFailed });
  }

  function cancel(id: string): PaymentIntent {
    const intent = find<PaymentIntent>('payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      const words = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      throw new EngineError('payment_intent_unexpected_state', words, 400);
    }
    const ended = save({ ...intent, status: 'canceled' } as const);
    tell('payment_intent.canceled', ended);
    return ended;
  }

  function refund(intentId: string, amount: number | undefined): object {
    const intent = find<PaymentIntent>('payment_intent', intentId);
    const charge = find<Charge>('charge', intent.latest_charge ?? '');
    const left = charge.amount - charge.amount_refunded;
    if (left === 0)
      throw new EngineError('charge_already_refunded', `Charge ${charge.id} has already been refunded.`, 400);
    const given = amount ?? left;
    if (given > left)
      throw new EngineError('amount_too_large', 'Refund amount is greater than unrefunded amount.', 400);
    const after = save({ ...charge, amount_refunded: charge.amount_refunded + given, refunded: given === left });
    tell('charge.refunded', after);
    return save({ id: newId('re'), object: 'refund', amount: given, payment_intent: intentId, status: 'succeeded' });
  }

  return { find, save, makeIntent, makeSetup, makeMethod, pay, setUp, hear, cancel, refund };
}

const insufficientFunds: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const genericDecline: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const authenticationRequired: CardError = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
const authenticationFailed: CardError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
