import { expect, test } from 'vitest';
import { findVoucher } from '../../../../functions/domain/insurance/vouchers.ts';
import { saveVoucher } from '../../../../functions/domain/insurance/save-voucher.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { voucherRow } from '../../../kit/insurance/applications.ts';
import { CHANNEL, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

const voucher = {
  ...{ code: 'spring', percent: 15, amount: null, from: '2026-03-01', until: '2026-05-31' },
  ...{ products: ['travel-hk'], channels: null, uses: 3 },
};
const find = (companyId = accountId) =>
  findVoucher('Spring', {
    companyId,
    definition: exampleProduct.definition,
    channelCode: CHANNEL,
    today: '2026-03-10',
  });

test('a voucher holds for its insurer, under its code in capitals', async () => {
  await saveVoucher(accountId, voucher);

  expect(await find()).toEqual({ ...voucher, code: 'SPRING', used: 0 });
  expect(await find(otherAccountId)).toBeNull();
});

test('saving it anew leaves how often it was used', async () => {
  put([voucherRow({ ...voucher, code: 'SPRING', used: 2 })]);
  await saveVoucher(accountId, { ...voucher, uses: 2 });

  expect(await find()).toBeNull();
});
