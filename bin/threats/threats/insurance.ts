/** Policies, their documents, and products as data. */
import type { Threat } from '../threat.ts';

export const insuranceThreats: readonly Threat[] = [
  {
    id: 'T55',
    title: 'A policy number twice, or one that is guessed',
    actors: ['bot', 'applicant'],
    assets: ['policies'],
    groups: ['policy', 'insurance-quote'],
    callers: ['open'],
    doors: [],
    stops: 'One count that only goes up, a row for each number, two check digits. No call opens anything by a number.',
    code: ['functions/domain/insurance/policy-numbers.ts', 'shared/insurance/policy-number.ts'],
    tests: [
      'bin/proof/insurance/policy-numbers.ts',
      'test/functions/domain/insurance/policy-numbers.test.ts',
      'test/shared/insurance/policy-number.test.ts',
    ],
  },
  {
    id: 'T56',
    title: 'Documents by a guessed, used or foreign token, or a guessed birth',
    actors: ['bot', 'thief'],
    assets: ['policies', 'documents'],
    groups: ['policy', 'customer-portal'],
    callers: ['open', 'customer'],
    doors: ['mail-links', 'downloads'],
    stops:
      'Tokens of 256 random bits for one policy and one document, ten minutes, one download, kept as a hash; five births, counted before they are compared, then the centre is closed for a day.',
    code: ['functions/domain/insurance/document-door.ts', 'functions/domain/insurance/document-tokens.ts'],
    tests: [
      'bin/proof/attacks/document-access.ts',
      'test/functions/calls/policy/download-policy-file.test.ts',
      'test/functions/calls/policy/get-document-center-token-and-pdf.test.ts',
      'test/functions/calls/policy/get-policy-file-new-token.test.ts',
      'test/functions/calls/customer-portal/customer-download-policy-file.test.ts',
    ],
  },
  {
    id: 'T57',
    title: 'Policies of different agents shown together without consent',
    actors: ['agent', 'customer'],
    assets: ['policies'],
    groups: ['customer-portal'],
    callers: ['customer'],
    doors: [],
    stops:
      'Consent is a record with its time and words, which can be taken back; what it gives is a view, and nothing is copied.',
    code: ['functions/domain/portal/merge-consent.ts'],
    tests: ['test/functions/calls/customer-portal/save-merge-consent.test.ts'],
  },
  {
    id: 'X16',
    title: 'A product whose rules never end, reach a prototype, or say what its words do not',
    actors: ['insurer', 'applicant'],
    assets: ['policies', 'service'],
    groups: ['insurance-catalogue', 'insurance-quote'],
    callers: ['owner', 'open'],
    doors: [],
    stops:
      'Rules are data in a small language of known operators, read by one engine on server and browser; a product is checked and priced on its own cases before it is published; versions never change.',
    code: [
      'shared/insurance/logic.ts',
      'functions/domain/insurance/publish-product.ts',
      'functions/domain/insurance/check-product.ts',
    ],
    tests: [
      'test/shared/insurance/logic.test.ts',
      'test/shared/insurance/hostile-answers.test.ts',
      'test/functions/domain/insurance/publish-product.test.ts',
      'test/functions/domain/insurance/check-product.test.ts',
      'test/shared/insurance/browser-agrees.test.ts',
    ],
  },
  {
    id: 'X17',
    title: 'Who is on an insurer’s exclusion list, and why somebody was declined',
    actors: ['visitor', 'bot', 'insurer'],
    assets: ['policies'],
    groups: ['insurance-reference', 'insurance-catalogue', 'insurance-quote'],
    callers: ['open', 'owner'],
    doors: [],
    stops:
      'The list is kept as marks that say nothing of a person; a question about one answers yes or no, of the product’s own insurer alone, and is limited. A decision opens by the key of its mail or of its application, and stands.',
    code: ['functions/domain/insurance/exclusion-list.ts', 'functions/domain/insurance/referrals/decide-referral.ts'],
    tests: [
      'test/functions/calls/insurance-catalogue/save-insurer-exclusions.test.ts',
      'test/functions/calls/insurance-reference/bocg-black-insured.test.ts',
      'test/functions/calls/insurance-quote/decide-application.test.ts',
    ],
  },
];
