/** The insurance of an agent's customers, and the applications that wait for a decision. */
import * as z from 'zod';
import { AgentCase, AgentCaseDetail, CaseId, caseStatuses } from '../insurance/agent-case.ts';
import { ApplicationId } from '../insurance/application.ts';
import { ProductCode } from '../insurance/definition.ts';
import { longText } from '../rules/short-text.ts';
import { defineCall } from './define-call.ts';
import { ownerRead, ownerWrite } from './limits.ts';

const common = {
  group: 'insurance-quote',
  method: 'POST',
  caller: 'owner',
  origin: 'ours',
  plan: 'any',
  bodyBytes: 16_384,
  errors: [],
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;

const exampleCase: AgentCase = {
  case: { kind: 'application', id: 'AAAAAAAAAAAAAAAAAAAAAA' },
  status: 'referred',
  customer: { name: 'Ana Lim', email: 'ana@example.com', telephone: '+85251234567' },
  productCode: 'travel-hk',
  productName: 'Wayfarer Travel',
  planName: 'Standard',
  total: { amount: 56_00, currency: 'HKD' },
  at: '2026-01-01T09:00:00.000Z',
  policyNumber: null,
  isChange: false,
  cover: null,
  dueInstalment: null,
  stoppedAt: null,
  decider: 'you',
  agentName: 'tom',
  isMine: true,
  remindAt: null,
};
const exampleDetail: AgentCaseDetail = {
  ...exampleCase,
  revision: 2,
  answers: [
    {
      ...{ title: 'Your trip', person: null },
      lines: [{ id: 'start', label: 'When do you leave?', kind: 'text', value: 'February 1, 2026', before: null }],
    },
  ],
  price: {
    currency: 'HKD',
    lines: [{ id: 'days', kind: 'premium', label: 'Days of the trip', amount: 56_00 }],
    total: 56_00,
  },
  reasons: ['We look at journeys of more than 90 days ourselves.'],
  validUntil: '2026-01-15',
  decision: null,
  timeline: [{ kind: 'begun', at: '2026-01-01T09:00:00.000Z' }],
};

export const getMyApplications = defineCall({
  ...common,
  name: 'getMyApplications',
  path: '/v1/agent-insurance/getMyApplications',
  summary:
    "Applications and policies of the caller's customers, and, for an insurer's people, the referred applications of the " +
    'insurer: paged, by their last change.',
  limits: ownerRead,
  input: z.strictObject({
    status: z.enum(caseStatuses).optional(),
    /** Words in the name, address, number, product or policy number. */
    text: z.string().max(100).optional(),
    /** Only those whose reminder is due. */
    isDue: z.boolean().optional(),
  }),
  output: z.strictObject({
    cases: z.array(AgentCase),
    total: z.number().int(),
    hasMore: z.boolean(),
    /** How many wait for the caller's decision. */
    toDecide: z.number().int(),
    /** How many have a reminder that is due. */
    due: z.number().int(),
    /** What came of the caller's customers, by product; without money. */
    figures: z.array(
      z.strictObject({
        productCode: ProductCode,
        productName: z.string(),
        /** Applications of 60 days, also those that nobody finished, and all policies. */
        begun: z.number().int(),
        issued: z.number().int(),
      }),
    ),
  }),
  example: {
    input: { status: 'referred' },
    output: {
      cases: [exampleCase],
      total: 1,
      hasMore: false,
      toDecide: 1,
      due: 0,
      figures: [{ productCode: 'travel-hk', productName: 'Wayfarer Travel', begun: 1, issued: 0 }],
    },
  },
  orderBy: ['newest', 'oldest'],
});

export const getMyApplication = defineCall({
  ...common,
  name: 'getMyApplication',
  path: '/v1/agent-insurance/getMyApplication',
  summary: 'One of them whole: answers in words, the price line by line, what has happened and what is to be decided.',
  limits: ownerRead,
  bodyBytes: 4_096,
  input: z.strictObject({ case: CaseId }),
  output: AgentCaseDetail,
  example: { input: { case: exampleCase.case }, output: exampleDetail },
});

export const decideApplication = defineCall({
  ...common,
  name: 'decideApplication',
  path: '/v1/agent-insurance/decideApplication',
  summary:
    'Accepts or declines a referred application as it was seen, and mails the applicant a link to it. An accepted one has ' +
    "today's price, which holds anew. What the insurer alone may decide answers `forbidden` to an agent.",
  limits: ownerWrite,
  errors: ['conflict', 'referral_outdated', 'field_required'],
  effect: true,
  input: z.strictObject({
    applicationId: ApplicationId,
    /** The one that was seen. */
    revision: z.number().int().min(1),
    decision: z.enum(['accept', 'decline']),
    /** Why; kept with the decision, and not shown to the applicant. */
    reason: longText(1_000, { required: true }),
    /** For the applicant, in the mail; may be empty. */
    note: longText(1_000),
  }),
  output: AgentCaseDetail,
  example: {
    input: {
      ...{ applicationId: exampleCase.case.id, revision: 2, decision: 'accept' },
      ...{ reason: 'I have known her for years, and the trip is a family visit.', note: 'Have a good trip!' },
    },
    output: {
      ...exampleDetail,
      ...{ status: 'accepted', decider: null, revision: 3 },
      decision: {
        ...{ decision: 'accept', by: 'you', at: '2026-01-01T10:00:00.000Z' },
        ...{ reason: 'I have known her for years, and the trip is a family visit.', note: 'Have a good trip!' },
      },
    },
  },
});

export const saveApplicationReminder = defineCall({
  ...common,
  name: 'saveApplicationReminder',
  path: '/v1/agent-insurance/saveApplicationReminder',
  summary: "Sets, moves or takes back the caller's reminder of an application or policy of one of their customers.",
  limits: ownerWrite,
  bodyBytes: 4_096,
  effect: true,
  input: z.strictObject({ case: CaseId, remindAt: z.iso.datetime().nullable() }),
  output: z.strictObject({ remindAt: z.iso.datetime().nullable() }),
  example: {
    input: { case: exampleCase.case, remindAt: '2026-01-02T09:00:00.000Z' },
    output: { remindAt: '2026-01-02T09:00:00.000Z' },
  },
});
