/**
 * Messages between drawing a page and translating it. They need no outbox row: the message that they follow from stays
 * until all of them are sent.
 */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { JobName } from '../../../shared/model/resources.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import type { JobMessage } from '../../kit/job-message.ts';

export const needs: StoreNeeds = { queues: ['publish-page', 'translate-page'] };

const client = new SQSClient(clientDefaults);

/** The page has texts that nobody has translated into the languages. */
export async function queueTranslating(
  accountId: string,
  languages: readonly LanguageValue[],
  id: string,
): Promise<void> {
  for (const language of languages) await send('translate-page', `${id}-${language}`, { accountId, language });
}

/** The page is to be drawn with what was translated; what is not translated yet waits for the next change. */
export async function queueDrawingTranslated(accountId: string, id: string): Promise<void> {
  await send('publish-page', `${id}-drawn`, { action: 'republish-own', accountId, isTranslated: true });
}

async function send(job: JobName, id: string, payload: JobMessage['payload']): Promise<void> {
  const message: JobMessage = { id, table: 'pages', payload };
  await client.send(new SendMessageCommand({ QueueUrl: environment.queue(job), MessageBody: JSON.stringify(message) }));
}
