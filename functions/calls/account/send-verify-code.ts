import type { sendVerifyCode as contract } from '../../../shared/calls/account.ts';
import { sendAccountCode } from '../../domain/accounts/send-account-code.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendVerifyCode: Handler<typeof contract> = (input, context) => sendAccountCode(input, context);
