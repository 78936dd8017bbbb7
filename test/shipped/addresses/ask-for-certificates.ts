/**
 * Gives addresses to the call that takes PayPal's events, as it is deployed: a message says where the certificate of its
 * signature is.
 */
import {
  hostileHosts,
  hostileShapes,
  publicAddresses,
  redirectStatuses,
} from '../../../bin/proof/addresses/hostile-addresses.ts';
import { SECRET, startAwsStandIn } from '../kit/aws-stand-in.ts';
import type { Internet } from '../kit/internet.ts';
import { runPackage } from '../kit/run-package.ts';
import { GUARDED_NETWORK, shippedFunction, type FetcherResult } from './fetcher-result.ts';

const PATH = '/v1/notifications/certs/';
const HOST = 'api.paypal.com';
const GOOD = `https://${HOST}${PATH}CERT-360caa42-fca2a594`;

/** Addresses that look like PayPal's, or are one with something beside it. */
const lookAlikes = [
  `http://${HOST}${PATH}CERT-1`,
  `https://${HOST}:8443${PATH}CERT-1`,
  `https://${HOST}.attacker.example${PATH}CERT-1`,
  `https://${HOST}@127.0.0.1${PATH}CERT-1`,
  `https://:password@${HOST}${PATH}CERT-1`,
  `https://127.0.0.1#@${HOST}${PATH}CERT-1`,
  `https://127.0.0.1\\@${HOST}${PATH}CERT-1`,
  `https://api-paypal.com${PATH}CERT-1`,
  `https://api.sandbox.paypal.com${PATH}CERT-1`,
  `https://www.paypal.com${PATH}CERT-1`,
  `https://${HOST}${PATH}../../../redirect-301`,
  `https://${HOST}${PATH}%2e%2e/redirect-301`,
  `https://${HOST}${PATH}..%2fredirect-301`,
  `https://${HOST}${PATH}CERT-1?to=https://127.0.0.1/`,
  `https://${HOST}${PATH}CERT-1#https://127.0.0.1/`,
  `https://${HOST}.${PATH}CERT-1`,
  `https://api.paypal。com.attacker.example${PATH}CERT-1`,
];

/** Of PayPal's own host, should it ever lead elsewhere. */
const redirects = redirectStatuses.map((status) => `https://${HOST}${PATH}redirect-${status}`);

export const certificateTargets: readonly string[] = [
  ...hostileHosts.map((host) => `https://${host}${PATH}CERT-1`),
  ...hostileShapes,
  ...lookAlikes,
  ...redirects,
];

/** What each was answered with, by HTTP; how long it took. */
export type CertificateAnswer = { address: string; status: number; seconds: number };

export async function askForCertificates(
  addresses: readonly string[],
  internet: Internet,
): Promise<CertificateAnswer[]> {
  const shipped = shippedFunction('payment');
  const keys = JSON.stringify({ secret: 'client-secret', webhookId: 'WH-1' });
  const aws = await startAwsStandIn((operation, sent) => {
    const isPayPal = sent.includes(JSON.stringify(shipped.environment['SECRET_PAYPAL']));
    if (operation === 'secretsmanager.GetSecretValue') return { SecretString: isPayPal ? keys : SECRET };
    return operation === 'DynamoDB_20120810.UpdateItem' ? { Attributes: { hits: { N: '1' } } } : undefined;
  });
  const names = Object.fromEntries(
    [HOST, `${HOST}.attacker.example`, 'public.attacker.example'].map((name) => [
      name,
      { rounds: [[publicAddresses.ipv4]] },
    ]),
  );
  const running = await runPackage(shipped, aws.url, {
    preloaded: [GUARDED_NETWORK],
    variables: { TEST_INTERNET: JSON.stringify(internet.settingsFor(names, aws.url)) },
  });
  const answers: CertificateAnswer[] = [];
  try {
    for (const address of addresses) {
      const begun = performance.now();
      const { statusCode } = (await running.invoke(eventNaming(address))) as { statusCode: number };
      answers.push({ address, status: statusCode, seconds: (performance.now() - begun) / 1_000 });
    }
  } finally {
    await running.close();
    aws.close();
  }
  return answers;
}

export async function tryCertificates(internet: Internet): Promise<FetcherResult> {
  const before = internet.canaryHits.length;
  await askForCertificates([...certificateTargets, GOOD], internet);
  return {
    fetcher: 'certificates of PayPal’s events (payment)',
    targets: certificateTargets.length,
    canaryHits: internet.canaryHits.slice(before),
    isAtWork: internet.publicHits.includes(`${publicAddresses.ipv4} ${GOOD.slice('https://'.length)}`),
  };
}

export const certificateOf = (name: string): string => `https://${HOST}${PATH}${name}`;

function eventNaming(address: string): object {
  const path = '/v1/callBack/paypal';
  return {
    resource: path,
    path,
    httpMethod: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-origin-secret': SECRET,
      'x-viewer-address': '203.0.113.7',
      'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
      'paypal-transmission-time': '2026-03-10T12:00:00Z',
      'paypal-transmission-sig': 'c2lnbmF0dXJl',
      'paypal-cert-url': address,
      'paypal-auth-algo': 'SHA256withRSA',
    },
    multiValueHeaders: {},
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    pathParameters: null,
    stageVariables: null,
    requestContext: { requestId: 'request', identity: { sourceIp: '127.0.0.1' } },
    body: JSON.stringify({ id: 'WH-EVENT-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER1' } }),
    isBase64Encoded: false,
  };
}
