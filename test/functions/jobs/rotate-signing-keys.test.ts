import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import type { SecretsManagerRotationEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { handler } from '../../../functions/jobs/rotate-signing-keys/index.ts';
import { KeyMaterial, renew } from '../../../functions/kit/signing/key-material.ts';

const secrets = mockClient(SecretsManagerClient);
beforeEach(() => secrets.reset());

const step = (Step: string): SecretsManagerRotationEvent =>
  ({ Step, SecretId: 'signing', ClientRequestToken: 'new' }) as SecretsManagerRotationEvent;
const absent = Object.assign(new Error('none'), { name: 'ResourceNotFoundException' });

function versions(current: string | Error, pending: string | Error = absent): void {
  secrets.on(GetSecretValueCommand).callsFake(({ VersionStage: stage }: { VersionStage: string }) => {
    const value = stage === 'AWSPENDING' ? pending : current;
    if (value instanceof Error) throw value;
    return { SecretString: value };
  });
}

const written = (): KeyMaterial[] =>
  secrets
    .commandCalls(PutSecretValueCommand)
    .map(({ args: [{ input }] }) => KeyMaterial.parse(JSON.parse(input.SecretString ?? '')));

describe('the rotation of the signing keys', () => {
  test('starts afresh from the random text of a deployment', async () => {
    versions('random-text');
    await handler(step('createSecret'));

    expect(written()[0]?.generations.map(({ kid }) => kid)).toEqual([1]);
  });

  test('goes on from what there is, which stays valid beside the new', async () => {
    versions(JSON.stringify(renew(null, Date.now())));
    await handler(step('createSecret'));

    expect(written()[0]?.generations.map(({ kid, retiresAt }) => [kid, retiresAt === null])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  test('makes no second version when it is repeated', async () => {
    versions('x', JSON.stringify(renew(null, Date.now())));
    await handler(step('createSecret'));

    expect(written()).toEqual([]);
  });

  test('does not start afresh because the current version could not be read for a moment', async () => {
    versions(Object.assign(new Error('down'), { name: 'InternalServiceError' }));

    await expect(handler(step('createSecret'))).rejects.toThrow('down');
    expect(written()).toEqual([]);
  });

  test('refuses a new version that cannot be read', async () => {
    versions('x', '{"generations":[]}');
    await expect(handler(step('testSecret'))).rejects.toThrow();

    versions('x', JSON.stringify(renew(null, Date.now())));
    await expect(handler(step('testSecret'))).resolves.toBeUndefined();
  });

  test('moves the stage once', async () => {
    secrets.on(DescribeSecretCommand).resolves({ VersionIdsToStages: { old: ['AWSCURRENT'], new: ['AWSPENDING'] } });
    await handler(step('finishSecret'));
    secrets.on(DescribeSecretCommand).resolves({ VersionIdsToStages: { new: ['AWSCURRENT'] } });
    await handler(step('finishSecret'));

    expect(secrets.commandCalls(UpdateSecretVersionStageCommand).map(({ args: [{ input }] }) => input)).toEqual([
      { SecretId: 'signing', VersionStage: 'AWSCURRENT', MoveToVersionId: 'new', RemoveFromVersionId: 'old' },
    ]);
  });
});
