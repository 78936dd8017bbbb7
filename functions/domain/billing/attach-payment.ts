/** Notes the provider's payment of an order, and what its payer needs to go on. */
import { environment } from '../../kit/environment.ts';
import { openOrderKey, type OpenOrderRow, type OrderRow } from './billing-rows.ts';
import { findOrder } from './find-orders.ts';
import { orderChange, paymentPut } from './order-items.ts';
import { isWritten } from './order-states.ts';

/** The order as it is then: a webhook may have been quicker. */
export async function attachPayment(
  order: OrderRow,
  reference: string,
  { approvalUrl, qr }: Pick<OpenOrderRow, 'approvalUrl' | 'qr'> = { approvalUrl: null, qr: null },
): Promise<OrderRow> {
  const written = await isWritten([
    orderChange(order, ['open'], { reference }),
    ...paymentPut(order, reference),
    {
      Update: {
        TableName: environment.table('billing'),
        Key: openOrderKey(order.accountId),
        UpdateExpression: 'SET approvalUrl = :approval, qr = :qr',
        ConditionExpression: 'orderId = :order',
        ExpressionAttributeValues: { ':approval': approvalUrl, ':qr': qr, ':order': order.orderId },
      },
    },
  ]);
  return written ? { ...order, reference } : ((await findOrder(order.orderId)) ?? order);
}
