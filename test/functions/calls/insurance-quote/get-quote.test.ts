import { describe, expect, test } from 'vitest';
import { getQuote } from '../../../../functions/calls/insurance-quote/get-quote.ts';
import { findPriceByVoucher } from '../../../../functions/calls/insurance-quote/find-price-by-voucher.ts';
import { beginTrip, onDay, quotedTrip, voucherRow } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getQuote', () => {
  test('gives the last quote while it holds', async () => {
    const opened = await quotedTrip();
    const lookAt = async (days: number) => (await getQuote(opened, onDay(days))).holds;

    expect(await getQuote(opened, onDay())).toMatchObject({ holds: true, changes: [], quote: { decision: 'accept' } });
    expect([await lookAt(14), await lookAt(15)]).toEqual([true, false]);
  });

  test('says what the same costs today where that differs', async () => {
    const opened = await beginTrip();
    put([voucherRow()]);
    await findPriceByVoucher({ ...opened, code: 'GO10' }, onDay());
    put([voucherRow({ until: '2026-03-10' })]);

    expect((await getQuote(opened, onDay(1))).changes).toEqual([
      { plan: 'standard', before: { amount: 50_40, currency: 'HKD' }, now: { amount: 56_00, currency: 'HKD' } },
    ]);
  });

  test('has none before the first', async () => {
    expect(await getQuote(await beginTrip(), onDay())).toEqual({ quote: null, holds: false, changes: [] });
  });
});
