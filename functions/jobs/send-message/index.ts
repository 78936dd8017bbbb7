/** Job `send-message`: a mail that follows a change. A repetition after a crash may send it twice, never not at all. */
import * as z from 'zod';
import { OwnerMessage, sendOwnerMail } from '../../domain/messages/send-owner-mail.ts';
import { sendWaitlistMail, WaitlistMessage } from '../../domain/messages/send-waitlist-mail.ts';
import { EnquiryMessage, sendEnquiryMail } from '../../domain/messages/send-enquiry-mail.ts';
import { job } from '../../kit/job.ts';

const Message = z.union([OwnerMessage, WaitlistMessage, EnquiryMessage]);

export const handler = job(Message, (message, { now }) => {
  if (message.template === 'waitlist') return sendWaitlistMail(message.email, now);
  return message.template === 'plan-enquiry' ? sendEnquiryMail(message) : sendOwnerMail(message);
});
