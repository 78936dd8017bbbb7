import type { proveAlertPhone as contract } from '../../../shared/calls/landing-page.ts';
import { canonicalVerificationCode } from '../../../shared/rules/verification-code.ts';
import { codeBurn, tryCode } from '../../domain/accounts/verification-codes.ts';
import { alertAddress, checkAlertTarget } from '../../domain/leads/alert-phone.ts';
import { readLeadSettings, setAlertPhone, toLeadSettings } from '../../domain/leads/lead-settings.ts';
import { watchRedirection } from '../../domain/leads/watch-redirection.ts';
import { listDeliveries } from '../../domain/leads/webhook-deliveries.ts';
import { requireRecentSignIn } from '../../domain/lock/recent-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const proveAlertPhone: Handler<typeof contract> = async ({ codeId, code: typed, ...target }, context) => {
  const { actor, now } = context;
  await requireRecentSignIn(context);
  checkAlertTarget(target);
  const tried = { codeId, code: canonicalVerificationCode(typed) };
  const address = alertAddress(actor.id, target.phone);
  await tryCode('alert-phone', address, tried, now);
  await setAlertPhone(actor.id, target, await codeBurn('alert-phone', address, tried), context);
  await watchRedirection('phone', context);
  const [row, deliveries] = await Promise.all([readLeadSettings(actor.id), listDeliveries(actor.id, now)]);
  return { settings: toLeadSettings(row), deliveries };
};
