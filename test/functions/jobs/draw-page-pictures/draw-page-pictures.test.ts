import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureFile } from '../../../../functions/domain/pages/page-picture.ts';
import { pictureKey } from '../../../../functions/domain/pages/page-rows.ts';
import { handler } from '../../../../functions/jobs/draw-page-pictures/index.ts';
import type { PublicPage } from '../../../../shared/model/page.ts';
import { linkSketch } from '../../../../web/pages/link-picture/link-sketch.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { APP_ORIGIN } from '../../../kit/function-environment.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';
import { livePageRows, pageRow, publicPage } from '../../../kit/rows.ts';

const drawing = vi.hoisted(() => ({ fails: false, count: 0, meanwhile: () => undefined as unknown }));
vi.mock('../../../../functions/jobs/draw-page-pictures/make-picture.ts', () => ({
  makePicture: async () => {
    drawing.count += 1;
    drawing.meanwhile();
    if (drawing.fails) throw new Error('The browser ended.');
    return Buffer.from('jpeg');
  },
}));
vi.mock('../../../../functions/kit/own-queue.ts', () => ({ postpone: async () => undefined }));

const dynamo = useDynamo();
useLog();
const s3 = mockClient(S3Client);
beforeEach(() => {
  s3.reset();
  Object.assign(drawing, { fails: false, count: 0, meanwhile: () => undefined });
});

const page = publicPage();
const fileOf = (shown: PublicPage): string => pictureFile(linkSketch(shown, APP_ORIGIN));
const live = [pageRow({ status: 'live', liveName: 'mara' }), ...livePageRows(page)];
const pictureRow = (changes: object = {}) => ({
  ...pictureKey(accountId),
  agentName: 'mara',
  file: fileOf(page),
  state: 'drawn',
  publishedAt: page.publishedAt,
  ...changes,
});
const run = (receiveCount = 1) => {
  const body = JSON.stringify({ id: 'job-1', table: 'pages', payload: { accountId } });
  const attributes = { ApproximateReceiveCount: String(receiveCount) };
  return handler({ Records: [{ messageId: 'm', receiptHandle: 'r', body, attributes }] } as unknown as SQSEvent);
};
const put = (): unknown[] => s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input.Key);
/** What was written besides the outbox row that goes. */
const written = () => writes(dynamo).filter(({ kind }) => kind !== 'Delete');

describe('the picture of a page’s link', () => {
  test('is written first, then the page is drawn anew with its name', async () => {
    store(dynamo, live);
    await run();

    expect(put()).toEqual([`live/mara/${fileOf(page)}`]);
    expect(written()).toMatchObject([
      { kind: 'Put', item: { Item: { sk: 'PICTURE', file: fileOf(page), state: 'drawn' } } },
      { kind: 'Put', item: { Item: { job: 'publish-page', payload: { action: 'republish-own', accountId } } } },
    ]);
  });

  test('is not drawn again while it shows the same, and is of the newest page all the same', async () => {
    store(dynamo, [...live, pictureRow({ publishedAt: '2020-01-01T00:00:00.000Z' })]);
    await run();

    expect(drawing.count).toBe(0);
    expect(written()).toMatchObject([{ item: { Item: { sk: 'PICTURE', publishedAt: page.publishedAt } } }]);
  });

  test.each([
    ['the page shows something else', { file: 'og-0000000000000000.jpg' }],
    ['the page has another name', { agentName: 'jo' }],
    ['it failed', { state: 'failed' }],
  ])('is drawn again when %s', async (_, changes) => {
    store(dynamo, [...live, pictureRow(changes)]);
    await run();

    expect(put()).toEqual([`live/mara/${fileOf(page)}`]);
  });

  test('is tried again, and is given up at last: the page stays as it is', async () => {
    drawing.fails = true;
    store(dynamo, live);

    expect((await run(1)).batchItemFailures).toHaveLength(1);
    expect(written()).toEqual([]);
    expect((await run(5)).batchItemFailures).toEqual([]);
    expect(written()).toMatchObject([{ item: { Item: { sk: 'PICTURE', state: 'failed' } } }]);
    expect(put()).toEqual([]);
  });

  test('is given up without a trace when the page was taken down before the last try', async () => {
    drawing.fails = true;
    drawing.meanwhile = () => store(dynamo, [pageRow({ liveName: null })]);
    store(dynamo, live);
    await run(5);

    expect([drawing.count, written()]).toEqual([1, []]);
  });

  test('is nothing for a page that is not live', async () => {
    store(dynamo, [pageRow({ liveName: null })]);
    await run();

    expect([drawing.count, put()]).toEqual([0, []]);
  });

  test('goes when the page was taken down while it was drawn', async () => {
    store(dynamo, live);
    s3.on(ListObjectsV2Command).resolves({ Contents: [{ Key: `live/mara/${fileOf(page)}` }] });
    s3.on(PutObjectCommand).callsFake(() => store(dynamo, [pageRow({ liveName: null })]));
    await run();

    expect(s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key)).toEqual(put());
    expect(written()).toEqual([]);
  });

  test('has another name when anything that it shows changes, and the same otherwise', () => {
    const changed = [
      publicPage({ displayName: 'Mara L.' }),
      publicPage({ title: 'Architect' }),
      publicPage({ profilePhoto: { mediaId: 'n', path: '/m/a/n.webp', width: 9, height: 9 } }),
      { ...page, design: { ...page.design, themeColour: '#aa0000' } },
      { ...page, design: { ...page.design, template: 'networking' as const } },
    ];

    expect(new Set([page, ...changed].map(fileOf)).size).toBe(6);
    expect(fileOf({ ...page, publishedAt: '2027-01-01T00:00:00.000Z', features: [] })).toBe(fileOf(page));
  });
});
