/** Stripe's own page for a payment at the local Stripe: sessions, and what their payers do on it. */
import { escapeMarkup } from '../../../../shared/rules/escape-markup.ts';
import { EngineError } from '../engine.ts';
import type { ObjectStore } from '../providers/object-store.ts';
import { standInPage } from '../providers/stand-in-page.ts';
import { newId, type Charge, type CheckoutSession, type PaymentIntent } from './objects.ts';
import type { Payments } from './payments.ts';
import { readForm, requests } from './requests.ts';

/** What a payer chooses from, as nobody types a card here. */
const cards: Record<string, { number: string; words: string }> = {
  pays: { number: '4242424242424242', words: 'Visa 4242: is paid' },
  declines: { number: '4000000000009995', words: 'Visa 9995: is declined, no funds' },
};

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(
  payments: Payments,
  objects: ObjectStore,
  { clock, ownOrigin }: { clock(): number; ownOrigin(): string },
) {
  const find = (id: string): CheckoutSession => payments.find<CheckoutSession>('checkout.session', id);

  function create(form: string): CheckoutSession {
    const sent = readForm(requests.session, form);
    if (sent.customer !== undefined) payments.find('customer', sent.customer);
    const id = newId('cs_test');
    const { currency, unit_amount: amount } = sent.line_items[0].price_data;
    const { description, metadata = {}, setup_future_usage: usage } = sent.payment_intent_data;
    return payments.save<CheckoutSession>({
      ...{ id, object: 'checkout.session', mode: 'payment', status: 'open', payment_status: 'unpaid' },
      ...{ amount_total: amount, currency, customer: sent.customer ?? null, metadata: sent.metadata ?? {} },
      ...{ payment_intent: null, url: `${ownOrigin()}/c/pay/${id}`, livemode: false, problem: null },
      ...{ success_url: sent.success_url, cancel_url: sent.cancel_url, created: Math.floor(clock() / 1_000) },
      intent: { description, metadata, setup_future_usage: usage ?? null },
    });
  }

  function read(id: string, form: string): object {
    const names = readForm(requests.readSession, form).expand ?? [];
    const session = find(id);
    if (session.payment_intent === null || !names.includes('payment_intent')) return session;
    const intent = payments.find<PaymentIntent>('payment_intent', session.payment_intent);
    const charge = intent.latest_charge === null ? null : payments.find<Charge>('charge', intent.latest_charge);
    return { ...session, payment_intent: { ...intent, latest_charge: charge } };
  }

  function list(form: string): object {
    const { payment_intent: intent } = readForm(requests.listSessions, form);
    const all = objects.list<CheckoutSession>('checkout.session');
    return { object: 'list', has_more: false, data: all.filter((one) => one.payment_intent === intent) };
  }

  function expire(id: string): CheckoutSession {
    const session = find(id);
    if (session.status !== 'open') {
      const words = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
      throw new EngineError('resource_invalid_state', words, 400);
    }
    if (session.payment_intent !== null) payments.cancel(session.payment_intent);
    return payments.save({ ...session, status: 'expired', url: null });
  }

  /** @returns where the payer goes then */
  function answerPayer(id: string, answer: URLSearchParams): string {
    const session = find(id);
    if (session.status !== 'open') return `/c/pay/${id}`;
    if (answer.get('answer') !== 'pay') return session.cancel_url;
    return pay(session, answer.get('card') ?? '');
  }

  function pay(session: CheckoutSession, card: string): string {
    const { id, amount_total: amount, currency, customer } = session;
    const intent =
      session.payment_intent === null
        ? payments.makeIntent({ amount, currency, customer, ...session.intent })
        : payments.find<PaymentIntent>('payment_intent', session.payment_intent);
    // The session has its payment before anybody can be told of it.
    payments.save({ ...session, payment_intent: intent.id });
    const { number } = cards[card] ?? { number: cards['pays']?.number ?? '' };
    const method = payments.makeMethod({ number, month: 12, year: 2040, cvc: '123' }, '');
    const { status, last_payment_error: error } = payments.pay(intent, method, 'payer');
    const isPaid = status === 'succeeded';
    payments.save<CheckoutSession>({
      ...{ ...session, payment_intent: intent.id, problem: error?.message ?? null },
      ...(isPaid ? { status: 'complete', payment_status: 'paid', url: null } : {}),
    });
    return isPaid ? session.success_url.replace('{CHECKOUT_SESSION_ID}', id) : `/c/pay/${id}`;
  }

  return { create, read, list, expire, find, answerPayer };
}

export function checkoutPage({ id, status, amount_total: amount, currency, intent, problem }: CheckoutSession): string {
  if (status !== 'open') return standInPage('Stripe', 'This page has ended', '<p>It was paid, or given up.</p>');
  const money = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / minorUnits(currency));
  const choices = Object.entries(cards).map(
    ([key, { words }], index) =>
      `<label><input type="radio" name="card" value="${key}"${index === 0 ? ' checked' : ''}><span>${words}</span></label>`,
  );
  return standInPage(
    'Stripe',
    'Pay with a card',
    `<p>${escapeMarkup(intent.description ?? '')}</p><strong>${escapeMarkup(money)}</strong>` +
      (problem === null ? '' : `<p role="alert">${escapeMarkup(problem)}</p>`) +
      `<form method="post" action="/c/pay/${encodeURIComponent(id)}">${choices.join('')}` +
      '<button class="main" name="answer" value="pay">Pay</button><button name="answer" value="cancel">Back</button></form>',
  );
}

const minorUnits = (currency: string): number =>
  10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
