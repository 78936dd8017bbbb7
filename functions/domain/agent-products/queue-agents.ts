/**
 * Messages that follow from a change of a company's products. They need no outbox row: the message that they follow from
 * stays until all of them are sent.
 */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { JobName } from '../../../shared/model/resources.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import type { JobMessage } from '../../kit/job-message.ts';

export const needs: StoreNeeds = { queues: ['publish-page', 'send-message'] };

const client = new SQSClient(clientDefaults);

/** The page of an agent is to be drawn anew. @param isTold whether its owner hears of levels that they lack */
export async function queueAgentPage(accountId: string, isTold: boolean, id: string): Promise<void> {
  await send('publish-page', `${id}-${accountId}`, { action: isTold ? 'levels-ended' : 'republish-own', accountId });
}

export async function queueLevelMail(accountId: string, id: string): Promise<void> {
  await send('send-message', `${id}-told`, { template: 'level-needed', accountId });
}

async function send(job: JobName, id: string, payload: JobMessage['payload']): Promise<void> {
  const message: JobMessage = { id, table: 'pages', payload };
  await client.send(new SendMessageCommand({ QueueUrl: environment.queue(job), MessageBody: JSON.stringify(message) }));
}
