import sharp from 'sharp';
import { vi } from 'vitest';
import { addClaimPhoto } from '../../../functions/calls/customer-portal/add-claim-photo.ts';
import { askPolicyChange } from '../../../functions/calls/customer-portal/ask-policy-change.ts';
import { cancelPolicy } from '../../../functions/calls/customer-portal/cancel-policy.ts';
import { changePolicy } from '../../../functions/calls/customer-portal/change-policy.ts';
import { chooseAgent } from '../../../functions/calls/customer-portal/choose-agent.ts';
import { customerChangePassword } from '../../../functions/calls/customer-portal/customer-change-password.ts';
import { customerForgotPassword } from '../../../functions/calls/customer-portal/customer-forgot-password.ts';
import { deleteCustomerAccount } from '../../../functions/calls/customer-portal/delete-customer-account.ts';
import { mailQuote } from '../../../functions/calls/customer-portal/mail-quote.ts';
import { notifyClaim } from '../../../functions/calls/customer-portal/notify-claim.ts';
import { previewCancellation } from '../../../functions/calls/customer-portal/preview-cancellation.ts';
import { saveMergeConsent } from '../../../functions/calls/customer-portal/save-merge-consent.ts';
import { sendCustomerCode } from '../../../functions/calls/customer-portal/send-customer-code.ts';
import { updateAccountInfo } from '../../../functions/calls/customer-portal/update-account-info.ts';
import { updatePreferences } from '../../../functions/calls/customer-portal/update-preferences.ts';
import { forgetProducts } from '../../../functions/domain/insurance/find-product.ts';
import { sessionKeyIn } from '../../../functions/kit/account-session.ts';
import { customers } from '../../../functions/kit/realms.ts';
import * as ofPolicies from '../../../shared/calls/customer-policies.ts';
import * as contracts from '../../../shared/calls/customer-portal.ts';
import type { Block } from '../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import { MERGE_TEXT_VERSION } from '../../../shared/insurance/portal.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { callContext } from '../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../kit/codes.ts';
import { customerContext, customerEmailRow, customerId, customerRow } from '../../kit/customers.ts';
import { asCustomer, ownPolicy, ownQuote } from '../../kit/insurance/own-policies.ts';
import { AGENT, publishedRows, useInsurer } from '../../kit/insurance/published.ts';
import { useMails } from '../../kit/mails.ts';
import { useMemoryBuckets } from '../../kit/memory-bucket.ts';
import { useMemoryUsers } from '../../kit/memory-users.ts';
import { useFakeProvider } from '../../kit/payment-provider.ts';
import { sessionRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

vi.mock(
  '../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../kit/payment-provider.ts')).providerModule,
);

const { table, put } = useInsurer();
const files = useMemoryBuckets();
const passwords = useMemoryUsers();
const provider = useFakeProvider();
useMails();
useSecrets();

const world = {
  table,
  maps: () => ({ files, passwords, payments: provider().payments, refunds: provider().refunds }),
  services: () => [provider()],
  forget: forgetProducts,
};

const email = 'wei@example.com';
const PASSWORD = 'Long-Sunday-42';
const here = customerContext().actor.signedInAt;

/** The customer with their password, signed in here and elsewhere. */
function signedInTwice(): void {
  const sessionOf = (signedInAt: number) => ({
    ...sessionRow(signedInAt),
    ...sessionKeyIn(customers, customerId, signedInAt),
  });
  put([customerRow(), customerEmailRow(), sessionOf(here), sessionOf(here - 5_000)]);
  passwords.set(customerId, PASSWORD);
}

/** What holders change by themselves. */
const address: Block = {
  ...{ id: 'address', stage: 'details', about: 'applicant' },
  questions: [{ id: 'town', kind: 'text', required: false }],
};

const withPolicy = () => ownPolicy(put, { agentName: AGENT });

testBrokenOff('customer-portal', world, [
  effect(ofPolicies.addClaimPhoto, addClaimPhoto)(
    async () => {
      const { policyId } = await withPolicy();
      return { input: { kind: 'begin', policyId, contentType: 'image/png' }, context: asCustomer() };
    },
    { about: 'that begins', isQuiet: 'It gives leave to send a photo, and confirming that one keeps it.' },
  ),
  effect(ofPolicies.addClaimPhoto, addClaimPhoto)(
    async () => {
      const { policyId } = await withPolicy();
      const { upload } = await addClaimPhoto({ kind: 'begin', policyId, contentType: 'image/png' }, asCustomer());
      const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a8b99' } }).png();
      files.set(`incoming/${upload?.fields['key']}`, await picture.toBuffer());
      return { input: { kind: 'confirm', policyId, uploadId: upload?.uploadId ?? '' }, context: asCustomer() };
    },
    { about: 'that confirms' },
  ),
  effect(
    ofPolicies.askPolicyChange,
    askPolicyChange,
  )(async () => {
    const { policyId } = await withPolicy();
    return { input: { policyId, text: 'We are four now.' }, context: asCustomer() };
  }),
  effect(
    ofPolicies.cancelPolicy,
    cancelPolicy,
  )(async () => {
    const { policyId } = await withPolicy();
    const { refund } = await previewCancellation({ policyId }, asCustomer());
    return { input: { policyId, refund }, context: asCustomer() };
  }),
  effect(
    ofPolicies.changePolicy,
    changePolicy,
  )(async () => {
    put(publishedRows({ blocks: [...exampleProduct.definition.blocks, address] }));
    const { policyId } = await withPolicy();
    return { input: { policyId, answers: { town: 'Hong Kong' } }, context: asCustomer() };
  }),
  effect(
    ofPolicies.chooseAgent,
    chooseAgent,
  )(async () => {
    await withPolicy();
    return { input: { agentName: AGENT }, context: asCustomer() };
  }),
  effect(
    ofPolicies.mailQuote,
    mailQuote,
  )(async () => ({
    input: { applicationId: await ownQuote() },
    context: asCustomer(),
  })),
  effect(
    ofPolicies.notifyClaim,
    notifyClaim,
  )(async () => {
    const { policyId } = await withPolicy();
    const notice = {
      ...{ event: 'other', happenedOn: '2026-03-10', place: 'Osaka' },
      ...{ description: 'My case is gone.', photos: [] },
    };
    return { input: { policyId, notice }, context: asCustomer() };
  }),
  effect(
    ofPolicies.saveMergeConsent,
    saveMergeConsent,
  )(() => {
    put([customerRow()]);
    return { input: { isGiven: true, textVersion: MERGE_TEXT_VERSION }, context: asCustomer() };
  }),
  effect(
    contracts.customerChangePassword,
    customerChangePassword,
  )(() => {
    signedInTwice();
    return { input: { password: PASSWORD, newPassword: 'Quiet-Monday-43' }, context: customerContext() };
  }),
  effect(contracts.customerForgotPassword, customerForgotPassword)(
    () => {
      signedInTwice();
      put([codeRow('reset-password', email)]);
      return { input: { email, ...SESSION_CODE, password: 'Quiet-Monday-43' }, context: callContext() };
    },
    { differing: { tokensValidAfter: 'Whoever signs in until the very end is out.' } },
  ),
  effect(
    contracts.deleteCustomerAccount,
    deleteCustomerAccount,
  )(() => {
    signedInTwice();
    return { input: { password: PASSWORD }, context: customerContext() };
  }),
  effect(
    contracts.sendCustomerCode,
    sendCustomerCode,
  )(() => {
    signedInTwice();
    return { input: { email, purpose: 'reset-password' }, context: callContext() };
  }),
  effect(
    contracts.updateAccountInfo,
    updateAccountInfo,
  )(() => {
    signedInTwice();
    const british = { country: 'GB', telephone: '07911 123456', postcode: 'sw1a 1aa', town: 'London' };
    return { input: { ...contracts.updateAccountInfo.example.input, ...british }, context: customerContext() };
  }),
  effect(
    contracts.updatePreferences,
    updatePreferences,
  )(() => {
    signedInTwice();
    return { input: { marketing: true, ways: ['sms', 'phone'] }, context: customerContext() };
  }),
]);
