/**
 * A payment provider in memory, which keeps to the port: the same order is one payment, a refund is made once, and what was
 * given up cannot be paid. In a test file:
 *
 *   vi.mock('…/provider-of.ts', async () => (await import('…/payment-provider.ts')).providerModule);
 */
import { beforeEach } from 'vitest';
import type {
  KeptMethod,
  PaymentProvider,
  PaymentRequest,
  ProviderPayment,
  StartedPayment,
} from '../../functions/domain/billing/payment-port.ts';
import { AppError } from '../../functions/kit/app-error.ts';
import type { Card, Money, PayWay } from '../../shared/model/billing.ts';

type Payment = ProviderPayment & Required<Pick<PaymentRequest, 'isKept' | 'isHosted' | 'description'>>;

export class FakeProvider implements PaymentProvider {
  payments = new Map<string, Payment>();
  refunds = new Map<string, { reference: string; money: Money }>();
  /** What the next charges of kept methods come to. */
  charges: 'paid' | 'failed' | 'pending' | 'open' | 'refused' | 'away' = 'paid';
  /** Called within each operation before it answers: a crash, or somebody who is quicker. */
  before: (operation: string) => Promise<void> | void = () => undefined;
  asked: string[] = [];

  readonly start = async (request: PaymentRequest): Promise<StartedPayment> => {
    await this.#ask('start');
    const { reference, clientSecret } = this.#paymentOf(request, 'open', null);
    const qr = { text: `qr of ${reference}`, deepLink: `gojek://${reference}`, expiresAt: '2026-03-10T12:15:00.000Z' };
    return { reference, clientSecret, approvalUrl: `https://provider.example/${reference}`, qr };
  };

  readonly chargeKept = async (request: PaymentRequest, method: KeptMethod): Promise<ProviderPayment> => {
    await this.#ask('chargeKept');
    if (this.charges === 'away') throw new AppError('unavailable');
    if (this.charges === 'refused') throw new AppError('provider_error', { label: 'refused' });
    return this.#paymentOf(request, this.charges, method);
  };

  readonly read = async (reference: string): Promise<ProviderPayment> => {
    await this.#ask('read');
    return { ...this.#find(reference) };
  };

  readonly capture = async (reference: string): Promise<ProviderPayment> => {
    await this.#ask('capture');
    return { ...this.#find(reference) };
  };

  readonly giveUp = async (reference: string): Promise<ProviderPayment> => {
    await this.#ask('giveUp');
    const payment = this.#find(reference);
    if (payment.state === 'open') payment.state = 'failed';
    return { ...payment };
  };

  readonly refund = async (reference: string, orderId: string, money: Money): Promise<void> => {
    await this.#ask('refund');
    this.refunds.set(orderId, { reference, money });
    const payment = this.#find(reference);
    const returned = [...this.refunds.values()].filter((one) => one.reference === reference);
    const sum = returned.reduce((all, one) => all + one.money.amount, 0);
    if (sum > payment.money.amount) throw new Error(`More goes back than was paid: ${reference}`);
    if (sum === payment.money.amount) payment.state = 'refunded';
  };

  /** The payer pays: another amount if one is given, `isLate` also what was given up; `keeps`: the way of paying can be charged later. */
  pay(
    reference: string,
    { money, isLate = false, keeps = true }: { money?: Money; isLate?: boolean; keeps?: boolean } = {},
  ): void {
    const payment = this.#find(reference);
    const isPayable = payment.state === 'open' || payment.state === 'pending' || (isLate && payment.state === 'failed');
    if (!isPayable) return;
    Object.assign(payment, { state: 'paid', ...(money && { money }) });
    if (payment.isKept && keeps) payment.kept = { payWay: 'card', methodId: `pm_of_${reference}` };
  }

  /** The references of what is paid and was not given back. */
  paid(): string[] {
    return [...this.payments.values()].filter(({ state }) => state === 'paid').map(({ reference }) => reference);
  }

  async #ask(operation: string): Promise<void> {
    this.asked.push(operation);
    await this.before(operation);
  }

  #paymentOf(request: PaymentRequest, state: Payment['state'], kept: KeptMethod | null): Payment {
    const reference = `pi_${request.orderId}`;
    const known = this.payments.get(reference);
    if (known) return { ...known };
    const { orderId, money, description, isKept, isHosted = false } = request;
    const errorLabel = state === 'failed' ? 'card_declined' : null;
    const payment = {
      reference,
      orderId,
      money,
      description,
      state,
      errorLabel,
      kept,
      isKept,
      isHosted,
      clientSecret: `${reference}_secret`,
    };
    this.payments.set(reference, payment);
    return { ...payment };
  }

  #find(reference: string): Payment {
    const payment = this.payments.get(reference);
    if (!payment) throw new AppError('provider_error', { label: 'no_such_payment' });
    return payment;
  }
}

let provider = new FakeProvider();

/** In place of the module `provider-of.ts`. */
export const providerModule = {
  providerOf: (): Promise<PaymentProvider> => Promise.resolve(provider),
  offeredPayWays: (): PayWay[] => ['card', 'paypal', 'gopay'],
  checkOffered: (): void => undefined,
};

/** To be called once in a test file, outside of tests; a new provider for each test. */
export function useFakeProvider(): () => FakeProvider {
  beforeEach(() => {
    provider = new FakeProvider();
  });
  return () => provider;
}

/** What Stripe tells of a card that was kept; a test file puts it in place of `providers/stripe-cards.ts`. */
export const cardsModule = {
  readCard: async (cardId: string): Promise<Card> => ({
    cardId,
    brand: 'visa',
    last4: '4242',
    expiryMonth: 4,
    expiryYear: 2_030,
    nameOnCard: 'Mara Lindqvist',
  }),
};
