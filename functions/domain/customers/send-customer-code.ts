/**
 * The code that proves a customer's address. Who asks learns nothing about it (SECURITY.md T19): a mail goes to every
 * address, and it says in the mail alone whether there is an account.
 */
import type { sendCustomerCode as contract } from '../../../shared/calls/customer-portal.ts';
import type { InputOf } from '../../../shared/calls/define-call.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { CallContext } from '../../kit/context.ts';
import { sendCodeIn, type SentCode } from '../accounts/code-store.ts';
import { sendCustomerCodeMail } from '../messages/customer-mails.ts';
import { findStatedEmail } from './applicant-email.ts';
import { findCustomerIdByEmail } from './find-customer.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'insurance', actions: ['PutItem', 'DeleteItem'] }],
  secrets: ['pepper'],
};

/** Throws `email_required`, `email_invalid`, `too_many_requests` before the countdown is over, or `code_not_sent`. */
export async function sendCustomerCode(input: InputOf<typeof contract>, context: CallContext): Promise<SentCode> {
  const { purpose } = input;
  const email = await findStatedEmail(input);
  // An application without an address to write to answers like all others, also a second time: its code is sent to nobody.
  if (email === null) {
    const nobody = { purpose, address: `application:${input.applicationId}` };
    return sendCodeIn('insurance', nobody, () => Promise.resolve(), context);
  }
  const hasAccount = (await findCustomerIdByEmail(email)) !== null;
  const language = input.language ?? context.language;
  const send = (code: string) => sendCustomerCodeMail({ to: email, code, purpose, hasAccount, language });
  return sendCodeIn('insurance', { purpose, address: email }, send, context);
}
