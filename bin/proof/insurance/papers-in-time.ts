/** How long after payment the documents of a policy stand, on the running system: by the clock of who bought it. */
import { applicationKey, ApplicationRow } from '../../../functions/domain/insurance/application-rows.ts';
import { policyKey, PolicyRow } from '../../../functions/domain/insurance/policy-rows.ts';
import { documentKinds } from '../../../shared/insurance/policy.ts';
import { atOnce } from '../client/at-once.ts';
import { poll } from '../client/poll.ts';
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { payAtProvider } from '../money/purchases.ts';
import { makeInsurer } from './insurer.ts';
import { beginPurchase, type Purchase } from './policy-purchases.ts';

const PURCHASES = 40;
/** Buyers at the same time. */
const BUYERS = 2;
const MOST_MS = 10_000;
const LATEST_MS = 120_000;

export async function provePapersInTime(proof: Proof): Promise<Figure> {
  const insurer = await makeInsurer(proof);
  const times: number[] = [];
  await atOnce([...Array(PURCHASES).keys()], BUYERS, async (index) => {
    times.push(await timeOf(proof, await beginPurchase(proof, insurer, index)));
  });
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Infinity;
  return {
    name: `payment to documents that stand, ${PURCHASES} policies, ${BUYERS} buyers at once`,
    goal: '≤ 10 s for 95 of 100',
    reached: `${seconds(at(0.5))} for half of them, ${seconds(at(0.95))} for 95 of 100, ${seconds(at(1))} at most`,
    isMet: at(0.95) <= MOST_MS,
  };
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** From the payer's last click until the policy names its files. */
async function timeOf(proof: Proof, { applicationId, begun }: Purchase): Promise<number> {
  const [payment] = begun;
  if (payment === undefined) throw new Error(`No payment was begun for ${applicationId}.`);
  const start = performance.now();
  await payAtProvider(proof, payment.payWay, payment.step);
  await poll(`The documents of ${applicationId} are there`, LATEST_MS, async () => {
    const { policyId } = ApplicationRow.parse(await proof.tables.get('insurance', applicationKey(applicationId)));
    if (policyId === null) return undefined;
    const { files } = PolicyRow.parse(await proof.tables.get('insurance', policyKey(policyId)));
    return documentKinds.every((kind) => files[kind] !== undefined) ? true : undefined;
  });
  return performance.now() - start;
}
