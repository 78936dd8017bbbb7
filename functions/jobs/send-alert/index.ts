/** Job `send-alert`: tells an owner's phone of new leads, at most once. */
import { AlertOrder } from '../../domain/leads/alert-claims.ts';
import { sendAlert } from '../../domain/leads/send-alert.ts';
import { job } from '../../kit/job.ts';

export const handler = job(AlertOrder, (order, { now, log }) => sendAlert(order, now, log));
