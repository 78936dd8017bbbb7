import type { LegalText } from '../legal-text.ts';

/** What goes back and when (docs/payments.md, docs/support.md). */
export const refunds: LegalText<'refunds'> = {
  id: 'refunds',
  short: [
    'Try the service first: the trial is free for {{trialDays}} days and asks for no card.',
    'Payments are not refunded, except for a duplicate charge, for fraud, or at our discretion.',
    'Where your law gives you a right of withdrawal or another right to your money, that right comes first.',
    'What an app store billed, the store refunds.',
  ],
  sections: [
    {
      id: 'rule',
      title: 'The rule',
      products: ['X-ID'],
      blocks: [
        'A payment for a plan pays for a month or a year of it. When you cancel, the plan lasts until the end of that time, and nothing is refunded for the rest.',
        'There is one account and one plan for XPage and ProductTalk, so this policy covers both.',
      ],
    },
    {
      id: 'exceptions',
      title: 'When you get your money back',
      blocks: [
        {
          points: [
            'You were charged twice for the same thing, too late, or a wrong amount. Such a payment goes back by itself, in full.',
            'Somebody used your card or account without your permission.',
            'We ended your plan without a reason on your side, or took away a main part of what you paid for: then at least the share for the time that is left.',
            'The law gives you a right to it: for example a right of withdrawal, or because the service was not as it must be.',
            'At our discretion, for example after a long interruption. Asking costs nothing.',
          ],
        },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      blocks: [
        'Consumers in the European Economic Area and in the United Kingdom can withdraw from a purchase within {{withdrawalDays}} days, without giving a reason. The time runs from the day of the purchase. Consumers elsewhere have such a right where their law gives it; “Where you live” below says more.',
        'Tell us clearly, for example by e-mail to <mail>{{supportEmail}}</mail>: “I withdraw from the contract for my plan, bought on (date)”, with your name and the address of your account. It is enough to send it before the time is over.',
        'We pay back all that you paid for it, without delay and at the latest within {{withdrawalDays}} days, by the way you paid. We keep nothing for the days in which you used the plan.',
      ],
    },
    {
      id: 'how',
      title: 'How to ask',
      blocks: [
        'Write to <mail>{{supportEmail}}</mail> from the address of your account. Name the invoice and the reason. We answer as the <sla>service level agreement</sla> says.',
        'A refund goes back by the way you paid. We start it at once; your bank may need some days to show it. You get a note about it, and the invoice is marked as refunded.',
      ],
    },
    {
      id: 'effect',
      title: 'What becomes of your plan',
      blocks: [
        'When an upgrade is refunded, the plan from before comes back with its price and its time. When another payment is refunded at our discretion, you keep the time that was given, unless we agree otherwise or there was fraud.',
      ],
    },
    {
      id: 'stores',
      title: 'App stores',
      products: ['X-ID'],
      blocks: [
        'A subscription bought in an app store is billed by that store. Please ask the store for a refund; we cannot make it.',
      ],
    },
    {
      id: 'insurance',
      title: 'Insurance',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'Premiums belong to the contract with the insurer. Cancellation and what you get back follow the policy; you see the amount before you confirm.',
      ],
    },
    {
      id: 'bank',
      title: 'Please talk to us first',
      blocks: [
        'If you do not recognise a charge, write to us before you ask your bank to reverse it. It is usually quicker. Your right to go to your bank stays.',
      ],
    },
  ],
  changes: { '2025-01-01': ['This is the first version.'] },
};
