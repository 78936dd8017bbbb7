import type { changeStaffPassword as contract } from '../../../shared/calls/support.ts';
import { changePassword } from '../../domain/support/staff-password.ts';
import type { Handler } from '../../kit/call-group.ts';

export const changeStaffPassword: Handler<typeof contract> = async (input, { actor }) => {
  await changePassword(input, actor);
  return { changed: true };
};
