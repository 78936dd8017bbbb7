/** Policy numbers taken by many at once while the system is killed: each is given once, and what was told stays (SECURITY.md T55). */
import { paymentCheckout } from '../../../shared/calls/insurance-quote.ts';
import { fakePayment } from '../../../shared/calls/payment.ts';
import { getPolicyNo } from '../../../shared/calls/policy.ts';
import { applicationKey, ApplicationRow } from '../../../functions/domain/insurance/application-rows.ts';
import { lastNumberKey, policyNumberKey } from '../../../functions/domain/insurance/policy-rows.ts';
import { isNumberRight } from '../../../shared/insurance/policy-number.ts';
import { atOnce } from '../client/at-once.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { applyForTrip, type Applied } from './applicants.ts';
import { makeInsurer } from './insurer.ts';
import { consent } from './policy-purchases.ts';

export type NumbersResult = {
  /** Different numbers in the end; as many as there are applications. */
  distinct: number;
  /** Told before the system was killed. */
  toldBefore: number;
  /** Taken and given to nobody: gaps. */
  gaps: number;
  /** Policies that were issued afterwards. */
  issued: number;
  /** What must not be, in words. */
  wrong: string[];
};

export type NumbersOptions = { applications: number; parallel: number; issued: number };

/** Number by application. */
type Told = Map<string, string>;

export async function takeNumbersUnderKill(
  proof: Proof,
  { applications, parallel, issued }: NumbersOptions,
): Promise<NumbersResult> {
  const insurer = await makeInsurer(proof);
  const all: Applied[] = [];
  await atOnce([...Array(applications).keys()], parallel, async () => {
    all.push(await applyForTrip(proof, insurer, { country: 'HK' }));
  });
  const lastBefore = await readLast(proof);
  const told: Told = new Map();
  const wrong: string[] = [];
  await takeUntilKilled(proof, { all, parallel, told, wrong });
  const toldBefore = told.size;
  await proof.system.restart();
  await proof.client.renewSession();
  // Everybody asks, also those who were told: they must be told the same.
  await atOnce(all, parallel, (applied) => ask(proof, applied, told, wrong));
  await atOnce(all.slice(0, issued), parallel, (applied) => issue(proof, applied, told, wrong));
  await atOnce(all, parallel, async ({ applicationId }) => {
    wrong.push(...findWrong(await proof.tables.get('insurance', applicationKey(applicationId)), told));
  });
  const taken = (await readLast(proof)) - lastBefore;
  const distinct = new Set(told.values()).size;
  if (taken < distinct) wrong.push(`${distinct} numbers were given of ${taken} that were taken`);
  return { distinct, toldBefore, gaps: taken - distinct, issued, wrong };
}

/** Zero before the first. */
const readLast = async ({ tables }: Proof): Promise<number> =>
  Number((await tables.get('insurance', lastNumberKey('policy')))?.['last'] ?? 0);

type Taking = { all: readonly Applied[]; parallel: number; told: Told; wrong: string[] };

/** Half of them are told, then it dies with the others' requests under way. */
async function takeUntilKilled(proof: Proof, { all, parallel, told, wrong }: Taking): Promise<void> {
  let killing: Promise<void> | null = null;
  await atOnce(all, parallel, async (applied) => {
    if (killing !== null) return;
    await ask(proof, applied, told, wrong);
    if (told.size >= all.length / 2) killing ??= proof.system.kill('SIGKILL');
  });
  await killing;
}

/** Asked again, an application must be told the same. What breaks off with the system is told nothing. */
async function ask({ client }: Proof, { applicationId, key }: Applied, told: Told, wrong: string[]): Promise<void> {
  const answer = await client.call(getPolicyNo, { applicationId, key }).catch(() => null);
  if (answer?.http !== 200) return;
  const { policyNumber } = answer.data;
  const before = told.get(applicationId);
  if (before !== undefined && before !== policyNumber) wrong.push(`${before} became ${policyNumber}`);
  told.set(applicationId, policyNumber);
}

/** Its policy must have the number that was told, and the number be noted as taken. */
async function issue(proof: Proof, applied: Applied, told: Told, wrong: string[]): Promise<void> {
  const { applicationId, key, total } = applied;
  const { client, tables } = proof;
  const ordered = await client.call(paymentCheckout, { applicationId, key, total, consent });
  mustSucceed(ordered, 'order');
  const paid = await client.call(fakePayment, { applicationId, key, orderId: ordered.data.order.orderId });
  mustSucceed(paid, 'pay without money');
  const { policyNumber, policyId } = paid.data;
  const number = told.get(applicationId);
  if (policyNumber !== number) wrong.push(`${applicationId} was told ${number} and its policy has ${policyNumber}`);
  const noted = await tables.get('insurance', policyNumberKey(policyNumber ?? ''));
  if (noted?.['policyId'] !== policyId) wrong.push(`${policyNumber} is not noted as the number of its policy`);
}

/** What a number must be once everything is over. */
function findWrong(row: Record<string, unknown> | null, told: Told): string[] {
  const { applicationId, policyNumber } = ApplicationRow.parse(row);
  const number = told.get(applicationId);
  if (number === undefined) return [`${applicationId} was told no number`];
  if (number !== policyNumber) return [`${applicationId} was told ${number} and has ${policyNumber}`];
  return isNumberRight(number) ? [] : [`${number} has wrong check digits`];
}
