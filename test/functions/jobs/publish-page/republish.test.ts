import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublicPage } from '../../../../shared/model/page.ts';
import { handler } from '../../../../functions/jobs/publish-page/index.ts';
import type { PageNews } from '../../../../functions/domain/posts/find-posts.ts';
import { queries, store, throttled, useDynamo, writes, type Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import '../../../kit/function-environment.ts';
import { useLog } from '../../../kit/log.ts';
import { livePageRows, nameRow, pageRow, postRow, publicPage } from '../../../kit/rows.ts';

/** What happens while a page is drawn. */
const drawing = vi.hoisted(() => ({ meanwhile: () => undefined as void }));
vi.mock('../../../../functions/jobs/publish-page/render-live-page.ts', () => ({
  renderLivePage: async (page: PublicPage, { posts, hasMorePosts }: PageNews) => {
    drawing.meanwhile();
    return `<html>${page.profile.displayName} ${posts.map(({ title }) => title).join()} ${hasMorePosts}</html>`;
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
const log = useLog();
const s3 = mockClient(S3Client);
const cloudFront = mockClient(CloudFrontClient);
const queue = mockClient(SQSClient);
beforeEach(() => {
  drawing.meanwhile = () => undefined;
  s3.reset();
  cloudFront.reset();
  queue.reset();
  queue.onAnyCommand().resolves({});
  s3.on(ListObjectsV2Command).callsFake(({ Prefix: prefix }: { Prefix: string }) => ({
    Contents: [{ Key: `${prefix}index.html` }],
  }));
});

async function run(payload: object): Promise<'done' | 'comes again'> {
  const body = JSON.stringify({ id: 'deployment-1', table: 'pages', payload });
  const record = { messageId: 'm', receiptHandle: 'r', body, attributes: { ApproximateReceiveCount: '1' } };
  const { batchItemFailures } = await handler({ Records: [record] } as unknown as SQSEvent);
  return batchItemFailures.length === 0 ? 'done' : 'comes again';
}
const republish = (): Promise<string> => run({ action: 'republish', agentName: 'mara' });

const live = (changes: Partial<PublicPage> = {}): Row[] => [
  ...livePageRows(publicPage({}, changes)),
  pageRow({ status: 'live', liveName: 'mara' }),
];
const down = [nameRow('mara'), pageRow()];
const underWay = [
  ...livePageRows(),
  pageRow({ status: 'pending', liveName: 'mara', publishedVersion: 3, pending: publicPage() }),
];
const takenAway = ['live/mara/contact.vcf', 'live/mara/qr.svg', 'live/mara/card', 'live/mara/pass'];
const packed = (...pages: string[]): string[] => pages.flatMap((key) => [key, `${key}.br`]);
const put = (): unknown[] => s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input.Key);
const deleted = (): unknown[] => s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key);

describe('drawing a live page anew', () => {
  test('writes its files as it is live, and changes no row', async () => {
    store(dynamo, live());

    expect(await republish()).toBe('done');
    expect(put()).toEqual([...takenAway, ...packed('live/mara/index.html', 'live/mara/en_us.html')]);
    expect(s3.commandCalls(PutObjectCommand)[takenAway.length]?.args[0].input.Body).toContain(
      publicPage().profile.displayName,
    );
    expect(writes(dynamo).map(({ item }) => (item['Key'] as Row)['pk'])).toEqual(['OUTBOX#deployment-1']);
  });

  test('sends the edge no invalidation, of which it takes few at a time', async () => {
    store(dynamo, live());
    await republish();

    expect(cloudFront.calls()).toEqual([]);
  });

  test.each([
    ['that nobody has', []],
    ['that is taken but not live', down],
    ['that has a new name', [nameRow('mara', undefined, 'mara-li'), pageRow({ status: 'live', liveName: 'mara-li' })]],
  ])('writes nothing under a name %s', async (_, rows) => {
    store(dynamo, rows);

    expect([await republish(), put(), deleted()]).toEqual(['done', [], []]);
  });

  test('waits for a publish that is under way', async () => {
    store(dynamo, underWay);

    expect([await republish(), put()]).toEqual(['comes again', []]);
    expect(log()).toMatchObject([{ event: 'job.failed', message: expect.stringContaining('just being published') }]);
  });

  test.each([
    ['a publish has begun', underWay],
    ['another version went live', live({ publishedAt: '2026-01-03T00:00:00.000Z' })],
  ])('is done again when %s in between, so that the newer one wins', async (_, rows) => {
    store(dynamo, live());
    drawing.meanwhile = () => store(dynamo, rows);

    expect(await republish()).toBe('comes again');
    expect(deleted()).toEqual([]);
  });

  test('removes what it wrote when the page was taken down in between', async () => {
    store(dynamo, live());
    drawing.meanwhile = () => store(dynamo, down);

    expect([await republish(), deleted()]).toEqual(['done', ['live/mara/index.html']]);
  });
});

describe('drawing a page anew whose news have changed', () => {
  const republishOwn = (): Promise<string> => run({ action: 'republish-own', accountId });
  const drawn = (): unknown => s3.commandCalls(PutObjectCommand)[takenAway.length]?.args[0].input.Body;
  const news = (...titles: string[]) =>
    dynamo.on(QueryCommand).resolves({ Items: titles.map((title) => postRow({ title })) });

  test('draws the newest under the name that is live, and has visitors see them at once', async () => {
    store(dynamo, live());
    news('Fourth', 'Third', 'Second', 'First');

    expect(await republishOwn()).toBe('done');
    expect(drawn()).toContain('Fourth,Third,Second true');
    expect(queries(dynamo)[0]).toMatchObject({ ScanIndexForward: false, Limit: 4 });
    expect(put()).toEqual([...takenAway, ...packed('live/mara/index.html', 'live/mara/en_us.html')]);
    expect(
      cloudFront.commandCalls(CreateInvalidationCommand)[0]?.args[0].input.InvalidationBatch?.Paths?.Items,
    ).toEqual(['/mara*']);
  });

  test('says that there are no more when all are shown', async () => {
    store(dynamo, live());
    news('Third', 'Second', 'First');
    await republishOwn();

    expect(drawn()).toContain('Third,Second,First false');
  });

  test.each([
    ['was never saved', []],
    ['is not live', down],
  ])('writes nothing for a page that %s', async (_, rows) => {
    store(dynamo, rows);

    expect([await republishOwn(), put(), cloudFront.calls()]).toEqual(['done', [], []]);
  });

  test('waits for a publish that is under way, which may have read the news before', async () => {
    store(dynamo, underWay);

    expect([await republishOwn(), put()]).toEqual(['comes again', []]);
  });

  test('is done again when the news change while it draws, so that the newer ones win', async () => {
    store(dynamo, live());
    news('Old');
    drawing.meanwhile = () => void news('New', 'Old');

    expect(await republishOwn()).toBe('comes again');
  });
});

describe('drawing all pages anew', () => {
  const files = (names: readonly string[]) =>
    names.flatMap((name) => [{ Key: `live/${name}/en_us.html` }, { Key: `live/${name}/index.html` }]);
  const batches = (): unknown[][] =>
    queue
      .commandCalls(SendMessageBatchCommand)
      .map(({ args: [{ input }] }) => (input.Entries ?? []).map(({ MessageBody: body }) => JSON.parse(body ?? '')));

  test('queues a message for each page, ten at a time', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `page-${index}`);
    s3.on(ListObjectsV2Command).resolves({ Contents: files(names), IsTruncated: false });

    expect(await run({ action: 'republish-all' })).toBe('done');
    expect(batches().map((batch) => batch.length)).toEqual([10, 2]);
    expect(batches()[1]?.[0]).toEqual({
      id: 'deployment-1-page-10',
      table: 'pages',
      payload: { action: 'republish', agentName: 'page-10' },
    });
    expect(queue.commandCalls(SendMessageCommand)).toEqual([]);
  });

  test('goes on in a step of its own where this one ended', async () => {
    s3.on(ListObjectsV2Command).resolves({ Contents: files(['josé', 'mara']), IsTruncated: true });

    await run({ action: 'republish-all', after: 'live/jo/index.html' });

    expect(s3.commandCalls(ListObjectsV2Command)[0]?.args[0].input).toMatchObject({
      Prefix: 'live/',
      StartAfter: 'live/jo/index.html',
    });
    const [next] = queue.commandCalls(SendMessageCommand);
    expect(next?.args[0].input).toMatchObject({ QueueUrl: 'https://sqs.example/publish-page', DelaySeconds: 10 });
    expect(JSON.parse(next?.args[0].input.MessageBody ?? '')).toEqual({
      id: 'deployment-1',
      table: 'pages',
      payload: { action: 'republish-all', after: 'live/mara/index.html' },
    });
  });

  test('does nothing while no page is live', async () => {
    s3.on(ListObjectsV2Command).resolves({ IsTruncated: false });

    expect([await run({ action: 'republish-all' }), queue.calls()]).toEqual(['done', []]);
  });

  test('does the step again when the queue did not take all of it, and does not go on before', async () => {
    s3.on(ListObjectsV2Command).resolves({ Contents: files(['mara', 'noor']), IsTruncated: true });
    queue.on(SendMessageBatchCommand).resolves({ Failed: [{ Id: '1', SenderFault: false, Code: 'InternalError' }] });

    expect(await run({ action: 'republish-all' })).toBe('comes again');
    expect(queue.commandCalls(SendMessageCommand)).toEqual([]);
  });

  test('does the step again when the next one could not be queued', async () => {
    s3.on(ListObjectsV2Command).resolves({ Contents: files(['mara']), IsTruncated: true });
    queue.on(SendMessageCommand).rejects(throttled());

    expect(await run({ action: 'republish-all' })).toBe('comes again');
  });
});

test.each([
  { action: 'republish' },
  { action: 'republish-own' },
  { action: 'republish-all', after: 1 },
  { action: 'republish-all', other: 'x' },
])('an unknown payload %j is reported', async (payload) => {
  expect(await run(payload)).toBe('comes again');
});
