import type { RegionalLaw } from './regional-law.ts';

export const americas: readonly RegionalLaw[] = [
  {
    id: 'usa',
    named: ['US'],
    authorities: {
      US: 'the attorney general of your state; in California also the California Privacy Protection Agency',
    },
    consumerLaws: [
      'Federal Trade Commission Act',
      'Restore Online Shoppers’ Confidence Act',
      'the automatic renewal laws of the states, such as California Business and Professions Code § 17600 and following',
    ],
    consumer: [
      'The price, the period and the automatic renewal are shown before you agree, and you can cancel online in your account, as easily as you subscribed.',
      'You keep the rights of your state’s consumer protection laws. These terms have no arbitration clause, and you do not give up a class action or a jury.',
    ],
    withdrawalDays: null,
    dataLaws: [
      'California Consumer Privacy Act, as amended (CCPA)',
      'the privacy laws of other states, such as those of Colorado, Connecticut, Texas, Utah and Virginia',
    ],
    data: [
      'If you live in California or in another state with a privacy law, you can ask to know, to get a copy, to correct and to delete. You may send somebody in your place. If we refuse, you can appeal to us. You are not treated worse for it.',
      'We do not sell personal information, we do not share it for advertising across contexts, and we use sensitive information only to provide the service. We respect the signal of Global Privacy Control.',
      'Categories that we collect: identifiers, account and billing records, activity in the service, and what you write or upload. Where they come from, what for, and how long we keep them stands above.',
    ],
    content: [
      'Notices under the Digital Millennium Copyright Act go to the address for reports in the legal notice. Whoever is affected can send a counter-notice.',
    ],
  },
  {
    id: 'canada',
    named: ['CA'],
    authorities: {
      CA: 'Office of the Privacy Commissioner of Canada; in Quebec the Commission d’accès à l’information; in Alberta and British Columbia the provincial commissioner',
    },
    consumerLaws: [
      'the consumer protection acts of the provinces, such as those of Quebec (CQLR c P-40.1) and Ontario',
      'Canada’s Anti-Spam Legislation (S.C. 2010, c. 23)',
    ],
    consumer: [
      'You keep the rights that your province gives consumers, among them to cancel a distance contract if we did not give you the information that the law asks for.',
      'Quebec: the law of Quebec applies to consumers there, and its courts decide. We are not freed from liability for our own acts. Where the Charter of the French Language asks for a French version first, we do not rely on the English text against you.',
      'We send commercial e-mails only with your consent, and each has a way to stop them.',
    ],
    withdrawalDays: null,
    dataLaws: [
      'Personal Information Protection and Electronic Documents Act (PIPEDA)',
      'Quebec: Act respecting the protection of personal information in the private sector (CQLR c P-39.1), as amended by Law 25',
    ],
    data: [
      'You can see and correct your personal information, take back a consent, and complain to the commissioner. In Quebec you can also ask for portability and that links to your name are taken down. Whoever is responsible for personal information with us is reached at the address for data protection.',
      'Your information is stored outside Canada and outside Quebec, in the European Union, and authorities there may have access to it under their laws.',
    ],
  },
  {
    id: 'mexico',
    named: ['MX'],
    authorities: { MX: 'Secretaría Anticorrupción y Buen Gobierno, which has taken over the tasks of INAI' },
    consumerLaws: ['Ley Federal de Protección al Consumidor'],
    consumer: [
      'As a consumer you can revoke your consent to a purchase made at a distance within {{days}} working days, as the law says. You can turn to the Procuraduría Federal del Consumidor (PROFECO).',
    ],
    withdrawalDays: 5,
    dataLaws: ['Ley Federal de Protección de Datos Personales en Posesión de los Particulares'],
    data: [
      'You have the rights of access, rectification, cancellation and opposition (ARCO), and can revoke your consent or limit the use of your data. Write to the address for data protection with your name, a way to answer you, proof of identity and what you ask for. This policy is our privacy notice (aviso de privacidad).',
    ],
  },
  {
    id: 'brazil',
    named: ['BR'],
    authorities: { BR: 'Autoridade Nacional de Proteção de Dados (ANPD)' },
    consumerLaws: ['Código de Defesa do Consumidor (Law No. 8.078/1990)', 'Decree No. 7.962/2013'],
    consumer: [
      'As a consumer you can withdraw from a purchase made online within {{days}} days and get back all that you paid (right of repentance).',
      'Clauses that limit our liability to consumers hold only as far as the Code allows. You can go to court where you live.',
    ],
    withdrawalDays: 7,
    dataLaws: [
      'Lei Geral de Proteção de Dados (Law No. 13.709/2018, LGPD)',
      'Marco Civil da Internet (Law No. 12.965/2014)',
    ],
    data: [
      'You have the rights of the LGPD: confirmation, access, correction, anonymisation, blocking or deletion, portability, information about sharing, and to revoke a consent. You can ask for a person to look at a decision that was made by machines alone. Our contact for data protection (encarregado) is reached at the address for data protection.',
    ],
    content: ['Intimate pictures that were published without consent are taken down when the person shown tells us.'],
  },
];
