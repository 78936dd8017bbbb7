import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { downloadInvoice } from '../../../../functions/calls/billing/download-invoice.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { invoiceRow } from '../../../kit/invoices.ts';

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: async () => Buffer.from('%PDF-1.4') } }));
});

const drawn = invoiceRow({ file: 'invoices/a/b.pdf' });
const read = () => s3.commandCalls(GetObjectCommand).map(({ args: [{ input }] }) => input.Key);

describe('the PDF of an invoice', () => {
  test('is given to its owner under its number', async () => {
    store(dynamo, [drawn]);
    const file = await downloadInvoice({ invoiceId: drawn.invoiceId }, ownerContext());

    expect(file.name).toBe('XPage-XP-2026-000001.pdf');
    expect(Buffer.from(file.body).toString()).toBe('%PDF-1.4');
    expect(read()).toEqual(['invoices/a/b.pdf']);
  });

  test.each([
    ['is another owner’s', invoiceRow({ accountId: 'other', file: 'invoices/other/b.pdf' })],
    ['is not drawn yet', invoiceRow()],
    ['is none', {}],
  ])('is not there when it %s, and no file is looked for', async (_, row) => {
    store(dynamo, [row]);

    await expect(downloadInvoice({ invoiceId: drawn.invoiceId }, ownerContext())).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(read()).toEqual([]);
  });

  test.each(['NoSuchKey', 'AccessDenied'])('is not there when its file is gone (%s)', async (name) => {
    store(dynamo, [drawn]);
    s3.on(GetObjectCommand).rejects(Object.assign(new Error('gone'), { name }));

    await expect(downloadInvoice({ invoiceId: drawn.invoiceId }, ownerContext())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
