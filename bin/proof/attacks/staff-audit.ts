/**
 * What staff may do, done once, and what is noted of it (SECURITY.md T23): one row for everything that was shown or changed, with
 * who, when and which words, and no value of a field of the account; none is ever changed; the owner reads the same. What is shown
 * is the list of `SupportedAccount` and nothing else.
 */
import { randomUUID } from 'node:crypto';
import * as support from '../../../shared/calls/support.ts';
import { pageActs, type StaffAct } from '../../../shared/model/complaint.ts';
import { SupportedAccount } from '../../../shared/model/staff.ts';
import { signInKey } from '../../../functions/domain/accounts/account-rows.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { hire, type StaffMember } from '../client/staff.ts';
import type { Answer } from '../client/system-client.ts';
import type { Row } from '../client/tables.ts';
import { untilSettled } from '../money/check-purchases.ts';
import { findActs } from './rows-about.ts';
import type { Supported } from './staff-crossing.ts';

export type StaffAuditResult = {
  /** What was shown or done. */
  steps: number;
  /** Rows that came with it. */
  noted: number;
  /** What was shown or done and is not noted so, in words; and rows that were changed. */
  wrong: string[];
  /** What was shown of the account that staff may not see. */
  leaks: string[];
};

type Step = {
  what: string;
  /** As it is noted. */
  by: string;
  act: StaffAct['act'];
  /** What was typed with it. */
  reason: string;
  /** Null for a command, which shows nothing. */
  send: () => Promise<Answer<unknown> | null>;
};

const TICKET = 'Ticket 4711';
const TO_OWNER = 'You called us from your own number.';
const FIELDS = ['act', 'at', 'by', 'complaintId', 'pk', 'reason', 'sk'];

export async function auditStaff(proof: Proof, asked: Supported): Promise<StaffAuditResult> {
  const result: StaffAuditResult = { steps: 0, noted: 0, wrong: [], leaks: [] };
  const { accountId, idToken: token } = asked.owner;
  const [person, administrator] = [await hire(proof, 'support'), await hire(proof, 'administrator')];
  const first = await findActs(proof, accountId);
  let rows = first;
  const steps = [
    ...supportSteps(proof, asked, person),
    ...administratorSteps(proof, asked, administrator),
    commandStep(proof, asked),
    // By now the session is closed, and there are acts about the account of which a complaint does not tell.
    viewComplaint(proof, asked, person),
  ];
  for (const step of steps) {
    const answer = await step.send();
    if (answer) mustSucceed(answer, `${step.what} as staff`);
    const after = await findActs(proof, accountId);
    result.steps += 1;
    result.wrong.push(...compareRows(rows, after, step));
    if (answer) result.leaks.push(...findHidden(answer, asked, step.what));
    rows = after;
  }
  await untilSettled(proof);
  result.leaks.push(...(await findInList(proof, asked, person)));
  result.noted = rows.length - first.length;
  result.wrong.push(...findValues(rows, asked));
  const read = await proof.client.call(support.getSupportActs, {}, { token });
  mustSucceed(read, 'read as the owner what staff did');
  const [told, noted] = [read.data.acts.map(inWords), rows.slice(-read.data.acts.length).map(inWords)];
  if (JSON.stringify(told.toSorted()) !== JSON.stringify(noted.toSorted()))
    result.wrong.push(`the owner reads ${JSON.stringify(told)} of ${JSON.stringify(noted)}`);
  return result;
}

function viewComplaint(
  { client }: Proof,
  { complaintId }: Supported,
  { email: by, idToken: token }: StaffMember,
): Step {
  const send = () => client.call(support.getComplaint, { complaintId }, { token });
  return { what: 'look at the complaint', by, act: 'view', reason: '', send };
}

/** `npm run unlock`, by which whoever has rights of AWS unlocks. */
function commandStep({ control }: Proof, { owner: { email: account } }: Supported): Step {
  const send = async () => {
    await control.invoke('job-unlock-account', { account });
    return null;
  };
  return { what: 'unlock by a command', by: 'administrator', act: 'unlock', reason: '', send };
}

function supportSteps(proof: Proof, asked: Supported, person: StaffMember): Step[] {
  const { client } = proof;
  const { owner, complaintId } = asked;
  const { accountId, email } = owner;
  const { email: by, idToken: token } = person;
  const as = { token };
  const opening = { lookup: email, reason: TICKET };
  const idempotencyKey = randomUUID();
  const open = () => client.call(support.openSupportSession, opening, { ...as, idempotencyKey });
  const decide = (decision: 'warn' | 'suspend' | 'lift') =>
    client.call(support.decideComplaint, { complaintId, decision, reason: TO_OWNER }, as);
  return [
    { what: 'open a session', by, act: 'open-session', reason: TICKET, send: open },
    { what: 'open it with the same key', by, act: 'view-account', reason: '', send: open },
    {
      ...{ what: 'look at the account', by, act: 'view-account', reason: '' },
      send: () => client.call(support.getSupportAccount, { accountId }, as),
    },
    viewComplaint(proof, asked, person),
    { what: 'suspend the page', by, act: 'suspend', reason: TO_OWNER, send: () => decide('suspend') },
    { what: 'lift that', by, act: 'lift', reason: TO_OWNER, send: () => decide('lift') },
    {
      ...{ what: 'close the session', by, act: 'close-session', reason: '' },
      send: () => client.call(support.closeSupportSession, { accountId }, as),
    },
  ];
}

function administratorSteps({ client, tables }: Proof, { owner, orderId }: Supported, person: StaffMember): Step[] {
  const { accountId, email } = owner;
  const { email: by, idToken: token } = person;
  const as = { token };
  const input = { accountId, reason: TO_OWNER };
  const lock = () => tables.put('accounts', { ...signInKey(accountId), tries: 10, lockedAt: new Date().toISOString() });
  return [
    {
      ...{ what: 'open a session as an administrator', by, act: 'open-session', reason: TICKET },
      send: () => client.call(support.openSupportSession, { lookup: email, reason: TICKET }, as),
    },
    {
      ...{ what: 'unlock the account', by, act: 'unlock', reason: TO_OWNER },
      send: async () => {
        await lock();
        return client.call(support.unlockAccount, input, as);
      },
    },
    {
      ...{ what: 'suspend the account', by, act: 'suspend-account', reason: TO_OWNER },
      send: () => client.call(support.suspendAccount, input, as),
    },
    {
      ...{ what: 'lift the suspension of the account', by, act: 'lift-account', reason: TO_OWNER },
      send: () => client.call(support.liftAccountSuspension, input, as),
    },
    {
      ...{ what: 'give a payment back', by, act: 'refund', reason: TO_OWNER },
      send: () => client.call(support.refundPayment, { ...input, orderId }, as),
    },
  ];
}

/** All rows of before as they were, and one more: of this person, this act, these words. */
function compareRows(before: readonly Row[], after: readonly Row[], { what, by, act, reason }: Step): string[] {
  const known = new Set(after.map((row) => inWords(row)));
  const gone = before.filter((row) => !known.has(inWords(row))).map((row) => `${what}: ${inWords(row)} was changed`);
  const keys = new Set(before.map(({ sk }) => sk));
  const added = after.filter(({ sk }) => !keys.has(sk));
  const [row] = added;
  const isNoted = added.length === 1 && row?.['by'] === by && row['act'] === act && row['reason'] === reason;
  return isNoted ? gone : [...gone, `${what} is noted as ${JSON.stringify(added)}`];
}

/** Without the fields that only the table, or only the owner, has. */
const inWords = ({ at, by, act, reason }: Record<string, unknown>): string => [at, by, act, reason].join(' ');

/** Rows say who, what and when, and what staff typed: no more, and nothing of the account. */
function findValues(rows: readonly Row[], { owner, hidden }: Supported): string[] {
  return rows.flatMap((row) => {
    const others = Object.keys(row).filter((field) => !FIELDS.includes(field));
    const values = [...hidden, owner.email].filter((word) => JSON.stringify(row).includes(word));
    return others.length + values.length === 0 ? [] : [`${inWords(row)} holds ${[...others, ...values].join(', ')}`];
  });
}

/** Looking at the list is not noted, so it does not say whom a complaint is from. */
async function findInList({ client }: Proof, { contact, complaintId }: Supported, by: StaffMember): Promise<string[]> {
  const answer = await client.call(support.getComplaints, { isOpen: false }, { token: by.idToken });
  mustSucceed(answer, 'list the complaints');
  const isListed = answer.data.complaints.some((one) => one.complaintId === complaintId);
  return [
    ...(isListed ? [] : ['the list of complaints leaves one out']),
    ...(answer.text.includes(contact) ? ['the list of complaints shows who complained'] : []),
  ];
}

function findHidden({ text, data }: Answer<unknown>, { hidden }: Supported, what: string): string[] {
  const { account, acts = [] } = (data ?? {}) as { account?: unknown; acts?: StaffAct[] };
  const isList = account === undefined || SupportedAccount.safeParse(account).success;
  const others = acts.filter(({ act }) => !pageActs.includes(act)).map(({ act }) => `the act ${act}`);
  return [
    ...(isList ? [] : [`${what} shows more of the account than the list`]),
    ...[...hidden.filter((word) => text.includes(word)), ...others].map((shown) => `${what} shows ${shown}`),
  ];
}
