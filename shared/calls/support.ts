/** What staff do, and an owner's answer to it. Staff sign in to a pool of their own, with a password and an authenticator app. */
import * as z from 'zod';
import { Complaint, ListedComplaint, MOST_REASON, StaffAct, staffDecisions, Suspension } from '../model/complaint.ts';
import { PublicPage } from '../model/page.ts';
import { MOST_SESSION_REASON, SupportedAccount } from '../model/staff.ts';
import { defineCall } from './define-call.ts';
import { publicPage, time } from './examples.ts';
import { ownerRead, ownerWrite, staffPassword, staffSignIn, staffWork } from './limits.ts';

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

const exampleListed = {
  complaintId: '01JGFJJZ00000000000000000E',
  kind: 'report',
  accountId: '6b1f0f0e-3f0b-4c57-9d3e-0f5c3c8e0b11',
  agentName: 'mara',
  reason: 'misleading',
  text: 'The prices are not the ones that I was asked to pay.',
  at: time,
  decided: null,
} as const;
const exampleComplaint = { ...exampleListed, contact: null };

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
    /** Whether the password is one that an administrator gave, in whose place one of their own comes first. */
    needsPassword: z.boolean(),
  }),
  errors: ['account_or_password_wrong'],
  example: {
    input: { email: 'staff@xpage.example', password: 'Quiet-Monday-43' },
    output: { session: 'AYABeK', setupKey: null, needsPassword: false },
  },
  effect: false,
});

export const chooseStaffPassword = defineCall({
  ...common,
  name: 'chooseStaffPassword',
  path: '/v1/support/chooseStaffPassword',
  caller: 'open',
  summary: 'Between the halves, once: a password of one’s own in place of the one that an administrator gave.',
  limits: staffSignIn,
  input: z.strictObject({ email, session, password: z.string().max(256) }),
  output: z.strictObject({ session, setupKey: z.string().nullable() }),
  errors: ['account_or_password_wrong', 'password_format', 'password_common', 'password_leaked'],
  example: {
    input: { email: 'staff@xpage.example', session: 'AYABeK', password: 'Quiet-Monday-43' },
    output: { session: 'AYABeL', setupKey: 'JBSWY3DPEHPK3PXP' },
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
  output: z.strictObject({ idToken: z.string(), isAdministrator: z.boolean() }),
  errors: ['code_incorrect'],
  example: {
    input: { email: 'staff@xpage.example', session: 'AYABeK', code: '481920', isSetup: false },
    output: { idToken: 'eyJ', isAdministrator: false },
  },
  effect: false,
});

export const endStaffSession = defineCall({
  ...common,
  name: 'endStaffSession',
  path: '/v1/support/endStaffSession',
  caller: 'staff',
  staffRole: 'support',
  summary: 'Signs out: the token of this session counts no more.',
  limits: staffWork,
  input: z.strictObject({}),
  output: z.strictObject({ ended: z.literal(true) }),
  errors: [],
  example: { input: {}, output: { ended: true } },
  effect: false,
});

export const changeStaffPassword = defineCall({
  ...common,
  name: 'changeStaffPassword',
  path: '/v1/support/changeStaffPassword',
  caller: 'staff',
  staffRole: 'support',
  summary: 'A new password for the one in use. All other sessions of this person end.',
  limits: staffPassword,
  input: z.strictObject({ password: z.string().max(256), newPassword: z.string().max(256) }),
  output: z.strictObject({ changed: z.literal(true) }),
  errors: ['password_wrong', 'password_format', 'password_common', 'password_leaked'],
  example: {
    input: { password: 'Quiet-Monday-43', newPassword: 'Windy-Tuesday-44' },
    output: { changed: true },
  },
  effect: true,
  bodyHash: true,
});

export const getComplaints = defineCall({
  ...common,
  name: 'getComplaints',
  path: '/v1/support/getComplaints',
  caller: 'staff',
  staffRole: 'support',
  summary: 'Complaints, the newest first: those that wait, or all.',
  limits: staffWork,
  input: z.strictObject({ isOpen: z.boolean() }),
  output: z.strictObject({ complaints: z.array(ListedComplaint) }),
  errors: [],
  example: { input: { isOpen: true }, output: { complaints: [exampleListed] } },
  effect: false,
});

export const getComplaint = defineCall({
  ...common,
  name: 'getComplaint',
  path: '/v1/support/getComplaint',
  caller: 'staff',
  staffRole: 'support',
  summary: 'One complaint with the page as it was, and what was done about this page. Looking is noted.',
  limits: staffWork,
  input: z.strictObject({ complaintId }),
  output: z.strictObject({
    complaint: Complaint,
    /** As it was when somebody complained; null when that state is not kept any more. */
    page: PublicPage.nullable(),
    isSuspended: z.boolean(),
    /** The page is down with its whole account: only an administrator lifts that. */
    isAccountSuspended: z.boolean(),
    /** The newest first. */
    acts: z.array(StaffAct),
  }),
  errors: [],
  example: {
    input: { complaintId: exampleComplaint.complaintId },
    output: { complaint: exampleComplaint, page: publicPage, isSuspended: false, isAccountSuspended: false, acts: [] },
  },
  effect: false,
});

export const decideComplaint = defineCall({
  ...common,
  name: 'decideComplaint',
  path: '/v1/support/decideComplaint',
  caller: 'staff',
  staffRole: 'support',
  summary: 'Dismisses a complaint, warns the owner, suspends the page at once, or lifts the suspension.',
  limits: staffWork,
  input: z.strictObject({
    complaintId,
    decision: z.enum(staffDecisions),
    /** What the owner reads; needed for everything but a dismissal. */
    reason: z.string().max(MOST_REASON),
  }),
  output: z.strictObject({ complaint: Complaint }),
  errors: ['field_required', 'already_decided', 'account_is_suspended'],
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
  isOpenToSuspended: true,
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
  isOpenToSuspended: true,
  summary: 'Asks staff, once, to look at a suspension again.',
  limits: ownerWrite,
  input: z.strictObject({ text: z.string().max(MOST_REASON) }),
  output: z.strictObject({ suspension: Suspension.nullable() }),
  errors: ['field_required'],
  example: {
    input: { text: 'The prices are those of my list of 1 March; I have put the date beside them.' },
    output: { suspension: { scope: 'page', reason: 'Prices mislead.', at: time, appealedAt: time } },
  },
  effect: true,
});

const accountId = z.string().min(1).max(40);
const toOwner = z.string().max(MOST_REASON);

const exampleSupported: SupportedAccount = {
  accountId: exampleComplaint.accountId,
  fullName: 'Mara Lindqvist',
  email: 'mara@example.com',
  phoneEnd: null,
  language: 'en_us',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  status: 'active',
  createdAt: time,
  lastSeenAt: time,
  sessions: 1,
  lockedAt: null,
  plan: { id: 'individual', trialEndsAt: null, paidUntil: null },
  page: { agentName: 'mara', isLive: true },
  subscription: null,
  payments: [],
  suspension: null,
  acts: [],
};

const supported = z.strictObject({ account: SupportedAccount, endsAt: z.iso.datetime() });
const exampleSession = { account: exampleSupported, endsAt: time };

/** What the acts on an account have in common: they need an open session, and answer with the account after them. */
const accountAct = {
  ...common,
  caller: 'staff',
  limits: staffWork,
  output: supported,
  effect: true,
  bodyHash: true,
} as const;

export const openSupportSession = defineCall({
  ...accountAct,
  name: 'openSupportSession',
  path: '/v1/support/openSupportSession',
  staffRole: 'support',
  summary:
    'Looks an account up by e-mail, phone or page name and opens a session for it, of 30 minutes and with a reason.',
  input: z.strictObject({
    lookup: z.string().min(1).max(254),
    reason: z.string().max(MOST_SESSION_REASON),
  }),
  errors: ['field_required'],
  example: { input: { lookup: 'mara@example.com', reason: 'Ticket 4711: cannot sign in.' }, output: exampleSession },
});

export const getSupportAccount = defineCall({
  ...common,
  name: 'getSupportAccount',
  path: '/v1/support/getSupportAccount',
  caller: 'staff',
  staffRole: 'support',
  summary: 'The account of an open session, as far as support may see it. Looking is noted.',
  limits: staffWork,
  input: z.strictObject({ accountId }),
  output: supported,
  errors: ['support_session_over'],
  example: { input: { accountId: exampleSupported.accountId }, output: exampleSession },
  effect: false,
});

export const closeSupportSession = defineCall({
  ...accountAct,
  name: 'closeSupportSession',
  path: '/v1/support/closeSupportSession',
  staffRole: 'support',
  summary: 'Ends a session of support before its time.',
  input: z.strictObject({ accountId }),
  output: z.strictObject({ closed: z.literal(true) }),
  errors: ['support_session_over'],
  example: { input: { accountId: exampleSupported.accountId }, output: { closed: true } },
});

export const unlockAccount = defineCall({
  ...accountAct,
  name: 'unlockAccount',
  path: '/v1/support/unlockAccount',
  staffRole: 'administrator',
  summary: 'Unlocks an account after ten wrong passwords, and tells its owner.',
  input: z.strictObject({ accountId, reason: toOwner }),
  errors: ['support_session_over', 'field_required'],
  example: {
    input: { accountId: exampleSupported.accountId, reason: 'You called us from your own number.' },
    output: exampleSession,
  },
});

export const endAccountSessions = defineCall({
  ...accountAct,
  name: 'endAccountSessions',
  path: '/v1/support/endAccountSessions',
  staffRole: 'administrator',
  summary:
    'Signs an account out everywhere and leaves it open: sessions, known browsers and the preview link end. Its owner is told.',
  input: z.strictObject({ accountId, reason: toOwner }),
  errors: ['support_session_over', 'field_required'],
  example: {
    input: { accountId: exampleSupported.accountId, reason: 'You told us of a telephone that was stolen.' },
    output: exampleSession,
  },
});

export const suspendAccount = defineCall({
  ...accountAct,
  name: 'suspendAccount',
  path: '/v1/support/suspendAccount',
  staffRole: 'administrator',
  summary:
    'Suspends an account at once: the page comes down, the owner reads why, exports and appeals, and nothing else.',
  input: z.strictObject({ accountId, reason: toOwner }),
  errors: ['support_session_over', 'field_required', 'already_decided'],
  example: {
    input: { accountId: exampleSupported.accountId, reason: 'The page asks for passwords of a bank.' },
    output: { ...exampleSession, account: { ...exampleSupported, status: 'suspended' } },
  },
});

export const liftAccountSuspension = defineCall({
  ...accountAct,
  name: 'liftAccountSuspension',
  path: '/v1/support/liftAccountSuspension',
  staffRole: 'administrator',
  summary: 'Lifts the suspension of an account and brings back what was live.',
  input: z.strictObject({ accountId, reason: toOwner }),
  errors: ['support_session_over', 'field_required', 'already_decided'],
  example: {
    input: { accountId: exampleSupported.accountId, reason: 'Thank you for the changes.' },
    output: exampleSession,
  },
});

export const refundPayment = defineCall({
  ...accountAct,
  name: 'refundPayment',
  path: '/v1/support/refundPayment',
  staffRole: 'administrator',
  summary: 'Gives a payment back in full, for fraud or at discretion. What a store billed, the store gives back.',
  input: z.strictObject({ accountId, orderId: z.string().min(1).max(40), reason: toOwner }),
  errors: ['support_session_over', 'field_required', 'already_decided', 'billed_by_store', 'provider_error'],
  example: {
    input: {
      accountId: exampleSupported.accountId,
      orderId: '01JGFJJZ00000000000000000R',
      reason: 'The card was used without its holder.',
    },
    output: exampleSession,
  },
});

export const getSupportActs = defineCall({
  ...common,
  name: 'getSupportActs',
  path: '/v1/support/getSupportActs',
  caller: 'owner',
  summary: 'What staff looked at and did about the own account, the newest first.',
  limits: ownerRead,
  input: z.strictObject({}),
  output: z.strictObject({ acts: z.array(StaffAct.omit({ complaintId: true })) }),
  errors: [],
  example: {
    input: {},
    output: {
      acts: [{ at: time, by: 'staff@xpage.example', act: 'open-session', reason: 'Ticket 4711: cannot sign in.' }],
    },
  },
  effect: false,
});
