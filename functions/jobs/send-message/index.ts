/** Job `send-message`: a mail that follows a change. A repetition after a crash may send it twice, never not at all. */
import * as z from 'zod';
import { BrochureMessage, sendBrochureMail } from '../../domain/messages/send-brochure-mail.ts';
import { OwnerMessage, sendOwnerMail } from '../../domain/messages/send-owner-mail.ts';
import { sendWaitlistMail, WaitlistMessage } from '../../domain/messages/send-waitlist-mail.ts';
import { CustomerMessage, sendCustomerMail } from '../../domain/messages/customer-mails.ts';
import { InvitationMessage, sendInvitation } from '../../domain/messages/company-mails.ts';
import { InsuranceMessage, sendInsuranceMail } from '../../domain/messages/insurance-mails.ts';
import { EnquiryMessage, sendEnquiryMail } from '../../domain/messages/send-enquiry-mail.ts';
import { PolicyMessage, sendPolicyMail } from '../../domain/messages/policy-mails.ts';
import {
  PartUnpaidMessage,
  PolicyPaymentMessage,
  sendPartUnpaidMail,
  sendPolicyPaymentMail,
} from '../../domain/messages/policy-payment-mails.ts';
import { job } from '../../kit/job.ts';
import { LifecycleMessage, sendLifecycleMail } from '../../domain/messages/send-lifecycle-mail.ts';
import { PortalMessage, sendPortalMail } from '../../domain/messages/portal-mails.ts';

const Message = z.union([
  OwnerMessage,
  WaitlistMessage,
  EnquiryMessage,
  LifecycleMessage,
  InvitationMessage,
  CustomerMessage,
  InsuranceMessage,
  PolicyMessage,
  PolicyPaymentMessage,
  PortalMessage,
  PartUnpaidMessage,
  BrochureMessage,
]);

export const handler = job(Message, (message, { now }) => {
  switch (message.template) {
    case 'waitlist':
      return sendWaitlistMail(message.email, now);
    case 'company-invitation':
      return sendInvitation(message, now);
    case 'product-brochure':
      return sendBrochureMail(message, now);
    case 'plan-enquiry':
      return sendEnquiryMail(message);
    case 'policy-issued':
    case 'policy-changed':
      return sendPolicyMail(message);
    case 'policy-payment-received':
    case 'policy-payment-refunded':
      return sendPolicyPaymentMail(message);
    case 'policy-instalment-unpaid':
      return sendPartUnpaidMail(message);
    case 'export-ready':
    case 'inactive':
    case 'account-decision':
      return sendLifecycleMail(message);
    case 'policy-details-changed':
    case 'policy-cover-changed':
    case 'policy-change-asked':
    case 'policy-cancelled':
    case 'claim-notified':
    case 'policy-renewal':
    case 'quote':
      return sendPortalMail(message);
    case 'customer-locked':
    case 'customer-password-changed':
      return sendCustomerMail(message);
    case 'application-referred':
    case 'application-decided':
    case 'insurance-reminder':
      return sendInsuranceMail(message, now);
    default:
      return sendOwnerMail(message);
  }
});
