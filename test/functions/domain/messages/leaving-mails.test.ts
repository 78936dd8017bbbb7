/** Every mail is essential, or says to mail programs how it is ended (RFC 2369, RFC 8058). */
import { readdirSync, readFileSync } from 'node:fs';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { emailUndoKey, mailsKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { purposes } from '../../../../functions/domain/messages/choice-of-mail.ts';
import { OwnerMessage } from '../../../../functions/domain/messages/send-owner-mail.ts';
import { InvitationMessage } from '../../../../functions/domain/messages/company-mails.ts';
import { applicationKey, type ApplicationRow } from '../../../../functions/domain/insurance/application-rows.ts';
import { InsuranceMessage } from '../../../../functions/domain/messages/insurance-mails.ts';
import { PolicyMessage } from '../../../../functions/domain/messages/policy-mails.ts';
import { EnquiryMessage } from '../../../../functions/domain/messages/send-enquiry-mail.ts';
import { LifecycleMessage } from '../../../../functions/domain/messages/send-lifecycle-mail.ts';
import { WaitlistMessage } from '../../../../functions/domain/messages/send-waitlist-mail.ts';
import { handler } from '../../../../functions/jobs/send-message/index.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { invoiceRow, orderId, orderRow } from '../../../kit/invoices.ts';
import {
  chatProductRow,
  companyRow,
  editorId,
  invitationRow,
  memberRow,
  personRow,
  productId,
} from '../../../kit/company.ts';
import { threeDays } from '../../../kit/insurance/applications.ts';
import { publishedRows } from '../../../kit/insurance/published.ts';
import { policyId, soldPolicyRows } from '../../../kit/insurance/sold-policies.ts';
import { ana } from '../../../kit/insurance/referrals.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { agentPolicyKey, policyKey, policyOrderKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { PartUnpaidMessage, PolicyPaymentMessage } from '../../../../functions/domain/messages/policy-payment-mails.ts';
import { applicationId as issuedId, issuedApplicationRow } from '../../../kit/customers.ts';
import { paperOf } from '../../../kit/insurance/papers.ts';
import { accountRow, conversationId, leadRow, productListRow, sessionRow, waitingRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

type Template = keyof typeof purposes;

const memory = useMemoryTable();
const mails = useMails();
const s3 = mockClient(S3Client);
useSecrets();
beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: async () => Buffer.from('%PDF-1.4') } }));
});

/** The year 2999. */
const FAR = 32_472_144_000;

const { leadId } = leadRow();
const at = '2026-04-10T12:00:00.000Z';
const signedInAt = Date.parse('2026-03-10T11:30:00.000Z') / 1_000;
const invitation = invitationRow();
const undo = { ...emailUndoKey('undo'), accountId, formerEmail: 'old@example.com', email: 'mara@example.com' };
const referredId = 'RRRRRRRRRRRRRRRRRRRRRR';
/** Referred, and decided about before. */
const application: ApplicationRow = {
  ...{
    applicationId: referredId,
    productCode: 'travel-hk',
    version: 1,
    channelCode: 'harbour-vale',
    companyId: accountId,
  },
  ...{
    agentId: null,
    agentName: null,
    language: 'en_us',
    state: 'referred',
    answers: { ...threeDays, applicant: ana },
  },
  ...{
    plan: 'standard',
    voucherCode: null,
    instalments: null,
    revision: 3,
    keyHash: '',
    linkKeyHash: null,
    customerKeyHash: null,
    renews: null,
    changes: null,
    quote: null,
  },
  ...{ orderId: null, policyNumber: null, policyId: null, createdAt: at, updatedAt: at, expiresAt: FAR, toldAt: null },
  decided: {
    ...{ decision: 'accept', by: editorId, isByInsurer: true, at, reason: 'So.', note: '' },
    ...{ reasons: [], basis: '', persons: '' },
  },
};
/** Paid in parts. */
const paper = paperOf('accident-id', 'en_us');

const rows = [
  ...publishedRows(),
  { ...applicationKey(referredId), ...application },
  ...soldPolicyRows({ agentId: accountId }),
  { ...agentPolicyKey(accountId, '2026-03-09T10:00:00.000Z', policyId), policyId, remindAt: at },
  accountRow({ phone: '+46701234567' }),
  leadRow({ remindAt: at, gsiPk: `LEADS#${accountId}`, gsiSk: at }),
  orderRow(),
  invoiceRow({ file: 'invoices/a/b.pdf' }),
  sessionRow(signedInAt),
  waitingRow({ expiresAt: FAR }),
  companyRow(),
  memberRow(accountId, 'admin'),
  personRow({ accountId: editorId, companyId: accountId, companyRole: 'editor' }),
  { ...invitation, expiresAt: FAR },
  { ...undo, expiresAt: FAR },
  chatProductRow({ share: { ...chatProductRow().share, requiredLevel: 1 } }),
  productListRow({ products: [{ productId, slugs: [], companyId: accountId }] }),
  { ...policyKey('P1'), ...paper.policy, agentId: accountId, companyId: accountId },
  { ...policyOrderKey('O1'), ...paper.order, applicationId: issuedId, companyId: accountId },
  issuedApplicationRow(),
];

/** What each message holds beside its template and the account. */
const contents: Record<Template, object> = {
  'password-renewed': { accountId },
  'password-changed': { accountId },
  'email-changed': { accountId, undoId: 'undo' },
  'email-is-new': { accountId },
  'email-undone': { accountId },
  'phone-changed': { accountId },
  'sign-in-ways': { accountId, change: 'pin-set' },
  'account-locked': { accountId },
  'agency-answered': { accountId, agencyEmail: 'a@agency.example', isAccepted: true },
  'company-invitation': { companyId: accountId, invitationId: invitation.invitationId },
  'company-joined': { accountId, memberId: editorId },
  'level-needed': { accountId },
  'staff-decision': { accountId, agentName: 'mara', decision: 'warn', reason: 'So.' },
  'account-decision': { accountId, decision: 'unlock', reason: 'So.' },
  'webhook-off': { accountId },
  'export-ready': { accountId },
  inactive: { accountId, deleteAt: at },
  lead: { accountId, leadId },
  'person-wanted': { accountId, agentName: 'mara', conversationId, waitMinutes: 5 },
  'payment-receipt': { accountId, orderId },
  'payment-refunded': { accountId, orderId },
  'renewal-failed': { accountId, label: 'declined', nextTryAt: null },
  'plan-ended': { accountId, planId: 'pro' },
  'subscription-cancelled': { accountId, endsAt: at },
  'card-expiring': { accountId },
  'policy-issued': { policyId: 'P1' },
  'policy-changed': { policyId: 'P1' },
  'policy-sold': { accountId, policyId: 'P1' },
  'policy-instalment-told': { accountId, policyId: 'P1', number: 2 },
  'policy-instalment-unpaid': { policyId: 'P1', number: 2 },
  'policy-payment-received': { orderId: 'O1' },
  'policy-payment-refunded': { orderId: 'O1' },
  'plan-enquiry': { name: 'Tom', email: 'tom@example.com', company: '', people: 9, text: '' },
  'new-sign-in': { accountId, signedInAt },
  'renewal-due': { accountId, at },
  'trial-ending': { accountId, planId: 'individual', at },
  'held-leads': { accountId, since: '2025-01-01T00:00:00.000Z' },
  reminder: { accountId, leadId, remindAt: at },
  'application-referred': { applicationId: referredId },
  'application-decided': { applicationId: referredId, decidedAt: at },
  'insurance-reminder': { accountId, case: { kind: 'policy', id: policyId }, remindAt: at },
  waitlist: { email: waitingRow().email },
};

async function send(template: Template): Promise<void> {
  const body = JSON.stringify({ id: 'x', table: 'accounts', payload: { template, ...contents[template] } });
  const record = { messageId: '1', body, attributes: { ApproximateReceiveCount: '1' } };
  expect(await handler({ Records: [record] } as never)).toEqual({ batchItemFailures: [] });
}

const LINK = /^<https:\/\/xpage\.example\/\S+>$/;

describe('a mail that follows a change', () => {
  test.each(Object.entries(purposes) as [Template, string][])(
    '%s (%s) can be ended unless it is essential',
    async (template, purpose) => {
      memory.put(rows);
      await send(template);
      const [mail] = mails.sent();
      const { 'List-Unsubscribe': link, 'List-Unsubscribe-Post': post } = mail?.headers ?? {};

      expect(mail?.subject).toMatch(/./);
      if (purpose === 'essential') return expect([link, post]).toEqual([undefined, undefined]);
      expect(link).toMatch(LINK);
      expect(post).toBe(purpose === 'own-link' ? undefined : 'List-Unsubscribe=One-Click');
    },
  );

  test('has its purpose, whatever the job takes', () => {
    const schemas = [
      OwnerMessage,
      LifecycleMessage,
      WaitlistMessage,
      EnquiryMessage,
      InvitationMessage,
      InsuranceMessage,
      PolicyMessage,
      PolicyPaymentMessage,
      PartUnpaidMessage,
    ];
    const text = schemas.map((schema) => JSON.stringify(z.toJSONSchema(schema))).join();
    const templates = [...text.matchAll(/"template":\{[^}]*"const":"([^"]+)"/g)].map(([, name]) => name);

    expect(new Set(templates)).toEqual(new Set(Object.keys(purposes)));
  });

  test.each(Object.entries(purposes).filter(([, purpose]) => !['essential', 'own-link'].includes(purpose)))(
    '%s is not sent to an owner who does not want %s',
    async (template, kind) => {
      memory.put([...rows, { ...mailsKey(accountId), [kind]: false }]);
      await send(template as Template);

      expect(mails.sent()).toEqual([]);
    },
  );
});

test('mails that follow no change are codes, an invitation between accounts, a link that was asked for, and the receipt of a deletion', () => {
  const folder = 'functions/domain/messages';
  const senders = readdirSync('functions', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => /\bsendMail\(/.test(readFileSync(`functions/${name}`, 'utf8')))
    .map((name) => `functions/${name}`);
  const owners = ['owner-mail', 'lifecycle-mail', 'waitlist-mail', 'enquiry-mail'].map((name) => `send-${name}.ts`);
  // The way to the editor, asked for on a phone, follows no change either.
  const ofInsurance = ['customer', 'insurance', 'policy', 'policy-payment', 'portal'].map((name) => `${name}-mails.ts`);
  const byJob = [...owners, 'company-mails.ts', 'send-brochure-mail.ts', ...ofInsurance];
  const essential = ['send-agency-mail.ts', 'send-change-code-mail.ts', 'send-code-mail.ts', 'send-deletion-code.ts'];
  const known = ['mail.ts', ...byJob, ...essential].map((name) => `${folder}/${name}`);

  expect(senders.toSorted()).toEqual(known.toSorted());
});
