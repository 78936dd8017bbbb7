import type { chooseStaffPassword as contract } from '../../../shared/calls/support.ts';
import { choosePassword } from '../../domain/support/staff-password.ts';
import type { Handler } from '../../kit/call-group.ts';

export const chooseStaffPassword: Handler<typeof contract> = ({ email, session, password }) =>
  choosePassword({ email: email.trim().toLowerCase(), session, password });
