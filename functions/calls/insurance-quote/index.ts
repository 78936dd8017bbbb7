import * as ofAgents from '../../../shared/calls/agent-insurance.ts';
import * as ofApplicants from '../../../shared/calls/insurance-quote.ts';
import { bind, callGroup, checkedAgain } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(ofApplicants.findOneDtxEVoucher, async () => (await import('./find-one-dtx-evoucher.ts')).findOneDtxEVoucher),
  bind(ofApplicants.findPriceByVoucher, async () => (await import('./find-price-by-voucher.ts')).findPriceByVoucher),
  bind(ofApplicants.getProductQuote, async () => (await import('./get-product-quote.ts')).getProductQuote),
  bind(ofApplicants.petInsurance, async () => (await import('./pet-insurance.ts')).petInsurance),
  bind(ofApplicants.getPriceShow, async () => (await import('./get-price-show.ts')).getPriceShow),
  bind(ofApplicants.saveQuestionJson, async () => (await import('./save-question-json.ts')).saveQuestionJson),
  bind(ofApplicants.getQuestionJson, async () => (await import('./get-question-json.ts')).getQuestionJson),
  bind(ofApplicants.quotes, async () => (await import('./quotes.ts')).quotes),
  bind(ofApplicants.underwritingLogic, async () => (await import('./underwriting-logic.ts')).underwritingLogic),
  bind(ofApplicants.getQuote, async () => (await import('./get-quote.ts')).getQuote),
  bind(ofApplicants.getDiscountsQuote, async () => (await import('./get-discounts-quote.ts')).getDiscountsQuote),
  bind(ofApplicants.addPreMember, async () => (await import('./add-pre-member.ts')).addPreMember),
  bind(ofApplicants.addPreMemberV2, async () => (await import('./add-pre-member-v2.ts')).addPreMemberV2),
  bind(ofApplicants.advancePayment, async () => (await import('./advance-payment.ts')).advancePayment),
  bind(ofApplicants.paymentCheckout, async () => (await import('./payment-checkout.ts')).paymentCheckout),
  bind(ofApplicants.getNationalityList, async () => (await import('./get-nationality-list.ts')).getNationalityList),
  bind(ofAgents.getMyApplications, async () => (await import('./get-my-applications.ts')).getMyApplications),
  bind(ofAgents.getMyApplication, async () => (await import('./get-my-application.ts')).getMyApplication),
  checkedAgain(
    bind(ofAgents.decideApplication, async () => (await import('./decide-application.ts')).decideApplication),
    async () => (await import('./decide-application.ts')).allowDecisionAgain,
  ),
  bind(
    ofAgents.saveApplicationReminder,
    async () => (await import('./save-application-reminder.ts')).saveApplicationReminder,
  ),
]);
