/**
 * Customers, agents, insurers with their people, and guests of insurance ask for what is another's (SECURITY.md T1, T2, T25): every
 * call of the registry that takes the name of such a thing, with all else the asker's own. Its answer must equal the one for a
 * thing that there is not, and nothing may change. The insurer's own people whom the call is not for, or not any more, do the same.
 */
import type { CallContract, SentInputOf } from '../../../shared/calls/define-call.ts';
import type { CallGroup } from '../../../shared/calls/call-groups.ts';
import { registry } from '../../../shared/calls/registry.ts';
import type { Proof } from '../client/proof.ts';
import { countAnswer, newTally, type AnswerTally } from './answer-tally.ts';
import { findChange } from './cross-actor.ts';
import { namingFields, thingOf, type FieldPath, type Thing } from './id-fields.ts';
import { findAskers, type Asker } from './insurance-askers.ts';
import { describeInsured, type Insured } from './insured-victim.ts';
import { likeThat, plainAnswer, setAt } from './substitution.ts';

export type CrossingResult = {
  tally: AnswerTally;
  /** Calls that were tried. */
  calls: number;
  /** Answers that hold a word of the other one, or that tell what there is from what there is not. */
  leaks: string[];
  /** Answers that a call must not give: faults of ours. */
  faults: string[];
  /** What of the other one's is not as it was. */
  changed: string[];
};

/** What these tell of an application to whoever has its 128 random bits, and why. */
export const tellsByDesign: Readonly<Record<string, string>> = {
  getAgentInfoByApplicationId:
    'The agent, whose page is public, so that a link in a mail leads to them (specification 2, 7).',
  getBindingStatusByApplicationId:
    'Whether it has a policy and an account, so that the link leads to the right screen.',
  getEmailByApplicationId: 'The masked address, to begin a sign-up from it (specification 1, section 5).',
  callBackCheckout:
    'Where a payment stands, by the provider’s secret id of it, which a payer brings back; it opens nothing.',
};

/** Other shapes of inputs than the one in a contract's example. */
const moreInputs: Readonly<Record<string, Record<string, unknown>[]>> = {
  callBackCheckout: [{ payWay: 'card', reference: 'pi_1' }],
  getDocumentCenterTokenAndPdf: [{ applicationId: 'A'.repeat(22), key: 'A'.repeat(43) }],
  getMyApplication: [{ case: { kind: 'policy', id: 'A'.repeat(22) } }],
  saveApplicationReminder: [{ case: { kind: 'policy', id: 'A'.repeat(22) }, remindAt: null }],
  addClaimPhoto: [{ kind: 'begin', policyId: 'A'.repeat(22), contentType: 'image/jpeg' }],
  saveInsurerExclusions: [{ action: 'add-file', uploadId: '01JGFJJZ00000000000000000F' }],
  sendCustomerCode: [{ applicationId: 'A'.repeat(22), purpose: 'sign-up' }],
  saveMember: [
    { action: 'change', accountId: 'A'.repeat(36), role: 'agent' },
    { action: 'remove', accountId: 'A'.repeat(36) },
    { action: 'take-back', invitationId: '01JGFJJZ00000000000000000C' },
  ],
  savePtxAiProduct: [
    { action: 'change', productId: '01JGFJJZ00000000000000000C', name: 'Mine now' },
    { action: 'remove', productId: '01JGFJJZ00000000000000000C' },
  ],
};

/** Who asks second is told to wait, whether there is an application or not. */
const isOnceAMinute = new Set(['sendCustomerCode']);

export type Attempt = { contract: CallContract; input: Record<string, unknown>; path: FieldPath; thing: Thing };

/** One for each field of each call that names a thing; calls of staff and of providers have proofs of their own. */
export function crossingAttempts(): Attempt[] {
  const contracts = registry.filter(({ caller }) => caller !== 'staff' && caller !== 'unsigned');
  return contracts.flatMap((contract) =>
    [contract.example.input, ...(moreInputs[contract.name] ?? [])].flatMap((input) =>
      namingFields(input).flatMap((path) => {
        const thing = thingOf(contract, path);
        return thing === null ? [] : [{ contract, input: input as Record<string, unknown>, path, thing }];
      }),
    ),
  );
}

export async function crossInsurance(proof: Proof, attacker: Insured, victim: Insured): Promise<CrossingResult> {
  const result: CrossingResult = { tally: newTally(), calls: 0, leaks: [], faults: [], changed: [] };
  const askersFor = await findAskers(proof, attacker, victim);
  const attempts = crossingAttempts();
  const absent = new Map<string, string>();
  const looks = lookingCalls();
  result.calls = new Set([...attempts.map(({ contract }) => contract.name), ...looks.map(({ name }) => name)]).size;
  const before = await describeInsured(proof, victim);
  for (const contract of new Set([...attempts.map((one) => one.contract), ...looks]))
    for (const { actorId } of askersFor(contract)) await liftLimits(proof, contract, actorId);
  for (const attempt of attempts) {
    for (const asker of askersFor(attempt.contract)) await compare({ proof, victim, asker, absent, result }, attempt);
  }
  for (const contract of looks) {
    for (const asker of askersFor(contract)) await look({ proof, victim, asker, absent, result }, contract);
  }
  result.changed.push(...findChange(before, await describeInsured(proof, victim)));
  return result;
}

const companyGroups: readonly CallGroup[] = [
  'document-chat-editor',
  'learning-portal',
  'insurance-catalogue',
  'insurance-quote',
  'page-products',
];

/** What owners read of a company or an insurer without naming anything. */
const lookingCalls = (): CallContract[] =>
  registry.filter(
    ({ caller, group, effect, example }) =>
      caller === 'owner' && companyGroups.includes(group) && !effect && namingFields(example.input).length === 0,
  );

/** Without the name of a thing there is nothing to compare with: no word of the victim may come. */
async function look({ proof, victim, asker, result }: Scene, contract: CallContract): Promise<void> {
  const options = asker.token === null ? {} : { token: asker.token };
  const answer = await proof.client.call(contract, contract.example.input as SentInputOf<CallContract>, options);
  countAnswer(result.tally, answer);
  const what = `${contract.name} by ${asker.name}`;
  if (answer.http >= 500 || answer.http === 429) result.faults.push(`${what}: ${answer.text.slice(0, 200)}`);
  if (tellsOf(victim, answer)) result.leaks.push(`${what} tells: ${answer.text.slice(0, 300)}`);
}

/** Whether it holds a word of theirs, or a file, whose words are packed. */
const tellsOf = ({ canary, customer, insurer }: Insured, { text }: { text: string }): boolean =>
  text.startsWith('%PDF') || [canary, customer.email, insurer.owner.email].some((word) => text.includes(word));

type Scene = {
  proof: Proof;
  victim: Insured;
  asker: Asker;
  /** What there is not, by what there is. */
  absent: Map<string, string>;
  result: CrossingResult;
};

/** The victim's thing, and one of the same form that there is not: both must be answered alike. */
async function compare(scene: Scene, attempt: Attempt): Promise<void> {
  const { victim, asker, absent, result } = scene;
  const { contract, path } = attempt;
  const theirs = idOf(victim, attempt);
  // Always the same one: what is counted is counted of it as often.
  const none = absent.get(theirs) ?? likeThat(theirs);
  absent.set(theirs, none);
  const [foreign, unknown] = [await ask(scene, attempt, theirs), await ask(scene, attempt, none)];
  for (const answer of [foreign, unknown]) countAnswer(result.tally, answer);
  const what = `${contract.name} by ${asker.name}, ${path.join('.')} of another`;
  // What does not pass the schema was not looked at: nothing was proved by it.
  const isHeldOff = foreign.http === 429 && !isOnceAMinute.has(contract.name);
  const isUnlike = foreign.http >= 500 || isHeldOff || foreign.text.includes('"input_invalid"');
  if (isUnlike) result.faults.push(`${what}: ${foreign.text.slice(0, 200)}`);
  if (tellsOf(victim, foreign)) result.leaks.push(`${what} tells: ${foreign.text.slice(0, 300)}`);
  const [one, other] = [plainAnswer(foreign, theirs), plainAnswer(unknown, none)];
  if (one !== other && tellsByDesign[contract.name] === undefined)
    result.leaks.push(`${what}: ${one} in place of ${other}`);
}

/** A case of an agent is an application or a policy, as it says itself. */
function idOf({ things }: Insured, { input, thing }: Pick<Attempt, 'input' | 'thing'>): string {
  if (thing !== 'case') return things[thing];
  const { kind } = input['case'] as { kind: string };
  return kind === 'policy' ? things.policy : things.application;
}

function ask({ proof, asker }: Scene, { contract, input, path }: Attempt, id: string) {
  const sent = setAt(withOwn(contract, input, asker.own), path, id) as SentInputOf<CallContract>;
  return proof.client.call(contract, sent, asker.token === null ? {} : { token: asker.token });
}

/** Everything else in the input that names something is the asker's own, so that it is the one field that is refused. */
function withOwn(contract: CallContract, input: Record<string, unknown>, asker: Insured): Record<string, unknown> {
  const { bought, insurer } = asker;
  const others: Record<string, string> = {
    ...{ key: bought.key, productCode: insurer.products.HK, channelCode: insurer.channelCode },
  };
  return namingFields(input).reduce((own, path) => {
    const thing = thingOf(contract, path);
    const value = thing === null ? others[path.at(-1) ?? ''] : idOf(asker, { input, thing });
    return value === undefined ? own : setAt(own, path, value);
  }, input);
}

async function liftLimits({ tables }: Proof, contract: CallContract, actorId: string | null): Promise<void> {
  const isLimited = contract.limits.some(({ by }) => by === 'actor');
  if (isLimited && actorId !== null) await tables.liftLimit(contract, 'actor', actorId, Date.now());
}
