/**
 * Staff ask for what they have no grant for (SECURITY.md T23): without a session of support, with one for another account, a
 * colleague's, one that was closed or is over, with a role below, and after they were demoted, paused, signed out or dismissed.
 * Each answer equals the one for an account that there is not, no word of the account comes, and nothing of it changes. What they
 * may do is noted to the letter: staff-audit.ts.
 */
import { randomUUID } from 'node:crypto';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import type { ErrorCode } from '../../../shared/calls/errors.ts';
import { saveLandingComplaint } from '../../../shared/calls/page-products.ts';
import { registry } from '../../../shared/calls/registry.ts';
import {
  closeSupportSession,
  endStaffSession,
  getSupportAccount,
  openSupportSession,
} from '../../../shared/calls/support.ts';
import { supportSessionKey } from '../../../functions/domain/support/support-rows.ts';
import { newEmail, type Owner } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { hire, type StaffMember } from '../client/staff.ts';
import { countAnswer, newTally, type AnswerTally } from './answer-tally.ts';
import { findChange, type Victim } from './cross-actor.ts';
import { namingFields } from './id-fields.ts';
import { describeRows } from './rows-about.ts';
import { likeThat, namedInput, plainAnswer } from './substitution.ts';

/** Who is asked for: an account with a payment, and a complaint about its page. */
export type Supported = {
  owner: Owner;
  orderId: string;
  complaintId: string;
  /** Who complained, and wants to hear back. */
  contact: string;
  /** Words of the account that staff never see, with or without a session. */
  hidden: readonly string[];
};

export type StaffCrossingResult = {
  tally: AnswerTally;
  /** Ways of having no grant that were tried. */
  ways: number;
  leaks: string[];
  faults: string[];
  changed: string[];
};

/** Fields of staff's calls that name something of an account. */
const namesOf = ({ owner, orderId, complaintId }: Supported): Record<string, string> => ({
  ...{ accountId: owner.accountId, orderId, complaintId, lookup: owner.email },
});

export const staffFields = ['accountId', 'orderId', 'complaintId', 'lookup'] as const;

export const ofStaff: readonly CallContract[] = registry.filter(({ caller }) => caller === 'staff');
/** Those that are about the account of an open session. */
const ofAccounts = ofStaff.filter(({ example }) => namingFields(example.input).some((path) => path[0] === 'accountId'));
const isOfRole = (role: 'support' | 'administrator') => (contract: CallContract) => contract.staffRole === role;

/** A visitor complains about the victim's page. */
export async function reportPage({ client, tables }: Proof, { page, canary, things }: Victim): Promise<Supported> {
  const contact = newEmail();
  const { owner, agentName } = page;
  const report = { agentName, reason: 'misleading', text: 'The price is another one.', contact } as const;
  mustSucceed(await client.call(saveLandingComplaint, report), 'complain about a page');
  const rows = await tables.scan('pages');
  const row = rows.find((one) => one.sk === 'COMPLAINT' && one['contact'] === contact);
  const { orderId, cardId, deviceId, passkeyId } = things;
  return {
    ...{ owner, orderId, contact, complaintId: row?.pk.slice('COMPLAINT#'.length) ?? '' },
    hidden: [canary, cardId, deviceId, passkeyId],
  };
}

type Scene = { proof: Proof; asked: Supported; absent: Record<string, string>; result: StaffCrossingResult };

/** @param other whose account is open to staff who ask for the first one's */
export async function crossStaff(proof: Proof, asked: Supported, other: Owner): Promise<StaffCrossingResult> {
  const result: StaffCrossingResult = { tally: newTally(), ways: 0, leaks: [], faults: [], changed: [] };
  const named = Object.entries(namesOf(asked));
  const absent = Object.fromEntries(named.map(([field, value]) => [field, likeThat(value)]));
  const scene = { proof, asked, absent, result };
  const [support, colleague, administrator] = [
    await hire(proof, 'support'),
    await hire(proof, 'support'),
    await hire(proof, 'administrator'),
  ];
  const before = await describeRows(proof, asked.owner.accountId);
  await withoutSession(scene, support, administrator);
  await withAnothers(scene, { support, colleague, administrator }, other);
  await afterTheSession(scene, support, administrator);
  await outOfRole(scene, support, administrator);
  await outOfStaff(scene, { support, colleague, administrator });
  result.changed.push(...findChange(before, await describeRows(proof, asked.owner.accountId)));
  return result;
}

async function withoutSession(scene: Scene, support: StaffMember, administrator: StaffMember): Promise<void> {
  const ofSupport = ofAccounts.filter(isOfRole('support'));
  await tryAll(scene, 'support without a session', support, ofSupport, 'support_session_over');
  await tryAll(scene, 'an administrator without a session', administrator, ofAccounts, 'support_session_over');
  await tryAll(
    scene,
    'support in an administrator’s place',
    support,
    ofAccounts.filter(isOfRole('administrator')),
    'forbidden',
  );
}

type Desk = { support: StaffMember; colleague: StaffMember; administrator: StaffMember };

/** A session opens one account to one person: not another account, nothing of another account, and nothing to a colleague. */
async function withAnothers(scene: Scene, { support, colleague, administrator }: Desk, other: Owner): Promise<void> {
  const { asked, absent } = scene;
  const ofSupport = ofAccounts.filter(isOfRole('support'));
  await open(scene, support, other.email);
  await open(scene, administrator, other.email);
  await tryAll(scene, 'support with a session for another account', support, ofSupport, 'support_session_over');
  await tryAll(scene, 'an administrator with one for another', administrator, ofAccounts, 'support_session_over');
  // Of the open account everything is right but the payment.
  const payments = ofAccounts.filter(({ example }) =>
    namingFields(example.input).some((path) => path[0] === 'orderId'),
  );
  const ofOther = { accountId: other.accountId };
  await tryAll(scene, 'a payment of another account', administrator, payments, 'not_found', {
    theirs: { ...ofOther, orderId: asked.orderId },
    none: { ...ofOther, orderId: absent['orderId'] ?? '' },
  });
  await open(scene, support, asked.owner.email);
  await tryAll(scene, 'a colleague of who has one', colleague, ofSupport, 'support_session_over');
  await tryAll(scene, 'an administrator beside who has one', administrator, ofAccounts, 'support_session_over');
}

/** The kept answer to the opening (its key sent again) opens nothing either. */
async function afterTheSession(scene: Scene, support: StaffMember, administrator: StaffMember): Promise<void> {
  const { proof, asked } = scene;
  const ofSupport = ofAccounts.filter(isOfRole('support'));
  const { accountId, email } = asked.owner;
  const again = await open(scene, support, email);
  const closed = await proof.client.call(closeSupportSession, { accountId }, { token: support.idToken });
  mustSucceed(closed, 'close a session of support');
  await tryAll(scene, 'support after closing', support, ofSupport, 'support_session_over');
  await again('the answer to an opening, after closing');
  const later = await open(scene, administrator, email);
  await lapse(proof, accountId, administrator.staffId);
  await tryAll(scene, 'an administrator after half an hour', administrator, ofAccounts, 'support_session_over');
  await later('the answer to an opening, after half an hour');
}

/** Takes the session's end into the past: the table deletes what has lapsed later. */
async function lapse({ tables }: Proof, accountId: string, staffId: string): Promise<void> {
  const key = supportSessionKey(accountId, staffId);
  const row = await tables.get('pages', key);
  if (!row) throw new Error('There is no session of support to lapse.');
  await tables.put('pages', { ...row, ...key, endsAt: new Date(Date.now() - 1_000).toISOString() });
}

async function outOfRole(scene: Scene, support: StaffMember, administrator: StaffMember): Promise<void> {
  const ofAdministrators = ofAccounts.filter(isOfRole('administrator'));
  await open(scene, support, scene.asked.owner.email);
  await tryAll(scene, 'support with a session, in an administrator’s place', support, ofAdministrators, 'forbidden');
  await open(scene, administrator, scene.asked.owner.email);
  await administrator.demote();
  await tryAll(scene, 'who is no administrator any more', administrator, ofAdministrators, 'forbidden');
}

/** With sessions of support that are open, and tokens that have not expired. */
async function outOfStaff(scene: Scene, { support, colleague, administrator }: Desk): Promise<void> {
  const { proof, asked } = scene;
  await open(scene, colleague, asked.owner.email);
  await support.pause();
  await tryAll(scene, 'who is paused', support, ofStaff, 'token_invalid');
  await support.letBack();
  const { accountId } = asked.owner;
  const look = await proof.client.call(getSupportAccount, { accountId }, { token: support.idToken });
  mustSucceed(look, 'go on with a session after a pause');
  mustSucceed(await proof.client.call(endStaffSession, {}, { token: colleague.idToken }), 'sign staff out');
  await tryAll(scene, 'who has signed out', colleague, ofStaff, 'token_invalid');
  await administrator.dismiss();
  await tryAll(scene, 'who was dismissed', administrator, ofStaff, 'token_invalid');
}

/** Opens a session; what it gives sends the same key again, which must be answered as without a session. */
async function open({ proof, result }: Scene, { idToken: token }: StaffMember, email: string) {
  const input = { lookup: email, reason: 'Ticket 4711' };
  const idempotencyKey = randomUUID();
  const send = () => proof.client.call(openSupportSession, input, { token, idempotencyKey });
  mustSucceed(await send(), 'open a session of support');
  return async (what: string): Promise<void> => {
    const answer = await send();
    countAnswer(result.tally, answer);
    result.ways += 1;
    if (answer.code !== 'support_session_over') result.leaks.push(`${what}: ${answer.text.slice(0, 200)}`);
  };
}

type Pair = { theirs?: Record<string, string>; none?: Record<string, string> };

/** Each call for the account, and for one that there is not: both must be refused alike, with this code. */
async function tryAll(
  scene: Scene,
  who: string,
  { idToken: token }: StaffMember,
  contracts: readonly CallContract[],
  code: ErrorCode,
  { theirs = namesOf(scene.asked), none = scene.absent }: Pair = {},
): Promise<void> {
  const { proof, asked, result } = scene;
  result.ways += 1;
  for (const contract of contracts) {
    const [foreign, unknown] = [
      await proof.client.call(contract, namedInput(contract, theirs), { token }),
      await proof.client.call(contract, namedInput(contract, none), { token }),
    ];
    for (const answer of [foreign, unknown]) countAnswer(result.tally, answer);
    const what = `${contract.name} by ${who}`;
    const [one, other] = [plainAnswer(foreign, asked.owner.accountId), plainAnswer(unknown, asked.owner.accountId)];
    if (foreign.http >= 500 || foreign.http === 429) result.faults.push(`${what}: ${one}`);
    else if (foreign.code !== code || one !== other) result.leaks.push(`${what}: ${one} in place of ${other}, ${code}`);
    if ([...asked.hidden, asked.owner.email].some((word) => foreign.text.includes(word)))
      result.leaks.push(`${what} tells: ${foreign.text.slice(0, 200)}`);
  }
}
