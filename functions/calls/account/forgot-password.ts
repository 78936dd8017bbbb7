import type { forgotPassword as contract } from '../../../shared/calls/account.ts';
import { resetPassword } from '../../domain/accounts/reset-password.ts';
import type { Handler } from '../../kit/call-group.ts';

export const forgotPassword: Handler<typeof contract> = (input, context) => resetPassword(input, context);
