/** Names the PDF in an invoice's row, together with the mail that brings it: who does it again sends no second mail. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut } from '../../kit/outbox.ts';
import type { BillingMessage } from '../messages/billing-mail.ts';
import { invoiceKey, type InvoiceRow } from './billing-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'billing', actions: ['PutItem', 'UpdateItem'] }] };

/** @param mailId of the mail's outbox row: the same on every repetition */
export async function finishInvoice(invoice: InvoiceRow, file: string, mailId: string, now: Date): Promise<void> {
  const { accountId, invoiceId, orderId } = invoice;
  const mail: BillingMessage = { template: 'payment-receipt', accountId, orderId };
  const nameFile = {
    Update: {
      TableName: environment.table('billing'),
      Key: invoiceKey(accountId, invoiceId),
      UpdateExpression: 'SET #file = :file',
      ConditionExpression: '#file = :none',
      ExpressionAttributeNames: { '#file': 'file' },
      ExpressionAttributeValues: { ':file': file, ':none': null },
    },
  };
  const sendMail = outboxPut('billing', { id: mailId, job: 'send-message', payload: mail }, now);
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [nameFile, sendMail] }));
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}
