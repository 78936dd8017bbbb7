import { describe, expect, test } from 'vitest';
import { findOneDtxEVoucher } from '../../../../functions/calls/insurance-quote/find-one-dtx-evoucher.ts';
import { onDay, voucherRow } from '../../../kit/insurance/applications.ts';
import { CHANNEL, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('findOneDtxEVoucher', () => {
  const find = (code: string) => findOneDtxEVoucher({ code, productCode: 'travel-hk', channelCode: CHANNEL }, onDay());
  const none = { isGood: false, percent: null, amount: null, until: null };

  test('says what a voucher takes off, however its code is typed', async () => {
    put([voucherRow(), voucherRow({ code: 'FIVE', percent: null, amount: 5_00 })]);

    expect(await find(' go10 ')).toEqual({ isGood: true, percent: 10, amount: null, until: '2026-12-31' });
    expect(await find('FIVE')).toEqual({ isGood: true, percent: null, amount: 5_00, until: '2026-12-31' });
  });

  test.each([
    ['that there is not', { code: 'OTHER' }],
    ['of tomorrow', { from: '2026-03-11' }],
    ['of yesterday', { until: '2026-03-09' }],
    ['for another product', { products: ['pet-gb'] }],
    ['for another channel', { channels: ['other'] }],
    ['that was used up', { uses: 3, used: 3 }],
  ])('says alike that one does not hold %s', async (_, changes) => {
    put([voucherRow(changes)]);
    expect(await find('GO10')).toEqual(none);
  });

  test('holds on its last day where the product is sold', async () => {
    put([voucherRow({ until: '2026-03-10' })]);
    expect((await find('GO10')).isGood).toBe(true);
  });
});
