import type { officialWebsiteList as contract } from '../../../shared/calls/account.ts';
import { isByEnquiry, paidPlanIds, planIds, plans, type PlanId } from '../../../shared/model/account.ts';
import { MONTHS_PAID_IN_A_YEAR, type Cycle, type Money } from '../../../shared/model/billing.ts';
import { currencyOf, priceOf } from '../../../shared/model/prices.ts';
import { countryByAbbr } from '../../../shared/places/countries.ts';
import type { Currency } from '../../../shared/places/currencies.ts';
import { offeredPayWays } from '../../domain/billing/provider-of.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Where nothing says where somebody is, and where the service is not offered. */
const ELSEWHERE = 'US';

export const officialWebsiteList: Handler<typeof contract> = ({ country: asked }, { client }) => {
  const country = [asked, client.country].find((one) => one && countryByAbbr(one)) ?? ELSEWHERE;
  const currency = currencyOf(country);
  return Promise.resolve({
    ...{ country, currency, monthsFree: 12 - MONTHS_PAID_IN_A_YEAR, isVatExcluded: true },
    payWays: offeredPayWays(country, currency),
    plans: planIds.map((planId) => offerOf(planId, currency)),
  });
};

function offerOf(planId: PlanId, currency: Currency) {
  const { features, connections, ...contents } = plans[planId];
  return {
    ...{ planId, ...contents, features: [...features], connections },
    ...{ monthly: priceIn(planId, 'monthly', currency), yearly: priceIn(planId, 'yearly', currency) },
    isByEnquiry: isByEnquiry(planId),
  };
}

function priceIn(planId: PlanId, cycle: Cycle, currency: Currency): Money | null {
  const paid = paidPlanIds.find((one) => one === planId);
  return paid ? priceOf(paid, cycle, currency) : null;
}
