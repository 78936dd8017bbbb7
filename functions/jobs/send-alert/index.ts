/** Job `send-alert`: tells an owner's phone of new leads, or of an application that waits for them, at most once. */
import * as z from 'zod';
import { ReferralAlert, sendReferralAlert } from '../../domain/insurance/referrals/send-referral-alert.ts';
import { AlertOrder } from '../../domain/leads/alert-claims.ts';
import { sendAlert } from '../../domain/leads/send-alert.ts';
import { job } from '../../kit/job.ts';

export const handler = job(z.union([AlertOrder, ReferralAlert]), (order, { now, log }) =>
  'applicationId' in order ? sendReferralAlert(order, now, log) : sendAlert(order, now, log),
);
