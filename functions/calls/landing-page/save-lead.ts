import type { saveLead as contract } from '../../../shared/calls/landing-page.ts';
import { changeLead } from '../../domain/conversations/save-lead.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveLead: Handler<typeof contract> = ({ leadId, status, note }, { actor }) =>
  changeLead(actor.id, leadId, { status, note });
