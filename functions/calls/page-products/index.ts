import * as contracts from '../../../shared/calls/page-products.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.saveLandingComplaint, async () => (await import('./save-landing-complaint.ts')).saveLandingComplaint),
  bind(contracts.addXlgWaitlist, async () => (await import('./add-xlg-waitlist.ts')).addXlgWaitlist),
  bind(contracts.answerXlgWaitlist, async () => (await import('./answer-xlg-waitlist.ts')).answerXlgWaitlist),
  bind(contracts.getShowcasePageList, async () => (await import('./get-showcase-page-list.ts')).getShowcasePageList),
  bind(contracts.getShowcaseByRoute, async () => (await import('./get-showcase-by-route.ts')).getShowcaseByRoute),
  bind(contracts.getShowcaseConsent, async () => (await import('./get-showcase-consent.ts')).getShowcaseConsent),
  bind(contracts.saveShowcaseConsent, async () => (await import('./save-showcase-consent.ts')).saveShowcaseConsent),
  bind(contracts.getPageProductList, async () => (await import('./get-page-product-list.ts')).getPageProductList),
  bind(contracts.getPageProductInfo, async () => (await import('./get-page-product-info.ts')).getPageProductInfo),
  bind(contracts.getCompanyProducts, async () => (await import('./get-company-products.ts')).getCompanyProducts),
  bind(contracts.saveCompanyProduct, async () => (await import('./save-company-product.ts')).saveCompanyProduct),
]);
