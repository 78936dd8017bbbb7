/** The words of the mail that a visitor waits for a person. */
import { environment } from '../../kit/environment.ts';
import { conversationLines } from './conversation-lines.ts';
import type { OwnerMessage, Words } from './send-owner-mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { type MailTexts } from './mail-texts.ts';

export async function personWords(
  { accountId, conversationId, agentName, waitMinutes }: Extract<OwnerMessage, { template: 'person-wanted' }>,
  texts: MailTexts,
): Promise<Words> {
  const origin = environment.appOrigin();
  return {
    subject: texts.personSubject,
    paragraphs: [
      fill(texts.personText, { page: `${origin}/${agentName}` }),
      fill(texts.personWait, { minutes: String(waitMinutes) }),
      ...(await conversationLines(accountId, conversationId, new Date())),
    ],
    links: [{ label: texts.openChat, href: `${origin}/app/history?conversation=${conversationId}` }],
  };
}
