import type { resendCode as contract } from '../../../shared/calls/agent.ts';
import { sendAccountCode } from '../../domain/accounts/send-account-code.ts';
import type { Handler } from '../../kit/call-group.ts';

export const resendCode: Handler<typeof contract> = (input, context) => sendAccountCode(input, context);
