import type { addPreMember as contract } from '../../../shared/calls/insurance-quote.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { saveMembers } from '../../domain/insurance/save-members.ts';
import type { Handler } from '../../kit/call-group.ts';

export const addPreMember: Handler<typeof contract> = async ({ applicant, ...opened }, { now }) => {
  const row = await openApplication(opened, now);
  return saveMembers(row, { ...row.answers, applicant }, now);
};
