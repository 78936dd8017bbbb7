/** Takes one dependency away at a time, looks at what people then get, and how soon all is well again (T63, T65, T66). */
import { usageKey } from '../../../functions/domain/conversations/conversation-rows.ts';
import { monthIn } from '../../../functions/domain/conversations/owner-days.ts';
import { aiAssistant } from '../../../shared/calls/document-chat.ts';
import type { FaultMode } from '../client/control-client.ts';
import { publishPage, signInAgain, signUp } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import { storedPhone } from '../crash/check-ledger.ts';
import { settle, type ProofClock } from '../crash/settle.ts';
import { featureNames, features, upload, type FaultScene, type FeatureName, type Outcome } from './features.ts';

export const faultModes = ['throttle', 'timeout', 'error', 'cut', 'slow'] as const satisfies FaultMode[];

/** Dependencies, and the features that may then answer otherwise than on a good day. */
export const dependencies = {
  DYNAMODB: ['profile', 'save', 'sign-in', 'code', 'question', 'lead', 'picture'],
  BEDROCK_RUNTIME: ['question'],
  S3: ['picture'],
  SESV2: ['code'],
  COGNITO_IDENTITY_PROVIDER: ['sign-in'],
  SQS: [],
  SECRETS_MANAGER: ['sign-in', 'code', 'profile', 'save', 'question', 'lead', 'picture'],
} as const satisfies Record<string, readonly FeatureName[]>;
export type Dependency = keyof typeof dependencies;

export type FaultResult = {
  dependency: Dependency;
  mode: FaultMode;
  outcomes: Record<FeatureName, Outcome>;
  /** What must not be, in words. */
  wrong: string[];
  slowestMs: number;
  /** From the end of the fault until every feature was as on a good day. */
  recoveryMs: number;
  /** Requests to the model for the one question. */
  modelRequests: number;
};

/** No answer of ours takes longer, however long a dependency does: API Gateway would give up after 29 s. */
const LONGEST_ANSWER_MS = 31_000;
const RECOVERY_MS = 60_000;
const MOST_MODEL_REQUESTS = 3;

export type FaultStage = { scene: FaultScene; clock: ProofClock };

/** A page to do everything with; every feature has run once, so that all functions are warm. */
export async function prepareFaults(proof: Proof): Promise<FaultStage> {
  const page = await publishPage(proof, await signUp(proof));
  const scene: FaultScene = { proof, page, uploadId: await upload(proof, page), leads: [] };
  const stage = { scene, clock: { offsetMs: 0 } };
  await tryUntilGood(stage);
  return stage;
}

export async function proveFault(stage: FaultStage, dependency: Dependency, mode: FaultMode): Promise<FaultResult> {
  const { scene, clock } = stage;
  const { proof } = scene;
  await refresh(stage);
  const used = await readUsed(stage);
  const asked = await proof.control.countRequests('BEDROCK_RUNTIME');
  if (dependency === 'SECRETS_MANAGER') await passCaches(stage);
  await proof.control.setFault(dependency, mode);
  const begin = performance.now();
  const outcomes = await tryAll(scene);
  const slowestMs = performance.now() - begin;
  const modelRequests = (await proof.control.countRequests('BEDROCK_RUNTIME')) - asked;
  await proof.control.setFault(dependency, null);
  const wrong = [...findWrong(dependency, mode, outcomes, slowestMs), ...findGreed(modelRequests)];
  if (outcomes.question === 'graceful') wrong.push(...(await findKeptQuota(stage, used)));
  scene.uploadId = await upload(proof, scene.page);
  const recoveryMs = await tryUntilGood(stage);
  wrong.push(...(await settle(proof, clock)), ...(await findUnsent(scene)));
  return { dependency, mode, outcomes, wrong, slowestMs, recoveryMs, modelRequests };
}

/** Longer than functions keep a secret: each fault meets them as they come to ask again. */
const CACHES_MS = 6 * 60_000;

/** The clock moves on between faults: tokens and limits are of their hour. */
async function refresh({ scene, clock }: FaultStage): Promise<void> {
  const { proof } = scene;
  await proof.client.renewSession();
  scene.page = { ...scene.page, owner: await signInAgain(proof, scene.page.owner) };
  scene.uploadId = await upload(proof, scene.page);
  await proof.tables.liftLimit(aiAssistant, 'input:agentName', scene.page.agentName, Date.now() + clock.offsetMs);
}

/** Signing in has filled them again. */
async function passCaches({ scene, clock }: FaultStage): Promise<void> {
  clock.offsetMs += CACHES_MS;
  await scene.proof.control.setClock(clock.offsetMs);
  scene.proof.client.shiftClock(CACHES_MS);
}

async function tryAll(scene: FaultScene): Promise<Record<FeatureName, Outcome>> {
  const entries = featureNames.map(async (name) => {
    const outcome = await features[name](scene).catch((error: unknown) => `no answer: ${String(error)}`);
    return [name, outcome] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<FeatureName, Outcome>;
}

/** Milliseconds until every feature was good; a picture is confirmed once, a second time its upload is gone. */
async function tryUntilGood({ scene }: FaultStage): Promise<number> {
  const begin = performance.now();
  const good = new Set<FeatureName>();
  for (;;) {
    const outcomes = await tryAll(scene);
    for (const name of featureNames) if (outcomes[name] === 'ok') good.add(name);
    const bad = featureNames.filter((name) => !good.has(name));
    const elapsedMs = performance.now() - begin;
    if (bad.length === 0) return elapsedMs;
    if (elapsedMs > RECOVERY_MS) {
      throw new Error(`Not well again: ${bad.map((name) => `${name} ${outcomes[name]}`).join('; ')}`);
    }
  }
}

function findWrong(
  dependency: Dependency,
  mode: FaultMode,
  outcomes: Record<FeatureName, Outcome>,
  slowestMs: number,
): string[] {
  const affected: readonly FeatureName[] = dependencies[dependency];
  // A write whose answer is cut off has happened: sent again by the SDK it meets itself, and people try again.
  const graceful: Outcome[] = mode === 'cut' && dependency === 'DYNAMODB' ? ['graceful', 'again'] : ['graceful'];
  const allowed = (name: FeatureName): Outcome[] => (affected.includes(name) ? ['ok', ...graceful] : ['ok']);
  const wrong = featureNames.filter((name) => !allowed(name).includes(outcomes[name]));
  return [
    ...wrong.map((name) => `${name}: ${outcomes[name]}`),
    ...(slowestMs > LONGEST_ANSWER_MS ? [`an answer took ${Math.round(slowestMs / 1_000)} s`] : []),
  ];
}

function findGreed(modelRequests: number): string[] {
  return modelRequests > MOST_MODEL_REQUESTS ? [`${modelRequests} requests to the model for one question`] : [];
}

async function readUsed({ scene, clock }: FaultStage): Promise<number> {
  const month = monthIn('Europe/Paris', new Date(Date.now() + clock.offsetMs));
  const row = await scene.proof.tables.get('conversations', usageKey(scene.page.owner.accountId, month));
  return Number(row?.['used'] ?? 0);
}

async function findKeptQuota(stage: FaultStage, before: number): Promise<string[]> {
  const after = await readUsed(stage);
  return after === before ? [] : [`the month's questions went from ${before} to ${after} without an answer`];
}

/** An acknowledged lead is told to the owner, sooner or later. */
async function findUnsent({ proof, page, leads }: FaultScene): Promise<string[]> {
  const mails = (await proof.control.mails(page.owner.email)).map(({ text }) => text).join('\n');
  return leads.filter((phone) => !mails.includes(storedPhone(phone))).map((phone) => `no mail about ${phone}`);
}
