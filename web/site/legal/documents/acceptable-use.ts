import type { LegalText } from '../legal-text.ts';

export const acceptableUse: LegalText<'acceptable-use'> = {
  id: 'acceptable-use',
  short: [
    'Publish only what is lawful, true and yours to publish.',
    'Do not deceive, harass, spam or attack anyone, and do not pretend to be somebody else.',
    'Anyone can report a page. A person looks at each report.',
    'If we act against your page, you are told why, and you can appeal.',
  ],
  sections: [
    {
      id: 'scope',
      title: 'Whom this concerns',
      blocks: [
        'Everyone who uses X-ID, XPage or ProductTalk: owners, members of companies, agents, customers and visitors. It is part of the <terms>terms of service</terms>.',
      ],
    },
    {
      id: 'content',
      title: 'What may not be published or uploaded',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        {
          points: [
            'anything unlawful, or that calls for a crime',
            'sexual content with minors, in any form; we report it to the authorities',
            'hatred or violence against people for what they are, threats, and harassment',
            'terrorist content',
            'pornography, and intimate pictures of people who did not agree',
            'fraud, false promises of profit, forged reviews and false credentials',
            'goods and services that may not be sold, or not by you',
            'other people’s works, marks or personal data without the right to them',
            'malware, and links to it',
          ],
        },
      ],
    },
    {
      id: 'identity',
      title: 'Who you say you are',
      products: ['X-ID', 'XPage'],
      blocks: [
        'Use your own name or your trade. Do not pretend to be another person, an authority or a company that you do not work for. Do not claim a licence or a qualification that you do not hold. Do not open accounts in bulk or sell them.',
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        {
          points: [
            'Do not let people believe that they talk with a human being while the assistant answers.',
            'Do not set it up to give advice that only licensed people may give, if you are not one of them.',
            'Do not use it to decide about people’s rights, credit, work or health.',
            'Do not try to make it say what is not allowed here, or to get at what it was told in confidence.',
            'Do not use its answers to train a model that competes with it.',
          ],
        },
      ],
    },
    {
      id: 'people',
      title: 'Visitors and their details',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'Use the details of visitors only for what they gave them for. Do not sell them. Send no advertising to people who did not ask for it, and stop when somebody says so.',
        'Upload personal data of others only where you have a right to. Documents that the public can ask about must not hold health data, identity documents or payment details of people.',
      ],
    },
    {
      id: 'technique',
      title: 'The system',
      blocks: [
        {
          points: [
            'Do not get around limits, plans, security or the signing of requests.',
            'Do not read out pages or answers in bulk with programs, beyond what search engines do.',
            'Do not load the service so much that others suffer.',
            'Do not probe for weaknesses, except as the <security>security policy</security> allows.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'How to report something',
      blocks: [
        'Every personal page has a link to report it. You can also write to <mail>{{abuseEmail}}</mail>. Say which page it is, what is wrong and, if it concerns your rights, who you are. We treat reports in the order of how serious they are.',
        'If you own a right that a page breaks, tell us which right it is and confirm that what you say is true.',
      ],
    },
    {
      id: 'steps',
      title: 'What we do then',
      blocks: [
        'A person looks at the report and at the page as visitors see it. We can leave it, warn the owner, or suspend the page or the account. In serious cases we suspend at once. What we decide and why is recorded.',
        'The owner is told the reason, can still sign in, export and see invoices, and can appeal. If the appeal is right, the page comes back as it was.',
        'We do not scan private conversations by hand. We act on reports, and on what automatic protection against abuse of the system notices.',
      ],
    },
  ],
  changes: { '2025-01-01': ['This is the first version.'] },
};
