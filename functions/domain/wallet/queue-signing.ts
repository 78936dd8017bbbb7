/** Has the passes of a page signed. No outbox row is needed: the message that this follows from stays until it is sent. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import type { JobMessage } from '../../kit/job-message.ts';

export const needs: StoreNeeds = { queues: ['sign-pass'] };

const client = new SQSClient(clientDefaults);

/** `id`: of the work that it follows from. */
export async function queueSigning(agentName: string, id: string): Promise<void> {
  const message: JobMessage = { id: `${id}-pass`, table: 'pages', payload: { agentName } };
  await client.send(
    new SendMessageCommand({ QueueUrl: environment.queue('sign-pass'), MessageBody: JSON.stringify(message) }),
  );
}
