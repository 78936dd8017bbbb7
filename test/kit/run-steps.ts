/**
 * Runs of an effect, step by step: a step is a write, or a request to another service that changes something there. A run can end
 * with any of them as a killed process does: from then on nothing is done, and nobody hears of it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { RekognitionClient } from '@aws-sdk/client-rekognition';
import { S3Client } from '@aws-sdk/client-s3';
import { S3VectorsClient } from '@aws-sdk/client-s3vectors';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { transactionCanceled, type Row } from './dynamo.ts';

const clients = [
  ...[BedrockRuntimeClient, CognitoIdentityProviderClient, LambdaClient, PinpointSMSVoiceV2Client, RekognitionClient],
  ...[S3Client, S3VectorsClient, SESv2Client, SocialMessagingClient, SQSClient, DynamoDBDocumentClient],
];

/** A message is seen by whom it goes to; any other request that is the same leaves the same when it comes again. */
export type Step = { kind: 'row' | 'message' | 'request'; name: string };

export type Run = {
  steps: Step[];
  /** Comes to pass when the run dies. */
  death: Promise<typeof BROKEN_OFF>;
};

export const BROKEN_OFF = Symbol('broken off');

type Settings = {
  /** Its last step. */
  diesAfter?: number;
  /** The first transaction is refused, as if somebody else had been faster; the run can read again and try again. */
  isBeaten?: boolean;
};

type Going = Run & Required<Settings> & { die(): void };

const going = new AsyncLocalStorage<Going>();

/** What the work answers; the death of the run when it dies first. */
export function runSteps<Answer>(
  { diesAfter = Infinity, isBeaten = false }: Settings,
  work: () => Promise<Answer>,
): { run: Run; answer: Promise<Answer | typeof BROKEN_OFF> } {
  const { promise: death, resolve } = Promise.withResolvers<typeof BROKEN_OFF>();
  const run: Going = { steps: [], diesAfter, isBeaten, death, die: () => resolve(BROKEN_OFF) };
  return { run, answer: Promise.race([going.run(run, work), death]) };
}

async function takeStep<Answer>(step: Step | null, doIt: () => Answer | Promise<Answer>): Promise<Answer> {
  const run = going.getStore();
  if (!run) return doIt();
  if (run.steps.length >= run.diesAfter) return never();
  const answer = await doIt();
  if (step === null) return answer;
  run.steps.push(step);
  if (run.steps.length < run.diesAfter) return answer;
  run.die();
  return never();
}

const never = (): Promise<never> => new Promise(() => undefined);

/** What clients are sent is a step of the run that sends it. @returns what ends that */
export function watchClients(): () => void {
  const restore = clients.map(({ prototype }) => watchClient(prototype));
  return () => {
    for (const end of restore) end();
  };
}

function watchClient(client: object): () => void {
  const watched = client as { send: (command: object) => Promise<unknown> };
  const { send } = watched;
  watched.send = function sendWatched(this: unknown, command) {
    const step = stepOf(command);
    return takeStep(step, () => {
      if (step?.kind === 'row') beBeaten(command);
      return send.call(this, command);
    });
  };
  return () => {
    watched.send = send;
  };
}

function beBeaten(command: object): void {
  const run = going.getStore();
  if (!run?.isBeaten || !(command instanceof TransactWriteCommand)) return;
  run.isBeaten = false;
  const [, ...others] = command.input.TransactItems ?? [];
  throw transactionCanceled('ConditionalCheckFailed', ...others.map(() => 'None'));
}

/** The same for a stand-in that is no client: each of its functions asks a service for something, unless it only reads. */
export function watchFunctions(service: object): void {
  for (const [name, ask] of Object.entries(service)) {
    if (typeof ask !== 'function') continue;
    const step = /^(?:read|before)/.test(name) ? null : { kind: 'request' as const, name };
    const watched = (...given: unknown[]) => takeStep(step, () => (ask as (...given: unknown[]) => unknown)(...given));
    Object.assign(service, { [name]: watched });
  }
}

const READING =
  /^(?:Get|Head|List|Describe|Query|Detect|Converse|Invoke|AdminGet|AdminList|AdminInitiate|AdminRespond)/;

/** What a command changes; null for nothing. */
function stepOf(command: object): Step | null {
  const name = command.constructor.name.replace(/Command$/, '');
  const { input } = command as { input: Row };
  if (READING.test(name)) return null;
  const items = command instanceof TransactWriteCommand ? (input['TransactItems'] as Row[]) : [{ [name]: input }];
  if (items.some((item) => keyOf(item)?.pk === undefined)) {
    return { kind: name.startsWith('Send') ? 'message' : 'request', name: `${name} ${textOf(input)}` };
  }
  // What it gives back is noted next, and only then it counts (functions/kit/write-once.ts).
  if (input['ReturnValues'] !== undefined) return null;
  const rows = items.flatMap((item) => rowOf(item));
  return rows.length === 0 ? null : { kind: 'row', name: rows.join(' + ') };
}

/** What is in a file is seen in the file. */
const textOf = (input: Row): string => JSON.stringify({ ...input, Body: undefined });

function keyOf(item: Row): Partial<Record<'pk' | 'sk', string>> | undefined {
  const { Key, Item } = Object.values(item)[0] as { Key?: object; Item?: object };
  return Key ?? Item;
}

/** What is written, and where; of rows of keys and limits only what a write gave back. */
function rowOf(item: Row): string[] {
  const { pk = '', sk = '' } = keyOf(item) ?? {};
  const { Item = {} } = Object.values(item)[0] as { Item?: Row };
  const isNote = 'note' in Item && String(Item['sk']).startsWith('WRITE#');
  return isOfKit(pk) && !isNote ? [] : [`${Object.keys(item)[0]} ${pk} ${sk}`];
}

/** Of keys, which are the same mechanism; and of limits, which count every request. */
export const isOfKit = (key: string): boolean => /^(?:ONCE|LIMIT)#/.test(key);
