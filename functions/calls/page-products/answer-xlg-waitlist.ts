import type { answerXlgWaitlist as contract } from '../../../shared/calls/page-products.ts';
import { confirmPlace, leaveWaitingList } from '../../domain/accounts/waiting-list.ts';
import type { Handler } from '../../kit/call-group.ts';

export const answerXlgWaitlist: Handler<typeof contract> = async ({ token, answer }, { now }) => {
  if (answer === 'join') await confirmPlace(token, now);
  else await leaveWaitingList(token, now);
  return { answer };
};
