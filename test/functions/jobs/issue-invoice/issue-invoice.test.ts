import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handler } from '../../../../functions/jobs/issue-invoice/index.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { invoiceRow, orderId } from '../../../kit/invoices.ts';
import { useLog } from '../../../kit/log.ts';

const drawing = vi.hoisted(() => ({ fails: false, count: 0 }));
vi.mock('../../../../functions/jobs/issue-invoice/draw-invoice.ts', () => ({
  drawInvoice: async () => {
    drawing.count += 1;
    if (drawing.fails) throw new Error('The browser ended.');
    return Buffer.from('%PDF');
  },
}));
vi.mock('../../../../functions/kit/own-queue.ts', () => ({ postpone: async () => undefined }));

const dynamo = useDynamo();
useLog();
const s3 = mockClient(S3Client);
beforeEach(() => {
  s3.reset();
  Object.assign(drawing, { fails: false, count: 0 });
});

const file = `invoices/${accountId}/${orderId}.pdf`;
const run = () => {
  const body = JSON.stringify({ id: 'job-1', table: 'billing', payload: { accountId, invoiceId: orderId } });
  const record = { messageId: 'm', receiptHandle: 'r', body, attributes: { ApproximateReceiveCount: '1' } };
  return handler({ Records: [record] } as unknown as SQSEvent);
};
const put = () => s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input.Key);
/** What was written besides the outbox row that goes. */
const written = () => writes(dynamo).filter(({ kind }) => kind !== 'Delete');

describe('the PDF of an invoice', () => {
  test('is kept in the private bucket first, then named in the row together with the mail that brings it', async () => {
    store(dynamo, [invoiceRow()]);
    await run();

    expect(put()).toEqual([file]);
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({ ContentType: 'application/pdf' });
    expect(onlyTransaction(dynamo)).toMatchObject([
      { Update: { ExpressionAttributeValues: { ':file': file } } },
      { Put: { Item: { job: 'send-message', payload: { template: 'payment-receipt', accountId, orderId } } } },
    ]);
  });

  test('is drawn once: a repetition draws nothing and sends no second mail', async () => {
    store(dynamo, [invoiceRow({ file })]);
    await run();

    expect([drawing.count, put(), written()]).toEqual([0, [], []]);
  });

  test('that another run has just named is done, without a second mail', async () => {
    store(dynamo, [invoiceRow()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    expect(await run()).toEqual({ batchItemFailures: [] });
  });

  test('that could not be drawn comes again, and nobody is told', async () => {
    store(dynamo, [invoiceRow()]);
    drawing.fails = true;

    expect(await run()).toEqual({ batchItemFailures: [{ itemIdentifier: 'm' }] });
    expect([put(), written()]).toEqual([[], []]);
  });

  test('of an invoice that is not there is not drawn', async () => {
    store(dynamo, []);
    await run();

    expect(drawing.count).toBe(0);
  });
});
