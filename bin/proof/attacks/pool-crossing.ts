/**
 * Every call of the registry with the token of everybody whom it is not for (SECURITY.md T5, T23, T25): owners, people of a
 * company, customers, support and administrators at each other's calls, guests and nobody at all of theirs. Each is refused in
 * the same words, whatever the request names, and nothing that it names changes.
 */
import { getUserInfo } from '../../../shared/calls/account.ts';
import { appIdLogin } from '../../../shared/calls/agent.ts';
import { selectMyPolicies } from '../../../shared/calls/customer-policies.ts';
import type { Caller, CallContract } from '../../../shared/calls/define-call.ts';
import { getCompany } from '../../../shared/calls/document-chat-editor.ts';
import { registry } from '../../../shared/calls/registry.ts';
import { getComplaints } from '../../../shared/calls/support.ts';
import { atOnce } from '../client/at-once.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { hire } from '../client/staff.ts';
import { getDomainToken } from '../insurance/insurer.ts';
import { countAnswer, newTally, type AnswerTally } from './answer-tally.ts';
import { findChange, type Victim } from './cross-actor.ts';
import type { Insured } from './insured-victim.ts';
import { describeRows } from './rows-about.ts';
import type { Supported } from './staff-crossing.ts';
import { namedInput, type Named } from './substitution.ts';

export type PoolCrossingResult = {
  tally: AnswerTally;
  /** Calls that were tried. */
  calls: number;
  /** Who got in where they do not belong, or was refused in other words than everybody, and answers with a word of another. */
  leaks: string[];
  /** Answers that a call must not give: faults of ours. */
  faults: string[];
  /** What of those whom the requests name is not as it was. */
  changed: string[];
};

/** Whom the requests name. */
export type Targets = {
  named: Named;
  /** None of them may ever come. */
  words: readonly string[];
  accountIds: readonly string[];
};

const askers = ['owner', 'member', 'customer', 'support', 'administrator', 'guest', 'domain', 'nobody'] as const;
type Asker = (typeof askers)[number];

/**
 * Whose token a call is not for. Open calls take an owner's, or none. Calls without a signature and calls that take no token read
 * none: insurance-crossing.ts asks those for what is another's.
 */
const strangers: Record<Caller, readonly Asker[]> = {
  owner: ['customer', 'support', 'administrator', 'guest', 'domain', 'nobody'],
  customer: ['owner', 'member', 'support', 'administrator', 'guest', 'domain', 'nobody'],
  staff: ['owner', 'member', 'customer', 'guest', 'domain', 'nobody'],
  open: ['customer', 'support', 'administrator', 'guest', 'domain'],
  noToken: [],
  unsigned: [],
  none: [],
};

const AT_ONCE = 8;

/** Of one who has a page, of an insurer and its customer, and of a complaint: whatever of theirs a field can name. */
export function targetsOf(
  { canary, ids }: Pick<Victim, 'canary' | 'ids'>,
  insured: Pick<Insured, 'canary' | 'things' | 'insurer'>,
  { owner, complaintId }: Pick<Supported, 'owner' | 'complaintId'>,
): Targets {
  const { application, policy, payment, product, upload, file, invitation } = insured.things;
  return {
    named: {
      ...ids,
      ...{ applicationId: application, policyId: policy, reference: payment, productId: product, uploadId: upload },
      ...{ fileId: file, invitationId: invitation, complaintId, lookup: owner.email, accountId: owner.accountId },
    },
    words: [canary, insured.canary, owner.email],
    accountIds: [owner.accountId, insured.insurer.owner.accountId],
  };
}

export type PoolAttempt = { contract: CallContract; asker: Asker };

/** @param every one of so many calls of a kind, for a smaller run */
export function poolAttempts(every = 1): PoolAttempt[] {
  const kinds = [...Map.groupBy(registry, ({ caller }) => caller).values()];
  const chosen = kinds.flatMap((contracts) => contracts.filter((_, index) => index % every === 0));
  return chosen.flatMap((contract) => strangers[contract.caller].map((asker) => ({ contract, asker })));
}

/** @param stranger whose people’s, customer’s and guests’ tokens are sent */
export async function crossPools(
  proof: Proof,
  stranger: Insured,
  { named, words, accountIds }: Targets,
  attempts: readonly PoolAttempt[] = poolAttempts(),
): Promise<PoolCrossingResult> {
  const result: PoolCrossingResult = { tally: newTally(), calls: 0, leaks: [], faults: [], changed: [] };
  const tokens = await tokensOf(proof, stranger);
  result.calls = new Set(attempts.map(({ contract }) => contract.name)).size;
  const describe = () => Promise.all(accountIds.map((accountId) => describeRows(proof, accountId)));
  const before = await describe();
  await atOnce(attempts, AT_ONCE, async ({ contract, asker }) => {
    const token = tokens[asker];
    const input = namedInput(contract, named);
    const answer = await proof.client.call(contract, input, token === null ? {} : { token });
    countAnswer(result.tally, answer);
    const what = `${contract.name} by ${asker}`;
    if (words.some((word) => answer.text.includes(word)))
      result.leaks.push(`${what} tells: ${answer.text.slice(0, 200)}`);
    const told = `HTTP ${answer.http} ${answer.text.replace(/,"requestId":"[^"]*"/, '')}`;
    if (answer.http >= 500) result.faults.push(`${what}: ${told}`);
    else if (told !== REFUSED) result.leaks.push(`${what}: ${told.slice(0, 300)}`);
  });
  await mustBeGood(proof, tokens);
  const after = await describe();
  result.changed.push(...before.flatMap((text, index) => findChange(text, after[index] ?? '')));
  return result;
}

/** Each is refused for whose it is, and for nothing else: at a call of its own it is taken. */
async function mustBeGood({ client }: Proof, tokens: Record<Asker, string | null>): Promise<void> {
  const as = (asker: Asker) => ({ token: tokens[asker] ?? '' });
  const answers = [
    await client.call(getUserInfo, {}, as('owner')),
    await client.call(getCompany, {}, as('member')),
    await client.call(selectMyPolicies, {}, as('customer')),
    await client.call(getComplaints, { isOpen: true }, as('support')),
    await client.call(getComplaints, { isOpen: true }, as('administrator')),
  ];
  for (const answer of answers) mustSucceed(answer, 'make a call of one’s own with a token that other calls refuse');
}

/** To the letter, so that nothing can be told by it. */
const REFUSED =
  'HTTP 401 {"status":401,"data":null,"message":"Please sign in again.","code":"token_invalid","details":{}}';

async function tokensOf(proof: Proof, { insurer, people, customer }: Insured): Promise<Record<Asker, string | null>> {
  const [support, administrator, guest, domain] = await Promise.all([
    hire(proof, 'support'),
    hire(proof, 'administrator'),
    proof.client.call(appIdLogin, { applicationId: 'xpage-mobile' }),
    getDomainToken(proof, insurer),
  ]);
  mustSucceed(guest, 'welcome a guest');
  return {
    ...{ owner: insurer.owner.idToken, member: people.editor.idToken, customer: customer.idToken },
    ...{ support: support.idToken, administrator: administrator.idToken },
    ...{ guest: guest.data.guestToken, domain, nobody: null },
  };
}
