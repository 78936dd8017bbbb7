import type { liftAccountSuspension as contract } from '../../../shared/calls/support.ts';
import { lift } from '../../domain/support/account-acts.ts';
import { actWithin } from '../../domain/support/act-within.ts';
import type { Handler } from '../../kit/call-group.ts';

export const liftAccountSuspension: Handler<typeof contract> = (input, context) => actWithin(input, context, lift);
