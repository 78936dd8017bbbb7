import { describe, expect, test } from 'vitest';
import { advancePayment } from '../../../../functions/calls/insurance-quote/advance-payment.ts';
import type { Opened } from '../../../../functions/domain/insurance/applications.ts';
import { beginTrip, onDay, quotedTrip } from '../../../kit/insurance/applications.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('advancePayment', () => {
  const monthly = { id: 'monthly', count: 4, everyMonths: 1, surchargePercent: 5 };
  const look = (opened: Opened, instalments?: string | null) => advancePayment({ ...opened, instalments }, onDay());
  const trip = async (): Promise<Opened> => {
    put(publishedRows({ instalments: [monthly] }));
    return quotedTrip();
  };

  test('shows the ways of paying in parts, and what is due at once', async () => {
    expect(await look(await trip())).toMatchObject({
      ...{ chosen: null, currency: 'HKD', dueNow: 56_00 },
      ways: [
        {
          id: 'monthly',
          total: 58_80,
          surcharge: 2_80,
          instalments: [{ number: 1, due: '2026-03-10', amount: 14_70 }, {}, {}, {}],
        },
      ],
    });
  });

  test('keeps the choice, and takes it back', async () => {
    const opened = await trip();

    expect(await look(opened, 'monthly')).toMatchObject({ chosen: 'monthly', dueNow: 14_70 });
    expect(await look(opened)).toMatchObject({ chosen: 'monthly', dueNow: 14_70 });
    expect(await look(opened, null)).toMatchObject({ chosen: null, dueNow: 56_00 });
  });

  test('refuses a way that is not offered, and what has no accepted quote', async () => {
    const opened = await trip();

    await expect(look(opened, 'weekly')).rejects.toMatchObject({ code: 'not_found' });
    await expect(look(await beginTrip())).rejects.toMatchObject({ code: 'quote_needed' });
  });
});
