/** Job `send-message`: a mail that follows a change. A repetition after a crash may send it twice, never not at all. */
import * as z from 'zod';
import { OwnerMessage, sendOwnerMail } from '../../domain/messages/send-owner-mail.ts';
import { sendWaitlistMail, WaitlistMessage } from '../../domain/messages/send-waitlist-mail.ts';
import { InvitationMessage, sendInvitation } from '../../domain/messages/company-mails.ts';
import { EnquiryMessage, sendEnquiryMail } from '../../domain/messages/send-enquiry-mail.ts';
import { job } from '../../kit/job.ts';
import { LifecycleMessage, sendLifecycleMail } from '../../domain/messages/send-lifecycle-mail.ts';

const Message = z.union([OwnerMessage, WaitlistMessage, EnquiryMessage, LifecycleMessage, InvitationMessage]);

export const handler = job(Message, (message, { now }) => {
  switch (message.template) {
    case 'waitlist':
      return sendWaitlistMail(message.email, now);
    case 'company-invitation':
      return sendInvitation(message, now);
    case 'plan-enquiry':
      return sendEnquiryMail(message);
    case 'export-ready':
    case 'inactive':
    case 'account-decision':
      return sendLifecycleMail(message);
    default:
      return sendOwnerMail(message);
  }
});
