/** Every function: what starts it, for how long it may run, and with how much memory. */
import { callGroups, type CallGroup } from '../shared/calls/call-groups.ts';
import type { CallContract } from '../shared/calls/define-call.ts';
import { registry } from '../shared/calls/registry.ts';
import { jobNames, type JobName, type SecretName } from '../shared/model/resources.ts';
import type { Stage } from './stages.ts';

export type FunctionSettings = {
  /** As in `.build/functions/<name>`. */
  name: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
};

/**
 * Answers the buffered or the streaming calls of a group, or those that some stages alone offer: their code is in a function of
 * its own, which is deployed nowhere else (SECURITY.md T53).
 */
export type CallFunctionSettings = FunctionSettings & {
  group: CallGroup;
  isStreaming: boolean;
  isOfSomeStages: boolean;
};

/** Works on the messages of its job's queue. */
export type QueueFunctionSettings = FunctionSettings & {
  job: JobName;
  batchSize: number;
  /** Instances at once; absent: as many as there is work. */
  maxConcurrency?: number;
};

export type ScheduledFunctionSettings = FunctionSettings & { everyMinutes: number };

export type RotationFunctionSettings = FunctionSettings & { secret: SecretName; everyDays: number };

type Limits = Omit<FunctionSettings, 'name'>;

/** API Gateway gives up after 29 seconds: the function must have answered before. */
const call: Limits = { timeoutSeconds: 28, memoryMegabytes: 1_024 };
const stream: Limits = { timeoutSeconds: 120, memoryMegabytes: 1_024 };
const job: Limits = { timeoutSeconds: 60, memoryMegabytes: 512 };

/** What differs by name. Where pictures are worked on, the memory is that of a whole processor. */
const exceptions: Partial<Record<string, Partial<Limits>>> = {
  'insurance-catalogue': { memoryMegabytes: 1_769 },
  // Photos of losses.
  'customer-portal': { memoryMegabytes: 1_769 },
  'page-assets': { memoryMegabytes: 1_769 },
  // It draws the cited pages of documents.
  'document-chat': { memoryMegabytes: 1_769 },
  'job-publish-page': { memoryMegabytes: 1_769 },
  'job-sign-pass': { memoryMegabytes: 1_769 },
  // A gigabyte is what Chromium takes for a long page.
  'job-draw': { timeoutSeconds: 25, memoryMegabytes: 2_048 },
  // A whole processor, so that the first paper on a new machine takes a second.
  'job-typeset': { timeoutSeconds: 25, memoryMegabytes: 1_769 },
  'job-draw-page-pictures': { memoryMegabytes: 1_769 },
  'job-sweep-outbox': { timeoutSeconds: 50 },
  'job-sweep-due': { timeoutSeconds: 50 },
  'job-write-sitemap': { timeoutSeconds: 300 },
  // A page in one more language is several long replies of the model.
  'job-translate-page': { timeoutSeconds: 300 },
  // All rows and files of an account, one by one, or all of them in one file.
  'job-delete-account': { timeoutSeconds: 300 },
  'job-delete-customer': { timeoutSeconds: 300 },
  'job-export-account': { timeoutSeconds: 300, memoryMegabytes: 1_769 },
  'job-sweep-accounts': { timeoutSeconds: 300 },
  'job-redelete-accounts': { timeoutSeconds: 900 },
  // A thousand pages are read, and a vector asked for for each of their passages.
  'job-ingest-document': { timeoutSeconds: 900, memoryMegabytes: 3_008 },
  'job-forget-document': { timeoutSeconds: 300 },
};

function settings(name: string, usual: Limits): FunctionSettings {
  return { name, ...usual, ...exceptions[name] };
}

/** The contracts that a stage offers. */
export function offeredContracts(stage: Stage): CallContract[] {
  return registry.filter(({ stages }) => stages?.includes(stage.name) ?? true);
}

/** One function for a group's buffered calls, one for its streaming calls and one for those of some stages, as far as it has such calls. */
export function callFunctions(contracts: readonly CallContract[]): CallFunctionSettings[] {
  const kinds = callGroups.flatMap((group) => [
    { group, isStreaming: false, isOfSomeStages: false, ...settings(group, call) },
    { group, isStreaming: true, isOfSomeStages: false, ...settings(`${group}-stream`, stream) },
    { group, isStreaming: false, isOfSomeStages: true, ...settings(`${group}-trial`, call) },
  ]);
  return kinds.filter((kind) => contracts.some((contract) => isAnsweredBy(contract, kind)));
}

/** Whether a function is the one that answers a call. */
export function isAnsweredBy({ group, streaming, stages }: CallContract, settingsOf: CallFunctionSettings): boolean {
  const isOfSomeStages = stages !== undefined;
  return (
    group === settingsOf.group && streaming === settingsOf.isStreaming && isOfSomeStages === settingsOf.isOfSomeStages
  );
}

export const pageFallbackFunction = settings('edge-page-fallback', { ...call, memoryMegabytes: 512 });

/** One a job; messages are few and each may take long, so batches are small. */
export const jobFunctions: QueueFunctionSettings[] = jobNames.map((name) => ({
  ...settings(`job-${name}`, job),
  job: name,
  // Drawings wait for one another; a document takes as long as its function may.
  batchSize: ['draw-page-pictures', 'issue-invoice', 'issue-policy', 'ingest-document'].includes(name) ? 1 : 5,
  // The model gives so many vectors a minute to all of them.
  ...(name === 'ingest-document' ? { maxConcurrency: 20 } : {}),
}));

export const outboxDispatcherFunction = settings('job-dispatch-outbox', job);

/** What runs by the clock, one sweep a job. */
export const scheduledFunctions: ScheduledFunctionSettings[] = [
  { ...settings('job-sweep-outbox', job), everyMinutes: 1 },
  { ...settings('job-sweep-due', job), everyMinutes: 1 },
  { ...settings('job-write-sitemap', job), everyMinutes: 60 },
  { ...settings('job-sweep-media', job), everyMinutes: 60 },
  { ...settings('job-sweep-accounts', job), everyMinutes: 15 },
  { ...settings('job-sweep-sign-ups', job), everyMinutes: 60 },
];

/** The master of the signing session lives thirty days (docs/decisions, signing session). */
export const rotationFunction: RotationFunctionSettings = {
  ...settings('job-rotate-signing-keys', job),
  secret: 'signing',
  everyDays: 30,
};

/** The user pools' own question at a sign-in without a password. Cognito waits five seconds for it. */
export const authChallengeFunction = settings('job-auth-challenge', { ...job, timeoutSeconds: 5 });

/** Called by nothing but an administrator: `npm run unlock`. */
export const unlockFunction = settings('job-unlock-account', job);

/** Called by nothing but an administrator, after a backup was restored: `npm run redelete`. */
export const redeleteFunction = settings('job-redelete-accounts', job);

/** Draws documents, asked by others. It has no rights: whatever is drawn reaches nothing from there. */
export const drawFunction = settings('job-draw', job);

/** Sets papers, asked by others. It has no rights either. */
export const typesetFunction = settings('job-typeset', job);

export const typesetFunctionName = (stage: string): string => `xpage-${stage}-${typesetFunction.name}`;

export const drawFunctionName = (stage: string): string => `xpage-${stage}-${drawFunction.name}`;

export function allFunctions(contracts: readonly CallContract[]): FunctionSettings[] {
  return [
    ...callFunctions(contracts),
    pageFallbackFunction,
    ...jobFunctions,
    outboxDispatcherFunction,
    ...scheduledFunctions,
    rotationFunction,
    authChallengeFunction,
    unlockFunction,
    redeleteFunction,
    drawFunction,
    typesetFunction,
  ];
}
