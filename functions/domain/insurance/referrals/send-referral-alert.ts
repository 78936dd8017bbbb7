/**
 * Tells the phone of an agent that an application waits for them, as it tells them of leads (../../leads/send-alert.ts): on the
 * same number, within the same number a day. In quiet hours the mail alone has it.
 */
import * as z from 'zod';
import { environment } from '../../../kit/environment.ts';
import type { Logger } from '../../../kit/logger.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { dayIn } from '../../conversations/owner-days.ts';
import { claimAlert } from '../../leads/alert-claims.ts';
import { noteAlertOutcome, readLeadSettings } from '../../leads/lead-settings.ts';
import { endOfQuietHours } from '../../leads/quiet-hours.ts';
import { isOptedOut, sendSms } from '../../messages/send-sms.ts';
import { sendWhatsApp } from '../../messages/send-whatsapp.ts';
import { agentTexts } from '../../messages/insurance-texts.ts';
import { fill } from '../../../kit/read-texts.ts';
import { fitsOneSms } from '../../../../shared/rules/sms-length.ts';
import { findApplication } from '../applications.ts';
import { definitionOf, textsOf } from '../find-product.ts';
import { deciderOf } from './decider.ts';

/** What an outbox row of the job `send-alert` holds. `at`: when it was referred. */
export const ReferralAlert = z.strictObject({ applicationId: z.string(), at: z.string() });
export type ReferralAlert = z.infer<typeof ReferralAlert>;

/** Safe to repeat: an alert is sent at most once. */
export async function sendReferralAlert({ applicationId, at }: ReferralAlert, now: Date, log: Logger): Promise<void> {
  const row = await findApplication(applicationId, now);
  if (row?.state !== 'referred' || row.agentId === null || (await deciderOf(row, now)) !== 'agent') return;
  const accountId = row.agentId;
  const [account, settings] = await Promise.all([findAccount(accountId), readLeadSettings(accountId)]);
  const { alertPhone: phone, alertChannel: channel, alertFailure, quietHours } = settings;
  if (account?.status !== 'active' || !phone || !channel) return;
  if (quietHours && endOfQuietHours(quietHours, account.timeZone, now)) return;
  const claim = await claimAlert({ accountId, leadId: `${applicationId}#${at}` }, dayIn(account.timeZone, now), now);
  if (claim !== 'claimed') return;
  const { texts } = await textsOf(await definitionOf(row.productCode, row.version), account.language);
  const link = `${environment.appOrigin()}/app/insurance/application/${applicationId}`;
  try {
    if (channel === 'whatsapp') {
      await sendWhatsApp(phone, { template: 'referral', language: account.language, values: [texts.name, link] });
    } else {
      const words = `${fill(agentTexts(account.language, false).alert, { product: texts.name })}\n${link}`;
      await sendSms(phone, fitsOneSms(words) ? words : link);
    }
    if (alertFailure !== null) await noteAlertOutcome(accountId, phone, null);
  } catch (error) {
    log.error('alert.not_sent', error, { channel });
    const reason = isOptedOut(error) ? 'stopped' : 'not_sent';
    await noteAlertOutcome(accountId, phone, { reason, at: now.toISOString() });
  }
}
