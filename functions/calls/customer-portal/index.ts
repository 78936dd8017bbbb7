import * as accounts from '../../../shared/calls/customer-portal.ts';
import * as policies from '../../../shared/calls/customer-policies.ts';
import * as questions from '../../../shared/calls/policy-questions.ts';
import { bind, callGroup } from '../../kit/call-group.ts';
import { passCustomerGate } from '../../kit/customer-gate.ts';

export const handler = callGroup(
  [
    bind(accounts.sendCustomerCode, async () => (await import('./send-customer-code.ts')).sendCustomerCode),
    bind(accounts.registerCustomer, async () => (await import('./register-customer.ts')).registerCustomer),
    bind(accounts.customerSignIn, async () => (await import('./customer-sign-in.ts')).customerSignIn),
    bind(
      accounts.customerForgotPassword,
      async () => (await import('./customer-forgot-password.ts')).customerForgotPassword,
    ),
    bind(
      accounts.getEmailByApplicationId,
      async () => (await import('./get-email-by-application-id.ts')).getEmailByApplicationId,
    ),
    bind(accounts.customerSignOut, async () => (await import('./customer-sign-out.ts')).customerSignOut),
    bind(
      accounts.customerChangePassword,
      async () => (await import('./customer-change-password.ts')).customerChangePassword,
    ),
    bind(
      accounts.deleteCustomerAccount,
      async () => (await import('./delete-customer-account.ts')).deleteCustomerAccount,
    ),
    bind(accounts.selectAccountDetail, async () => (await import('./select-account-detail.ts')).selectAccountDetail),
    bind(accounts.updateAccountInfo, async () => (await import('./update-account-info.ts')).updateAccountInfo),
    bind(accounts.selectPreferences, async () => (await import('./select-preferences.ts')).selectPreferences),
    bind(accounts.updatePreferences, async () => (await import('./update-preferences.ts')).updatePreferences),
    bind(questions.askPolicy, async () => (await import('./ask-policy.ts')).askPolicy),
    bind(questions.getPolicyWording, async () => (await import('./get-policy-wording.ts')).getPolicyWording),
    bind(policies.selectMyPolicies, async () => (await import('./select-my-policies.ts')).selectMyPolicies),
    bind(policies.getMyPolicy, async () => (await import('./get-my-policy.ts')).getMyPolicy),
    bind(
      policies.queryDocumentCenterPdf,
      async () => (await import('./query-document-center-pdf.ts')).queryDocumentCenterPdf,
    ),
    bind(policies.queryAgentList, async () => (await import('./query-agent-list.ts')).queryAgentList),
    bind(policies.chooseAgent, async () => (await import('./choose-agent.ts')).chooseAgent),
    bind(policies.saveMergeConsent, async () => (await import('./save-merge-consent.ts')).saveMergeConsent),
    bind(policies.previewCancellation, async () => (await import('./preview-cancellation.ts')).previewCancellation),
    bind(policies.cancelPolicy, async () => (await import('./cancel-policy.ts')).cancelPolicy),
    bind(policies.changePolicy, async () => (await import('./change-policy.ts')).changePolicy),
    bind(policies.askPolicyChange, async () => (await import('./ask-policy-change.ts')).askPolicyChange),
    bind(policies.renewPolicy, async () => (await import('./renew-policy.ts')).renewPolicy),
    bind(policies.beginPolicyChange, async () => (await import('./begin-policy-change.ts')).beginPolicyChange),
    bind(policies.resumeMyQuote, async () => (await import('./resume-my-quote.ts')).resumeMyQuote),
    bind(policies.mailQuote, async () => (await import('./mail-quote.ts')).mailQuote),
    bind(policies.addClaimPhoto, async () => (await import('./add-claim-photo.ts')).addClaimPhoto),
    bind(policies.notifyClaim, async () => (await import('./notify-claim.ts')).notifyClaim),
  ],
  { customer: passCustomerGate },
);
