/** Stripe's own page for a card (Checkout): a session is the payment that we know; its PaymentIntent comes when somebody pays. */
import type Stripe from 'stripe';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { AppError } from '../../../kit/app-error.ts';
import { environment } from '../../../kit/environment.ts';
import type { PaymentRequest, StartedPayment } from '../payment-port.ts';
import { askStripe } from './stripe-client.ts';

/** In the metadata of a PaymentIntent that a session has made. */
export const BY_SESSION = 'session';

export const isSession = (reference: string): boolean => reference.startsWith('cs_');

type Locale = Stripe.Checkout.SessionCreateParams.Locale;

/** Forms of a language that Stripe's page tells apart, and Norwegian, which it has by another name. */
const locales: Partial<Record<LanguageValue, Locale>> = {
  en_gb: 'en-GB',
  fr_ca: 'fr-CA',
  es_mx: 'es-419',
  pt_br: 'pt-BR',
  no_no: 'nb',
  zh_hk: 'zh-HK',
};

/** Stripe's page has no Arabic: it is in what the payer's browser asks for then. */
export function localeOf(language: LanguageValue | undefined): Locale {
  if (language === undefined || language.startsWith('ar_')) return 'auto';
  return locales[language] ?? language.slice(0, 2);
}

export async function startSession(request: PaymentRequest): Promise<StartedPayment> {
  const { orderId, money, description, providerCustomerId, isKept, returnPath = '/app/payment', language } = request;
  const back = `${environment.appOrigin()}${returnPath}${returnPath.includes('?') ? '&' : '?'}`;
  const session = await askStripe((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: money.currency.toLowerCase(),
              unit_amount: money.amount,
              product_data: { name: description },
            },
          },
        ],
        // Stripe puts the session's id in.
        success_url: `${back}reference={CHECKOUT_SESSION_ID}`,
        cancel_url: `${back}cancelled=yes`,
        locale: localeOf(language),
        metadata: { orderId },
        payment_intent_data: {
          description,
          metadata: { orderId, begun: BY_SESSION },
          ...(isKept ? { setup_future_usage: 'off_session' as const } : {}),
        },
        ...(providerCustomerId === null ? {} : { customer: providerCustomerId }),
      },
      { idempotencyKey: orderId },
    ),
  );
  return { reference: session.id, clientSecret: null, approvalUrl: session.url, qr: null };
}

export function readSession(reference: string): Promise<Stripe.Checkout.Session> {
  return askStripe((stripe) =>
    stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent', 'payment_intent.latest_charge'] }),
  );
}

/** The session that a PaymentIntent was made by. */
export async function sessionOf(intentId: string): Promise<string> {
  const { data } = await askStripe((stripe) => stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 }));
  const [session] = data;
  if (!session) throw new Error('Stripe has no session of a payment that one has made.');
  return session.id;
}

/** One that is paid, or has ended, cannot be ended: what it is then is the answer. */
export async function expireSession(reference: string): Promise<void> {
  try {
    await askStripe((stripe) => stripe.checkout.sessions.expire(reference));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'provider_error')) throw error;
  }
}
