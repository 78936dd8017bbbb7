import type { forgetPassword as contract } from '../../../shared/calls/agent.ts';
import { sendAccountCode } from '../../domain/accounts/send-account-code.ts';
import type { Handler } from '../../kit/call-group.ts';

export const forgetPassword: Handler<typeof contract> = (input, context) =>
  sendAccountCode({ ...input, purpose: 'reset-password' }, context);
