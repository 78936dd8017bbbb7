/** Policies as their documents are drawn from them: one of each product that the project brings, with people in it. */
import type { PolicyPaper } from '../../../functions/jobs/issue-policy/policy-paper.ts';
import { documentLanguage } from '../../../functions/domain/insurance/policy-document-texts.ts';
import type { PolicyOrderRow, PolicyRow } from '../../../functions/domain/insurance/policy-rows.ts';
import type { Answers } from '../../../shared/insurance/answers.ts';
import { instalmentWays, splitPayment } from '../../../shared/insurance/instalments.ts';
import type { Insured } from '../../../shared/insurance/policy-schedule.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';
import { pricePlans } from '../../../shared/insurance/rate.ts';
import { termOf } from '../../../shared/insurance/term.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { shippedProduct } from './products.ts';

const TODAY = '2026-11-22';

type Sample = { answers: Answers; plan: string; way?: string; number: string };

const holder = (applicant: Answers['applicant']): Answers['applicant'] => ({
  ...{
    firstName: 'Mei Ling',
    lastName: 'Chan',
    birth: '1990-02-03',
    email: 'mei@example.com',
    telephone: '+85291234567',
  },
  ...applicant,
});

const samples: Record<string, Sample> = {
  'travel-hk': {
    number: 'TR26-00000042-79',
    plan: 'premier',
    answers: {
      answer: {
        ...{ trips: 'single', destinations: ['JP', 'KR', 'FR'], start: '2026-12-20', end: '2027-01-03' },
        ...{ extras: ['winterSports', 'gear'], treatment: false },
      },
      applicant: holder({}),
      insured: [
        { relation: 'self', birth: '1990-02-03' },
        { relation: 'partner', birth: '1988-11-30', firstName: 'Alexander', lastName: 'Montgomery-Wong' },
        { relation: 'child', birth: '2019-07-14', firstName: '子晴', lastName: '陳' },
      ],
    },
  },
  'pet-gb': {
    number: 'PE26-00000007-04',
    plan: 'lifetime',
    way: 'monthly',
    answers: {
      answer: {
        ...{
          species: 'dog',
          breed: 'labrador',
          birth: '2025-03-10',
          sex: 'femaleNeutered',
          price: 1200,
          vaccinated: true,
        },
        ...{ conditions: false, excess: '99', start: '2026-12-01', petName: 'Biscuit' },
      },
      applicant: holder({ postcode: 'SW1A 2AA', addressLine: '10 Sample Street', town: 'London' }),
      insured: [],
    },
  },
  'motor-my': {
    number: 'MO26-00000009-61',
    plan: 'comprehensive',
    answers: {
      answer: {
        ...{ plate: 'WAB 77', make: 'Perodua', model: 'Myvi', year: 2021, cc: 1498, value: 45000, start: '2026-12-01' },
        ...{ region: 'peninsular', claims: '0', ncd: '55', extras: ['windscreen', 'flood'], windscreenSum: 1000 },
      },
      applicant: holder({
        identity: 'A1234567',
        postcode: '50000',
        town: 'Kuala Lumpur',
        addressLine: '12 Jalan Contoh',
      }),
      insured: [{ relation: 'self', birth: '1990-02-03', licenceYears: 15 }],
    },
  },
  'motor-th': {
    number: 'MO26-00000010-11',
    plan: 'class1',
    way: 'six',
    answers: {
      answer: {
        ...{
          plate: '1กข 1234',
          province: 'TH-10',
          make: 'Toyota',
          model: 'Yaris Ativ',
          year: 2023,
          sumInsured: 420000,
        },
        ...{ start: '2026-12-15', usage: 'private', repair: 'garage', claims: '0', noClaims: '30', dashCam: false },
        compulsory: true,
      },
      applicant: holder({
        firstName: 'สมหญิง',
        lastName: 'ใจดี',
        town: 'ปทุมวัน',
        region: 'กรุงเทพมหานคร',
        postcode: '10330',
      }),
      insured: [{ relation: 'self', birth: '1990-05-05' }],
    },
  },
  'accident-id': {
    number: 'AC26-00000011-26',
    plan: 'complete',
    way: 'monthly',
    answers: {
      answer: { sumInsured: '100000000', period: 'year', start: '2026-12-01', motorbike: true, impairment: false },
      applicant: holder({
        firstName: 'Siti',
        lastName: 'Rahayu',
        town: 'Menteng',
        province: 'DKI Jakarta',
        postcode: '10310',
      }),
      insured: [{ relation: 'self', birth: '1996-04-10', occupation: 'office' }],
    },
  },
};

/** The policy of a product for a holder who speaks a language. */
export function paperOf(code: string, wanted: LanguageValue): PolicyPaper {
  const sample = samples[code];
  if (sample === undefined) throw new Error(`There is no sample of ${code}.`);
  const { definition, texts } = shippedProduct(code);
  const language = definition.languages.includes(wanted) ? wanted : (definition.languages[0] ?? 'en_us');
  const application = readApplication(productOf(definition), sample.answers, { today: TODAY, plan: sample.plan });
  const price = pricePlans(application, null).find(({ plan }) => plan === sample.plan);
  const term = termOf(application);
  const words = texts[language];
  const english = texts['en_us'];
  if (price === undefined || term === undefined || words === undefined || english === undefined) {
    throw new Error(`The sample of ${code} has no price, term or words.`);
  }
  const way = instalmentWays(application).find(({ id }) => id === sample.way);
  const parts = way === undefined ? [] : splitPayment(price, way, TODAY).instalments;
  const instalments = parts.map(({ number, due, amount }) => ({
    ...{ number, due, money: { amount, currency: price.currency } },
    paidOn: number === 1 ? TODAY : null,
  }));
  const policy: PolicyRow = {
    ...{ policyId: 'P'.repeat(22), number: sample.number, applicationId: 'A'.repeat(22), orderId: 'O1' },
    ...{ companyId: 'C1', channelCode: 'harbour-vale', agentId: 'G1', agentName: 'jonas', customerId: null },
    ...{ productCode: code, version: 1, language, plan: sample.plan, answers: sample.answers },
    price: { ...price, lines: [...price.lines] },
    ...{ instalments, method: null },
    holder: {
      firstName: String(sample.answers.applicant['firstName']),
      lastName: String(sample.answers.applicant['lastName']),
      ...{ email: 'mei@example.com', birth: '1990-02-03', telephone: '+85291234567' },
    },
    ...{
      ...term,
      issuedOn: TODAY,
      issuedAt: `${TODAY}T09:00:00.000Z`,
      cancelledOn: null,
      renews: null,
      renewedBy: null,
    },
    ...{ hasClaim: false, changedOn: null, changedAt: null, paidForChanges: 0, files: {}, revision: 1 },
  };
  const order: PolicyOrderRow = {
    ...{ orderId: 'O1', orderNumber: 'PO26-00000042-40', applicationId: policy.applicationId, companyId: 'C1' },
    ...{ returned: 0, kind: 'purchase', policyId: policy.policyId, quoteId: 'Q1', plan: sample.plan },
    total: instalments[0]?.money ?? { amount: price.total, currency: price.currency },
    ...{
      instalments,
      voucherCode: null,
      payWay: 'card',
      reference: 'pi_1',
      isHosted: false,
      providerCustomerId: null,
      approvalUrl: null,
      qr: null,
      method: null,
    },
    ...{ state: 'paid', refund: null, errorLabel: null, language, createdAt: policy.issuedAt, paidAt: policy.issuedAt },
    consent: { declaration: true, termsVersion: '1', at: policy.issuedAt },
  };
  const insured: Insured = {
    ...{ definition, texts: words, language, answers: sample.answers, plan: sample.plan, today: TODAY },
  };
  return {
    ...{ policy, order, insured, english: { ...insured, texts: english, language: 'en_us' } },
    ...{
      language: documentLanguage(language),
      company: 'Harbour & Vale',
      agent: 'Jonas Weber',
      link: 'xpage.example/portal/documents',
    },
  };
}
