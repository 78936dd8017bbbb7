import type { saveMergeConsent as contract } from '../../../shared/calls/customer-policies.ts';
import { saveMergeConsent as save } from '../../domain/portal/merge-consent.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveMergeConsent: Handler<typeof contract> = async (decision, context) => ({
  consent: await save(context, decision),
});
