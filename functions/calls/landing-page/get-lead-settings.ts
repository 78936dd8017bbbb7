import type { getLeadSettings as contract } from '../../../shared/calls/landing-page.ts';
import { readLeadSettings, toLeadSettings } from '../../domain/leads/lead-settings.ts';
import { listDeliveries } from '../../domain/leads/webhook-deliveries.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getLeadSettings: Handler<typeof contract> = async (_, { actor, now }) => {
  const [row, deliveries] = await Promise.all([readLeadSettings(actor.id), listDeliveries(actor.id, now)]);
  return { settings: toLeadSettings(row), deliveries };
};
