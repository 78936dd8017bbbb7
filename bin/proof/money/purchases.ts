/** People who buy a plan in each of the three ways, and pay at the stand-ins' own pages as payers do. */
import { modifyUserInfo } from '../../../shared/calls/account.ts';
import {
  createCustomer,
  createGoPayQRCodeLink,
  createPaypalPaymentLink,
  createSubscription,
  previewSubscription,
} from '../../../shared/calls/billing.ts';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import type { Money, PaymentStep, PayWay } from '../../../shared/model/billing.ts';
import { signUp, type Owner } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import type { Answer } from '../client/system-client.ts';
import type { ProviderKeys, ToldOf } from './provider-events.ts';

export type Buyer = { owner: Owner; payWay: PayWay; total: Money };

/** A payment that its payer has made, by the provider's id of it. */
export type Payment = { owner: Owner; payWay: PayWay; orderId: string; reference: string; total: Money };

export const wish = { planId: 'individual', cycle: 'monthly' } as const;
/** GoPay is offered in Indonesia alone. */
const countries: Record<PayWay, string> = { card: 'FR', paypal: 'FR', gopay: 'ID' };
export const purchaseCalls: Record<PayWay, CallContract> = {
  card: createSubscription,
  paypal: createPaypalPaymentLink,
  gopay: createGoPayQRCodeLink,
};
const CARD = { name: 'Ada Proof', number: '4242424242424242', month: 12, year: 2040, cvc: '123' };

/** A new owner who has said whom invoices are made out to, and was shown the price. */
export async function newBuyer(proof: Proof, payWay: PayWay): Promise<Buyer> {
  return buyerOf(proof, await signUp(proof), payWay);
}

/** @param name whom invoices are made out to */
export async function buyerOf(proof: Proof, owner: Owner, payWay: PayWay, name = 'Ada Proof'): Promise<Buyer> {
  const country = countries[payWay];
  const as = { token: owner.idToken };
  mustSucceed(await proof.client.call(modifyUserInfo, { country }, as), 'choose a country');
  const details = {
    ...{ billingEmail: owner.email, name, company: '', vatNumber: '' },
    ...{ addressLine: '12 rue de la Preuve', city: 'Lyon', postcode: '69001', country },
  };
  mustSucceed(await proof.client.call(createCustomer, details, as), 'say whom invoices are made out to');
  const preview = await proof.client.call(previewSubscription, wish, as);
  mustSucceed(preview, 'preview a purchase');
  const { total } = preview.data;
  if (!total) throw new Error('The preview of a first purchase has no total.');
  return { owner, payWay, total };
}

/** What the app would send; a card is typed into the provider's fields afterwards. */
export function purchaseOf({ payWay, total }: Buyer): Record<string, unknown> {
  const purchase = { ...wish, total, termsVersion: TERMS_VERSION, isAutoRenewing: true };
  return payWay === 'card' ? { ...purchase, cardId: null } : purchase;
}

export function buy({ client }: Proof, buyer: Buyer): Promise<Answer<PaymentStep>> {
  const { idToken: token } = buyer.owner;
  return client.call(purchaseCalls[buyer.payWay], purchaseOf(buyer), { token }) as Promise<Answer<PaymentStep>>;
}

/** Orders, and pays: from here on the provider has the money, and only its webhook tells of it, after `delayMs`. */
export async function pay(proof: Proof, buyer: Buyer, delayMs = 0): Promise<Payment> {
  await proof.control.setDeliveries({ delayMs, copies: 1, isReversed: false });
  const answer = await buy(proof, buyer);
  mustSucceed(answer, `buy by ${buyer.payWay}`);
  const { owner, payWay } = buyer;
  const { orderId, total } = answer.data;
  await payAtProvider(proof, payWay, answer.data);
  return { owner, payWay, orderId, total, reference: referenceOf(payWay, answer.data) };
}

/** The provider's id of a payment that was begun. */
export function referenceOf(payWay: PayWay, { clientSecret, approvalUrl, qr }: PaymentStep): string {
  if (payWay === 'card') return clientSecret?.split('_secret_')[0] ?? '';
  if (payWay === 'gopay') return qr?.deepLink.split('/').at(-1) ?? '';
  return new URL(approvalUrl ?? '').searchParams.get('token') ?? '';
}

/** Pays what was begun, at the provider's own page. Throws with its words where it takes no payment any more. */
export function payAtProvider(
  proof: Proof,
  payWay: PayWay,
  { clientSecret, approvalUrl, qr }: PaymentStep,
): Promise<void> {
  if (payWay === 'paypal') return post(approvalUrl ?? '', 'payer=good&answer=approve');
  return payWay === 'gopay' ? post(qr?.deepLink ?? '', 'answer=pay') : confirmCard(proof, clientSecret ?? '');
}

/** A payment of the same order that we did not begin, paid with a card: such as a provider makes by mistake. */
export async function payBeside(proof: Proof, { stripe }: ProviderKeys, { orderId, total }: ToldOf): Promise<void> {
  const { amount, currency } = total;
  const response = await fetch(`${proof.system.description().endpoints['STRIPE']}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripe.key}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      amount: String(amount),
      currency: currency.toLowerCase(),
      'metadata[orderId]': orderId,
    }),
  });
  const { client_secret: clientSecret } = (await response.json()) as { client_secret?: string };
  if (clientSecret === undefined) throw new Error(`The local Stripe begins no payment: ${response.status}.`);
  await confirmCard(proof, clientSecret);
}

async function confirmCard({ system }: Proof, clientSecret: string): Promise<void> {
  const address = `${system.description().endpoints['STRIPE']}/v3/confirm`;
  await post(address, JSON.stringify({ clientSecret, ...CARD }), 'application/json');
}

async function post(address: string, body: string, type = 'application/x-www-form-urlencoded'): Promise<void> {
  const headers = { 'content-type': type };
  const response = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
  const text = await response.text();
  if (response.status >= 400 || text.includes('"error"')) throw new Error(`${address} answers ${text.slice(0, 300)}`);
}
