import type { LegalText } from '../legal-text.ts';

export const sla: LegalText<'sla'> = {
  id: 'sla',
  short: [
    'The service is available for {{uptime}} of each month.',
    'We announce planned maintenance {{maintenanceHours}} hours before, and tell you about an unplanned outage within {{outageHours}} hours.',
    'Support answers {{supportHours}}. How fast depends on your plan.',
  ],
  sections: [
    {
      id: 'scope',
      title: 'What this agreement covers',
      blocks: [
        'It covers all our products as they run on our production system: X-ID (sign-in, account, payment), XPage (published pages, the assistant, the editor) and ProductTalk (the chat, its documents and their editor).',
        'It is part of the <terms>terms of service</terms>. It covers the paid plans; on the Free plan and in a trial we work to the same aims without owing them.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        'In each calendar month the service is available for at least {{uptime}} of the time.',
        'We count it by the minute. A product counts as down in a minute in which requests that are right fail throughout that minute because of us. Availability is all the minutes of the month, less those in which it was down, divided by all the minutes.',
        {
          table: {
            head: ['Product', 'Is available when'],
            rows: [
              ['X-ID', 'people can sign in and open their account'],
              ['XPage', 'published pages open, and the assistant takes questions'],
              ['ProductTalk', 'the chat opens and answers from documents that are ready'],
            ],
          },
        },
        'These do not count as down:',
        {
          points: [
            'planned maintenance that was announced in time',
            'failures outside our control, such as those of your connection or of a phone carrier',
            'services of others that you connected, and payment providers',
            'a question that is answered from the sources alone because a language model does not respond',
            'limits of your plan, and a suspension under the <use>acceptable use policy</use>',
          ],
        },
      ],
    },
    {
      id: 'notices',
      title: 'How we tell you',
      blocks: [
        'Planned maintenance is announced at least {{maintenanceHours}} hours before. We choose hours in which few people use the service. An urgent repair for security can come sooner; then we tell you as early as we can.',
        'About an unplanned outage we inform within {{outageHours}} hours after we notice it, and again when it is over.',
      ],
    },
    {
      id: 'support',
      title: 'Support',
      blocks: [
        'Support answers {{supportHours}}, except on public holidays in England. Write to <mail>{{supportEmail}}</mail>.',
        {
          table: {
            head: ['How urgent', 'What it means'],
            rows: [
              ['Critical', 'a product is down or data is at risk, for you or for everyone'],
              ['High', 'a main function does not work, and there is no way around it'],
              ['General', 'everything else, and questions'],
            ],
          },
        },
      ],
    },
    {
      id: 'response',
      title: 'Response times by plan',
      blocks: [
        'This is how soon a person answers, counted in the hours of support.',
        {
          table: {
            head: ['Plan', 'Critical', 'High', 'General'],
            rows: [
              ['Free, Individual (X-ID, XPage)', '{{standardCritical}}', '{{standardHigh}}', '{{standardGeneral}}'],
              ['Pro, Team (with ProductTalk)', '{{fasterCritical}}', '{{fasterHigh}}', '{{fasterGeneral}}'],
            ],
          },
        },
        'Plans with ProductTalk are answered faster, because a company’s own customers are waiting there. An answer is not yet a solution; we keep you informed until there is one.',
      ],
    },
    {
      id: 'missed',
      title: 'If we miss it',
      blocks: [
        'Tell us within a reasonable time which month it was and what you noticed. We check our records and tell you what we find, what the cause was and what we do about it.',
        'If availability was missed, you can ask for your money back under the <refunds>refund policy</refunds>, and you can end your plan. We decide with the length of the interruption in mind. Your rights under the law stay as they are.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        'Describe what happened and when, and add the request id if the screen shows one. Never send us a password or a code; our staff do not ask for them.',
      ],
    },
  ],
  changes: { '2025-01-01': ['This is the first version.'] },
};
