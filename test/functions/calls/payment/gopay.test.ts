import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { gopay } from '../../../../functions/calls/payment/gopay.ts';
import { providerOf } from '../../../../functions/domain/billing/provider-of.ts';
import { linkGoPayAccount } from '../../../../functions/domain/billing/providers/gopay-wallet.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import { contextOf, webhookWith } from '../../../kit/provider-webhooks.ts';
import { GOPAY_SECRET, useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { table } = useMemoryTable();

const work = () => [...table().rows.values()].flatMap(({ job, payload }) => (job === 'settle-order' ? [payload] : []));

const said = {
  order_id: 'ORDER',
  status_code: '200',
  gross_amount: '199000.00',
  transaction_id: 'f0a0',
  transaction_status: 'settlement',
  merchant_id: 'G100200300',
};
const signatureOf = (fields: typeof said, key = GOPAY_SECRET.serverKey): string =>
  createHash('sha512')
    .update(fields.order_id + fields.status_code + fields.gross_amount + key)
    .digest('hex');
const sent = (fields: object) => contextOf({ body: JSON.stringify(fields), headers: {} });

describe('a notification of Midtrans', () => {
  test('queues one look at its payment, however often it comes', async () => {
    const provider = await providerOf('gopay');
    const money = { amount: 19_900_000, currency: 'IDR' } as const;
    const request = { orderId: 'GO1', money, description: 'XPage', providerCustomerId: null, isKept: false };
    const { reference } = await provider.start(request);
    await standIns.answerWallet('pay', reference, 'pay');
    const webhook = await webhookWith(standIns, 'settlement');
    for (let time = 0; time < 20; time += 1) await gopay({}, contextOf(webhook));

    expect(webhook.path).toBe('/v1/callBack/gopay');
    expect(work()).toEqual([{ payWay: 'gopay', reference }]);
  });

  test('of another state of the same payment is another one', async () => {
    for (const transaction_status of ['pending', 'settlement', 'refund']) {
      await gopay(
        {},
        { ...sent({ ...said, transaction_status, signature_key: signatureOf(said) }), newId: () => transaction_status },
      );
    }

    expect(work()).toHaveLength(3);
  });

  test('about a wallet is taken and leads to nothing', async () => {
    const { methodId } = await linkGoPayAccount('+6281234567890', ulid());
    await standIns.answerWallet('link', methodId, 'agree');
    await gopay({}, contextOf(await webhookWith(standIns, 'ENABLED')));

    expect(table().rows.size).toBe(0);
  });

  test.each([
    ['with another amount', { ...said, gross_amount: '1.00', signature_key: signatureOf(said) }],
    ['about another order', { ...said, order_id: 'OTHER', signature_key: signatureOf(said) }],
    ['with another key', { ...said, signature_key: signatureOf(said, 'other') }],
    ['for another merchant', { ...said, merchant_id: 'G999', signature_key: signatureOf(said) }],
    ['without a signature', said],
    ['that says nothing', {}],
    [
      'about a wallet that is forged',
      { account_id: 'a', account_status: 'ENABLED', status_code: '200', signature_key: 'x' },
    ],
  ])('%s is refused without a reason', async (_, fields) => {
    await expect(gopay({}, sent(fields))).rejects.toMatchObject({ code: 'body_malformed', details: {} });
    expect(table().rows.size).toBe(0);
  });
});
