import { describe, expect, test } from 'vitest';
import { officialWebsiteList } from '../../../../functions/calls/account/official-website-list.ts';
import type { AccountRow } from '../../../../functions/domain/accounts/account-rows.ts';
import { chargeFor, type Wish } from '../../../../functions/domain/billing/price-purchase.ts';
import { countries } from '../../../../shared/places/countries.ts';
import { callContext } from '../../../kit/call-context.ts';

const from = (country: string | null) => callContext({ client: { ...callContext().client, country } });

describe('officialWebsiteList', () => {
  test('lists all plans with what they hold, and a year for ten months', async () => {
    const list = await officialWebsiteList({ country: 'DE' }, callContext());

    expect(list).toMatchObject({ country: 'DE', currency: 'EUR', monthsFree: 2, isVatExcluded: true });
    expect(list.plans.map(({ planId, monthly, yearly }) => [planId, monthly?.amount, yearly?.amount])).toEqual([
      ['free', undefined, undefined],
      ['individual', 1_200, 12_000],
      ['pro', 2_900, 29_000],
      ['team1', 9_900, 99_000],
      ['team2', 18_900, 189_000],
    ]);
    expect(list.plans[2]).toMatchObject({ questionsPerMonth: 10_000, products: 5, connections: 1, isByEnquiry: false });
    expect(list.plans.filter(({ isByEnquiry }) => isByEnquiry).map(({ planId }) => planId)).toEqual(['team1', 'team2']);
  });

  test.each(countries)(
    'shows in $abbr the price that is charged there, in its currency',
    async ({ abbr, currencyCode }) => {
      const { currency, plans } = await officialWebsiteList({ country: abbr }, callContext());
      const plan = { id: 'free', isTrial: false, trialEndsAt: null, paidUntil: null } as AccountRow['plan'];
      const buyer = { account: { accountId: 'a', country: abbr, plan }, customer: null, subscription: null };

      expect(currency).toBe(currencyCode);
      for (const { planId, monthly, yearly } of plans.filter((one) => one.monthly !== null)) {
        for (const [cycle, shown] of Object.entries({ monthly, yearly })) {
          const charge = chargeFor(buyer, { planId, cycle } as Wish, callContext().now);
          expect([charge?.price, charge?.net]).toEqual([shown, shown]);
        }
      }
    },
  );

  test.each([
    ['asked for before the one where the visitor is', 'HU', 'SE', 'HUF'],
    ['where the visitor is', undefined, 'JP', 'JPY'],
    ['of the United States where the service is not', 'ZW', null, 'USD'],
  ])('has prices of the country %s', async (_, country, edge, currency) => {
    expect((await officialWebsiteList(country ? { country } : {}, from(edge))).currency).toBe(currency);
  });
});
