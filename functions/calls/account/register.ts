import type { register as contract } from '../../../shared/calls/account.ts';
import { registerAccount } from '../../domain/accounts/register-account.ts';
import type { Handler } from '../../kit/call-group.ts';

export const register: Handler<typeof contract> = (input, context) => registerAccount(input, context);
