/**
 * Messages that the job `publish-page` sends itself. They need no outbox row: the message that they follow from stays
 * until all of them are sent.
 */
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import type { JobMessage } from '../../kit/job-message.ts';

export const needs: StoreNeeds = { queues: ['publish-page'] };

const client = new SQSClient(clientDefaults);

/** SQS takes no more at once. */
const MOST_IN_A_BATCH = 10;

/** Time for a step's pages to be drawn, so that an owner who publishes never waits behind more than one step. */
const PAUSE_SECONDS = 10;

/** One message a page. Throws when any of them was not taken; those that were may be sent again. */
export async function queueRepublishing(agentNames: readonly string[], id: string): Promise<void> {
  for (let start = 0; start < agentNames.length; start += MOST_IN_A_BATCH) {
    await sendBatch(agentNames.slice(start, start + MOST_IN_A_BATCH), id);
  }
}

async function sendBatch(agentNames: readonly string[], id: string): Promise<void> {
  const { Failed: failed = [] } = await client.send(
    new SendMessageBatchCommand({
      QueueUrl: environment.queue('publish-page'),
      Entries: agentNames.map((agentName, index) => ({
        Id: String(index),
        MessageBody: bodyOf(`${id}-${agentName}`, { action: 'republish', agentName }),
      })),
    }),
  );
  if (failed.length === 0) return;
  throw new Error(
    `The queue did not take ${failed.length} of ${agentNames.length} messages (${failed[0]?.Code ?? 'no reason given'}). ` +
      'The whole step is done again.',
  );
}

/** The step that goes on after the key `after`. */
export async function queueNextStep(after: string, id: string): Promise<void> {
  await client.send(
    new SendMessageCommand({
      QueueUrl: environment.queue('publish-page'),
      MessageBody: bodyOf(id, { action: 'republish-all', after }),
      DelaySeconds: PAUSE_SECONDS,
    }),
  );
}

function bodyOf(id: string, payload: JobMessage['payload']): string {
  return JSON.stringify({ id, table: 'pages', payload } satisfies JobMessage);
}
