import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CloudFrontClient,
  CreateInvalidationCommand,
  GetInvalidationCommand,
  ListDistributionsCommand,
  waitUntilInvalidationCompleted,
} from '@aws-sdk/client-cloudfront';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCloudFrontEngine, type CloudFrontOptions } from '../../../../infra/local/engines/cloudfront.ts';
import { EngineError, type Need } from '../../../../infra/local/engines/engine.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';

const DistributionId = 'E123';

async function start(options: Partial<CloudFrontOptions> & { isAllowed?: () => boolean } = {}) {
  const { isAllowed = () => true, ...engineOptions } = options;
  const invalidated: { distributionId: string; paths: string[] }[] = [];
  const asked: Need[] = [];
  const engine = createCloudFrontEngine({
    file: ':memory:',
    clock: () => Date.UTC(2026, 0, 31),
    account: '000000000000',
    hasDistribution: (id) => id === DistributionId,
    onInvalidate: (distributionId, paths) => void invalidated.push({ distributionId, paths }),
    ...engineOptions,
  });
  const server = await serveEngine(engine, 0, {
    authorize: (_keyId, needs) => {
      asked.push(...needs);
      if (!isAllowed()) throw new EngineError('AccessDenied', 'The caller may not do that.');
    },
  });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= server.close());
  onTestFinished(close);
  const client = new CloudFrontClient({
    endpoint: server.url,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'AKIAOWNER', secretAccessKey: 'x' },
  });
  onTestFinished(() => client.destroy());
  return { client, invalidated, asked, close };
}

function create(paths: string[], reference = 'reference-1', distributionId = DistributionId) {
  return new CreateInvalidationCommand({
    DistributionId: distributionId,
    InvalidationBatch: { CallerReference: reference, Paths: { Quantity: paths.length, Items: paths } },
  });
}

describe('an invalidation', () => {
  test('reaches the edge with its paths and is then completed', async () => {
    const { client, invalidated } = await start();

    const created = await client.send(create(['/anna*', '/a&b/%C3%BC']));
    const Id = created.Invalidation?.Id ?? '';
    const got = await client.send(new GetInvalidationCommand({ DistributionId, Id }));

    expect(invalidated).toEqual([{ distributionId: DistributionId, paths: ['/anna*', '/a&b/%C3%BC'] }]);
    expect(created).toMatchObject({ $metadata: { httpStatusCode: 201 }, Invalidation: { Status: 'InProgress' } });
    expect(created.Location).toContain(Id);
    expect(got.Invalidation).toEqual({
      Id,
      Status: 'Completed',
      CreateTime: new Date(Date.UTC(2026, 0, 31)),
      InvalidationBatch: {
        CallerReference: 'reference-1',
        Paths: { Quantity: 2, Items: ['/anna*', '/a&b/%C3%BC'] },
      },
    });
  });

  test('can be waited for', async () => {
    const { client } = await start();
    const { Invalidation } = await client.send(create(['/anna*']));

    const result = await waitUntilInvalidationCompleted(
      { client, maxWaitTime: 5, minDelay: 1 },
      { DistributionId, Id: Invalidation?.Id },
    );

    expect(result.state).toBe('SUCCESS');
  });

  test('sent twice with one reference happens once', async () => {
    const { client, invalidated } = await start();

    const first = await client.send(create(['/anna*']));
    const second = await client.send(create(['/anna*']));

    expect(second.Invalidation?.Id).toBe(first.Invalidation?.Id);
    expect(invalidated).toHaveLength(1);
  });

  test('with other paths under a used reference is refused', async () => {
    const { client, invalidated } = await start();
    await client.send(create(['/anna*']));

    await expect(client.send(create(['/bob*']))).rejects.toMatchObject({ name: 'InvalidationBatchAlreadyExists' });
    expect(invalidated).toHaveLength(1);
  });

  test('is still known after the file was closed and opened again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cloudfront-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'invalidations.sqlite');
    const before = await start({ file });
    const { Invalidation } = await before.client.send(create(['/anna*']));
    await before.close();

    const after = await start({ file });

    const got = await after.client.send(new GetInvalidationCommand({ DistributionId, Id: Invalidation?.Id }));
    expect(got.Invalidation?.InvalidationBatch?.Paths?.Items).toEqual(['/anna*']);
  });

  test('needs the right to create it on exactly that distribution', async () => {
    const { client, asked, invalidated } = await start({ isAllowed: () => false });

    await expect(client.send(create(['/anna*']))).rejects.toMatchObject({
      name: 'AccessDenied',
      $metadata: { httpStatusCode: 403 },
    });
    expect(asked).toEqual([
      { action: 'cloudfront:CreateInvalidation', resource: 'arn:aws:cloudfront::000000000000:distribution/E123' },
    ]);
    expect(invalidated).toEqual([]);
  });

  test('of an unknown distribution, or an unknown one of a known distribution, is not found', async () => {
    const { client } = await start();

    await expect(client.send(create(['/a'], 'reference-1', 'E999'))).rejects.toMatchObject({
      name: 'NoSuchDistribution',
      $metadata: { httpStatusCode: 404 },
    });
    await expect(client.send(new GetInvalidationCommand({ DistributionId, Id: 'I0' }))).rejects.toMatchObject({
      name: 'NoSuchInvalidation',
      $metadata: { httpStatusCode: 404 },
    });
  });

  test.each(['anna', '/a*/b', '/ü', '/a b', ''])('of the path "%s" is refused', async (path) => {
    const { client, invalidated } = await start();

    await expect(client.send(create([path]))).rejects.toMatchObject({ name: 'InvalidArgument' });
    expect(invalidated).toEqual([]);
  });

  test('with a quantity other than the number of paths is refused', async () => {
    const { client } = await start();
    const InvalidationBatch = { CallerReference: 'r', Paths: { Quantity: 2, Items: ['/a'] } };

    const created = client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));

    await expect(created).rejects.toMatchObject({ name: 'InconsistentQuantities' });
  });

  test('of more than 3,000 paths is refused', async () => {
    const { client } = await start();
    const paths = Array.from({ length: 3_001 }, (_, index) => `/${index}`);

    await expect(client.send(create(paths))).rejects.toMatchObject({ name: 'BatchTooLarge' });
  });
});

test('any other operation is refused', async () => {
  const { client } = await start();

  await expect(client.send(new ListDistributionsCommand({}))).rejects.toMatchObject({
    name: 'NotImplemented',
    $metadata: { httpStatusCode: 501 },
  });
});
