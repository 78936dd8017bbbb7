import { addPreMemberV2 } from '../../../functions/calls/insurance-quote/add-pre-member-v2.ts';
import { addPreMember } from '../../../functions/calls/insurance-quote/add-pre-member.ts';
import { advancePayment } from '../../../functions/calls/insurance-quote/advance-payment.ts';
import { decideApplication } from '../../../functions/calls/insurance-quote/decide-application.ts';
import { findPriceByVoucher } from '../../../functions/calls/insurance-quote/find-price-by-voucher.ts';
import { paymentCheckout } from '../../../functions/calls/insurance-quote/payment-checkout.ts';
import { quotes } from '../../../functions/calls/insurance-quote/quotes.ts';
import { saveApplicationReminder } from '../../../functions/calls/insurance-quote/save-application-reminder.ts';
import { saveQuestionJson } from '../../../functions/calls/insurance-quote/save-question-json.ts';
import { forgetProducts } from '../../../functions/domain/insurance/find-product.ts';
import * as ofAgents from '../../../shared/calls/agent-insurance.ts';
import * as contracts from '../../../shared/calls/insurance-quote.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { beginTrip, onDay, quotedTrip, threeDays, voucherRow } from '../../kit/insurance/applications.ts';
import { applicationRowOf, consent } from '../../kit/insurance/orders.ts';
import { AGENT, CHANNEL, publishedRows, useInsurer } from '../../kit/insurance/published.ts';
import { ana, asTom, referredTrip, referringProduct } from '../../kit/insurance/referrals.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useInsurer();
useSecrets();

const applicant = { email: 'ana@example.com' };
const longer = { ...threeDays, answer: { ...threeDays.answer, end: '2026-04-05' } };

async function referred(): Promise<string> {
  put(referringProduct());
  return (await referredTrip()).applicationId;
}

testBrokenOff('insurance-quote', { table, forget: forgetProducts }, [
  effect(contracts.saveQuestionJson, saveQuestionJson)(
    () => ({
      input: {
        ...{ kind: 'begin', productCode: 'travel-hk', channelCode: CHANNEL, agentName: AGENT, language: 'en_us' },
        ...{ answers: { ...threeDays, applicant }, plan: null },
      },
      context: onDay(),
    }),
    { about: 'that begins' },
  ),
  effect(contracts.saveQuestionJson, saveQuestionJson)(
    async () => {
      const opened = await quotedTrip({ ...threeDays, applicant });
      const { revision } = await applicationRowOf(opened);
      const content = { language: 'en_us', answers: longer, plan: 'standard' } as const;
      return { input: { kind: 'save', ...opened, revision, ...content }, context: onDay() };
    },
    { about: 'that goes on' },
  ),
  effect(
    contracts.quotes,
    quotes,
  )(async () => ({
    input: await beginTrip({ ...threeDays, applicant }),
    context: onDay(),
  })),
  effect(contracts.quotes, quotes)(
    async () => {
      put(referringProduct());
      const input = await beginTrip({ ...threeDays, applicant: ana }, { agentName: AGENT });
      return { input, context: onDay() };
    },
    { about: 'that are referred' },
  ),
  effect(
    contracts.addPreMember,
    addPreMember,
  )(async () => ({
    input: { ...(await quotedTrip()), applicant },
    context: onDay(),
  })),
  effect(
    contracts.addPreMemberV2,
    addPreMemberV2,
  )(async () => ({
    input: { ...(await quotedTrip()), applicant, insured: [] },
    context: onDay(),
  })),
  effect(
    contracts.findPriceByVoucher,
    findPriceByVoucher,
  )(async () => {
    put([voucherRow()]);
    return { input: { ...(await quotedTrip()), code: 'GO10' }, context: onDay() };
  }),
  effect(
    contracts.advancePayment,
    advancePayment,
  )(async () => {
    put(publishedRows({ instalments: [{ id: 'monthly', count: 4, everyMonths: 1, surchargePercent: 5 }] }));
    return { input: { ...(await quotedTrip()), instalments: 'monthly' }, context: onDay() };
  }),
  effect(
    contracts.paymentCheckout,
    paymentCheckout,
  )(async () => ({
    input: {
      ...(await quotedTrip({ ...threeDays, applicant })),
      ...{ total: { amount: 56_00, currency: 'HKD' }, consent },
    },
    context: onDay(),
  })),
  effect(
    ofAgents.decideApplication,
    decideApplication,
  )(async () => {
    const applicationId = await referred();
    const { revision } = await applicationRowOf({ applicationId });
    const decision = { decision: 'accept', reason: 'I know her.', note: 'Have a good trip!' } as const;
    return { input: { applicationId, revision, ...decision }, context: asTom() };
  }),
  effect(
    ofAgents.saveApplicationReminder,
    saveApplicationReminder,
  )(async () => ({
    input: { case: { kind: 'application', id: await referred() }, remindAt: '2026-03-12T09:00:00.000Z' },
    context: asTom(),
  })),

  effect(ofAgents.decideApplication, decideApplication)(
    async () => {
      const applicationId = await referred();
      const { revision } = await applicationRowOf({ applicationId });
      const decision = { decision: 'decline', reason: 'Too long.', note: '' } as const;
      return { input: { applicationId, revision, ...decision }, context: asTom() };
    },
    { about: 'that declines' },
  ),
  effect(ofAgents.saveApplicationReminder, saveApplicationReminder)(
    async () => {
      const about = { kind: 'application', id: await referred() } as const;
      await saveApplicationReminder({ case: about, remindAt: '2026-03-12T09:00:00.000Z' }, asTom());
      return { input: { case: about, remindAt: null }, context: asTom() };
    },
    { about: 'that is taken back' },
  ),
  effect(contracts.paymentCheckout, paymentCheckout)(
    async () => {
      put([voucherRow({ uses: 1 })]);
      const opened = await quotedTrip({ ...threeDays, applicant });
      await findPriceByVoucher({ ...opened, code: 'GO10' }, onDay());
      return { input: { ...opened, total: { amount: 50_40, currency: 'HKD' }, consent }, context: onDay() };
    },
    { about: 'with the last use of a voucher' },
  ),
]);
