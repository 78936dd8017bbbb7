/** Job `send-message`: a mail that follows a change. A repetition after a crash may send it twice, never not at all. */
import { OwnerMessage, sendOwnerMail } from '../../domain/messages/send-owner-mail.ts';
import { job } from '../../kit/job.ts';

export const handler = job(OwnerMessage, (message) => sendOwnerMail(message));
