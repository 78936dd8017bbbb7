/** What each alarm means for the service's users: the one place where alarms and the parts of the status page meet. */
import type { CallGroup } from '../shared/calls/call-groups.ts';
import type { JobName } from '../shared/model/resources.ts';
import { securitySignals } from '../shared/model/security-signals.ts';
import type { ServicePart } from '../shared/model/service-status.ts';
import type { AlarmMeaning } from '../shared/rules/status-alarm-name.ts';

/** Null: users notice nothing, or nothing that they would call a fault. */
type Part = ServicePart | null;

const partsOfGroups: Record<CallGroup, Part> = {
  session: 'account',
  'document-chat': 'documents',
  'page-products': 'pages',
  'landing-page': 'pages',
  'assistant-coach': 'assistant',
  'document-chat-editor': 'documents',
  'learning-portal': 'documents',
  agent: 'account',
  'page-assets': 'pages',
  account: 'account',
  billing: 'payments',
  'insurance-catalogue': 'insurance',
  'insurance-quote': 'insurance',
  'insurance-reference': 'insurance',
  policy: 'insurance',
  payment: 'payments',
  'customer-portal': 'insurance',
  support: 'account',
  // The status page says itself that it cannot be read.
  service: null,
};

const partsOfJobs: Record<JobName, Part> = {
  'publish-page': 'pages',
  'send-message': 'messages',
  'deliver-webhook': 'messages',
  'draw-page-pictures': 'pages',
  'translate-page': 'pages',
  'send-alert': 'messages',
  'sign-pass': 'pages',
  'delete-account': 'account',
  'export-account': 'account',
  'issue-invoice': 'payments',
  'settle-order': 'payments',
  'renew-subscription': 'payments',
  'ingest-document': 'documents',
  'forget-document': 'documents',
  'issue-policy': 'insurance',
  'forget-policy': 'insurance',
  'delete-customer': 'insurance',
};

const partsOfOthers: Record<string, Part> = {
  'edge-page-fallback': 'pages',
  'job-draw': 'pages',
  'job-typeset': 'payments',
  'job-write-sitemap': 'pages',
  'job-sweep-media': 'pages',
  'job-auth-challenge': 'account',
  'job-rotate-signing-keys': 'account',
  'job-sweep-accounts': 'account',
  'job-sweep-sign-ups': 'account',
  'job-dispatch-outbox': 'messages',
  'job-sweep-outbox': 'messages',
  'job-sweep-due': 'messages',
  // Administrators start these by hand.
  'job-unlock-account': null,
  'job-redelete-accounts': null,
};

/** Every part that is calls; an alarm of all calls cannot say whose. */
const callParts: readonly ServicePart[] = ['assistant', 'account', 'payments', 'insurance', 'documents'];

const meanings: Record<string, AlarmMeaning | null> = {
  ApiDown: { parts: callParts, state: 'down' },
  ApiFaults: { parts: callParts, state: 'degraded' },
  ApiSlow: { parts: callParts, state: 'degraded' },
  InvoicesLate: { parts: ['payments'], state: 'degraded' },
  OutboxLate: { parts: ['pages', 'messages'], state: 'degraded' },
  MailBounces: { parts: ['messages'], state: 'degraded' },
  MailComplaints: null,
  ModelTokens: null,
  BackupFailed: null,
  DeletionRemains: null,
  PapersLate: { parts: ['insurance'], state: 'degraded' },
  PhoneMessages: null,
  SmsSpending: null,
  FirewallBlocks: null,
};

/** @throws for an alarm that is not mapped */
export function meaningOf(id: string): AlarmMeaning | null {
  if (Object.hasOwn(meanings, id)) return meanings[id] ?? null;
  // Attacks that are seen are not yet felt.
  if (Object.hasOwn(securitySignals, id)) return null;
  const [, kind, name = ''] = /^(Errors|Throttles|Failed)-(.+)$/.exec(id) ?? [];
  // What failed five times is over when somebody has looked at it, which may be days after the fault itself.
  if (kind === 'Failed') return null;
  const part = kind === undefined ? undefined : partOfFunction(name);
  if (part !== undefined) return part === null ? null : { parts: [part], state: 'degraded' };
  throw new Error(
    `What the alarm ${id} means for users is not known. Expected it, or its function, in infra/alarm-meanings.ts.`,
  );
}

function partOfFunction(name: string): Part | undefined {
  const known: Record<string, Part> = {
    ...partsOfOthers,
    ...partsOfGroups,
    ...Object.fromEntries(Object.entries(partsOfJobs).map(([job, part]) => [`job-${job}`, part])),
  };
  const base = name.replace(/-(stream|trial)$/, '');
  return Object.hasOwn(known, base) ? known[base] : undefined;
}
