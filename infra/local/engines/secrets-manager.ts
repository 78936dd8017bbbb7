/**
 * Stand-in for AWS Secrets Manager: GetSecretValue, PutSecretValue, DescribeSecret and UpdateSecretVersionStage, over
 * AWS JSON 1.1.
 *
 * The template's secrets get their values once per install; from then on the file keeps them.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { readJson, targetOperation, unknownOperation, writeJson } from './aws-json.ts';
import { EngineError, type Clock, type Engine, type EngineRequest } from './engine.ts';
import { generateSecretString, type GenerateSecretString } from './secrets-manager/generate-secret-string.ts';
import { openSecretVersions, type SecretVersion, type SecretVersions } from './secrets-manager/secret-versions.ts';

export type SecretDefinition = {
  name: string;
  /** The full ARN, with the six characters that AWS puts behind the name. */
  arn: string;
  /** `GenerateSecretString` of the template. Without it and without `makeValue` the secret starts with no value. */
  generate?: GenerateSecretString;
};

export type SecretsManagerOptions = {
  storeFile: string;
  clock: Clock;
  region: string;
  account: string;
  secrets: SecretDefinition[];
  /** A first value that goes before the generated one, for what must fit another engine (its signing keys). */
  makeValue?(name: string): string | undefined;
};

type Secret = { definition: SecretDefinition; versions: SecretVersions; clock: Clock };
type Operation = (secret: Secret, request: EngineRequest) => Record<string, unknown>;

const INVALID = 'InvalidParameterException';
const secretId = z.string().min(1).max(2048);
const anyRequest = z.object({ SecretId: secretId });
const getRequest = z.object({ VersionId: z.string().optional(), VersionStage: z.string().optional() });
const putRequest = z.object({
  ClientRequestToken: z.string().min(32).max(64).optional(),
  SecretString: z.string().min(1).max(65_536).optional(),
  SecretBinary: z.base64().min(1).max(87_384).optional(),
  VersionStages: z.array(z.string().min(1).max(256)).min(1).max(20).optional(),
});
const stageRequest = z.object({
  VersionStage: z.string().min(1).max(256),
  MoveToVersionId: z.string().optional(),
  RemoveFromVersionId: z.string().optional(),
});

const OPERATIONS: Record<string, Operation> = {
  GetSecretValue: getSecretValue,
  PutSecretValue: putSecretValue,
  DescribeSecret: describeSecret,
  UpdateSecretVersionStage: updateSecretVersionStage,
};

/** Opens the store and gives a first value to each secret that has none yet. */
export function createSecretsManagerEngine(options: SecretsManagerOptions): Engine {
  const versions = openSecretVersions(options.storeFile);
  for (const definition of options.secrets) giveFirstValue(definition, versions, options);
  return {
    service: 'SECRETS_MANAGER',
    needs: (request) => {
      const { name } = findOperation(request);
      return [{ action: `secretsmanager:${name}`, resource: arnOf(readSecretId(request), options) }];
    },
    handle: async (request, response) => {
      const definition = findDefinition(readSecretId(request), options.secrets);
      const answer = findOperation(request).run({ definition, versions, clock: options.clock }, request);
      writeJson(response, answer, 'application/x-amz-json-1.1');
    },
    close: () => versions.close(),
  };
}

function giveFirstValue(definition: SecretDefinition, versions: SecretVersions, options: SecretsManagerOptions): void {
  if (versions.all(definition.arn).length > 0) return;
  const generated = () => (definition.generate ? generateSecretString(definition.generate) : undefined);
  const value = options.makeValue?.(definition.name) ?? generated();
  if (value === undefined) return;
  const createdAt = options.clock();
  versions.add(definition.arn, { versionId: randomUUID(), value, isBinary: false, stages: ['AWSCURRENT'], createdAt });
}

function findOperation(request: EngineRequest): { name: string; run: Operation } {
  const name = targetOperation(request, 'secretsmanager');
  const run = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!run) throw unknownOperation(name);
  return { name, run };
}

function readSecretId(request: EngineRequest): string {
  return readJson(request, anyRequest, INVALID).SecretId;
}

/** AWS takes the name, the full ARN, or the ARN without the dash and six characters at its end. */
function isMeant(id: string, definition: SecretDefinition): boolean {
  return id === definition.name || id === definition.arn || id === definition.arn.replace(/-[^-]{6}$/, '');
}

function findDefinition(id: string, secrets: SecretDefinition[]): SecretDefinition {
  const found = secrets.find((definition) => isMeant(id, definition));
  if (found) return found;
  throw new EngineError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
}

/** IAM is asked before existence is told, so an unknown secret has an ARN too. */
function arnOf(id: string, options: SecretsManagerOptions): string {
  const known = options.secrets.find((definition) => isMeant(id, definition));
  if (known) return known.arn;
  return id.startsWith('arn:') ? id : `arn:aws:secretsmanager:${options.region}:${options.account}:secret:${id}`;
}

function getSecretValue({ definition, versions }: Secret, request: EngineRequest): Record<string, unknown> {
  const { VersionId, VersionStage } = readJson(request, getRequest, INVALID);
  const stage = VersionStage ?? (VersionId === undefined ? 'AWSCURRENT' : undefined);
  const found = versions
    .all(definition.arn)
    .filter((version) => VersionId === undefined || version.versionId === VersionId)
    .find((version) => stage === undefined || version.stages.includes(stage));
  if (!found) throw missingVersion(VersionId, stage);
  return {
    ARN: definition.arn,
    Name: definition.name,
    VersionId: found.versionId,
    ...(found.isBinary ? { SecretBinary: found.value } : { SecretString: found.value }),
    VersionStages: found.stages,
    CreatedDate: found.createdAt / 1000,
  };
}

function missingVersion(versionId: string | undefined, stage: string | undefined): EngineError {
  const wanted = versionId === undefined ? `staging label: ${stage}` : `VersionId: ${versionId}`;
  return new EngineError(
    'ResourceNotFoundException',
    `Secrets Manager can't find the specified secret value for ${wanted}`,
  );
}

function putSecretValue({ definition, versions, clock }: Secret, request: EngineRequest): Record<string, unknown> {
  const input = readJson(request, putRequest, INVALID);
  const value = input.SecretString ?? input.SecretBinary;
  if (value === undefined || (input.SecretString !== undefined && input.SecretBinary !== undefined)) {
    throw new EngineError(INVALID, 'You must provide either SecretString or SecretBinary, and not both.');
  }
  const added: SecretVersion = {
    versionId: input.ClientRequestToken ?? randomUUID(),
    value,
    isBinary: input.SecretBinary !== undefined,
    stages: input.VersionStages ?? ['AWSCURRENT'],
    createdAt: clock(),
  };
  const kept = keepOnce(definition.arn, added, versions);
  return { ARN: definition.arn, Name: definition.name, VersionId: kept.versionId, VersionStages: kept.stages };
}

/** The request token makes a retry harmless: same token and value is the same version; another value is refused. */
function keepOnce(arn: string, added: SecretVersion, versions: SecretVersions): SecretVersion {
  const existing = versions.all(arn).find((version) => version.versionId === added.versionId);
  if (!existing) {
    versions.add(arn, added);
    return added;
  }
  if (existing.value === added.value && existing.isBinary === added.isBinary) return existing;
  throw new EngineError(
    'ResourceExistsException',
    'A version with this ClientRequestToken holds another value. Use a new token for a new value.',
  );
}

function describeSecret({ definition, versions }: Secret): Record<string, unknown> {
  const all = versions.all(definition.arn);
  const staged = all.filter((version) => version.stages.length > 0);
  return {
    ARN: definition.arn,
    Name: definition.name,
    ...(all[0] ? { CreatedDate: all[0].createdAt / 1000 } : {}),
    ...(all.length > 0 ? { LastChangedDate: Math.max(...all.map((version) => version.createdAt)) / 1000 } : {}),
    VersionIdsToStages: Object.fromEntries(staged.map((version) => [version.versionId, version.stages])),
  };
}

function updateSecretVersionStage({ definition, versions }: Secret, request: EngineRequest): Record<string, unknown> {
  const {
    VersionStage: stage,
    MoveToVersionId: to,
    RemoveFromVersionId: from,
  } = readJson(request, stageRequest, INVALID);
  const all = versions.all(definition.arn);
  for (const id of [to, from]) {
    if (id !== undefined && !all.some((version) => version.versionId === id)) throw missingVersion(id, undefined);
  }
  const holder = all.find((version) => version.stages.includes(stage));
  if (holder && holder.versionId !== from && holder.versionId !== to) {
    throw new EngineError(
      INVALID,
      `The label ${stage} is attached to another version. Name that one in RemoveFromVersionId.`,
    );
  }
  versions.moveStage(definition.arn, stage, to);
  return { ARN: definition.arn, Name: definition.name };
}
