import type { addPreMemberV2 as contract } from '../../../shared/calls/insurance-quote.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { saveMembers } from '../../domain/insurance/save-members.ts';
import type { Handler } from '../../kit/call-group.ts';

export const addPreMemberV2: Handler<typeof contract> = async ({ applicant, insured, ...opened }, { now }) => {
  const row = await openApplication(opened, now);
  return saveMembers(row, { ...row.answers, applicant, insured }, now);
};
