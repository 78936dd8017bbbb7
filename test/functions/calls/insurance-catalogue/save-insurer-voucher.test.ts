import { describe, expect, test } from 'vitest';
import { getInsurerVouchers } from '../../../../functions/calls/insurance-catalogue/get-insurer-vouchers.ts';
import { saveInsurerVoucher } from '../../../../functions/calls/insurance-catalogue/save-insurer-voucher.ts';
import { InsurerVoucherContent } from '../../../../shared/insurance/insurer.ts';
import { asEditor, asNobody } from '../../../kit/company.ts';
import { voucherRow } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

const voucher: InsurerVoucherContent = {
  ...{ code: 'spring', percent: 15, amount: null, from: '2026-03-01', until: '2026-05-31' },
  ...{ products: null, channels: null, uses: 50 },
};

describe('saveInsurerVoucher', () => {
  test('makes one, in capitals', async () => {
    expect(await saveInsurerVoucher({ voucher }, asEditor())).toEqual({
      voucher: { ...voucher, code: 'SPRING', used: 0 },
    });
    expect((await getInsurerVouchers({}, asEditor())).vouchers).toHaveLength(1);
  });

  test('changes one, and leaves how often it was used', async () => {
    put([voucherRow({ code: 'SPRING', used: 9 })]);

    expect((await saveInsurerVoucher({ voucher }, asEditor())).voucher).toMatchObject({ percent: 15, used: 9 });
  });

  test('takes off percents or an amount, from a day until a later one', () => {
    const isGood = (changes: object) => InsurerVoucherContent.safeParse({ ...voucher, ...changes }).success;

    expect([isGood({}), isGood({ percent: null, amount: 50_00 })]).toEqual([true, true]);
    expect([isGood({ amount: 1 }), isGood({ percent: null }), isGood({ percent: 101 })]).toEqual([false, false, false]);
    expect([isGood({ until: '2026-02-28' }), isGood({ code: 'A B' })]).toEqual([false, false]);
  });

  test('is for companies', async () => {
    await expect(saveInsurerVoucher({ voucher }, asNobody())).rejects.toMatchObject({ code: 'forbidden' });
  });
});
