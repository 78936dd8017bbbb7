/** What staff do, and an owner's answer to it. Staff sign in to a pool of their own, with a password and an authenticator app. */
import * as z from 'zod';
import { Complaint, MOST_REASON, StaffAct, staffDecisions, Suspension } from '../model/complaint.ts';
import { PublicPage } from '../model/page.ts';
import { defineCall } from './define-call.ts';
import { publicPage, time } from './examples.ts';
import { ownerRead, staffSignIn, staffWork, ownerWrite } from './limits.ts';

const common = {
  group: 'support',
  method: 'POST',
  origin: 'ours',
  plan: 'any',
  bodyBytes: 16_384,
  streaming: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
} as const;

const email = z.string().max(254);
const complaintId = z.string().min(1).max(40);
const session = z.string().min(1).max(2_048);

const exampleComplaint = {
  complaintId: '01JGFJJZ00000000000000000E',
  kind: 'report',
  accountId: '6b1f0f0e-3f0b-4c57-9d3e-0f5c3c8e0b11',
  agentName: 'mara',
  reason: 'misleading',
  text: 'The prices are not the ones that I was asked to pay.',
  contact: null,
  at: time,
  decided: null,
} as const;

export const startStaffSignIn = defineCall({
  ...common,
  name: 'startStaffSignIn',
  path: '/v1/support/startStaffSignIn',
  caller: 'open',
  summary:
    'The first half of a sign-in of staff; the authenticator app is the second. The first time it gives its key.',
  limits: staffSignIn,
  input: z.strictObject({ email, password: z.string().max(256) }),
  output: z.strictObject({
    session,
    /** The key for the authenticator app in Base32, the first time; null once an app is set up. */
    setupKey: z.string().nullable(),
  }),
  errors: ['account_or_password_wrong'],
  example: {
    input: { email: 'staff@xpage.example', password: 'Quiet-Monday-43' },
    output: { session: 'AYABeK', setupKey: null },
  },
  effect: false,
});

export const finishStaffSignIn = defineCall({
  ...common,
  name: 'finishStaffSignIn',
  path: '/v1/support/finishStaffSignIn',
  caller: 'open',
  summary: 'The second half: the six digits of the authenticator app. The session of staff lasts an hour.',
  limits: staffSignIn,
  input: z.strictObject({ email, session, code: z.string().max(16), isSetup: z.boolean() }),
  output: z.strictObject({ idToken: z.string() }),
  errors: ['code_incorrect'],
  example: {
    input: { email: 'staff@xpage.example', session: 'AYABeK', code: '481920', isSetup: false },
    output: { idToken: 'eyJ' },
  },
  effect: false,
});

export const getComplaints = defineCall({
  ...common,
  name: 'getComplaints',
  path: '/v1/support/getComplaints',
  caller: 'staff',
  summary: 'Complaints, the newest first: those that wait, or all.',
  limits: staffWork,
  input: z.strictObject({ isOpen: z.boolean() }),
  output: z.strictObject({ complaints: z.array(Complaint) }),
  errors: [],
  example: { input: { isOpen: true }, output: { complaints: [exampleComplaint] } },
  effect: false,
});

export const getComplaint = defineCall({
  ...common,
  name: 'getComplaint',
  path: '/v1/support/getComplaint',
  caller: 'staff',
  summary: 'One complaint with the page as it was, and what was done about this page. Looking is noted.',
  limits: staffWork,
  input: z.strictObject({ complaintId }),
  output: z.strictObject({
    complaint: Complaint,
    /** As it was when somebody complained; null when that state is not kept any more. */
    page: PublicPage.nullable(),
    isSuspended: z.boolean(),
    /** The newest first. */
    acts: z.array(StaffAct),
  }),
  errors: [],
  example: {
    input: { complaintId: exampleComplaint.complaintId },
    output: { complaint: exampleComplaint, page: publicPage, isSuspended: false, acts: [] },
  },
  effect: false,
});

export const decideComplaint = defineCall({
  ...common,
  name: 'decideComplaint',
  path: '/v1/support/decideComplaint',
  caller: 'staff',
  summary: 'Dismisses a complaint, warns the owner, suspends the page at once, or lifts the suspension.',
  limits: staffWork,
  input: z.strictObject({
    complaintId,
    decision: z.enum(staffDecisions),
    /** What the owner reads; needed for everything but a dismissal. */
    reason: z.string().max(MOST_REASON),
  }),
  output: z.strictObject({ complaint: Complaint }),
  errors: ['field_required', 'already_decided'],
  example: {
    input: { complaintId: exampleComplaint.complaintId, decision: 'dismiss', reason: '' },
    output: {
      complaint: { ...exampleComplaint, decided: { decision: 'dismiss', by: 'staff@xpage.example', at: time } },
    },
  },
  effect: true,
});

export const getSuspension = defineCall({
  ...common,
  name: 'getSuspension',
  path: '/v1/support/getSuspension',
  caller: 'owner',
  summary: 'Whether the own page is suspended, why and since when.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ suspension: Suspension.nullable() }),
  errors: [],
  example: { input: {}, output: { suspension: null } },
  effect: false,
});

export const appealSuspension = defineCall({
  ...common,
  name: 'appealSuspension',
  path: '/v1/support/appealSuspension',
  caller: 'owner',
  summary: 'Asks staff, once, to look at a suspension again.',
  limits: ownerWrite,
  input: z.strictObject({ text: z.string().max(MOST_REASON) }),
  output: z.strictObject({ suspension: Suspension.nullable() }),
  errors: ['field_required'],
  example: {
    input: { text: 'The prices are those of my list of 1 March; I have put the date beside them.' },
    output: { suspension: { reason: 'Prices mislead.', at: time, appealedAt: time } },
  },
  effect: true,
});
