import { describe, expect, test } from 'vitest';
import { getInsurerVouchers } from '../../../../functions/calls/insurance-catalogue/get-insurer-vouchers.ts';
import { asEditor, asNobody, asStranger } from '../../../kit/company.ts';
import { voucherRow } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getInsurerVouchers', () => {
  test('gives the company’s vouchers, with how often each was used', async () => {
    put([voucherRow({ used: 7 }), voucherRow({ code: 'AUTUMN', percent: null, amount: 50_00 })]);
    const { vouchers } = await getInsurerVouchers({}, asEditor());

    expect(vouchers.map(({ code, percent, amount, used }) => [code, percent, amount, used])).toEqual([
      ['AUTUMN', null, 50_00, 0],
      ['GO10', 10, null, 7],
    ]);
  });

  test('gives nobody another company’s', async () => {
    put([voucherRow()]);

    expect(await getInsurerVouchers({}, asStranger())).toEqual({ vouchers: [] });
    await expect(getInsurerVouchers({}, asNobody())).rejects.toMatchObject({ code: 'forbidden' });
  });
});
