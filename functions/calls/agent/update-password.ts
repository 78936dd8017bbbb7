import type { updatePassword as contract } from '../../../shared/calls/agent.ts';
import { resetPassword } from '../../domain/accounts/reset-password.ts';
import type { Handler } from '../../kit/call-group.ts';

export const updatePassword: Handler<typeof contract> = (input, context) => resetPassword(input, context);
