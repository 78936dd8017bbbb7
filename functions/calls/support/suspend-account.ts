import type { suspendAccount as contract } from '../../../shared/calls/support.ts';
import { suspend } from '../../domain/support/account-acts.ts';
import { actWithin } from '../../domain/support/act-within.ts';
import type { Handler } from '../../kit/call-group.ts';

export const suspendAccount: Handler<typeof contract> = (input, context) => actWithin(input, context, suspend);
