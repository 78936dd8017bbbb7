/**
 * Policies (specification 2, section 7): number, document centre, agent and order of an application. Nothing of a policy opens
 * by an id that somebody may have seen: an application opens by its key, the document centre by the holder's birth.
 */
import * as z from 'zod';
import { AgentContact } from '../insurance/agent-contact.ts';
import { ApplicationId, ApplicationKey } from '../insurance/application.ts';
import { AgentCard } from '../insurance/channel.ts';
import { documentKinds, PolicyDocument, PolicyId, PolicyNumber, PolicyOrderView } from '../insurance/policy.ts';
import { CalendarDateText } from '../rules/calendar-date-text.ts';
import { defineCall } from './define-call.ts';
import { applicationMail, applying, documentOpening, identityTries } from './limits.ts';

const common = {
  group: 'policy',
  method: 'POST',
  caller: 'open',
  origin: 'spec',
  plan: 'any',
  limits: applying,
  bodyBytes: 4_096,
  errors: [],
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;

const ofApplication = z.strictObject({ applicationId: ApplicationId });
/** An application and the key of whoever began it. */
const opened = { applicationId: ApplicationId, key: ApplicationKey };
/** 256 random bits, good for ten minutes. */
const DocumentToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const madeToken = { token: DocumentToken, expiresAt: z.iso.datetime() };

const applicationId = 'AAAAAAAAAAAAAAAAAAAAAA';
const named = { applicationId, key: 'A'.repeat(43) };
const token = 'T'.repeat(43);
const expiresAt = '2026-01-01T09:10:00.000Z';
const number = 'TR26-00000042-79';
const agent = { agentName: 'mara', name: 'Mara Lindqvist', title: 'Broker', photo: null };

export const getPolicyNo = defineCall({
  ...common,
  name: 'getPolicyNo',
  method: 'GET',
  body: 'none',
  path: '/v1/policy/getPolicyNo',
  summary: 'The number that the policy of an accepted application has or will have: taken once, and never given again.',
  // Asking again gives the same.
  inputHeaders: { key: 'x-application-key' },
  errors: ['quote_needed'],
  input: z.strictObject(opened),
  output: z.strictObject({ policyNumber: PolicyNumber }),
  example: { input: named, output: { policyNumber: number } },
});

export const getDocumentCenterTokenAndPdf = defineCall({
  ...common,
  name: 'getDocumentCenterTokenAndPdf',
  path: '/v2/policy/getDocumentCenterTokenAndPdf',
  summary:
    'Opens the document centre of a policy with the holder’s date of birth, or with the key of the application. Tells the ' +
    'documents, each with a token that opens it once. Five wrong answers close the centre for a day.',
  limits: identityTries,
  errors: ['identity_not_proved', 'identity_locked'],
  input: z.union([z.strictObject({ applicationId: ApplicationId, birth: CalendarDateText }), z.strictObject(opened)]),
  output: z.strictObject({
    ...madeToken,
    productName: z.string(),
    policyNumber: PolicyNumber,
    start: z.string(),
    end: z.string(),
    documents: z.array(
      z.strictObject({
        ...PolicyDocument.shape,
        /** Opens it once; null until it is drawn. */
        token: DocumentToken.nullable(),
      }),
    ),
  }),
  example: {
    input: { applicationId, birth: '1990-02-03' },
    output: {
      ...{ token, expiresAt, productName: 'Wayfarer Travel', policyNumber: number },
      ...{ start: '2026-02-01', end: '2026-02-03' },
      documents: [{ kind: 'schedule', fileName: `${number}-schedule.pdf`, isReady: true, isLate: false, token }],
    },
  },
});

export const getPolicyFileNewToken = defineCall({
  ...common,
  name: 'getPolicyFileNewToken',
  path: '/v2/policy/getPolicyFileNewToken',
  summary: 'A new token that opens one document once, for who is in the document centre.',
  limits: documentOpening,
  errors: ['document_not_ready'],
  input: z.strictObject({ token: DocumentToken, kind: z.enum(documentKinds) }),
  output: z.strictObject(madeToken),
  example: { input: { token, kind: 'schedule' }, output: { token, expiresAt } },
});

export const downloadPolicyFile = defineCall({
  ...common,
  name: 'downloadPolicyFile',
  method: 'GET',
  body: 'none',
  path: '/v2/policy/downloadPolicyFile',
  summary: 'A document of a policy as PDF. Its token is used up.',
  limits: documentOpening,
  streaming: true,
  file: 'application/pdf',
  inputHeaders: { token: 'x-document-token' },
  errors: ['document_not_ready'],
  input: z.strictObject({ token: DocumentToken }),
  output: z.null(),
  example: { input: { token }, output: null },
});

export const getInputErrorCount = defineCall({
  ...common,
  name: 'getInputErrorCount',
  path: '/v2/policy/getInputErrorCount',
  summary:
    'How many tries are left to prove who one is; five for an application that nobody tried, or that there is not.',
  input: ofApplication,
  output: z.strictObject({ left: z.number().int().min(0).max(5) }),
  example: { input: { applicationId }, output: { left: 5 } },
});

export const getAgentInfoByApplicationId = defineCall({
  ...common,
  name: 'getAgentInfoByApplicationId',
  path: '/v2/policy/getAgentInfoByApplicationId',
  summary: 'The agent of an application and how to write to them, as their page shows it; null without one.',
  input: ofApplication,
  output: z.strictObject({ agent: AgentCard.nullable(), contacts: z.array(AgentContact) }),
  example: {
    input: { applicationId },
    output: { agent, contacts: [{ channel: 'whatsapp', text: '', value: '+46 70 123 45 67' }] },
  },
});

export const getPolicyOrderByApplicationId = defineCall({
  ...common,
  name: 'getPolicyOrderByApplicationId',
  path: '/v2/policy/getPolicyOrderByApplicationId',
  summary: 'The order of an application, and the policy that came of it.',
  input: z.strictObject(opened),
  output: z.strictObject({
    order: PolicyOrderView.nullable(),
    policy: z.strictObject({ policyId: PolicyId, number: PolicyNumber, start: z.string(), end: z.string() }).nullable(),
  }),
  example: { input: named, output: { order: null, policy: null } },
});

export const getBindingStatusByApplicationId = defineCall({
  ...common,
  name: 'getBindingStatusByApplicationId',
  path: '/v2/policy/getBindingStatusByApplicationId',
  summary: 'Whether an application has its policy, and whether that is bound to a customer’s account.',
  input: ofApplication,
  output: z.strictObject({ isIssued: z.boolean(), isBound: z.boolean() }),
  example: { input: { applicationId }, output: { isIssued: true, isBound: false } },
});

export const sendmailOfPolicy = defineCall({
  ...common,
  name: 'sendmailOfPolicy',
  path: '/v1/extra/sendmail',
  summary: 'Sends the holder of a policy once more the mail that leads to its documents. Tells the masked address.',
  limits: applicationMail,
  effect: true,
  errors: [],
  input: z.strictObject(opened),
  output: z.strictObject({ sentTo: z.string() }),
  example: { input: named, output: { sentTo: 'm•••@example.com' } },
});
