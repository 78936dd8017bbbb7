/** What an owner reads when staff have decided on their page. */
import { environment } from '../../kit/environment.ts';
import type { OwnerMessage, Words } from './send-owner-mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { type MailTexts } from './mail-texts.ts';

type DecisionMessage = Extract<OwnerMessage, { template: 'staff-decision' }>;

export function decisionWords({ agentName, decision, reason }: DecisionMessage, texts: MailTexts): Words {
  const page = `${environment.appOrigin()}/${agentName}`;
  const { subject, text } = {
    warn: { subject: texts.warnedSubject, text: texts.warnedText },
    suspend: { subject: texts.suspendedSubject, text: texts.suspendedText },
    lift: { subject: texts.liftedSubject, text: texts.liftedText },
  }[decision];
  return {
    subject,
    paragraphs: [fill(text, { page }), reason],
    links: [{ label: texts.openApp, href: `${environment.appOrigin()}/app` }],
  };
}
