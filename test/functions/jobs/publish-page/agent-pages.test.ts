import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { agencyAgentKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { levelKey } from '../../../../functions/domain/learning/learning-rows.ts';
import { handler } from '../../../../functions/jobs/publish-page/index.ts';
import type { PageAround } from '../../../../functions/jobs/publish-page/render-live-page.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { COMPANY, companyRows, PRODUCT, productRow } from '../../../kit/learning.ts';
import { useLog } from '../../../kit/log.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { livePageRows, pageRow, productListRow, publicPage } from '../../../kit/rows.ts';

const drawn = vi.hoisted(() => ({ titles: [] as string[][] }));
vi.mock('../../../../functions/jobs/publish-page/render-live-page.ts', () => ({
  renderLivePage: async (_page: unknown, { products = [] }: PageAround) => {
    drawn.titles.push(products.map(({ title }) => title));
    return '<html>';
  },
  pageInput: () => ({}),
}));
vi.mock('../../../../functions/jobs/publish-page/render-take-away.ts', () => ({
  renderTakeAway: async () => ({ contacts: {}, disposition: 'inline', card: '', code: '', pass: '{}' }),
}));
vi.mock('../../../../functions/kit/own-queue.ts', () => ({ postpone: async () => undefined }));

const memory = useMemoryTable();
useLog();
const s3 = mockClient(S3Client);
const cloudFront = mockClient(CloudFrontClient);
const queue = mockClient(SQSClient);

const chosen = productListRow({ products: [{ productId: PRODUCT, slugs: [], companyId: COMPANY }] });
const tie = {
  ...agencyAgentKey(COMPANY, accountId),
  ...{ state: 'bound', agentId: accountId, agencyId: COMPANY, email: 'team@nordic.example', requestId: 'r1' },
  since: '2026-01-01T09:00:00.000Z',
};
const levelUntil = (validUntil: string) => ({
  ...levelKey(accountId, PRODUCT),
  ...{ productId: PRODUCT, companyId: COMPANY, level: 1, reachedAt: '2026-01-01T09:00:00.000Z', validUntil },
  certificateId: 'c',
});
const FAR = '2999-01-01T00:00:00.000Z';

beforeEach(() => {
  drawn.titles.length = 0;
  for (const client of [s3, cloudFront, queue]) client.reset();
  cloudFront.onAnyCommand().resolves({});
  queue.onAnyCommand().resolves({});
  s3.onAnyCommand().resolves({});
  s3.on(ListObjectsV2Command).resolves({ Contents: [] });
  memory.put([...companyRows(PRODUCT), ...livePageRows(publicPage()), pageRow({ status: 'live', liveName: 'mara' })]);
  memory.put([chosen, tie]);
});

async function run(payload: object): Promise<void> {
  const body = JSON.stringify({ id: 'change-1', table: 'pages', payload });
  const record = { messageId: 'm', receiptHandle: 'r', body, attributes: { ApproximateReceiveCount: '1' } };
  expect(await handler({ Records: [record] } as never)).toEqual({ batchItemFailures: [] });
}
const messages = (): unknown[] =>
  queue.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => JSON.parse(String(input.MessageBody)).payload);
const due = () => memory.table().rows.get(`DUE#LEVELS#${accountId} DUE`);

test('a change of a product has the pages drawn anew whose owners chose it, and no others', async () => {
  const change = { action: 'republish-agents', companyId: COMPANY, productId: PRODUCT, isLevelRaised: false };
  await run(change);
  await run({ ...change, isLevelRaised: true });
  await run({ ...change, productId: '01KKBZJR00OTHER00000000000' });

  expect(messages()).toEqual([
    { action: 'republish-own', accountId },
    { action: 'levels-ended', accountId },
  ]);
});

test('a page shows the product as long as its level holds, and comes again when that ends', async () => {
  memory.put([productRow(PRODUCT, null, 1), levelUntil(FAR)]);
  await run({ action: 'republish-own', accountId });

  expect(drawn.titles).toEqual([['Travel cover']]);
  expect(due()).toMatchObject({ gsiSk: FAR, job: 'publish-page', payload: { action: 'levels-ended', accountId } });
});

test('a level that has lapsed takes the product off, and its owner is told', async () => {
  memory.put([productRow(PRODUCT, null, 1), levelUntil('2026-01-02T00:00:00.000Z')]);
  await run({ action: 'levels-ended', accountId });

  expect(drawn.titles).toEqual([[]]);
  expect(messages()).toContainEqual({ template: 'level-needed', accountId });
  expect(s3.commandCalls(PutObjectCommand).length).toBeGreaterThan(0);
});

test('nobody is told of a level that was renewed in time', async () => {
  memory.put([productRow(PRODUCT, null, 1), levelUntil(FAR)]);
  await run({ action: 'levels-ended', accountId });

  expect(drawn.titles).toEqual([['Travel cover']]);
  expect(messages()).not.toContainEqual({ template: 'level-needed', accountId });
});

test('a change of a channel, or of an insurance product, draws the pages on which it was chosen, and no others', async () => {
  const productId = 'harbour-vale~travel-hk';
  memory.put([productListRow({ products: [{ productId, slugs: [], companyId: COMPANY }] })]);
  const drawnFor = async (channelCode: string | null, productCode: string | null): Promise<number> => {
    queue.resetHistory();
    await run({ action: 'republish-insurance', companyId: COMPANY, channelCode, productCode });
    return queue.commandCalls(SendMessageCommand).length;
  };

  expect(await drawnFor('harbour-vale', null)).toBe(1);
  expect(await drawnFor(null, 'travel-hk')).toBe(1);
  expect(await drawnFor('another', null)).toBe(0);
  expect(await drawnFor(null, 'pet-gb')).toBe(0);
});
