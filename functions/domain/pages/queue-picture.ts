/** Has the picture of a page's link drawn: by a message, where the work that it follows from stays until it is sent. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import type { JobMessage } from '../../kit/job-message.ts';

export const needs: StoreNeeds = { queues: ['draw-page-pictures'] };

const client = new SQSClient(clientDefaults);

export async function queuePicture(accountId: string, id: string): Promise<void> {
  const message: JobMessage = { id: `${id}-picture`, table: 'pages', payload: { accountId } };
  const QueueUrl = environment.queue('draw-page-pictures');
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }));
}
