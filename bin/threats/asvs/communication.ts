/** Chapter 12: TLS. */
import { met, notOurs, partly, type Requirement } from './requirement.ts';

const CHECKED = ['test/infra/security-checks.test.ts'];

export const communication: readonly Requirement[] = [
  met(
    '12.1.1',
    'TLS 1.2 and 1.3 alone, the newer first.',
    'The edge’s policy TLSv1.2_2021; origins and buckets from 1.2.',
    ['infra/constructs/edge-distribution.ts', 'infra/constructs/edge-origins.ts', 'infra/constructs/private-bucket.ts'],
    CHECKED,
  ),
  met(
    '12.1.2',
    'Suites are recommended ones, with forward secrecy.',
    'Those of that policy: ECDHE with AES-GCM or ChaCha20.',
    ['infra/constructs/edge-distribution.ts'],
    CHECKED,
  ),
  notOurs('12.1.3', 'Certificates of clients are checked before they count.', 'Nobody proves themselves by one.'),
  met(
    '12.1.4',
    'Certificates that were revoked are noticed.',
    'CloudFront staples answers of its authority; certificates are the provider’s and renewed by it.',
    ['infra/constructs/edge-distribution.ts'],
  ),
  notOurs(
    '12.1.5',
    'The name that is asked for is hidden (Encrypted Client Hello).',
    'CloudFront has no such setting.',
    ['infra/constructs/edge-distribution.ts'],
  ),
  met(
    '12.2.1',
    'Everything between a client and us is TLS.',
    'Plain HTTP is answered by a redirect, browsers know for two years that there is none, and buckets refuse it. On one machine alone there is no certificate.',
    ['infra/constructs/app-behaviours.ts', 'infra/constructs/edge-headers.ts', 'infra/constructs/private-bucket.ts'],
    CHECKED,
  ),
  met(
    '12.2.2',
    'Certificates are publicly trusted.',
    'Amazon’s, for the hosts of the stage.',
    ['infra/stacks/edge.ts'],
    CHECKED,
  ),
  met(
    '12.3.1',
    'Everything else is TLS as well: stores, queues, providers.',
    'SDKs and providers by HTTPS; buckets, queues and topics refuse what is not.',
    ['infra/constructs/private-bucket.ts', 'infra/constructs/job-queue.ts', 'functions/kit/clients/credentials.ts'],
    CHECKED,
  ),
  met(
    '12.3.2',
    'We check the certificates of others.',
    'Node’s own check, which nothing turns off.',
    ['functions/domain/billing/providers/send-json.ts', 'functions/kit/clients/credentials.ts'],
    ['test/infra/security-checks.test.ts'],
  ),
  met(
    '12.3.3',
    'So is what goes between our services.',
    'From the edge to the API by TLS 1.2, and from functions to services by the SDK.',
    ['infra/constructs/edge-origins.ts'],
    CHECKED,
  ),
  met(
    '12.3.4',
    'With certificates that are trusted.',
    'All are the provider’s; none is of our own making.',
    ['infra/constructs/edge-origins.ts'],
    CHECKED,
  ),
  partly(
    '12.3.5',
    'Services prove to each other who they are, and cannot be replayed.',
    'By signed requests with the role of a function, which last for minutes. The edge proves itself to the API by a secret in a header.',
    ['infra/constructs/function-role.ts', 'infra/constructs/edge-origins.ts', 'functions/kit/check-request.ts'],
    ['test/infra/security-checks.test.ts', 'test/functions/kit/request-gate.test.ts'],
  ),
];
