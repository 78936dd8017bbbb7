/** Mails that are not essential obey the owner's choice, and say where it can be changed. */
import type { MailKind } from '../../../shared/model/account-area.ts';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { linkToken } from '../accounts/link-token.ts';
import { readMailChoice, unsubscribeSubject } from '../accounts/mail-choice.ts';
import type { Mail } from './mail.ts';
import type { InvitationMessage } from './company-mails.ts';
import type { InsuranceMessage } from './insurance-mails.ts';
import type { PolicyMessage } from './policy-mails.ts';
import type { PartUnpaidMessage, PolicyPaymentMessage } from './policy-payment-mails.ts';
import type { EnquiryMessage } from './send-enquiry-mail.ts';
import type { LifecycleMessage } from './send-lifecycle-mail.ts';
import type { OwnerMessage } from './send-owner-mail.ts';
import type { WaitlistMessage } from './send-waitlist-mail.ts';

type Template = (
  | OwnerMessage
  | LifecycleMessage
  | WaitlistMessage
  | EnquiryMessage
  | InvitationMessage
  | PolicyMessage
  | PolicyPaymentMessage
  | InsuranceMessage
  | PartUnpaidMessage
)['template'];

/**
 * Whether a mail is essential (it guards the account, belongs to the contract, or brings what the recipient waits for), or
 * how it can be ended: by the owner's choice of its kind, or by a link of its own.
 */
export const purposes: Record<Template, 'essential' | 'own-link' | MailKind> = {
  'password-renewed': 'essential',
  'password-changed': 'essential',
  'email-changed': 'essential',
  'email-is-new': 'essential',
  'email-undone': 'essential',
  'phone-changed': 'essential',
  'sign-in-ways': 'essential',
  'account-locked': 'essential',
  'agency-answered': 'essential',
  'company-invitation': 'essential',
  'company-joined': 'essential',
  'level-needed': 'essential',
  'staff-decision': 'essential',
  'account-decision': 'essential',
  'webhook-off': 'essential',
  'export-ready': 'essential',
  inactive: 'essential',
  lead: 'essential',
  'person-wanted': 'essential',
  'payment-receipt': 'essential',
  'payment-refunded': 'essential',
  'renewal-failed': 'essential',
  'plan-ended': 'essential',
  'subscription-cancelled': 'essential',
  'card-expiring': 'essential',
  'plan-enquiry': 'essential',
  'application-referred': 'essential',
  'application-decided': 'essential',
  'policy-issued': 'essential',
  'policy-changed': 'essential',
  'policy-sold': 'essential',
  'policy-instalment-told': 'essential',
  'policy-instalment-unpaid': 'essential',
  'policy-payment-received': 'essential',
  'policy-payment-refunded': 'essential',
  'new-sign-in': 'sign-in-alerts',
  'renewal-due': 'plan-reminders',
  'trial-ending': 'plan-reminders',
  'held-leads': 'own-link',
  reminder: 'own-link',
  'insurance-reminder': 'own-link',
  waitlist: 'own-link',
};

export type ChoiceOfMail = { isWanted: boolean; headers: Pick<Mail, 'oneClick'> };

export async function choiceOfMail(template: Template, { accountId }: AccountRow): Promise<ChoiceOfMail> {
  const kind = purposes[template];
  if (kind === 'essential' || kind === 'own-link') return { isWanted: true, headers: {} };
  const choice = await readMailChoice(accountId);
  return { isWanted: choice[kind], headers: { oneClick: await oneClickLink(accountId, kind) } };
}

async function oneClickLink(accountId: string, kind: MailKind): Promise<string> {
  const token = await linkToken('unsubscribe', unsubscribeSubject(accountId, kind));
  return `${environment.appOrigin()}/v1/xid/unsubscribe?token=${token}`;
}
