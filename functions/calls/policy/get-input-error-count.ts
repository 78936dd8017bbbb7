import type { getInputErrorCount as contract } from '../../../shared/calls/policy.ts';
import { triesLeft } from '../../domain/insurance/document-door.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getInputErrorCount: Handler<typeof contract> = async ({ applicationId }, { now }) => ({
  left: await triesLeft(applicationId, now),
});
