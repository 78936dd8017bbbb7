/** Chapter 14: data protection. */
import { met, partly, type Requirement } from './requirement.ts';

export const dataProtection: readonly Requirement[] = [
  partly(
    '14.1.1',
    'What is sensitive is known, and has a level.',
    'Every kind of row and file stands in the data map, with whose it is and how long it lives; levels have no names.',
    ['functions/domain/lifecycle/data-map.ts', 'docs/retention.md'],
    ['test/functions/domain/lifecycle/data-map.test.ts'],
  ),
  partly(
    '14.1.2',
    'Each level says how it is encrypted, kept, logged and read.',
    'All rows and files have the same: encrypted, never logged, read by key, deleted by time. Answers about health in applications have no level above it.',
    ['docs/retention.md', 'functions/domain/lifecycle/data-map.ts'],
    ['test/functions/domain/lifecycle/data-map.test.ts', 'test/infra/security-checks.test.ts'],
  ),
  partly(
    '14.2.1',
    'Addresses hold nothing sensitive.',
    'Tokens and keys go in headers and bodies, secrets of links behind the hash. The specification’s `existsUserByAccount` asks for an e-mail address in its query; returns of providers bring codes that count once, with a verifier that only the browser has.',
    [
      'shared/calls/account.ts',
      'functions/domain/messages/account-mails.ts',
      'functions/domain/google/google-sign-in.ts',
    ],
    [
      'test/functions/calls/account/get-id-token-by-refresh-token.test.ts',
      'test/functions/calls/account/exists-user-by-account.test.ts',
    ],
  ),
  met(
    '14.2.2',
    'Nothing sensitive is kept by servers between.',
    'Answers of calls are kept nowhere.',
    ['infra/constructs/app-behaviours.ts', 'functions/kit/envelope.ts'],
    ['test/infra/security-checks.test.ts', 'test/functions/kit/envelope.test.ts'],
  ),
  met(
    '14.2.3',
    'Nothing sensitive goes to trackers.',
    'There are none on owners’ pages or in the app. Where a stage names one, it is on the site before sign-in, once somebody agreed.',
    ['infra/content-security-policy.ts', 'web/site/islands/consent.ts'],
    ['test/infra/content-security-policy.test.ts', 'test/web/site/consent.test.tsx'],
  ),
  partly(
    '14.2.4',
    'What the levels ask for is done.',
    'What is documented for all of it is done and tested; see 14.1.2 for levels.',
    ['functions/domain/lifecycle/data-map.ts', 'functions/kit/logger.ts'],
    [
      'test/functions/domain/lifecycle/deletion.test.ts',
      'test/functions/kit/logger.test.ts',
      'test/infra/security-checks.test.ts',
    ],
  ),
  met(
    '14.2.5',
    'A cache keeps what it is meant for, and an address that is not there is not another’s answer.',
    'Pages are kept by their path without query or cookie; a path becomes a key by a list; what is not there answers 404.',
    ['infra/constructs/app-behaviours.ts', 'infra/edge-functions/page-request.js'],
    ['test/infra/edge-functions/edge-functions.test.ts', 'test/infra/security-checks.test.ts'],
  ),
  met(
    '14.2.6',
    'No more is told than is needed.',
    'Addresses are masked for whoever is not their owner; support, agents and customers have views of their own; card numbers are refused.',
    ['functions/domain/accounts/mask-address.ts', 'shared/model/staff.ts', 'functions/kit/refuse-card-numbers.ts'],
    [
      'test/functions/calls/customer-portal/get-email-by-application-id.test.ts',
      'test/functions/calls/support/get-support-account.test.ts',
      'test/functions/kit/refuse-card-numbers.test.ts',
    ],
  ),
  met(
    '14.2.7',
    'What is old is deleted by itself.',
    'Every kind of row and file has its time; rows end by it, files by rules, accounts after two years.',
    ['docs/retention.md', 'functions/domain/lifecycle/sweep-inactive.ts', 'infra/constructs/app-buckets.ts'],
    [
      'test/functions/domain/lifecycle/data-map.test.ts',
      'test/functions/jobs/lifecycle-jobs.test.ts',
      'test/infra/security-checks.test.ts',
    ],
  ),
  met(
    '14.2.8',
    'Files lose what they say of their makers.',
    'Pictures are drawn anew, without place or device; films are cleaned. What an applicant or a company hands in as a document stays as it is: that is what it is for.',
    ['functions/domain/media/make-picture.ts', 'shared/rules/film-file.ts'],
    ['test/functions/domain/media/make-picture.test.ts', 'test/shared/rules/film-file.test.ts'],
  ),
  partly(
    '14.3.1',
    'What a browser holds is cleared when the session ends, also without the server.',
    'Tokens, the lock and what was remembered go with the sign-out and when the server ends the session; a page that is hidden for a day clears itself. While the server cannot be reached, a sign-out clears nothing and says so: the sessions elsewhere would go on unnoticed.',
    ['web/app/shell/use-sign-out.ts', 'web/lib/inactivity.ts', 'web/lib/tokens/token-store.ts'],
    [
      'test/web/app/shell/app-shell.test.tsx',
      'test/web/lib/inactivity.test.ts',
      'test/web/lib/tokens/token-store.test.ts',
    ],
  ),
  met(
    '14.3.2',
    'Browsers are told not to keep answers.',
    '`no-store` on every call and on files that calls answer.',
    ['infra/constructs/app-behaviours.ts', 'functions/kit/envelope.ts'],
    ['test/infra/security-checks.test.ts', 'test/functions/kit/file-answer.test.ts'],
  ),
  partly(
    '14.3.3',
    'A browser’s storage holds tokens and nothing else that is sensitive.',
    'An application that was begun keeps its answers and its key in the tab, until it is closed; a device that is said to be one’s own may remember account and password, encrypted by a key that cannot be read (the specification’s).',
    ['web/lib/insurance-session.ts', 'web/lib/remembered-sign-in.ts'],
    ['test/web/lib/insurance-session.test.ts', 'test/web/app/areas/account/sign-in.test.tsx'],
  ),
];
