import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Need } from '../../../../infra/local/engines/engine.ts';
import { createSecretsManagerEngine } from '../../../../infra/local/engines/secrets-manager.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';
import { sdkConfig } from './sdk-config.ts';

const ARN = 'arn:aws:secretsmanager:ap-southeast-1:000000000000:secret:app/key-AbCdEf';
const EMPTY_ARN = 'arn:aws:secretsmanager:ap-southeast-1:000000000000:secret:empty-AbCdEf';

let directory: string;
let needs: Need[];
let now: number;
let served: Awaited<ReturnType<typeof serveEngine>>;
let client: SecretsManagerClient;

async function start(makeValue?: (name: string) => string | undefined): Promise<void> {
  const engine = createSecretsManagerEngine({
    storeFile: join(directory, 'secrets.db'),
    clock: () => now,
    region: 'ap-southeast-1',
    account: '000000000000',
    secrets: [
      { name: 'app/key', arn: ARN, generate: { PasswordLength: 40, ExcludePunctuation: true } },
      { name: 'empty', arn: EMPTY_ARN },
    ],
    ...(makeValue ? { makeValue } : {}),
  });
  served = await serveEngine(engine, 0, { authorize: (_keyId, asked) => needs.push(...asked) });
  client = new SecretsManagerClient(sdkConfig(served.url));
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'secrets-'));
  needs = [];
  now = Date.UTC(2026, 0, 2);
  await start();
});

afterEach(async () => {
  client.destroy();
  await served.close();
  rmSync(directory, { recursive: true });
});

describe('GetSecretValue', () => {
  test('answers the generated value as AWSCURRENT, by name, ARN and ARN without suffix', async () => {
    const ids = ['app/key', ARN, ARN.slice(0, -7)];

    const answers = await Promise.all(ids.map((SecretId) => client.send(new GetSecretValueCommand({ SecretId }))));

    expect(answers[0]?.SecretString).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(answers[0]).toMatchObject({
      ARN,
      Name: 'app/key',
      VersionStages: ['AWSCURRENT'],
      CreatedDate: new Date(now),
    });
    expect(new Set(answers.map((answer) => answer.SecretString)).size).toBe(1);
  });

  test('needs the permission of the operation on the ARN of the secret', async () => {
    await client.send(new GetSecretValueCommand({ SecretId: 'app/key' }));

    expect(needs).toEqual([{ action: 'secretsmanager:GetSecretValue', resource: ARN }]);
  });

  test('answers ResourceNotFoundException for an unknown secret, and still asks IAM first', async () => {
    const call = client.send(new GetSecretValueCommand({ SecretId: 'nothing' }));

    await expect(call).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    expect(needs[0]?.resource).toBe('arn:aws:secretsmanager:ap-southeast-1:000000000000:secret:nothing');
  });

  test('answers ResourceNotFoundException for a secret without a value', async () => {
    const call = client.send(new GetSecretValueCommand({ SecretId: 'empty' }));

    await expect(call).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: expect.stringContaining('AWSCURRENT') as string,
    });
  });
});

describe('PutSecretValue', () => {
  test('moves AWSCURRENT to the new value and AWSPREVIOUS to the one before', async () => {
    for (const SecretString of ['one', 'two', 'three']) {
      await client.send(new PutSecretValueCommand({ SecretId: 'app/key', SecretString }));
      now += 1000;
    }

    const current = await client.send(new GetSecretValueCommand({ SecretId: ARN }));
    const previous = await client.send(new GetSecretValueCommand({ SecretId: ARN, VersionStage: 'AWSPREVIOUS' }));

    expect([current.SecretString, previous.SecretString]).toEqual(['three', 'two']);
    expect(previous.VersionStages).toEqual(['AWSPREVIOUS']);
  });

  test('keeps bytes as bytes', async () => {
    await client.send(new PutSecretValueCommand({ SecretId: 'empty', SecretBinary: new Uint8Array([0, 255, 7]) }));

    const answer = await client.send(new GetSecretValueCommand({ SecretId: 'empty' }));

    expect(answer.SecretString).toBeUndefined();
    expect([...(answer.SecretBinary ?? [])]).toEqual([0, 255, 7]);
  });

  test('is one version when repeated with its token, and refuses another value under that token', async () => {
    const ClientRequestToken = 'a'.repeat(36);
    const put = (SecretString: string) =>
      client.send(new PutSecretValueCommand({ SecretId: 'app/key', SecretString, ClientRequestToken }));

    const first = await put('one');
    const again = await put('one');

    expect(again).toMatchObject({ VersionId: first.VersionId, VersionStages: ['AWSCURRENT'] });
    await expect(put('other')).rejects.toMatchObject({ name: 'ResourceExistsException' });
  });

  test('refuses a request with neither or both kinds of value', async () => {
    const both = { SecretId: 'app/key', SecretString: 'text', SecretBinary: new Uint8Array([1]) };

    for (const input of [{ SecretId: 'app/key' }, both]) {
      await expect(client.send(new PutSecretValueCommand(input))).rejects.toMatchObject({
        name: 'InvalidParameterException',
      });
    }
  });
});

test('DescribeSecret tells the stages and never a value', async () => {
  await client.send(new PutSecretValueCommand({ SecretId: 'app/key', SecretString: 'hush-hush' }));

  const answer = await client.send(new DescribeSecretCommand({ SecretId: 'app/key' }));

  expect(
    Object.values(answer.VersionIdsToStages ?? {})
      .flat()
      .sort(),
  ).toEqual(['AWSCURRENT', 'AWSPREVIOUS']);
  expect(JSON.stringify(answer)).not.toContain('hush-hush');
});

describe('UpdateSecretVersionStage', () => {
  const token = 'a'.repeat(32);

  async function stages(): Promise<Record<string, string[]>> {
    const { VersionIdsToStages } = await client.send(new DescribeSecretCommand({ SecretId: ARN }));
    return VersionIdsToStages ?? {};
  }

  async function currentVersion(): Promise<string> {
    const { VersionId } = await client.send(new GetSecretValueCommand({ SecretId: ARN }));
    return VersionId ?? '';
  }

  test('makes a pending version the current one and keeps the one before', async () => {
    const before = await currentVersion();
    const pending = { SecretId: ARN, ClientRequestToken: token, SecretString: 'new', VersionStages: ['AWSPENDING'] };
    await client.send(new PutSecretValueCommand(pending));

    const move = { SecretId: ARN, VersionStage: 'AWSCURRENT', MoveToVersionId: token, RemoveFromVersionId: before };
    await client.send(new UpdateSecretVersionStageCommand(move));

    expect(await currentVersion()).toBe(token);
    expect((await stages())[before]).toEqual(['AWSPREVIOUS']);
  });

  test('refuses to take a label from a version that is not named', async () => {
    const pending = { SecretId: ARN, ClientRequestToken: token, SecretString: 'new', VersionStages: ['AWSPENDING'] };
    await client.send(new PutSecretValueCommand(pending));

    const move = { SecretId: ARN, VersionStage: 'AWSCURRENT', MoveToVersionId: token };

    await expect(client.send(new UpdateSecretVersionStageCommand(move))).rejects.toThrow('RemoveFromVersionId');
    expect(await currentVersion()).not.toBe(token);
  });
});

test('an operation outside the stand-in is an error', async () => {
  await expect(client.send(new ListSecretsCommand({}))).rejects.toMatchObject({ name: 'UnknownOperationException' });
});

test('values are made once: a restart keeps them, whatever makeValue says then', async () => {
  const before = await client.send(new GetSecretValueCommand({ SecretId: 'app/key' }));
  await served.close();
  await start(() => 'another value');

  const after = await client.send(new GetSecretValueCommand({ SecretId: 'app/key' }));
  const made = await client.send(new GetSecretValueCommand({ SecretId: 'empty' }));

  expect(after.SecretString).toBe(before.SecretString);
  expect(made.SecretString).toBe('another value');
});

test('only the owner may read the files', () => {
  for (const file of ['secrets.db', 'secrets.db-wal', 'secrets.db-shm']) {
    expect(statSync(join(directory, file)).mode & 0o777, file).toBe(0o600);
  }
});
