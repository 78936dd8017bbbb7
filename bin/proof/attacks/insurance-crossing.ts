/**
 * Customers, agents, insurers and guests of insurance ask for what is another's (SECURITY.md T1, T2, T25): every call of the
 * registry that takes the name of such a thing, with all else the asker's own. Its answer must equal the one for a thing that
 * there is not, and nothing may change.
 */
import { randomBytes } from 'node:crypto';
import type { CallContract, SentInputOf } from '../../../shared/calls/define-call.ts';
import { registry } from '../../../shared/calls/registry.ts';
import type { Proof } from '../client/proof.ts';
import { getDomainToken } from '../insurance/insurer.ts';
import { findChange } from './cross-actor.ts';
import { namingFields, thingOf, type FieldPath, type Thing } from './id-fields.ts';
import { describeInsured, type Insured } from './insured-victim.ts';

export type CrossingResult = {
  sent: number;
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

/** Who asks: `null` has no token. */
type Asker = { name: string; token: string | null };

export async function crossInsurance(proof: Proof, attacker: Insured, victim: Insured): Promise<CrossingResult> {
  const result: CrossingResult = { sent: 0, calls: 0, leaks: [], faults: [], changed: [] };
  const askers = await askersOf(proof, attacker);
  const attempts = crossingAttempts();
  const absent = new Map<string, string>();
  result.calls = new Set(attempts.map(({ contract }) => contract.name)).size;
  const before = await describeInsured(proof, victim);
  for (const contract of new Set(attempts.map((one) => one.contract))) await liftLimits(proof, contract, attacker);
  for (const attempt of attempts) {
    for (const asker of askers[attempt.contract.caller as keyof typeof askers])
      await compare({ proof, attacker, victim, asker, absent, result }, attempt);
  }
  result.changed.push(...findChange(before, await describeInsured(proof, victim)));
  return result;
}

/** Open calls are for everybody: also for whoever is signed in, or comes with a domain's token. */
async function askersOf(proof: Proof, { insurer, customer }: Insured) {
  const guest: Asker = { name: 'a guest', token: null };
  const owner = { name: 'an insurer and agent', token: insurer.owner.idToken };
  const ofDomain = { name: "a guest with a domain's token", token: await getDomainToken(proof, insurer) };
  return {
    open: [guest, owner],
    noToken: [guest, ofDomain],
    owner: [owner],
    customer: [{ name: 'a customer', token: customer.idToken }],
  };
}

type Scene = {
  proof: Proof;
  attacker: Insured;
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
  result.sent += 2;
  const what = `${contract.name} by ${asker.name}, ${path.join('.')} of another`;
  // What does not pass the schema was not looked at: nothing was proved by it.
  const isHeldOff = foreign.http === 429 && !isOnceAMinute.has(contract.name);
  const isUnlike = foreign.http >= 500 || isHeldOff || foreign.text.includes('"input_invalid"');
  if (isUnlike) result.faults.push(`${what}: ${foreign.text.slice(0, 200)}`);
  const told = [victim.canary, victim.customer.email, victim.insurer.owner.email];
  if (told.some((word) => foreign.text.includes(word)) || foreign.text.startsWith('%PDF'))
    result.leaks.push(`${what} tells: ${foreign.text.slice(0, 300)}`);
  const [one, other] = [plain(foreign, theirs), plain(unknown, none)];
  if (one !== other && tellsByDesign[contract.name] === undefined)
    result.leaks.push(`${what}: ${one} in place of ${other}`);
}

/** A case of an agent is an application or a policy, as it says itself. */
function idOf({ things }: Insured, { input, thing }: Pick<Attempt, 'input' | 'thing'>): string {
  if (thing !== 'case') return things[thing];
  const { kind } = input['case'] as { kind: string };
  return kind === 'policy' ? things.policy : things.application;
}

async function ask({ proof, attacker, asker }: Scene, { contract, input, path }: Attempt, id: string) {
  const sent = setAt(withOwn(contract, input, attacker), path, id) as SentInputOf<CallContract>;
  const { http, text } = await proof.client.call(contract, sent, asker.token === null ? {} : { token: asker.token });
  return { http, text };
}

/** Everything else in the input that names something is the asker's own, so that it is the one field that is refused. */
function withOwn(contract: CallContract, input: Record<string, unknown>, attacker: Insured): Record<string, unknown> {
  const { bought, insurer } = attacker;
  const others: Record<string, string> = {
    ...{ key: bought.key, productCode: insurer.products.HK, channelCode: insurer.channelCode },
  };
  return namingFields(input).reduce((own, path) => {
    const thing = thingOf(contract, path);
    const value = thing === null ? others[path.at(-1) ?? ''] : idOf(attacker, { input, thing });
    return value === undefined ? own : setAt(own, path, value);
  }, input);
}

function setAt(
  input: Record<string, unknown>,
  [name = '', ...rest]: FieldPath,
  value: string,
): Record<string, unknown> {
  if (Array.isArray(input)) {
    return input.map((part: unknown, index) => (String(index) === name ? placed(part, rest, value) : part)) as never;
  }
  return { ...input, [name]: placed(input[name], rest, value) };
}

const placed = (part: unknown, rest: FieldPath, value: string): unknown =>
  rest.length === 0 ? value : setAt(part as Record<string, unknown>, rest, value);

/** As long, of the same kinds of letters. */
function likeThat(text: string): string {
  const random = randomBytes(text.length);
  const kinds = ['ABCDEFGHJKMNPQRSTVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789'];
  return [...text]
    .map((letter, index) => {
      const kind = kinds.find((letters) => letters.includes(letter.normalize()));
      // What a ULID begins with is its time, and what stands between letters its form.
      return kind === undefined || index === 0 ? letter : (kind[(random[index] ?? 0) % kind.length] ?? letter);
    })
    .join('');
}

/** An answer without what differs in every one: the id itself, the request's, times, secrets that are made anew. */
function plain({ http, text }: { http: number; text: string }, id: string): string {
  const same = text
    .replaceAll(id, '<it>')
    .replaceAll(/"requestId":"[^"]*"/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/"(?:codeId|token|uploadId|key|url|quoteId)":"[^"]*"/g, '');
  return `HTTP ${http} ${same.slice(0, 400)}`;
}

async function liftLimits({ tables }: Proof, contract: CallContract, { insurer, customer }: Insured): Promise<void> {
  const actor = contract.caller === 'customer' ? customer.customerId : insurer.owner.accountId;
  const limits = contract.limits.filter(({ by }) => by === 'actor');
  for (const { by } of limits) await tables.liftLimit(contract, by, actor, Date.now());
}
