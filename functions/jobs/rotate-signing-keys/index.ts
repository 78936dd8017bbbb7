/** Rotation of the `signing` secret, in the four steps that Secrets Manager asks for; each is safe to repeat. */
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import type { SecretsManagerRotationEvent } from 'aws-lambda';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { KeyMaterial, renew, rsaKeyOf } from '../../kit/signing/key-material.ts';

const client = new SecretsManagerClient(clientDefaults);

export async function handler(event: SecretsManagerRotationEvent): Promise<void> {
  const { SecretId: id, ClientRequestToken: token } = event;
  if (event.Step === 'createSecret') await createSecret(id, token);
  else if (event.Step === 'testSecret') await testSecret(id, token);
  else if (event.Step === 'finishSecret') await finishSecret(id, token);
}

async function readVersion(id: string, stage: string, version?: string): Promise<string | null> {
  try {
    const { SecretString: value } = await client.send(
      new GetSecretValueCommand({ SecretId: id, VersionStage: stage, ...(version ? { VersionId: version } : {}) }),
    );
    return value ?? null;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return null;
    throw error;
  }
}

async function createSecret(id: string, token: string): Promise<void> {
  if (await readVersion(id, 'AWSPENDING', token)) return;
  const next = renew(parseMaterial(await readVersion(id, 'AWSCURRENT')), Date.now());
  await client.send(
    new PutSecretValueCommand({
      SecretId: id,
      ClientRequestToken: token,
      SecretString: JSON.stringify(next),
      VersionStages: ['AWSPENDING'],
    }),
  );
}

/** The value that the deployment made is random text, not key material: the first rotation starts afresh. */
function parseMaterial(value: string | null): KeyMaterial | null {
  try {
    return KeyMaterial.parse(JSON.parse(value ?? 'null'));
  } catch {
    return null;
  }
}

/** The new keys must be readable before anyone uses them. */
async function testSecret(id: string, token: string): Promise<void> {
  const material = KeyMaterial.parse(JSON.parse((await readVersion(id, 'AWSPENDING', token)) ?? 'null'));
  for (const generation of material.generations) rsaKeyOf(generation);
}

async function finishSecret(id: string, token: string): Promise<void> {
  const { VersionIdsToStages: versions = {} } = await client.send(new DescribeSecretCommand({ SecretId: id }));
  const current = Object.keys(versions).find((version) => versions[version]?.includes('AWSCURRENT'));
  if (current === token) return;
  await client.send(
    new UpdateSecretVersionStageCommand({
      SecretId: id,
      VersionStage: 'AWSCURRENT',
      MoveToVersionId: token,
      ...(current ? { RemoveFromVersionId: current } : {}),
    }),
  );
}
