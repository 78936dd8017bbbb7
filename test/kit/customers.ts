/** Customers of a test: their rows and the tokens of their pool. */
import { customerEmailKey, customerKey, type CustomerRow } from '../../functions/domain/customers/customer-rows.ts';
import type { CustomerContext } from '../../functions/kit/context.ts';
import { exampleCustomer } from '../../shared/calls/customer-portal.ts';
import { callContext, NOW } from './call-context.ts';
import { applicationKey, type ApplicationRow } from '../../functions/domain/insurance/application-rows.ts';
import { policyKey, type PolicyRow } from '../../functions/domain/insurance/policy-rows.ts';
import { idToken, keys } from './id-tokens.ts';

export const { customerId } = exampleCustomer;
export const otherCustomerId = '01kk0000000000000000000002';

export function customerRow(changes: Partial<CustomerRow> = {}): CustomerRow & { pk: string; sk: string } {
  const row: CustomerRow = {
    ...exampleCustomer,
    status: 'active',
    tokensValidAfter: 0,
    consent: { termsVersion: '2025-01-01', isAdult: true, at: exampleCustomer.createdAt },
    ...changes,
  };
  return { ...customerKey(row.customerId), ...row };
}

export const customerEmailRow = (email: string = exampleCustomer.email, status: 'pending' | 'active' = 'active') => ({
  ...customerEmailKey(email),
  status,
  accountId: customerId,
});

/** An id token of the customers' pool. */
export function customerToken(changes: Record<string, unknown> = {}): string {
  const iss = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Customers1';
  const claims = { sub: 'customer-1', 'cognito:username': customerId, iss, aud: 'customers-client', ...changes };
  return idToken(claims, { kid: 'customers-1' }, keys.customers.privateKey);
}

/** A context of a call by the customer. */
export function customerContext(changes: Partial<CustomerContext> = {}): CustomerContext {
  return {
    ...callContext(),
    actor: {
      id: customerId,
      email: exampleCustomer.email,
      plan: { id: 'free', trialEndsAt: null },
      company: null,
      signedInAt: Math.floor(NOW.getTime() / 1_000) - 60,
    },
    ...changes,
  };
}

export const applicationId = 'q7ZyH3mXo2d9f0Kc1VbN4A';

/** An application whose policy is issued; `changes` of the row. */
export function issuedApplicationRow(email: unknown = exampleCustomer.email, changes: Partial<ApplicationRow> = {}) {
  const row: ApplicationRow = {
    ...{ applicationId, productCode: 'travel-hk', version: 1, channelCode: 'harbour-vale', agentName: null },
    ...{ language: 'en_us', state: 'issued', plan: 'standard', voucherCode: null, instalments: null, revision: 4 },
    answers: { answer: {}, applicant: { email: email as string }, insured: [] },
    ...{
      quote: null,
      companyId: 'insurer',
      agentId: null,
      keyHash: 'x',
      customerKeyHash: null,
      linkKeyHash: null,
      decided: null,
      toldAt: null,
      renews: null,
      changes: null,
      orderId: 'order',
      policyNumber: null,
    },
    policyId: POLICY_ID,
    ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString(), expiresAt: 4_000_000_000 },
    ...changes,
  };
  return { ...applicationKey(applicationId), ...row };
}

export const POLICY_ID = 'h8ZyH3mXo2d9f0Kc1VbN4B';

export function policyRowOf(holderEmail: string, customer: string | null = null) {
  const row: PolicyRow = {
    ...{ policyId: POLICY_ID, number: 'TR26-00000042-17', applicationId, orderId: 'order', companyId: 'insurer' },
    ...{ channelCode: 'harbour-vale', agentId: 'agent-1', agentName: 'jonas', customerId: customer },
    ...{ productCode: 'travel-hk', version: 1, language: 'en_us', plan: 'standard' },
    answers: { answer: {}, applicant: {}, insured: [] },
    price: { plan: 'standard', currency: 'HKD', lines: [], premium: 0, charges: 0, total: 0 },
    ...{ instalments: [], method: null },
    holder: { firstName: 'Wei', lastName: 'Chan', email: holderEmail, birth: null, telephone: '' },
    ...{ start: '2026-04-01', end: '2026-04-08', issuedOn: '2026-03-10', issuedAt: NOW.toISOString() },
    ...{ cancelledOn: null, renews: null, renewedBy: null, hasClaim: false },
    ...{ changedOn: null, changedAt: null, paidForChanges: 0, files: {}, revision: 1 },
  };
  return { ...policyKey(POLICY_ID), ...row };
}
