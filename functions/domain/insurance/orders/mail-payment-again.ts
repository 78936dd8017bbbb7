import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../../kit/app-error.ts';
import { dynamo } from '../../../kit/clients/dynamo.ts';
import { maskEmail } from '../../accounts/mask-address.ts';
import type { Moment } from '../../billing/order-states.ts';
import { openApplication, type Opened } from '../applications.ts';
import { holderOf } from '../issue-policy.ts';
import { findPolicyOrder } from './find-policy-orders.ts';
import { orderMailPut } from './order-mail.ts';

/** Has the payment confirmed once more, to the address that was answered. Throws `not_found` while nothing is paid. */
export async function mailPaymentAgain(opened: Opened, moment: Moment): Promise<{ sentTo: string }> {
  const row = await openApplication(opened, moment.now);
  const order = row.orderId === null ? null : await findPolicyOrder(row.orderId);
  if (order?.state !== 'paid') throw new AppError('not_found');
  await dynamo.send(
    new TransactWriteCommand({ TransactItems: [orderMailPut('policy-payment-received', order, moment)] }),
  );
  return { sentTo: maskEmail(holderOf(row).email) };
}
