import type { RegionalLaw } from './regional-law.ts';

/** Directive 2011/83/EU, Article 9; the United Kingdom's regulations of 2013 have the same. */
export const WITHDRAWAL_DAYS = 14;

export const europe: readonly RegionalLaw[] = [
  {
    id: 'eea',
    named: ['EU', 'NO'],
    authorities: {
      IE: 'Data Protection Commission',
      FR: 'Commission nationale de l’informatique et des libertés (CNIL)',
      ES: 'Agencia Española de Protección de Datos (AEPD)',
      PT: 'Comissão Nacional de Proteção de Dados (CNPD)',
      DE: 'the data protection authority of your Land, or the Bundesbeauftragte für den Datenschutz und die Informationsfreiheit',
      AT: 'Österreichische Datenschutzbehörde',
      IT: 'Garante per la protezione dei dati personali',
      NL: 'Autoriteit Persoonsgegevens',
      DK: 'Datatilsynet',
      NO: 'Datatilsynet',
      FI: 'Tietosuojavaltuutetun toimisto',
      SE: 'Integritetsskyddsmyndigheten (IMY)',
      PL: 'Urząd Ochrony Danych Osobowych (UODO)',
      CZ: 'Úřad pro ochranu osobních údajů',
      SK: 'Úrad na ochranu osobných údajov',
      HU: 'Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH)',
      RO: 'Autoritatea Naţională de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP)',
      BG: 'Комисия за защита на личните данни',
      GR: 'Hellenic Data Protection Authority',
      LV: 'Datu valsts inspekcija',
      EE: 'Andmekaitse Inspektsioon',
      LT: 'Valstybinė duomenų apsaugos inspekcija',
      SI: 'Informacijski pooblaščenec',
      HR: 'Agencija za zaštitu osobnih podataka (AZOP)',
    },
    consumerLaws: ['Directive 2011/83/EU', 'Directive (EU) 2019/770', 'Directive 93/13/EEC'],
    consumer: [
      'As a consumer you can withdraw from a purchase within {{days}} days, without giving a reason. The refund policy says how.',
      'A digital service must be as agreed for as long as you pay for it. If it is not, you can ask us to put it right, to lower the price, or to end the contract.',
      'Limits of our liability hold only as far as your law allows them for consumers. You can go to court where you live, and we can take you to court only there.',
    ],
    withdrawalDays: WITHDRAWAL_DAYS,
    dataLaws: ['Regulation (EU) 2016/679 (GDPR)', 'Directive 2002/58/EC, and the laws of each country that follow it'],
    data: [
      'You have the rights of the General Data Protection Regulation: access, correction, deletion, restriction, portability, objection, and to take back a consent. You can complain to the authority of the country where you live or work, or where something happened.',
      'Our representative in the European Union is named in the legal notice.',
    ],
    content: [
      'Under the Digital Services Act you can report unlawful content to us. Whoever is affected by our decision gets the reasons, can complain to us without charge, and can go to court or to a certified dispute settlement body.',
    ],
    own: {
      DE: [
        'We are liable without limit for intent and gross negligence and under the Product Liability Act. For slight negligence we are liable if a duty is broken that the contract rests on, and then for the damage that is typical and foreseeable.',
      ],
      AT: ['The limits of our liability do not hold for intent and gross negligence.'],
      FR: ['You have the legal guarantee of conformity of the Code de la consommation, whatever these terms say.'],
      HU: ['The limits of our liability do not hold for breach with intent, or for harm to life, body or health.'],
      NO: [
        'Norway applies these rules as a member of the European Economic Area; the rights are those of its own consumer and data protection acts.',
      ],
    },
  },
  {
    id: 'uk',
    named: ['GB'],
    authorities: { GB: 'Information Commissioner’s Office (ICO)' },
    consumerLaws: [
      'Consumer Rights Act 2015',
      'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
      'Digital Markets, Competition and Consumers Act 2024',
    ],
    consumer: [
      'As a consumer you can cancel a purchase within {{days}} days, without giving a reason. The refund policy says how.',
      'A service must be performed with reasonable care and skill, and digital content must be of satisfactory quality, fit for its purpose and as described. If it is not, you can ask for repair, repeat performance or a price reduction.',
      'If you live in Scotland or Northern Ireland, you can also go to court there.',
    ],
    withdrawalDays: WITHDRAWAL_DAYS,
    dataLaws: [
      'UK GDPR',
      'Data Protection Act 2018',
      'Privacy and Electronic Communications (EC Directive) Regulations 2003',
    ],
    data: [
      'You have the rights of the UK GDPR: access, correction, erasure, restriction, portability, objection, and to take back a consent. Please write to us first; you can complain to the Information Commissioner at any time.',
    ],
    content: ['Under the Online Safety Act you can report illegal content to us and complain about how we decided.'],
  },
  {
    id: 'switzerland',
    named: ['CH'],
    authorities: { CH: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB, PFPDT, IFPDT)' },
    consumerLaws: ['Code of Obligations', 'Federal Act against Unfair Competition'],
    consumer: [
      'The law gives no general right to withdraw from a purchase made online. Our refund policy holds.',
      'Our liability for unlawful intent and gross negligence is not limited. As a consumer you can go to court where you live.',
    ],
    withdrawalDays: null,
    dataLaws: ['Federal Act on Data Protection (FADP)'],
    data: [
      'You have the rights of the Federal Act on Data Protection: information, correction, deletion, and to get your data or have it handed on. Data in the United Kingdom and the European Union has protection that the Federal Council holds to be adequate.',
    ],
  },
  {
    id: 'turkiye',
    named: ['TR'],
    authorities: { TR: 'Kişisel Verileri Koruma Kurumu (KVKK)' },
    consumerLaws: ['Law No. 6502 on the Protection of Consumers', 'Regulation on Distance Contracts'],
    consumer: [
      'As a consumer you can withdraw from a distance contract within {{days}} days. The law leaves out services performed at once in electronic form; we give you the right all the same.',
      'You can turn to a consumer arbitration committee or a consumer court where you live.',
    ],
    withdrawalDays: 14,
    dataLaws: ['Law No. 6698 on the Protection of Personal Data (KVKK)'],
    data: [
      'You have the rights of the law: to learn whether and how your data is processed, to have it corrected or deleted, to object to results of automated analysis, and to damages. We answer in the time that the law sets.',
      'Your data goes abroad, to the European Union, because the service runs there. We rely on the safeguards that the law names for that.',
    ],
    content: ['You can ask us to take down content that breaks your personal rights.'],
  },
  {
    id: 'russia',
    named: ['RU'],
    authorities: { RU: 'Роскомнадзор (Roskomnadzor)' },
    consumerLaws: ['Law of the Russian Federation No. 2300-1 on the Protection of Consumer Rights'],
    consumer: [
      'As a consumer you can end the contract for a service at any time; you pay for what was performed until then. You can go to court where you live.',
    ],
    withdrawalDays: null,
    dataLaws: ['Federal Law No. 152-FZ on Personal Data'],
    data: [
      'You have the rights of the law: information about processing, correction, blocking and deletion, and to take back a consent.',
      'The law asks operators to record data of Russian citizens first in databases in Russia. We have none there. Owners and companies to whom this duty applies must not use the service for such data.',
    ],
  },
];
