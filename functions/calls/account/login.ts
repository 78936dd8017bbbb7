import type { login as contract } from '../../../shared/calls/account.ts';
import { signInByPassword } from '../../domain/accounts/password-sign-in.ts';
import type { Handler } from '../../kit/call-group.ts';

export const login: Handler<typeof contract> = (input, context) => signInByPassword(input, context);
