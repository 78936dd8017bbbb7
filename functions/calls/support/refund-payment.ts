import type { refundPayment as contract } from '../../../shared/calls/support.ts';
import { refund } from '../../domain/support/account-acts.ts';
import { actWithin } from '../../domain/support/act-within.ts';
import type { Handler } from '../../kit/call-group.ts';

export const refundPayment: Handler<typeof contract> = ({ orderId, ...input }, context) =>
  actWithin(input, context, (accountId, reason, staff) => refund(accountId, orderId, reason, staff));
