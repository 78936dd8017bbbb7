import { describe, expect, test } from 'vitest';
import { findPriceByVoucher } from '../../../../functions/calls/insurance-quote/find-price-by-voucher.ts';
import { getQuestionJson } from '../../../../functions/calls/insurance-quote/get-question-json.ts';
import type { Opened } from '../../../../functions/domain/insurance/applications.ts';
import { beginTrip, onDay, quotedTrip, voucherRow } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('findPriceByVoucher', () => {
  const take = (opened: Opened, code: string) => findPriceByVoucher({ ...opened, code }, onDay());

  test('quotes with the voucher from then on, and without it once it is taken out', async () => {
    put([voucherRow()]);
    const opened = await quotedTrip();
    const total = async (code: string) => (await take(opened, code)).application.quote?.prices[0]?.total;

    expect([await total('go10'), await total('')]).toEqual([50_40, 56_00]);
  });

  test('never takes off more than there is', async () => {
    put([voucherRow({ percent: null, amount: 100_00 })]);
    const { application } = await take(await beginTrip(), 'GO10');

    expect(application.quote?.prices[0]).toMatchObject({ premium: 0, total: 0 });
  });

  test('refuses a code that does not hold, and leaves the application as it was', async () => {
    const opened = await quotedTrip();

    await expect(take(opened, 'NONE')).rejects.toMatchObject({ code: 'voucher_invalid' });
    expect((await getQuestionJson(opened, onDay())).application).toMatchObject({ revision: 2, voucherCode: null });
  });
});
