import type { unlockAccount as contract } from '../../../shared/calls/support.ts';
import { unlock } from '../../domain/support/account-acts.ts';
import { actWithin } from '../../domain/support/act-within.ts';
import type { Handler } from '../../kit/call-group.ts';

export const unlockAccount: Handler<typeof contract> = (input, context) => actWithin(input, context, unlock);
