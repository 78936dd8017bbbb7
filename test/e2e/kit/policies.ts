/** Policies of the demo's insurer, bought without a browser: what is only preparation. */
import { mustSucceed } from '../../../bin/proof/client/proof.ts';
import { DECLARATION_VERSION } from '../../../shared/insurance/payment.ts';
import { addPreMember, paymentCheckout, quotes, saveQuestionJson } from '../../../shared/calls/insurance-quote.ts';
import { fakePayment } from '../../../shared/calls/payment.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { addDays } from '../../../shared/rules/zoned-time.ts';
import { client } from './system.ts';

export type BoughtTrip = { applicationId: string; key: string; policyNumber: string; birth: string };

const BIRTH = '1990-02-03';

/** A week in Japan next month, paid for as a test; directly, or on an agent's page. */
export async function buyTrip(
  email: string,
  language: LanguageValue,
  agentName: string | null = null,
): Promise<BoughtTrip> {
  const system = await client();
  const start = addDays(new Date().toISOString().slice(0, 10), 30);
  const answers = {
    answer: { trips: 'single', destinations: ['JP'], start, end: addDays(start, 6), treatment: false },
    applicant: { firstName: 'Mei Ling', lastName: 'Chan', email, telephone: '+85291234567' },
    insured: [{ relation: 'self', birth: BIRTH }],
  };
  const begun = await system.call(saveQuestionJson, {
    ...{ kind: 'begin', productCode: 'travel-hk', channelCode: 'harbour-vale', agentName },
    ...{ language, answers, plan: 'standard' },
  });
  mustSucceed(begun, 'begin an application');
  const opened = { applicationId: begun.data.application.applicationId, key: begun.data.key ?? '' };
  const quoted = await system.call(quotes, opened);
  mustSucceed(quoted, 'quote an application');
  mustSucceed(await system.call(addPreMember, { ...opened, applicant: answers.applicant }), 'name the applicant');
  const price = quoted.data.application.quote?.prices.find(({ plan }) => plan === 'standard');
  const total = { amount: price?.total ?? 0, currency: price?.currency ?? 'HKD' };
  const consent = { declaration: true, termsVersion: DECLARATION_VERSION } as const;
  const ordered = await system.call(paymentCheckout, { ...opened, total, consent });
  mustSucceed(ordered, 'order an application');
  const paid = await system.call(fakePayment, { ...opened, orderId: ordered.data.order.orderId });
  mustSucceed(paid, 'pay for an application');
  return { ...opened, policyNumber: paid.data.policyNumber ?? '', birth: BIRTH };
}
