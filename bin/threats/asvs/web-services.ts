/** Chapter 4: web services. */
import { met, notOurs, partly, type Requirement } from './requirement.ts';

const BY_AWS = 'CloudFront and API Gateway read and write the messages; no server of ours does.';

export const webServices: readonly Requirement[] = [
  met(
    '4.1.1',
    'Every body says what it is, with its characters.',
    'JSON and events in UTF-8; files by their contract; objects with the type that was found in them.',
    ['functions/kit/envelope.ts', 'functions/kit/stream-group.ts', 'functions/domain/pages/page-files.ts'],
    [
      'test/functions/kit/envelope.test.ts',
      'test/functions/kit/stream-group.test.ts',
      'test/functions/kit/file-answer.test.ts',
    ],
  ),
  partly(
    '4.1.2',
    'Only what people open is led from HTTP to HTTPS.',
    'The edge redirects calls too: one host serves both, and browsers know by HSTS to use HTTPS alone.',
    ['infra/constructs/app-behaviours.ts'],
    ['test/infra/security-checks.test.ts'],
  ),
  met(
    '4.1.3',
    'Headers that the edge sets cannot be set by a viewer.',
    'The viewer’s address is overwritten, the country dropped or overwritten; without the origin’s secret nothing is believed.',
    ['infra/edge-functions/api-request.js', 'functions/kit/check-request.ts'],
    ['test/infra/edge-functions/edge-functions.test.ts', 'test/functions/kit/request-gate.test.ts'],
  ),
  met(
    '4.1.4',
    'Only methods that are meant are answered.',
    'A route has its one method; every other is answered with 405.',
    ['functions/kit/call-group.ts', 'infra/api-routes.ts'],
    ['test/contract/every-profile.test.ts', 'test/infra/routes.test.ts'],
  ),
  met(
    '4.1.5',
    'What is very sensitive is signed by message.',
    'Every call is signed, those of money and accounts over their bodies; webhooks out and in are signed.',
    ['functions/kit/signing/verify-request.ts', 'functions/domain/leads/webhook-secret.ts'],
    ['test/functions/kit/signing/verify-request.test.ts', 'test/functions/domain/leads/webhook-secret.test.ts'],
  ),
  met('4.2.1', 'The ends of messages are found as HTTP says.', BY_AWS, [
    'infra/constructs/edge-distribution.ts',
    'infra/constructs/contract-api.ts',
  ]),
  met(
    '4.2.2',
    'Messages that we send have the length that they say.',
    'Webhooks count their bytes; everything else is written by the platform.',
    ['functions/domain/leads/post-webhook.ts'],
    ['test/functions/domain/leads/post-webhook.test.ts'],
  ),
  met('4.2.3', 'No headers of a connection in HTTP/2 and 3.', BY_AWS, ['infra/constructs/edge-distribution.ts']),
  met('4.2.4', 'No line breaks in headers of HTTP/2 and 3.', BY_AWS, ['infra/constructs/edge-distribution.ts']),
  met(
    '4.2.5',
    'Nothing that we send is too long for who gets it.',
    'Tokens, idempotency keys, links and wallet links have a longest length.',
    ['functions/kit/tokens.ts', 'functions/domain/wallet/google-link.ts', 'shared/rules/safe-link.ts'],
    ['test/functions/kit/tokens.test.ts', 'test/functions/domain/wallet/google-link.test.ts'],
  ),
  notOurs('4.3.1', 'GraphQL queries have limits.', 'There is no GraphQL.'),
  notOurs('4.3.2', 'GraphQL does not describe itself.', 'There is no GraphQL.'),
  notOurs('4.4.1', 'WebSockets use TLS.', 'There are none: answers stream as events over HTTPS.'),
  notOurs('4.4.2', 'WebSockets look at the origin.', 'There are none.'),
  notOurs('4.4.3', 'WebSockets have tokens of their own.', 'There are none.'),
  notOurs('4.4.4', 'WebSockets get their tokens by the session.', 'There are none.'),
];
