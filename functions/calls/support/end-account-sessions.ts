import type { endAccountSessions as contract } from '../../../shared/calls/support.ts';
import { signOutEverywhere } from '../../domain/support/account-acts.ts';
import { actWithin } from '../../domain/support/act-within.ts';
import type { Handler } from '../../kit/call-group.ts';

export const endAccountSessions: Handler<typeof contract> = (input, context) =>
  actWithin(input, context, signOutEverywhere);
