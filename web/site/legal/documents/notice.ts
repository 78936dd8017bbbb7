import { operator } from '../../../../shared/legal/operator.ts';
import type { LegalText } from '../legal-text.ts';

/** Who stands behind the service; the details are those of shared/legal/operator.ts. */
export const notice: LegalText<'notice'> = {
  id: 'notice',
  short: [
    'The service is run by {{registeredName}}, a limited company registered in the United Kingdom.',
    'It runs X-ID (the account), XPage (the personal page) and ProductTalk (the document chat).',
  ],
  sections: [
    {
      id: 'operator',
      title: 'Who runs the service',
      blocks: [
        {
          table: {
            head: ['What', 'Details'],
            rows: [
              ['Company', '{{registeredName}}'],
              ['Registered in', '{{registeredIn}}, number {{companyNumber}}'],
              ['Registered office', '{{registeredOffice}}'],
              ['Directors', '{{directors}}'],
              ['VAT number', '{{vatNumber}}'],
              ['Data protection register', '{{dataProtectionNumber}}'],
              ['Representative in the European Union', '{{euRepresentative}}'],
            ],
          },
        },
        ...(operator.isExample
          ? ['These details are examples. Whoever runs the service publicly replaces them with their own.']
          : []),
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [
        {
          table: {
            head: ['For', 'Write to'],
            rows: [
              ['Help and support ({{supportHours}})', '<mail>{{supportEmail}}</mail>'],
              ['Data protection', '<mail>{{privacyEmail}}</mail>'],
              ['Reports of unlawful content; contact point for authorities and users', '<mail>{{abuseEmail}}</mail>'],
              ['Weaknesses in security', '<mail>{{securityEmail}}</mail>'],
            ],
          },
        },
        'You can write to us in English.',
      ],
    },
    {
      id: 'content',
      title: 'Content of pages and documents',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'Owners are responsible for their pages, companies for their documents. We host them, and we act when we learn that something is unlawful. The <use>acceptable use policy</use> says how to report it.',
      ],
    },
    {
      id: 'insurance',
      title: 'Insurance',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'Insurance shown on a page is offered by the insurer and the agent named there, under the supervision that they name. We provide the technology, and we do not advise on insurance.',
      ],
    },
    {
      id: 'rights',
      title: 'Copyright and marks',
      blocks: [
        'The service, its texts and its designs are protected. Names and marks of others belong to their owners and are used only to name them. Software of others that we use keeps its own licences.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      blocks: [
        'Write to us first, please. We are not obliged to take part in a dispute resolution scheme before a consumer arbitration body, and we decide on it case by case. The courts stay open to you; the <terms>terms of service</terms> say which.',
      ],
    },
  ],
  changes: { '2025-01-01': ['This is the first version.'] },
};
