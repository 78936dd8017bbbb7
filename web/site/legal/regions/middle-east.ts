import type { RegionalLaw } from './regional-law.ts';

export const middleEast: readonly RegionalLaw[] = [
  {
    id: 'uae',
    named: ['AE'],
    authorities: { AE: 'UAE Data Office; in the free zones DIFC and ADGM their own commissioners' },
    consumerLaws: [
      'Federal Law No. 15 of 2020 on Consumer Protection',
      'Federal Decree-Law No. 14 of 2023 on Modern Technology Trade',
    ],
    consumer: [
      'You keep the rights of consumers in the United Arab Emirates: correct information, a service as described, and a remedy when it is not. You can complain to the Ministry of Economy or to the authority of your emirate.',
    ],
    withdrawalDays: null,
    dataLaws: ['Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data'],
    data: [
      'You have the rights of the law: information, access, portability, correction, erasure, restriction, to stop processing, and to object to automated decisions. Your data is stored in the European Union, under contract terms that protect it.',
    ],
    content: ['Content must respect the laws on cybercrime and media, and licences where an activity needs one.'],
  },
  {
    id: 'saudi-arabia',
    named: ['SA'],
    authorities: { SA: 'Saudi Data and Artificial Intelligence Authority (SDAIA)' },
    consumerLaws: ['E-Commerce Law (Royal Decree No. M/126)'],
    consumer: [
      'As a consumer you can end a contract within {{days}} days after it was made, if you have not used the service and the law makes no exception. You can complain to the Ministry of Commerce.',
    ],
    withdrawalDays: 7,
    dataLaws: ['Personal Data Protection Law (Royal Decree No. M/19), with its regulations'],
    data: [
      'You have the rights of the law: to be informed, to have access and a copy, to have data corrected and destroyed, and to take back a consent. Your data leaves the Kingdom for the European Union because the service runs there, with the safeguards that the regulations on transfers ask for.',
    ],
    content: ['Content must respect the Anti-Cyber Crime Law, and licences where an activity needs one.'],
  },
];
