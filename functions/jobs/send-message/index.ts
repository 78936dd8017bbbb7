/** Job `send-message`: a mail that follows a change. A repetition after a crash may send it twice, never not at all. */
import * as z from 'zod';
import { OwnerMessage, sendOwnerMail } from '../../domain/messages/send-owner-mail.ts';
import { sendWaitlistMail, WaitlistMessage } from '../../domain/messages/send-waitlist-mail.ts';
import { job } from '../../kit/job.ts';

const Message = z.union([OwnerMessage, WaitlistMessage]);

export const handler = job(Message, (message, { now }) =>
  message.template === 'waitlist' ? sendWaitlistMail(message.email, now) : sendOwnerMail(message),
);
