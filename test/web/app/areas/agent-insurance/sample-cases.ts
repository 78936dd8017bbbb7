import type { AgentCase, AgentCaseDetail } from '../../../../../shared/insurance/agent-case.ts';

export const ana: AgentCase = {
  case: { kind: 'application', id: 'AAAAAAAAAAAAAAAAAAAAAA' },
  status: 'referred',
  customer: { name: 'Ana Lim', email: 'ana@example.com', telephone: '+85251234567' },
  ...{ productCode: 'travel-hk', productName: 'Wayfarer Travel', planName: 'Standard' },
  ...{ total: { amount: 56_00, currency: 'HKD' }, at: '2026-01-01T23:30:00.000Z' },
  ...{
    policyNumber: null,
    isChange: false,
    cover: null,
    dueInstalment: null,
    stoppedAt: null,
    decider: 'you',
    agentName: 'mara',
    isMine: true,
    remindAt: null,
  },
};

/** Stopped at a question, and has not said a name. */
export const ben: AgentCase = {
  ...ana,
  ...{ case: { kind: 'application', id: 'BBBBBBBBBBBBBBBBBBBBBB' }, status: 'in-progress', decider: null },
  ...{ customer: { name: '', email: 'ben@example.com', telephone: '' }, planName: null, total: null },
  stoppedAt: { step: 'question', question: 'When are you back?' },
};

export const anasDetail: AgentCaseDetail = {
  ...ana,
  ...{ revision: 2, validUntil: '2026-01-15', decision: null, reasons: ['We look at long trips.'] },
  answers: [
    {
      ...{ title: 'Your trip', person: null },
      lines: [
        { id: 'answer.start', label: 'When do you leave?', kind: 'text', value: 'February 1, 2026', before: null },
        { id: 'answer.treatment', label: 'Do you travel for treatment?', kind: 'yes-no', value: 'no', before: null },
      ],
    },
  ],
  price: {
    ...{ currency: 'HKD', total: 56_00 },
    lines: [
      { id: 'days', kind: 'premium', label: 'Days of the trip', amount: 55_50 },
      { id: 'rounding', kind: 'rounding', label: '', amount: 50 },
    ],
  },
  timeline: [{ kind: 'begun', at: '2026-01-01T23:30:00.000Z' }],
};
