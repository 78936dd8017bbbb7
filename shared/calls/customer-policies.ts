/** The customer's policies and quotes in the portal (specification 1, sections 2, 3 and 6). Accounts: customer-portal.ts. */
import * as z from 'zod';
import { Answers } from '../insurance/answers.ts';
import { ApplicationId, ApplicationKey } from '../insurance/application.ts';
import { PolicyDocument, PolicyId, type PolicyView } from '../insurance/policy.ts';
import {
  Cancellation,
  ClaimNotice,
  MAX_CLAIM_PHOTOS,
  MERGE_TEXT_VERSION,
  MergeConsent,
  MyPolicies,
  MyPolicy,
  PortalAgent,
} from '../insurance/portal.ts';
import { Money } from '../model/billing.ts';
import { longText } from '../rules/short-text.ts';
import { defineCall } from './define-call.ts';
import { fileMaking, ownerRead as customerRead, ownerWrite as customerWrite, portalMails } from './limits.ts';

const common = {
  group: 'customer-portal',
  method: 'POST',
  caller: 'customer',
  plan: 'any',
  limits: customerRead,
  bodyBytes: 4_096,
  errors: [],
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;
const spec = { ...common, origin: 'spec' } as const;
const ours = { ...common, origin: 'ours' } as const;
const write = { limits: customerWrite, effect: true } as const;

const ofPolicy = z.strictObject({ policyId: PolicyId });
const policyId = 'A'.repeat(22);
const named = { policyId };
const agent: z.infer<typeof PortalAgent> = {
  agentName: 'jonas',
  name: 'Jonas Berg',
  title: 'Insurance adviser',
  photo: null,
  contacts: [{ channel: 'whatsapp', text: '', value: '+46 70 123 45 67' }],
};
const money = { amount: 56_00, currency: 'HKD' } as const;
const price = { plan: 'standard', currency: 'HKD', lines: [], premium: 56_00, charges: 0, total: 56_00 } as const;
const policy: z.infer<typeof PolicyView> = {
  policyId,
  number: 'TR26-00000042-17',
  applicationId: 'A'.repeat(22),
  productCode: 'travel-hk',
  version: 1,
  state: 'upcoming',
  productName: 'Travel',
  policyType: 'Travel insurance, single trip',
  holderFirstName: 'Wei',
  holderLastName: 'Chan',
  start: '2026-04-01',
  end: '2026-04-03',
  issuedOn: '2026-03-10',
  coverFor: ['Wei Chan'],
  destinations: ['Japan'],
  planName: 'Standard',
  total: money,
  price: { ...price, lines: [] },
  schedule: [],
  instalments: [],
  documents: [],
  agent: null,
  coolingOffUntil: '2026-03-17',
  cancelledOn: null,
};
const myPolicy: z.infer<typeof MyPolicy> = {
  policy,
  line: 'travel',
  daysLeft: 22,
  agent,
  nextPayment: null,
  dueInstalment: null,
  benefits: [{ id: 'medical', name: 'Medical costs', text: null, limit: 1_000_000_00 }],
  events: [{ id: 'illness', title: 'Illness abroad', text: 'Treatment, and the way home.' }],
  exclusions: [{ title: 'War', text: 'Losses by war.' }],
  contact: [{ id: 'telephone', kind: 'phone', label: 'Your telephone number', value: '+85291234567' }],
  timeline: [
    { id: '01JGFJJZ00000000000000000E', at: '2026-03-10T12:00:00.000Z', kind: 'issued', money: null, text: null },
  ],
  can: { cancel: true, change: true, renew: false, claim: true },
};
const consent: z.infer<typeof MergeConsent> = {
  isGiven: true,
  textVersion: MERGE_TEXT_VERSION,
  at: '2026-03-10T12:00:00.000Z',
};
const myPolicies: z.infer<typeof MyPolicies> = {
  groups: [{ agent, policies: [], quotes: [] }],
  chosenAgent: agent,
  consent: null,
  hasSeveralAgents: false,
};
const cancellation: z.infer<typeof Cancellation> = {
  cancelledOn: '2026-03-12',
  refund: money,
  reason: 'cooling-off',
  paid: money,
  daysLeft: 3,
  daysInAll: 3,
  hasClaim: false,
  unpaid: { amount: 0, currency: 'HKD' },
};

export const selectMyPolicies = defineCall({
  ...spec,
  name: 'selectMyPolicies',
  path: '/v1/customerPortal/selectMyPolicies',
  summary:
    'The policies that are bound to the customer and the quotes that were begun with their proved address, separate by ' +
    'agent unless they agreed to see them together. Merging is a view: nothing is copied, and agents see no more than before.',
  input: z.strictObject({}),
  output: MyPolicies,
  example: { input: {}, output: myPolicies },
});

export const getMyPolicy = defineCall({
  ...ours,
  name: 'getMyPolicy',
  path: '/v1/customerPortal/getMyPolicy',
  summary: 'A policy with its cover, limits, exclusions, events, and what can be done with it.',
  input: ofPolicy,
  output: MyPolicy,
  example: { input: named, output: myPolicy },
});

export const queryDocumentCenterPdf = defineCall({
  ...spec,
  name: 'queryDocumentCenterPdf',
  path: '/v1/customerPortal/queryDocumentCenterPdf',
  summary: 'A policy’s documents, each that is drawn with a token for one download within ten minutes.',
  input: ofPolicy,
  output: z.strictObject({
    documents: z.array(z.strictObject({ ...PolicyDocument.shape, token: z.string().nullable() })),
    expiresAt: z.iso.datetime(),
  }),
  example: {
    input: named,
    output: {
      documents: [
        { kind: 'schedule', fileName: 'TR26-00000042-17-schedule.pdf', isReady: true, isLate: false, token: 'token' },
      ],
      expiresAt: '2026-03-10T12:10:00.000Z',
    },
  },
});

export const customerDownloadPolicyFile = defineCall({
  ...spec,
  name: 'customerDownloadPolicyFile',
  path: '/v1/customerPortal/downloadPolicyFile',
  summary: 'One document of a policy, by its token: bound to the policy and the customer, and good once.',
  limits: fileMaking,
  streaming: true,
  file: 'application/pdf',
  errors: ['document_not_ready'],
  input: z.strictObject({ token: z.string().min(1).max(400) }),
  output: z.null(),
  example: { input: { token: 'token' }, output: null },
});

export const downloadPolicyArchive = defineCall({
  ...ours,
  name: 'downloadPolicyArchive',
  path: '/v1/customerPortal/downloadPolicyArchive',
  summary: 'All documents of a policy that are drawn, as one ZIP file.',
  limits: fileMaking,
  streaming: true,
  file: 'application/zip',
  errors: ['document_not_ready'],
  input: ofPolicy,
  output: z.null(),
  example: { input: named, output: null },
});

export const queryAgentList = defineCall({
  ...spec,
  name: 'queryAgentList',
  path: '/v1/customerPortal/queryAgentList',
  summary:
    'The agents to choose from: those of the customer’s policies and quotes first, then others of the same insurers.',
  input: z.strictObject({}),
  output: z.strictObject({
    agents: z.array(z.strictObject({ ...PortalAgent.shape, policies: z.number().int() })),
    chosen: z.string().nullable(),
  }),
  example: { input: {}, output: { agents: [{ ...agent, policies: 2 }], chosen: 'jonas' } },
});

export const chooseAgent = defineCall({
  ...ours,
  ...write,
  name: 'chooseAgent',
  path: '/v1/customerPortal/chooseAgent',
  summary:
    'Chooses or switches the agent who is asked first and whose policies stand first. Policies stay with the agent whom they were bought from.',
  errors: ['agent_not_chosen'],
  input: z.strictObject({ agentName: z.string().max(60).nullable() }),
  output: z.strictObject({ chosenAgent: PortalAgent }),
  example: { input: { agentName: 'jonas' }, output: { chosenAgent: agent } },
});

export const saveMergeConsent = defineCall({
  ...ours,
  ...write,
  name: 'saveMergeConsent',
  path: '/v1/customerPortal/saveMergeConsent',
  summary:
    'Records that the customer wants to see policies of different agents together, or no longer; with the time and the version of the words.',
  input: z.strictObject({ isGiven: z.boolean(), textVersion: z.literal(MERGE_TEXT_VERSION) }),
  output: z.strictObject({ consent: MergeConsent }),
  example: { input: { isGiven: true, textVersion: MERGE_TEXT_VERSION }, output: { consent } },
});

export const previewCancellation = defineCall({
  ...ours,
  name: 'previewCancellation',
  path: '/v1/customerPortal/previewCancellation',
  summary: 'What cancelling a policy today would pay back, and why. Nothing changes.',
  errors: ['policy_closed'],
  input: ofPolicy,
  output: Cancellation,
  example: { input: named, output: cancellation },
});

export const cancelPolicy = defineCall({
  ...ours,
  ...write,
  name: 'cancelPolicy',
  path: '/v1/customerPortal/cancelPolicy',
  summary:
    'Cancels a policy as it was shown: the refund is ordered in the same transaction. A policy that is cancelled already answers as it is.',
  bodyHash: true,
  errors: ['policy_closed', 'refund_changed', 'conflict'],
  input: z.strictObject({ policyId: PolicyId, refund: Money }),
  output: z.strictObject({ cancelledOn: z.string(), refund: Money }),
  example: { input: { ...named, refund: money }, output: { cancelledOn: '2026-03-12', refund: money } },
});

export const changePolicy = defineCall({
  ...ours,
  ...write,
  name: 'changePolicy',
  path: '/v1/customerPortal/changePolicy',
  summary:
    'Changes details of the holder. What leaves the price as it is is changed at once and free of charge; of what would alter it nothing is changed.',
  errors: ['policy_closed', 'conflict'],
  input: z.strictObject({ policyId: PolicyId, answers: Answers.shape.applicant }),
  output: z.strictObject({
    outcome: z.enum(['changed', 'price-depends', 'invalid']),
    /** Questions whose answers are wrong. */
    problems: z.array(z.string()),
  }),
  example: {
    input: { ...named, answers: { telephone: '+85291234567' } },
    output: { outcome: 'changed', problems: [] },
  },
});

export const askPolicyChange = defineCall({
  ...ours,
  ...write,
  name: 'askPolicyChange',
  path: '/v1/customerPortal/askPolicyChange',
  summary: 'Asks the agent and the insurer of a policy for a change that they have to make, in the customer’s words.',
  limits: portalMails,
  bodyBytes: 16_384,
  errors: ['policy_closed', 'conflict'],
  input: z.strictObject({ policyId: PolicyId, text: longText(2_000, { required: true }) }),
  output: z.strictObject({ sentTo: z.array(z.enum(['agent', 'insurer'])) }),
  example: { input: { ...named, text: 'We add a traveller.' }, output: { sentTo: ['agent', 'insurer'] } },
});

const openedQuote = z.strictObject({
  applicationId: ApplicationId,
  key: ApplicationKey,
  /** Where it goes on. */
  channelCode: z.string(),
  agentName: z.string().nullable(),
  productCode: z.string(),
});
const exampleOpened = {
  ...{ applicationId: 'A'.repeat(22), key: 'A'.repeat(43) },
  ...{ channelCode: 'harbour-vale', agentName: 'jonas', productCode: 'pet-gb' },
};

export const renewPolicy = defineCall({
  ...ours,
  ...write,
  name: 'renewPolicy',
  path: '/v1/customerPortal/renewPolicy',
  summary:
    'Begins the renewal of a policy with its answers, in the version and at the prices of today; a renewal that is begun already is opened again.',
  errors: ['not_renewable', 'conflict'],
  input: ofPolicy,
  output: openedQuote,
  example: { input: named, output: exampleOpened },
  holdsSecret: true,
});

export const beginPolicyChange = defineCall({
  ...ours,
  ...write,
  name: 'beginPolicyChange',
  path: '/v1/customerPortal/beginPolicyChange',
  summary:
    'Begins the change of a policy’s cover: an application with its answers, in its version and as on its day of issue, that costs or gives back the difference. One that is begun already is opened again; one that the policy has outrun begins anew.',
  errors: ['policy_closed', 'conflict'],
  input: ofPolicy,
  output: openedQuote,
  example: { input: named, output: exampleOpened },
  holdsSecret: true,
});

export const resumeMyQuote = defineCall({
  ...ours,
  ...write,
  name: 'resumeMyQuote',
  path: '/v1/customerPortal/resumeMyQuote',
  summary:
    'A key to one of the customer’s quotes, so that it goes on where it was left. The applicant’s own stays good.',
  errors: ['conflict'],
  input: z.strictObject({ applicationId: ApplicationId }),
  output: openedQuote,
  example: { input: { applicationId: exampleOpened.applicationId }, output: exampleOpened },
  holdsSecret: true,
});

export const mailQuote = defineCall({
  ...ours,
  ...write,
  name: 'mailQuote',
  path: '/v1/customerPortal/mailQuote',
  summary: 'Mails one of the customer’s quotes to their own address, with the way back to it.',
  limits: portalMails,
  errors: ['quote_needed'],
  input: z.strictObject({ applicationId: ApplicationId }),
  output: z.strictObject({}),
  example: { input: { applicationId: exampleOpened.applicationId }, output: {} },
});

export const addClaimPhoto = defineCall({
  ...ours,
  ...write,
  name: 'addClaimPhoto',
  path: '/v1/customerPortal/addClaimPhoto',
  summary:
    'A photo for a notice of loss, in two steps: `begin` gives a POST policy for ten minutes; `confirm` checks what came and keeps it, encoded anew without its metadata.',
  errors: ['upload_type_unsupported', 'upload_too_large', 'policy_closed'],
  input: z.discriminatedUnion('kind', [
    z.strictObject({
      ...{ kind: z.literal('begin'), policyId: PolicyId },
      contentType: z.string().max(100),
    }),
    z.strictObject({ kind: z.literal('confirm'), policyId: PolicyId, uploadId: z.string().max(40) }),
  ]),
  output: z.strictObject({
    upload: z
      .strictObject({ uploadId: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) })
      .nullable(),
    photoId: z.string().nullable(),
  }),
  example: {
    input: { kind: 'confirm', ...named, uploadId: '01JGFJJZ00000000000000000F' },
    output: { upload: null, photoId: '01JGFJJZ00000000000000000F' },
  },
});

export const notifyClaim = defineCall({
  ...ours,
  ...write,
  name: 'notifyClaim',
  path: '/v1/customerPortal/notifyClaim',
  summary: `First notice of loss, with up to ${MAX_CLAIM_PHOTOS} photos. The agent and the insurer get it by mail, the customer its number.`,
  limits: portalMails,
  bodyBytes: 32_768,
  errors: ['policy_closed', 'claim_day_invalid', 'conflict'],
  input: z.strictObject({ policyId: PolicyId, notice: ClaimNotice }),
  output: z.strictObject({ noticeNumber: z.string(), sentTo: z.array(z.enum(['agent', 'insurer'])) }),
  example: {
    input: {
      ...named,
      notice: {
        event: 'other',
        happenedOn: '2026-04-02',
        place: 'Osaka',
        description: 'My case was stolen at the station.',
        photos: [],
      },
    },
    output: { noticeNumber: 'TR26-00000042-17-L1', sentTo: ['agent', 'insurer'] },
  },
});
