import * as ofAgents from '../../../shared/calls/agent-insurance.ts';
import * as ofApplicants from '../../../shared/calls/insurance-quote.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

const contracts = { ...ofApplicants, ...ofAgents };

export const handler = callGroup([
  bind(contracts.findOneDtxEVoucher, async () => (await import('./find-one-dtx-evoucher.ts')).findOneDtxEVoucher),
  bind(contracts.findPriceByVoucher, async () => (await import('./find-price-by-voucher.ts')).findPriceByVoucher),
  bind(contracts.getProductQuote, async () => (await import('./get-product-quote.ts')).getProductQuote),
  bind(contracts.petInsurance, async () => (await import('./pet-insurance.ts')).petInsurance),
  bind(contracts.getPriceShow, async () => (await import('./get-price-show.ts')).getPriceShow),
  bind(contracts.saveQuestionJson, async () => (await import('./save-question-json.ts')).saveQuestionJson),
  bind(contracts.getQuestionJson, async () => (await import('./get-question-json.ts')).getQuestionJson),
  bind(contracts.quotes, async () => (await import('./quotes.ts')).quotes),
  bind(contracts.underwritingLogic, async () => (await import('./underwriting-logic.ts')).underwritingLogic),
  bind(contracts.getQuote, async () => (await import('./get-quote.ts')).getQuote),
  bind(contracts.getDiscountsQuote, async () => (await import('./get-discounts-quote.ts')).getDiscountsQuote),
  bind(contracts.addPreMember, async () => (await import('./add-pre-member.ts')).addPreMember),
  bind(contracts.addPreMemberV2, async () => (await import('./add-pre-member-v2.ts')).addPreMemberV2),
  bind(contracts.advancePayment, async () => (await import('./advance-payment.ts')).advancePayment),
  bind(contracts.paymentCheckout, async () => (await import('./payment-checkout.ts')).paymentCheckout),
  bind(contracts.getNationalityList, async () => (await import('./get-nationality-list.ts')).getNationalityList),
  bind(contracts.getMyApplications, async () => (await import('./get-my-applications.ts')).getMyApplications),
  bind(contracts.getMyApplication, async () => (await import('./get-my-application.ts')).getMyApplication),
  bind(contracts.decideApplication, async () => (await import('./decide-application.ts')).decideApplication),
  bind(
    contracts.saveApplicationReminder,
    async () => (await import('./save-application-reminder.ts')).saveApplicationReminder,
  ),
]);
