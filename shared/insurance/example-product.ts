/** The smallest product that says something: an example for contracts and tests. */
import type { ProductDefinition } from './definition.ts';
import type { ProductTexts } from './product-texts.ts';

const definition: ProductDefinition = {
  code: 'travel-hk',
  version: 1,
  line: 'travel',
  country: 'HK',
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  languages: ['en_us'],
  onSale: { from: '2026-01-01', until: null },
  quoteDays: 14,
  tables: { day: { keys: ['plan'], rows: [{ keys: ['standard'], value: 18.5 }] } },
  personFacts: [],
  facts: [{ id: 'days', value: { days: [{ var: 'answer.start' }, { var: 'answer.end' }] } }],
  blocks: [
    {
      id: 'trip',
      stage: 'quote',
      about: 'answer',
      questions: [
        { id: 'start', kind: 'date', required: true, least: { var: 'today' } },
        { id: 'end', kind: 'date', required: true, least: { var: 'answer.start' } },
      ],
    },
    {
      id: 'holder',
      stage: 'details',
      about: 'applicant',
      questions: [{ id: 'email', kind: 'email', required: true }],
    },
  ],
  insured: { least: 0, most: 0 },
  ageLimits: [],
  term: { start: { var: 'answer.start' }, unit: 1, length: { var: 'fact.days' }, extraDays: -1 },
  plans: [{ id: 'standard', benefits: [{ id: 'medical', limit: 600_000 }] }],
  steps: [
    {
      id: 'days',
      kind: 'amount',
      per: 'policy',
      value: { '*': [{ table: ['day', { var: 'plan' }] }, { var: 'fact.days' }] },
      isDiscount: false,
    },
  ],
  roundPremiumTo: 1,
  charges: [],
  instalments: [],
  underwriting: [],
  excludedAreas: null,
  examples: [],
  events: ['medical'],
  exclusions: ['war'],
  refund: { coolingOffDays: 7, isOpenAfterStart: false, afterwards: 'none', scale: [], returnsCharges: false, fee: 0 },
  renewal: { when: false, remindDays: [] },
  monotone: [{ question: 'end', direction: 'up' }],
  schedule: [],
};

const texts: ProductTexts = {
  name: 'Wayfarer Travel',
  tagline: 'Hospital bills, from the day you leave.',
  summary: 'Travel insurance for people who live in Hong Kong.',
  policyType: 'Travel insurance',
  blocks: { trip: 'Your trip', holder: 'About you' },
  questions: {
    'answer.start': { label: 'When do you leave?' },
    'answer.end': { label: 'When are you back?' },
    'applicant.email': { label: 'E-mail address' },
  },
  plans: { standard: { name: 'Standard', summary: 'Doctors and hospital.' } },
  benefits: { medical: { name: 'Medical treatment' } },
  examples: {},
  lines: { days: 'Days of the trip' },
  instalments: {},
  reasons: {},
  events: { medical: { title: 'You fall ill or are hurt', text: 'Treatment by a doctor or in a hospital.' } },
  exclusions: { war: { title: 'War', text: 'War and civil war.' } },
  schedule: {},
  declaration: 'What I have said is true and complete.',
  notice: 'The price holds for 14 days.',
};

export const exampleProduct = { definition, texts };
