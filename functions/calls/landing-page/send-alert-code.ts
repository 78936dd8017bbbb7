import type { sendAlertCode as contract } from '../../../shared/calls/landing-page.ts';
import { sendCode } from '../../domain/accounts/send-code.ts';
import { alertAddress, checkAlertTarget } from '../../domain/leads/alert-phone.ts';
import { sendPhoneCode } from '../../domain/messages/send-phone-code.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendAlertCode: Handler<typeof contract> = async (target, context) => {
  const { actor, now, language } = context;
  checkAlertTarget(target);
  const send = (code: string) => sendPhoneCode({ ...target, code, language }, now);
  return sendCode('alert-phone', alertAddress(actor.id, target.phone), send, context);
};
