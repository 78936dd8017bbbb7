import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { Need } from '../../../../../infra/local/engines/engine.ts';
import { serveEngine } from '../../../../../infra/local/engines/serve-engine.ts';
import { createSqsEngine, type SqsEngine } from '../../../../../infra/local/engines/sqs.ts';
import type { QueueDefinition } from '../../../../../infra/local/engines/sqs/queue-definition.ts';
import { sdkConfig } from '../sdk-config.ts';

export const arnOf = (name: string): string => `arn:aws:sqs:ap-southeast-1:000000000000:${name}`;
export const urlOf = (name: string): string => `http://queues.example/000000000000/${name}`;

const DEFAULTS = { visibilitySeconds: 30, retentionSeconds: 345_600, delaySeconds: 0 };

const QUEUES: QueueDefinition[] = [
  { ...DEFAULTS, name: 'jobs', arn: arnOf('jobs'), redrive: { deadLetterArn: arnOf('jobs-dead'), maxReceiveCount: 2 } },
  { ...DEFAULTS, name: 'jobs-dead', arn: arnOf('jobs-dead') },
  { ...DEFAULTS, name: 'late', arn: arnOf('late'), delaySeconds: 60 },
  { ...DEFAULTS, name: 'ordered.fifo', arn: arnOf('ordered.fifo'), fifo: true, contentBasedDeduplication: true },
  { ...DEFAULTS, name: 'strict.fifo', arn: arnOf('strict.fifo'), fifo: true },
];

export type StartedSqs = {
  engine: SqsEngine;
  client: SQSClient;
  /** What IAM was asked, in order. */
  needs: Need[];
  /** Moves the clock of the engine. */
  pass(seconds: number): void;
  /** Stops and starts again on the same file. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** The engine on a port of its own, with a clock that stands still until a test moves it. */
export async function startSqs(): Promise<StartedSqs> {
  const directory = mkdtempSync(join(tmpdir(), 'sqs-'));
  const needs: Need[] = [];
  let now = Date.UTC(2026, 0, 2);
  const open = async () => {
    const engine = createSqsEngine({
      storeFile: join(directory, 'sqs.db'),
      clock: () => now,
      region: 'ap-southeast-1',
      account: '000000000000',
      baseUrl: 'http://queues.example',
      queues: QUEUES,
    });
    const served = await serveEngine(engine, 0, { authorize: (_keyId, asked) => needs.push(...asked) });
    return { engine, served, client: new SQSClient(sdkConfig(served.url)) };
  };
  let opened = await open();
  const close = async () => {
    opened.client.destroy();
    await opened.served.close();
  };
  return {
    get engine() {
      return opened.engine;
    },
    get client() {
      return opened.client;
    },
    needs,
    pass: (seconds) => {
      now += seconds * 1000;
    },
    restart: async () => {
      await close();
      opened = await open();
    },
    stop: async () => {
      await close();
      rmSync(directory, { recursive: true });
    },
  };
}
