/** What hangs on an account besides its page (payments, browsers, passkeys, sessions), and how a stranger may reach for it (SECURITY.md T1, T2). */
import {
  answerAgencyRequest,
  deleteAccount,
  endAgencyAgent,
  endSession,
  exportAccount,
  getExport,
  getPasskeys,
  getSessions,
  removeDevice,
  removePasskey,
  renamePasskey,
  undoEmailChange,
} from '../../../shared/calls/account.ts';
import { getAgentKey } from '../../../shared/calls/agent.ts';
import * as billing from '../../../shared/calls/billing.ts';
import {
  closeSupportSession,
  getSupportAccount,
  getSupportActs,
  refundPayment,
} from '../../../shared/calls/support.ts';
import { deviceKey, DeviceRow, passkeyKey, type PasskeyRow } from '../../../functions/domain/lock/lock-rows.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import { enrolBrowser } from '../client/browser-lock.ts';
import type { Owner } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { payAndSettle } from '../money/check-purchases.ts';
import { buyerOf, wish } from '../money/purchases.ts';
import type { Attempt } from './cross-actor.ts';

export type AccountThings = {
  orderId: string;
  payment: string;
  invoiceId: string;
  cardId: string;
  deviceId: string;
  passkeyId: string;
  signedInAt: string;
};

/** A paid subscription with its invoice and card, a browser with a PIN, and a passkey; the canary is in what has words. */
export async function giveAccountThings(proof: Proof, owner: Owner, canary: string): Promise<AccountThings> {
  const { client, tables } = proof;
  const as = { token: owner.idToken };
  const { orderId, reference } = await payAndSettle(proof, await buyerOf(proof, owner, 'card', canary));
  const { deviceId } = await enrolBrowser(proof, owner, '4071');
  const passkey: PasskeyRow = {
    ...{ credentialId: `proof-${orderId}`, publicKey: 'AQID', signCount: 0, transports: [], name: canary },
    ...{ createdAt: new Date().toISOString(), lastUsedAt: null, isSynced: false },
  };
  await tables.put('accounts', { ...passkeyKey(owner.accountId, passkey.credentialId), ...passkey });
  const [customer, invoices, sessions] = await Promise.all([
    client.call(billing.customerDetail, {}, as),
    client.call(billing.invoicePage, {}, as),
    client.call(getSessions, {}, as),
  ]);
  for (const answer of [customer, invoices, sessions]) mustSucceed(answer, 'look at the own account');
  return {
    ...{ orderId, payment: reference, deviceId, passkeyId: passkey.credentialId },
    invoiceId: invoices.data.invoices.find(({ status }) => status === 'paid')?.invoiceId ?? '',
    cardId: customer.data.customer?.cards[0]?.cardId ?? '',
    signedInAt: String(sessions.data.sessions[0]?.signedInAt ?? ''),
  };
}

export function accountAttempts(id: string): Attempt[] {
  const attempt = (contract: Attempt['contract'], input: Record<string, unknown>): Attempt => ({ contract, input });
  const purchase = { ...wish, total: { amount: 1_440, currency: 'EUR' }, termsVersion: TERMS_VERSION };
  return [
    attempt(billing.downloadInvoice, { invoiceId: id.slice(0, 40) }),
    attempt(billing.invoicePage, { accountId: id }),
    attempt(billing.customerDetail, { accountId: id }),
    attempt(billing.subscriptionRecord, { accountId: id }),
    attempt(billing.cancelSubscription, { accountId: id }),
    attempt(billing.checkCardPayment, { orderId: id.slice(0, 40) }),
    attempt(billing.checkGoPayPaymentStatus, { orderId: id.slice(0, 40) }),
    attempt(billing.giveUpPayment, { orderId: id.slice(0, 40) }),
    attempt(billing.paypalPaymentSuccess, { token: id }),
    attempt(billing.createSubscription, { ...purchase, isAutoRenewing: true, cardId: id }),
    attempt(billing.unbindCreditCard, { cardId: id }),
    attempt(billing.saveRenewal, { isAutoRenewing: true, payWay: 'card', cardId: id }),
    attempt(endSession, { signedInAt: Number(id) || 1 }),
    attempt(getSessions, { accountId: id }),
    attempt(removeDevice, { deviceId: id }),
    attempt(renamePasskey, { id: id.replaceAll(/[^\w-]/g, '-'), name: 'Mine now' }),
    attempt(removePasskey, { id: id.replaceAll(/[^\w-]/g, '-') }),
    attempt(getPasskeys, { accountId: id }),
    attempt(getAgentKey, { accountId: id }),
    attempt(answerAgencyRequest, { requestId: id.slice(0, 40), isAccepted: true }),
    attempt(endAgencyAgent, { agentId: id.slice(0, 60) }),
    attempt(undoEmailChange, { token: id }),
    attempt(exportAccount, { accountId: id }),
    attempt(getExport, { accountId: id }),
    attempt(deleteAccount, { accountId: id, proof: { kind: 'password', password: 'Lo0ng-Sunday-42' } }),
    attempt(getSupportActs, { accountId: id }),
    attempt(getSupportAccount, { accountId: id }),
    attempt(closeSupportSession, { accountId: id }),
    attempt(refundPayment, { accountId: id, orderId: id.slice(0, 40), reason: 'Mine now.' }),
  ];
}

/** Everything of that, as its owner sees it. */
export async function describeAccountThings(
  { client, tables }: Proof,
  { accountId, idToken }: Owner,
  { deviceId }: AccountThings,
): Promise<unknown[]> {
  const as = { token: idToken };
  const answers = [
    await client.call(billing.customerDetail, {}, as),
    await client.call(billing.subscriptionRecord, {}, as),
    await client.call(billing.invoicePage, {}, as),
    await client.call(getPasskeys, {}, as),
  ];
  const sessions = await client.call(getSessions, {}, as);
  for (const answer of [...answers, sessions]) mustSucceed(answer, 'look at the own account');
  const device = await tables.get('accounts', deviceKey(accountId, deviceId));
  return [
    ...answers.map(({ data }) => data),
    sessions.data.sessions.map(({ signedInAt }) => signedInAt),
    // Rows come with their fields in any order.
    device && DeviceRow.parse(device),
  ];
}
