/**
 * Cards, wallets and agreements in memory, as Stripe, Midtrans and PayPal keep them: a request that comes again under its key is
 * the same request. In a test file:
 *
 *   vi.mock('…/providers/stripe-cards.ts', async () => (await import('…/kept-methods.ts')).cardsModule);
 *   vi.mock('…/providers/gopay-wallet.ts', async () => (await import('…/kept-methods.ts')).walletsModule);
 *   vi.mock('…/providers/paypal-agreement.ts', async () => (await import('…/kept-methods.ts')).agreementsModule);
 */
import { beforeEach } from 'vitest';
import type { WalletState } from '../../functions/domain/billing/providers/gopay-wallet.ts';
import { AppError } from '../../functions/kit/app-error.ts';
import type { Card } from '../../shared/model/billing.ts';

export class KeptMethods {
  /** Customers by the accounts that they are of. */
  customers = new Map<string, string>();
  /** The customer of each setup. */
  setups = new Map<string, string>();
  /** The customer of each card. */
  cards = new Map<string, string>();
  wallets = new Map<string, WalletState>();
  /** Who pays by each agreement. */
  agreements = new Map<string, string>();

  readonly makeStripeCustomer = async (accountId: string): Promise<string> => {
    this.customers.set(accountId, `cus_${accountId}`);
    return `cus_${accountId}`;
  };

  readonly startCardSetup = async (customerId: string, requestId: string): Promise<string> => {
    this.setups.set(`seti_${requestId}`, customerId);
    return `seti_${requestId}_secret_x`;
  };

  /** Every setup is of the card that its number is of. */
  readonly readSetupCard = async (customerId: string, setupId: string): Promise<Card> => {
    if (this.setups.get(setupId) !== customerId) throw new AppError('card_invalid');
    return cardOf(setupId.replace('seti', 'pm'));
  };

  readonly readCard = async (cardId: string): Promise<Card | null> => (this.cards.has(cardId) ? cardOf(cardId) : null);

  readonly detachCard = async (cardId: string): Promise<void> => {
    this.cards.delete(cardId);
  };

  readonly linkGoPayAccount = async (phone: string, requestId: string) => {
    const methodId = `wallet-${requestId}`;
    this.wallets.set(methodId, this.wallets.get(methodId) ?? 'pending');
    return { methodId, activationUrl: `https://wallet.example/${phone}/${methodId}` };
  };

  readonly readWalletState = async (methodId: string): Promise<WalletState> => this.wallets.get(methodId) ?? 'ended';

  readonly unlinkGoPayAccount = async (methodId: string): Promise<void> => {
    this.wallets.set(methodId, 'ended');
  };

  readonly readPayer = async (methodId: string): Promise<string | null> => this.agreements.get(methodId) ?? null;

  readonly endAgreement = async (methodId: string): Promise<void> => {
    this.agreements.delete(methodId);
  };
}

const cardOf = (cardId: string): Card => ({
  cardId,
  brand: 'visa',
  last4: '4242',
  expiryMonth: 4,
  expiryYear: 2_030,
  nameOnCard: 'Mara Lindqvist',
});

let methods = new KeptMethods();

/** Whoever is asked now: each test has others. */
const asked = <Name extends keyof KeptMethods>(name: Name) =>
  ((...given: never[]) => (methods[name] as (...given: never[]) => unknown)(...given)) as KeptMethods[Name];

export const cardsModule = {
  makeStripeCustomer: asked('makeStripeCustomer'),
  startCardSetup: asked('startCardSetup'),
  readSetupCard: asked('readSetupCard'),
  readCard: asked('readCard'),
  detachCard: asked('detachCard'),
};

export const walletsModule = {
  linkGoPayAccount: asked('linkGoPayAccount'),
  readWalletState: asked('readWalletState'),
  unlinkGoPayAccount: asked('unlinkGoPayAccount'),
};

export const agreementsModule = { readPayer: asked('readPayer'), endAgreement: asked('endAgreement') };

/** To be called once in a test file, outside of tests; others for each test. */
export function useKeptMethods(): () => KeptMethods {
  beforeEach(() => {
    methods = new KeptMethods();
  });
  return () => methods;
}
