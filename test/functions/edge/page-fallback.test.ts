import type { APIGatewayProxyEvent } from 'aws-lambda';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { languagesKey } from '../../../functions/domain/languages/language-rows.ts';
import { handler } from '../../../functions/edge/page-fallback/index.ts';
import { store, throttled, useDynamo } from '../../kit/dynamo.ts';
import { ORIGIN_SECRET } from '../../kit/function-environment.ts';
import { accountId, otherAccountId } from '../../kit/id-tokens.ts';
import { useLog } from '../../kit/log.ts';
import { accountRow, livePageRows, nameRow, publicPage } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
let files: string[];
beforeEach(() => {
  s3.reset();
  files = ['live/mara/card'];
  s3.on(GetObjectCommand).callsFake(({ Key: key }: { Key: string }) => {
    if (!files.includes(key)) throw Object.assign(new Error('There is no such key.'), { name: 'NoSuchKey' });
    return { Body: { transformToByteArray: async () => Buffer.from(`<html>${key}</html>`) } };
  });
});
useSecrets();
const log = useLog();

const ask = (name: string, headers: Record<string, string> = {}, file = 'index.html') =>
  handler({
    headers: { 'x-origin-secret': ORIGIN_SECRET, ...headers },
    pathParameters: { proxy: `live/${name}/${file}` },
    requestContext: { requestId: 'request-7' },
  } as unknown as APIGatewayProxyEvent);

describe('a page without a packed form', () => {
  test('is answered as it is, until it is drawn anew', async () => {
    files.push('live/mara/index.html');
    const answer = await ask('mara', {}, 'index.html.br');

    expect(answer).toMatchObject({ statusCode: 200, body: '<html>live/mara/index.html</html>' });
  });

  test.each(['card.br', 'card.html'])('leads with %s past no plan', async (file) => {
    const account = accountRow({ plan: { id: 'free', trialEndsAt: null } });
    store(dynamo, livePageRows(publicPage(), account));

    expect((await ask('mara', {}, file)).statusCode).toBe(404);
  });
});

describe('an address without a file', () => {
  test.each([
    ['a renamed page', 'lina', nameRow('lina', otherAccountId, 'mara'), 'https://xpage.example/mara'],
    ['another spelling', 'MARA', nameRow('mara'), 'https://xpage.example/mara'],
    ['a name that looks the same', 'jose', nameRow('josé'), 'https://xpage.example/jos%C3%A9'],
  ])('of %s is sent on', async (_, name, row, location) => {
    store(dynamo, [row]);

    expect(await ask(name)).toMatchObject({ statusCode: 301, headers: { location, 'cache-control': 'no-cache' } });
  });

  test('is never sent on to itself', async () => {
    store(dynamo, [nameRow('mara')]);

    expect(await ask('mara')).toMatchObject({ statusCode: 404 });
  });

  test('under a free name can be claimed', async () => {
    const answer = await ask('mara');

    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('https://xpage.example/x-id-sign-in?type=x_a&amp;step=sign-up&amp;name=mara');
  });

  test.each(['support', 'a', 'x'.repeat(200), '%E0%A4%A', '<script>', '..', ''])(
    '%j is just not found',
    async (name) => {
      const answer = await ask(name);

      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('x-id-sign-in');
      expect(answer.body).not.toContain('<script>');
    },
  );

  test('under a taken name says nothing of it', async () => {
    store(dynamo, [nameRow('mara')]);

    expect((await ask('mara')).body).not.toMatch(/mara|x-id-sign-in/);
  });

  test.each([
    ['de-CH,de;q=0.9', 'lang="de-CH" dir="ltr"'],
    ['ar', 'lang="ar-AE" dir="rtl"'],
    ['zh-HK', 'lang="zh-HK" dir="ltr"'],
    ['xx, nl;q=0.5', 'lang="nl-NL" dir="ltr"'],
    ['', 'lang="en-US" dir="ltr"'],
  ])('speaks the language of %j', async (language, attributes) => {
    expect((await ask('mara', { 'accept-language': language })).body).toContain(attributes);
  });

  test('speaks the language of the country where the browser says none of ours', async () => {
    const from = { 'accept-language': 'xx', 'x-viewer-country': 'TH' };
    expect((await ask('mara', from)).body).toContain('lang="th-TH"');
  });

  test('is a 503 while names cannot be read, without an offer: the page may well be there', async () => {
    dynamo.on(GetCommand).rejects(throttled());
    const answer = await ask('mara', { 'x-amz-cf-id': 'edge-7' });

    expect(answer).toMatchObject({ statusCode: 503, headers: { 'cache-control': 'no-cache' } });
    expect(answer.body).toContain('<a class="main" id="retry" href="">Try again</a>');
    expect(answer.body).not.toContain('x-id-sign-in');
    expect(log()).toMatchObject([{ event: 'fallback.failed', requestId: 'request-7', edgeRequestId: 'edge-7' }]);
  });

  test('that the bucket could not give the edge is read once more', async () => {
    store(dynamo, [nameRow('mara')]);
    files.push('live/mara/index.html');

    expect(await ask('mara')).toMatchObject({ statusCode: 200, body: '<html>live/mara/index.html</html>' });
  });

  test('is read once more only where it is a page', async () => {
    store(dynamo, [nameRow('mara')]);
    files.push('live/mara/og-1.jpg');

    expect((await ask('mara', {}, 'og-1.jpg')).statusCode).toBe(404);
  });

  test('names the request that support finds in the log', async () => {
    expect((await ask('mara')).body).toContain(
      '<small><span>Reference</span>: <code dir="ltr">request-7</code></small>',
    );
    expect(log()).toMatchObject([{ event: 'fallback.answered', requestId: 'request-7', status: 404 }]);
  });

  test('gives up in time to say so', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    dynamo.on(GetCommand).callsFake(() => new Promise(() => undefined));
    const answer = ask('mara');
    await vi.advanceTimersByTimeAsync(25_000);

    expect((await answer).statusCode).toBe(503);
  });

  test('is for the edge alone', async () => {
    expect(await ask('mara', { 'x-origin-secret': 'x' })).toMatchObject({ statusCode: 403 });
  });
});

describe('a business card', () => {
  const askCard = (name = 'mara') => ask(name, {}, 'card.html');

  test("is shown while its owner's plan includes it", async () => {
    store(dynamo, livePageRows());

    expect(await askCard()).toEqual({
      statusCode: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' },
      body: '<html>live/mara/card</html>',
    });
  });

  test.each([
    ['on the Free plan', { id: 'free', trialEndsAt: null }],
    ['after a trial', { id: 'individual', trialEndsAt: '2020-01-01T00:00:00.000Z' }],
  ] as const)('is not there %s', async (_, plan) => {
    store(dynamo, livePageRows(publicPage(), accountRow({ plan })));

    expect(await askCard()).toMatchObject({ statusCode: 404 });
    expect(s3.calls()).toHaveLength(0);
  });

  test('is not there without a live page, nor before it has been drawn', async () => {
    expect(await askCard()).toMatchObject({ statusCode: 404 });

    store(dynamo, livePageRows());
    s3.on(GetObjectCommand).rejects(Object.assign(new Error('no'), { name: 'AccessDenied' }));
    expect(await askCard()).toMatchObject({ statusCode: 404 });
  });

  test('of a renamed page is sent on to its card', async () => {
    store(dynamo, [nameRow('lina', otherAccountId, 'mara')]);

    expect(await askCard('lina')).toMatchObject({
      statusCode: 301,
      headers: { location: 'https://xpage.example/mara/card' },
    });
  });
});

describe('an address in a language', () => {
  const rows = [...livePageRows(), { ...languagesKey(accountId), languages: ['de_de', 'ar_ae'], version: 2 }];
  const own = 'https://xpage.example/mara';

  test.each([
    ['de-DE', `${own}/de_de`],
    ['DE_de', `${own}/de_de`],
    ['de', `${own}/de_de`],
    ['ar', `${own}/ar_ae`],
    ['fr_fr', own],
    ['zh-HK', own],
    ['en-US', own],
    ['en', own],
    // Its file is not written yet, or has just gone: it must not lead to itself.
    ['de_de', own],
  ])('%s leads to %s for now', async (file, location) => {
    store(dynamo, rows);

    expect(await ask('mara', {}, `${file}.html`)).toMatchObject({
      statusCode: 302,
      headers: { location, 'cache-control': 'no-cache' },
    });
  });

  test.each(['xx_xx', 'about', 'de_de_de'])('%s is no language, and not found', async (file) => {
    store(dynamo, rows);
    expect((await ask('mara', {}, `${file}.html`)).statusCode).toBe(404);
  });

  test('of a page that is not live is not found', async () => {
    store(dynamo, [nameRow('mara')]);
    expect((await ask('mara', {}, 'de_de.html')).statusCode).toBe(404);
  });
});
