import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handler } from '../../../../functions/jobs/publish-page/index.ts';
import { languagesKey } from '../../../../functions/domain/languages/language-rows.ts';
import { pageKey } from '../../../../functions/domain/pages/page-rows.ts';
import type { PageAround } from '../../../../functions/jobs/publish-page/render-live-page.ts';
import { onlyTransaction, store, throttled, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';
import { accountRow, livePageRows, pageRow, postRow, publicPage } from '../../../kit/rows.ts';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

const drawn = vi.hoisted(() => ({ with: undefined as PageAround | undefined }));
vi.mock('../../../../functions/jobs/publish-page/render-live-page.ts', () => ({
  renderLivePage: async (_page: unknown, around: PageAround) => {
    drawn.with = around;
    return `<html>${around.posts.map(({ title }) => title).join()}</html>`;
  },
}));
vi.mock('../../../../functions/jobs/publish-page/render-take-away.ts', () => ({
  renderTakeAway: async () => ({
    contacts: { 'contact.vcf': 'BEGIN:VCARD' },
    disposition: 'inline',
    card: '<html>',
    code: '<svg>',
    pass: '{}',
  }),
}));
vi.mock('../../../../functions/kit/own-queue.ts', () => ({ postpone: async () => undefined }));

const dynamo = useDynamo();
useLog();
const s3 = mockClient(S3Client);
const cloudFront = mockClient(CloudFrontClient);
const queue = mockClient(SQSClient);
beforeEach(() => {
  s3.reset();
  cloudFront.reset();
  queue.reset();
  queue.onAnyCommand().resolves({});
  s3.on(ListObjectsV2Command).callsFake(({ Prefix: prefix }: { Prefix: string }) => ({
    Contents: [{ Key: `${prefix}index.html` }],
  }));
});
const there = (...keys: string[]) => s3.on(ListObjectsV2Command).resolves({ Contents: keys.map((Key) => ({ Key })) });

const run = (payload: object, receiveCount = 1) => {
  const body = JSON.stringify({ id: 'job-1', table: 'pages', payload: { accountId, ...payload } });
  const record = {
    messageId: 'm',
    receiptHandle: 'r',
    body,
    attributes: { ApproximateReceiveCount: String(receiveCount) },
  };
  return handler({ Records: [record] } as unknown as SQSEvent);
};
const takenAway = ['live/mara/contact.vcf', 'live/mara/qr.svg', 'live/mara/card', 'live/mara/pass'];
const packed = (...pages: string[]): string[] => pages.flatMap((key) => [key, `${key}.br`]);
const put = (): unknown[] => s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input.Key);
const deleted = (): unknown[] => s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key);
const invalidated = (): unknown[] =>
  cloudFront
    .commandCalls(CreateInvalidationCommand)
    .map(({ args: [{ input }] }) => input.InvalidationBatch?.Paths?.Items);
const pending = (liveName: string | null = null) =>
  pageRow({ status: 'pending', liveName, publishedVersion: 3, pending: publicPage() });

describe('publishing', () => {
  test('writes the files first, then marks the page live, then tells the edge', async () => {
    store(dynamo, [pending()]);
    const answer = await run({ action: 'publish' });

    expect(answer.batchItemFailures).toEqual([]);
    expect(put()).toEqual([...takenAway, ...packed('live/mara/index.html', 'live/mara/en_us.html')]);
    expect(s3.commandCalls(PutObjectCommand)[takenAway.length]?.args[0].input).toMatchObject({
      ContentType: 'text/html; charset=utf-8',
      CacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    });
    expect(s3.commandCalls(PutObjectCommand)[takenAway.length + 1]?.args[0].input).toMatchObject({
      ContentType: 'text/html; charset=utf-8',
      ContentEncoding: 'br',
    });
    expect(onlyTransaction(dynamo)[0]).toHaveProperty('Update');
    expect(invalidated()).toEqual([['/mara*']]);
  });

  test('has the wallet pass signed once the page is live', async () => {
    store(dynamo, [pending()]);
    await run({ action: 'publish' });

    const [message] = queue.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input);
    expect(message?.QueueUrl).toBe('https://sqs.example/sign-pass');
    expect(JSON.parse(message?.MessageBody ?? '')).toEqual({
      id: 'job-1-pass',
      table: 'pages',
      payload: { agentName: 'mara' },
    });
  });

  test('writes the contact as address books take it, and the card where no path of a viewer leads', async () => {
    store(dynamo, [pending()]);
    await run({ action: 'publish' });

    const [contact, , card] = s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);
    expect(contact).toMatchObject({ ContentType: 'text/vcard; charset=utf-8', ContentDisposition: 'inline' });
    expect(card?.Key).toBe('live/mara/card');
  });

  test.each([
    ['leads to its card', { plan: { id: 'individual', trialEndsAt: null } }, { until: null }],
    [
      'says how long that is sure',
      { plan: { id: 'individual', trialEndsAt: '2999-01-01T00:00:00.000Z' } },
      { until: '2999-01-01T00:00:00.000Z' },
    ],
    [
      'says until when it is paid for',
      { plan: { id: 'individual', trialEndsAt: null, paidUntil: '2999-01-01T00:00:00.000Z' } },
      { until: '2999-01-01T00:00:00.000Z' },
    ],
    [
      'leads to none when what was paid is over',
      { plan: { id: 'pro', trialEndsAt: null, paidUntil: '2020-01-01T00:00:00.000Z' } },
      undefined,
    ],
    ['leads to none on a plan without one', { plan: { id: 'free', trialEndsAt: null } }, undefined],
    ['leads to none after a trial', { plan: { id: 'individual', trialEndsAt: '2020-01-01T00:00:00.000Z' } }, undefined],
  ] as const)('draws a page that %s', async (_, account, businessCard) => {
    store(dynamo, [pending(), accountRow(account)]);
    await run({ action: 'publish' });

    expect(drawn.with).toMatchObject({ posts: [] });
    expect(drawn.with?.businessCard).toEqual(businessCard);
  });

  test("draws the owner's newest entries", async () => {
    store(dynamo, [pending()]);
    dynamo.on(QueryCommand).resolves({ Items: [postRow({ title: 'Newest' })] });
    await run({ action: 'publish' });

    expect(s3.commandCalls(PutObjectCommand)[takenAway.length]?.args[0].input.Body).toContain('Newest');
  });

  test('takes the page away from the address of the language that it leaves, before it is marked live', async () => {
    const german = publicPage();
    const page = { ...german, profile: { ...german.profile, pageLanguage: 'de_de' as const } };
    const row = pageRow({ status: 'pending', liveName: 'mara', publishedVersion: 3, pending: page });
    store(dynamo, [row, ...livePageRows()]);
    there(...packed('live/mara/index.html', 'live/mara/en_us.html', 'live/mara/de_de.html'), 'live/mara/card');
    await run({ action: 'publish' });

    expect(put()).toEqual([...takenAway, ...packed('live/mara/index.html', 'live/mara/de_de.html')]);
    expect(deleted()).toEqual(packed('live/mara/en_us.html'));
  });

  test('writes the page in each of its languages, and takes away those that it has no more', async () => {
    const languages = { ...languagesKey(accountId), languages: ['de_de'], version: 1 };
    store(dynamo, [pending(), languages]);
    there('live/mara/de_de.html', 'live/mara/fr_fr.html', 'live/mara/en_us.html');
    dynamo.on(QueryCommand).resolves({ Items: [] });
    await run({ action: 'publish' });

    expect(put()).toEqual([
      ...takenAway,
      ...packed('live/mara/de_de.html', 'live/mara/index.html', 'live/mara/en_us.html'),
    ]);
    expect(deleted()).toEqual(['live/mara/fr_fr.html']);
    expect(drawn.with?.languages).toEqual(['en_us', 'de_de']);
  });

  test('does nothing when there is nothing to publish any more', async () => {
    store(dynamo, [pageRow({ status: 'live', liveName: 'mara' })]);
    const answer = await run({ action: 'publish' });

    expect(answer.batchItemFailures).toEqual([]);
    expect([put(), invalidated()]).toEqual([[], []]);
  });

  test('removes what it wrote when the page was taken down in between', async () => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None', 'None'));
    const pageKeys = JSON.stringify(pageKey(accountId));
    let reads = 0;
    store(dynamo, []);
    const { GetCommand } = await import('@aws-sdk/lib-dynamodb');
    dynamo.on(GetCommand).callsFake(({ Key: key }) => {
      if (JSON.stringify(key) !== pageKeys) return {};
      reads += 1;
      return { Item: reads === 1 ? pending() : pageRow() };
    });
    await run({ action: 'publish' });

    expect(deleted()).toEqual(['live/mara/index.html']);
    expect(invalidated()).toEqual([['/mara*']]);
  });

  test('leaves what it wrote when a newer publish of the same name is under way', async () => {
    store(dynamo, [pending()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None', 'None'));
    await run({ action: 'publish' });

    expect(deleted()).toEqual([]);
  });

  test('is done again when files cannot be written; the page stays pending', async () => {
    store(dynamo, [pending()]);
    s3.on(PutObjectCommand).rejects(throttled());

    expect((await run({ action: 'publish' })).batchItemFailures).toEqual([{ itemIdentifier: 'm' }]);
    expect(writes(dynamo)).toEqual([]);
  });

  test('says after its last try that it failed', async () => {
    store(dynamo, [pending()]);
    s3.on(PutObjectCommand).rejects(throttled());

    expect((await run({ action: 'publish' }, 5)).batchItemFailures).toEqual([]);
    expect(JSON.stringify(writes(dynamo))).toContain('online_link_failed');
  });
});

describe('taking down', () => {
  test('removes the files and tells the edge', async () => {
    store(dynamo, [pageRow()]);
    await run({ action: 'remove', agentName: 'mara' });

    expect(deleted()).toEqual(['live/mara/index.html']);
    expect(invalidated()).toEqual([['/mara*']]);
  });

  test.each([
    ['is live again', pageRow({ status: 'live', liveName: 'mara' })],
    ['is on its way again', pending()],
  ])('leaves the files of a page that %s', async (_, row) => {
    store(dynamo, [row]);
    await run({ action: 'remove', agentName: 'mara' });

    expect([deleted(), invalidated()]).toEqual([[], []]);
  });

  test('removes the files of a name that the page has left', async () => {
    store(dynamo, [pageRow({ status: 'live', liveName: 'mara' })]);
    await run({ action: 'remove', agentName: 'josé' });

    expect(deleted()).toEqual(['live/josé/index.html']);
    expect(invalidated()).toEqual([['/jos%C3%A9*']]);
  });
});

test.each([{ action: 'publish', agentName: 'x' }, { action: 'remove' }, { action: 'other' }])(
  'an unknown payload %j is reported',
  async (payload) => {
    expect((await run(payload)).batchItemFailures).toHaveLength(1);
  },
);
