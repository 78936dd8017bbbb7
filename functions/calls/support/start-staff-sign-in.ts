import type { startStaffSignIn as contract } from '../../../shared/calls/support.ts';
import { startSignIn } from '../../domain/support/staff-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const startStaffSignIn: Handler<typeof contract> = ({ email, password }) =>
  startSignIn(email.trim().toLowerCase(), password);
