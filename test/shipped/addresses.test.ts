/**
 * Addresses that people give, fetched by what is deployed with the settings of production (SECURITY.md T36, section 4):
 * nothing inside is ever connected to. Names are answered by a resolver of the test; a connection is counted where it is made.
 */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicAddresses, rebindingAnswers } from '../../bin/proof/addresses/hostile-addresses.ts';
import { askForCertificates, certificateOf, tryCertificates } from './addresses/ask-for-certificates.ts';
import { deliverWebhooks, tryWebhooks } from './addresses/deliver-webhooks.ts';
import { drawUnguarded, tryDrawing } from './addresses/draw-documents.ts';
import { GUARDED_NETWORK, shippedFunction } from './addresses/fetcher-result.ts';
import { BOTH_KINDS, rebindingTargets, SLOW_NAME, webhookNames } from './addresses/webhook-targets.ts';
import { startAwsStandIn } from './kit/aws-stand-in.ts';
import { startInternet, type Internet } from './kit/internet.ts';
import { runPackage } from './kit/run-package.ts';

const MIN_TARGETS = 60;

let internet: Internet;
beforeAll(async () => {
  internet = await startInternet();
});
afterAll(() => internet.close());

test.each([
  ['webhooks', tryWebhooks],
  ['certificates of PayPal’s events', tryCertificates],
  ['documents that are drawn', tryDrawing],
])('%s are never fetched from what is inside, and are fetched', async (_, tryFetcher) => {
  const result = await tryFetcher(internet);

  expect(result).toMatchObject({ canaryHits: [], isAtWork: true });
  expect(result.targets).toBeGreaterThanOrEqual(MIN_TARGETS);
});

describe('a webhook', () => {
  test('is delivered to the address that was checked, whatever its name leads to a moment later', async () => {
    const before = { canary: internet.canaryHits.length, public: internet.publicHits.length };
    const deliveries = await deliverWebhooks(rebindingTargets, internet);

    expect(deliveries.map(({ httpStatus }) => httpStatus)).toEqual(rebindingTargets.map(() => 204));
    expect(internet.canaryHits.slice(before.canary)).toEqual([]);
    const places = rebindingTargets.map((url) => url.slice('https://'.length));
    const checked = rebindingAnswers.map((rounds, index) => `${rounds[0]?.[0]} ${places[index]}`);
    expect(internet.publicHits.slice(before.public).toSorted()).toEqual(checked.toSorted());
  });

  test('goes to an IPv4 address where the name has one, as functions have no other way out', async () => {
    const before = internet.publicHits.length;
    await deliverWebhooks([`https://${BOTH_KINDS}/`], internet);

    expect(internet.publicHits.slice(before)).toEqual([`${publicAddresses.ipv4} ${BOTH_KINDS}/`]);
  });

  test.each([
    ['endless', { httpStatus: 200, failure: null }],
    ['bomb', { httpStatus: 200, failure: null }],
    ['headers', { httpStatus: null, failure: 'connection' }],
    ['rubbish', { httpStatus: null, failure: 'connection' }],
  ])('ends at once with an answer that is %s', async (what, outcome) => {
    const [delivery] = await deliverWebhooks([`https://public.attacker.example/${what}`], internet);

    expect(delivery).toMatchObject(outcome);
    expect(delivery?.seconds).toBeLessThan(9);
  });

  test('is given up ten seconds after it began, whether its name, its head or nothing comes', async () => {
    const urls = ['silent', 'drip', 'early-hints', 'upgrade'].map((what) => `https://public.attacker.example/${what}`);
    const deliveries = await deliverWebhooks([...urls, `https://${SLOW_NAME}/`], internet);

    expect(deliveries.map(({ failure }) => failure)).toEqual(Array.from({ length: 5 }, () => 'timeout'));
    expect(deliveries[0]?.seconds).toBeLessThan(20);
  });
});

test.each(['endless', 'bomb', 'silent', 'rubbish'])(
  'an answer for PayPal’s certificate that is %s is given up within its time',
  async (what) => {
    const [answer] = await askForCertificates([certificateOf(what)], internet);

    expect(answer?.status).toBe(503);
    expect(answer?.seconds).toBeLessThan(20);
  },
);

describe('the canary', () => {
  test('hears a fetcher that has a name resolved again when it connects', async () => {
    const before = internet.canaryHits.length;
    const aws = await startAwsStandIn();
    const running = await runPackage(shippedFunction('job-deliver-webhook'), aws.url, {
      preloaded: [GUARDED_NETWORK],
      variables: { TEST_INTERNET: JSON.stringify(internet.settingsFor(webhookNames, aws.url)) },
    });
    const careless = fileURLToPath(new URL('work/check-then-fetch.ts', import.meta.url));
    const looked: unknown[] = [];
    for (const url of rebindingTargets) looked.push(await running.work(careless, url));
    await running.close();
    aws.close();

    expect(looked).toEqual(rebindingAnswers.map(([first]) => first?.[0]));
    expect(looked).toContain(publicAddresses.ipv6);
    expect(internet.canaryHits.length - before).toBeGreaterThanOrEqual(rebindingTargets.length - 1);
  });

  test('hears a browser that nothing holds back', async () => {
    expect(await drawUnguarded(internet)).toBeGreaterThan(0);
  });
});
