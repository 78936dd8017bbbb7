/** Gives addresses to the job that delivers webhooks, as it is deployed. */
import { startAwsStandIn } from '../kit/aws-stand-in.ts';
import type { Internet } from '../kit/internet.ts';
import { runPackage } from '../kit/run-package.ts';
import { GUARDED_NETWORK, shippedFunction, type FetcherResult } from './fetcher-result.ts';
import { rebindingTargets, webhookNames, webhookTargets } from './webhook-targets.ts';

/** What the job noted of a delivery. */
export type Delivery = { url: string; httpStatus: number | null; failure: string | null; seconds: number };

/** As many messages as the job's queue gives at once (infra/functions.ts). */
const BATCH = 5;

type Item = Record<string, Record<string, unknown>>;
type Transaction = {
  TransactItems: { Update?: { Key: { pk: { S: string } }; ExpressionAttributeValues: Item } }[];
};

export async function deliverWebhooks(urls: readonly string[], internet: Internet): Promise<Delivery[]> {
  const noted = new Map<number, Item>();
  const aws = await startAwsStandIn((operation, sent) => {
    if (operation === 'DynamoDB_20120810.GetItem') return { Item: rowFor(sent, urls) };
    if (operation === 'DynamoDB_20120810.TransactWriteItems') {
      const { Update } = (JSON.parse(sent) as Transaction).TransactItems[0] ?? {};
      if (Update) noted.set(numberIn(Update.Key.pk.S), Update.ExpressionAttributeValues);
    }
    return operation.startsWith('DynamoDB_') ? {} : undefined;
  });
  const running = await runPackage(shippedFunction('job-deliver-webhook'), aws.url, {
    preloaded: [GUARDED_NETWORK],
    variables: { TEST_INTERNET: JSON.stringify(internet.settingsFor(webhookNames, aws.url)) },
  });
  const deliveries: Delivery[] = [];
  try {
    for (let first = 0; first < urls.length; first += BATCH) {
      const begun = performance.now();
      const batch = urls.slice(first, first + BATCH);
      const answer = await running.invoke({ Records: batch.map((_, index) => messageFor(first + index)) });
      const seconds = (performance.now() - begun) / 1_000;
      const isDone = JSON.stringify(answer) === '{"batchItemFailures":[]}';
      if (!isDone) throw new Error(`A delivery failed.\n${running.log()}`);
      deliveries.push(...batch.map((url, index) => ({ url, ...outcomeOf(noted.get(first + index)), seconds })));
    }
  } finally {
    await running.close();
    aws.close();
  }
  return deliveries;
}

export async function tryWebhooks(internet: Internet): Promise<FetcherResult> {
  const before = internet.canaryHits.length;
  const targets = [...webhookTargets, ...rebindingTargets];
  const deliveries = await deliverWebhooks(targets, internet);
  const taken = deliveries.filter(({ url, httpStatus }) => rebindingTargets.includes(url) && httpStatus === 204);
  return {
    fetcher: 'webhooks of owners (job-deliver-webhook)',
    targets: targets.length,
    canaryHits: internet.canaryHits.slice(before),
    isAtWork: taken.length === rebindingTargets.length,
  };
}

/** An owner's account is named by the place of its address in the list. */
const numberIn = (key: string): number => Number(/^PAGE#(\d+)$/.exec(key)?.[1]);

function messageFor(index: number): object {
  const payload = { accountId: String(index), deliveryId: 'delivery' };
  return {
    messageId: `message-${index}`,
    receiptHandle: 'handle',
    body: JSON.stringify({ id: `WEBHOOK#${index}`, table: 'conversations', payload }),
    attributes: { ApproximateReceiveCount: '1' },
  };
}

/** The owner's settings, or a test delivery that waits. */
function rowFor(sent: string, urls: readonly string[]): Item {
  const { Key } = JSON.parse(sent) as { Key: { pk: { S: string }; sk: { S: string } } };
  if (Key.sk.S === 'LEAD-SETTINGS') {
    const webhookUrl = urls[numberIn(Key.pk.S)] ?? '';
    return { webhookUrl: { S: webhookUrl }, webhookSecretId: { S: 'secret' }, isWebhookOn: { BOOL: true } };
  }
  return {
    deliveryId: { S: 'delivery' },
    type: { S: 'test' },
    leadId: { NULL: true },
    createdAt: { S: '2026-03-10T12:00:00.000Z' },
    state: { S: 'waiting' },
    tries: { N: '0' },
    httpStatus: { NULL: true },
    failure: { NULL: true },
    nextTryAt: { NULL: true },
  };
}

function outcomeOf(noted: Item | undefined): Pick<Delivery, 'httpStatus' | 'failure'> {
  if (!noted) throw new Error('The job noted nothing of a delivery. See what TransactWriteItems was sent.');
  const status = noted[':status']?.['N'];
  const failure = noted[':failure']?.['S'];
  return {
    httpStatus: status === undefined ? null : Number(status),
    failure: failure === undefined ? null : String(failure),
  };
}
