/** The queue that a job works on. Its right comes with the event source, not from needs. */
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { clientDefaults } from './clients/credentials.ts';
import { environment } from './environment.ts';

const client = new SQSClient(clientDefaults);

/** The message comes again after so many seconds. */
export async function postpone(receiptHandle: string, seconds: number): Promise<void> {
  await client.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: environment.ownQueue(),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  );
}
