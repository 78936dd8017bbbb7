import type { RegionalLaw } from './regional-law.ts';

export const asiaPacific: readonly RegionalLaw[] = [
  {
    id: 'china',
    named: ['CN'],
    authorities: { CN: 'Cyberspace Administration of China (国家互联网信息办公室)' },
    consumerLaws: ['Law on the Protection of Consumer Rights and Interests', 'E-Commerce Law'],
    consumer: [
      'You keep the rights that the law gives consumers; standard terms that take them away are void. The right to return goods without a reason does not cover digital services that are in use.',
    ],
    withdrawalDays: null,
    dataLaws: ['Personal Information Protection Law (PIPL)', 'Cybersecurity Law', 'Data Security Law'],
    data: [
      'You have the rights of the law: to know and decide, to see and copy, to correct and delete, to move your data, to take back a consent, and to have our rules explained. Your close relatives have some of them after a death.',
      'Your data is processed outside mainland China, in the European Union. That is necessary for the contract that you ask for. If you do not want it, please do not open an account.',
      'Sensitive data, such as health data in an application for insurance, is processed only where it is necessary and you agreed to it.',
    ],
    content: ['Content that is public in mainland China must follow its rules on online information.'],
  },
  {
    id: 'hong-kong',
    named: ['HK'],
    authorities: { HK: 'Privacy Commissioner for Personal Data (PCPD)' },
    consumerLaws: [
      'Supply of Services (Implied Terms) Ordinance (Cap. 457)',
      'Control of Exemption Clauses Ordinance (Cap. 71)',
      'Trade Descriptions Ordinance (Cap. 362)',
    ],
    consumer: [
      'A service must be carried out with reasonable care and skill and within a reasonable time. Limits of our liability hold only as far as they are reasonable under the law. The law gives no general right to withdraw from a purchase.',
    ],
    withdrawalDays: null,
    dataLaws: ['Personal Data (Privacy) Ordinance (Cap. 486)'],
    data: [
      'You can ask whether we hold data about you, get a copy, and have it corrected. We use your data for direct marketing only with your consent, which you can take back without charge.',
    ],
  },
  {
    id: 'macao',
    named: ['MO'],
    authorities: { MO: 'Direcção dos Serviços da Protecção de Dados Pessoais (個人資料保護局)' },
    consumerLaws: ['Law No. 9/2021 on the Protection of Consumer Rights and Interests'],
    consumer: [
      'You keep the rights of that law, among them those for contracts made at a distance. You can turn to the Consumer Council.',
    ],
    withdrawalDays: null,
    dataLaws: ['Law No. 8/2005 on the Protection of Personal Data'],
    data: [
      'You have the rights of information, access, correction and objection, and not to be subject to decisions made by machines alone. Your data goes outside Macao because that is needed for the contract with you.',
    ],
  },
  {
    id: 'japan',
    named: ['JP'],
    authorities: { JP: 'Personal Information Protection Commission (個人情報保護委員会)' },
    consumerLaws: ['Consumer Contract Act', 'Act on Specified Commercial Transactions'],
    consumer: [
      'The law gives no cooling-off period for purchases that you make online yourself; the refund policy is our statement on returns. The last screen before you pay shows price, period and renewal.',
      'Limits of our liability do not hold for intent or gross negligence. As a consumer you can go to court where you live.',
    ],
    withdrawalDays: null,
    dataLaws: ['Act on the Protection of Personal Information (APPI)'],
    data: [
      'You can ask us to disclose the data we hold about you and the records of where it went, to correct or delete it, and to stop using it or passing it on. Data is stored in the European Union and handled in the United Kingdom, which the Commission recognises as having an equal level of protection.',
    ],
    content: [
      'Requests to take down content under the law on liability of information distribution platforms go to the address for reports.',
    ],
  },
  {
    id: 'korea',
    named: ['KR'],
    authorities: { KR: 'Personal Information Protection Commission (개인정보보호위원회)' },
    consumerLaws: [
      'Act on the Consumer Protection in Electronic Commerce',
      'Act on the Regulation of Terms and Conditions',
    ],
    consumer: [
      'As a consumer you can withdraw from a purchase within {{days}} days. Limits of our liability do not hold for intent or gross negligence.',
    ],
    withdrawalDays: 7,
    dataLaws: ['Personal Information Protection Act (PIPA)'],
    data: [
      'You can see, correct, delete and move your data, have its processing stopped, take back a consent, and refuse or have explained a decision that was fully automated.',
      'Your data goes to the European Union, to Amazon Web Services, over an encrypted connection when you use the service, for as long as stands above. You can refuse that by not using the service. Files are destroyed so that they cannot be brought back.',
    ],
  },
  {
    id: 'mongolia',
    named: ['MN'],
    authorities: { MN: 'National Human Rights Commission of Mongolia' },
    consumerLaws: ['Law on Consumer Protection', 'Civil Code'],
    consumer: [
      'You keep the rights of consumers: correct information, a service of proper quality, and a remedy when it is not. You can turn to the authority for fair competition and consumer protection.',
    ],
    withdrawalDays: null,
    dataLaws: ['Law on Personal Data Protection'],
    data: [
      'You can ask what we hold about you, see and correct it, have it deleted, and take back a consent. Your data is stored outside Mongolia, in the European Union, because the service that you asked for runs there.',
    ],
  },
  {
    id: 'thailand',
    named: ['TH'],
    authorities: { TH: 'Office of the Personal Data Protection Committee (PDPC)' },
    consumerLaws: [
      'Consumer Protection Act B.E. 2522',
      'Direct Sales and Direct Marketing Act B.E. 2545',
      'Unfair Contract Terms Act B.E. 2540',
    ],
    consumer: [
      'Where the law on direct marketing covers your purchase, you can withdraw from it within {{days}} days. Limits of our liability hold only as far as they are fair. You can turn to the Office of the Consumer Protection Board.',
    ],
    withdrawalDays: 7,
    dataLaws: ['Personal Data Protection Act B.E. 2562 (PDPA)'],
    data: [
      'You have the rights of the law: access, a copy, portability, objection, erasure, restriction, correction, and to take back a consent. Data goes abroad because that is needed for the contract with you, with safeguards by contract.',
    ],
  },
  {
    id: 'indonesia',
    named: ['ID'],
    authorities: {
      ID: 'Ministry of Communication and Digital Affairs (Komdigi), until the authority of the law is set up',
    },
    consumerLaws: [
      'Law No. 8 of 1999 on Consumer Protection',
      'Government Regulation No. 80 of 2019 on Trade through Electronic Systems',
    ],
    consumer: [
      'Standard terms that move our responsibility to consumers are void. You can turn to the Consumer Dispute Settlement Agency (BPSK). Where the law asks for a version in Indonesian, we do not rely on the English text against you.',
    ],
    withdrawalDays: null,
    dataLaws: ['Law No. 27 of 2022 on Personal Data Protection (UU PDP)'],
    data: [
      'You have the rights of the law: information, correction, access and a copy, to end processing and have data destroyed, to take back a consent, to object to automated decisions, to portability and to damages. If a breach touches your data, we tell you and the authority in writing in the time that the law sets.',
    ],
    content: ['Content that is unlawful in Indonesia is taken down when the ministry orders it.'],
  },
  {
    id: 'vietnam',
    named: ['VN'],
    authorities: {
      VN: 'Department of Cybersecurity and High-Tech Crime Prevention (A05), Ministry of Public Security',
    },
    consumerLaws: ['Law on Protection of Consumers’ Rights No. 19/2023/QH15'],
    consumer: [
      'You keep the rights of consumers in transactions at a distance, among them to end the contract where we did not give the information that the law asks for. Clauses that exclude our liability to consumers against the law are void.',
    ],
    withdrawalDays: null,
    dataLaws: ['Law on Personal Data Protection No. 91/2025/QH15, and before it Decree No. 13/2023/ND-CP'],
    data: [
      'You have the rights of the law: to know, to agree and to take back a consent, to see, correct and delete, to restrict and object, to complain and to damages. Your data goes abroad, to the European Union, because the service runs there.',
    ],
  },
  {
    id: 'malaysia',
    named: ['MY'],
    authorities: { MY: 'Personal Data Protection Commissioner (Jabatan Perlindungan Data Peribadi)' },
    consumerLaws: [
      'Consumer Protection Act 1999',
      'Consumer Protection (Electronic Trade Transactions) Regulations 2012',
    ],
    consumer: [
      'The guarantees of the Consumer Protection Act cannot be excluded: a service must be carried out with reasonable care and skill and be fit for its purpose. You can turn to the Tribunal for Consumer Claims.',
    ],
    withdrawalDays: null,
    dataLaws: ['Personal Data Protection Act 2010 (PDPA)'],
    data: [
      'You can see and correct your data, take back a consent, stop processing that harms you or serves direct marketing, and have data handed on where that is possible. The law asks for this notice in Malay as well; where we have not given it to you, we do not rely on the English text against you.',
    ],
  },
  {
    id: 'singapore',
    named: ['SG'],
    authorities: { SG: 'Personal Data Protection Commission (PDPC)' },
    consumerLaws: ['Consumer Protection (Fair Trading) Act 2003', 'Unfair Contract Terms Act 1977'],
    consumer: [
      'You keep your rights against unfair practices, and limits of our liability hold only as far as they are reasonable. The law gives no general right to withdraw from a purchase made online.',
    ],
    withdrawalDays: null,
    dataLaws: ['Personal Data Protection Act 2012 (PDPA)'],
    data: [
      'You can see and correct your data, ask how it was used in the past year, and take back a consent. Our data protection officer is reached at the address for data protection. We make no marketing calls.',
    ],
  },
  {
    id: 'australia',
    named: ['AU'],
    authorities: { AU: 'Office of the Australian Information Commissioner (OAIC)' },
    consumerLaws: ['Australian Consumer Law (Competition and Consumer Act 2010, Schedule 2)'],
    consumer: [
      'Our services come with guarantees that cannot be excluded under the Australian Consumer Law. For major failures with the service, you are entitled to cancel your service contract with us, and to a refund for the unused portion, or to compensation for its reduced value. If a failure does not amount to a major failure, you are entitled to have it put right in a reasonable time.',
    ],
    withdrawalDays: null,
    dataLaws: ['Privacy Act 1988, with the Australian Privacy Principles'],
    data: [
      'You can see and correct your personal information, and complain to us and then to the Commissioner. Your information goes abroad, to the European Union and the United Kingdom. We tell you and the Commissioner about breaches that are likely to cause serious harm.',
    ],
    content: ['You can also report harmful content to the eSafety Commissioner.'],
  },
];
