/** People who apply for a trip's insurance: answers, prices, and what is to be paid, as the screens ask for it. */
import { findPriceByVoucher, quotes, saveQuestionJson } from '../../../shared/calls/insurance-quote.ts';
import { getPaymentInfo } from '../../../shared/calls/payment.ts';
import type { Answers } from '../../../shared/insurance/answers.ts';
import type { Money } from '../../../shared/model/billing.ts';
import { addDays } from '../../../shared/rules/zoned-time.ts';
import { newEmail } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import type { Insurer } from './insurer.ts';

/** Whoever has the key is the applicant. */
export type Opened = { applicationId: string; key: string };

export type Applied = Opened & {
  email: string;
  /** Of all parts, as the payment screen shows it. */
  total: Money;
};

export type Trip = {
  country: keyof Insurer['products'];
  email?: string;
  lastName?: string;
  agentName?: string | null;
  hasVoucher?: boolean;
};

const DAYS_AHEAD = 30;
/** None that an example of a contract has: that is what strangers guess. */
export const BIRTH = '1987-09-14';

/** With a price that holds. */
export async function applyForTrip(proof: Proof, insurer: Insurer, trip: Trip): Promise<Applied> {
  const { client } = proof;
  const { country, email = newEmail(), lastName = 'Proof', agentName = null, hasVoucher = false } = trip;
  const begun = await client.call(saveQuestionJson, {
    ...{ kind: 'begin', productCode: insurer.products[country], channelCode: insurer.channelCode, agentName },
    ...{ language: 'en_us', answers: tripAnswers(proof, { email, lastName }), plan: 'standard' },
  });
  mustSucceed(begun, 'begin an application');
  const { application, key } = begun.data;
  const opened = { applicationId: application.applicationId, key: key ?? '' };
  mustSucceed(await client.call(quotes, opened), 'get a quote');
  if (hasVoucher) {
    const voucher = { ...opened, code: insurer.voucherCode };
    mustSucceed(await client.call(findPriceByVoucher, voucher), 'use a voucher');
  }
  const info = await client.call(getPaymentInfo, opened);
  mustSucceed(info, 'see what is to be paid');
  return { ...opened, email, total: info.data.total };
}

function tripAnswers({ client }: Proof, { email, lastName }: { email: string; lastName: string }): Answers {
  const today = new Date(Date.now() + client.session().aheadMs).toISOString().slice(0, 10);
  const start = addDays(today, DAYS_AHEAD);
  const applicant = { firstName: 'Ana', lastName, birth: BIRTH, email };
  return { answer: { start, end: addDays(start, 2) }, applicant, insured: [] };
}
