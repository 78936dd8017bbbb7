import { asList, at, listAt, resourcesOf, type Statement, textAt } from '../templates.ts';
import { breakFirst, type Check, ifNone, unless } from './check.ts';

const TABLE = 'AWS::DynamoDB::GlobalTable';
const BUCKET = 'AWS::S3::Bucket';
const VECTORS = 'AWS::S3Vectors::VectorBucket';
const ENCRYPTION = 'Properties.BucketEncryption.ServerSideEncryptionConfiguration.0';

export const encryptionChecks: Check[] = [
  {
    id: 'K1',
    title: 'every table is encrypted with a key of KMS',
    faults: (templates) =>
      unless(
        resourcesOf(templates, TABLE),
        (table) => at(table, 'Properties.SSESpecification.SSEEnabled') === true,
        'no encryption',
      ),
    break: (templates) => breakFirst(templates, TABLE, (properties) => delete properties['SSESpecification']),
  },
  {
    id: 'K1b',
    title: 'tables are encrypted with our own key in prod',
    only: ['prod'],
    faults: (templates) =>
      unless(
        resourcesOf(templates, TABLE),
        (table) => at(table, 'Properties.Replicas.0.SSESpecification.KMSMasterKeyId') !== undefined,
        'not our own key',
      ),
    break: (templates) => breakFirst(templates, TABLE, (properties) => delete properties['Replicas']),
  },
  {
    id: 'K2',
    title: 'every bucket is encrypted, and one with KMS uses a bucket key',
    faults: (templates) =>
      unless(
        resourcesOf(templates, BUCKET),
        (bucket) => {
          const algorithm = at(bucket, `${ENCRYPTION}.ServerSideEncryptionByDefault.SSEAlgorithm`);
          return (
            algorithm === 'AES256' || (algorithm === 'aws:kms' && at(bucket, `${ENCRYPTION}.BucketKeyEnabled`) === true)
          );
        },
        'not encrypted, or without a bucket key',
      ),
    break: (templates) => breakFirst(templates, BUCKET, (properties) => delete properties['BucketEncryption']),
  },
  {
    id: 'K2b',
    title: 'vectors are encrypted, in prod with our own key',
    faults: (templates) => {
      const buckets = resourcesOf(templates, VECTORS);
      const isProd = templates.stage.name === 'prod';
      return [
        ...ifNone(buckets, 'there is no bucket of vectors'),
        ...unless(
          buckets,
          (bucket) =>
            at(bucket, 'Properties.EncryptionConfiguration.SseType') === (isProd ? 'aws:kms' : 'AES256') &&
            (at(bucket, 'Properties.EncryptionConfiguration.KmsKeyArn') !== undefined) === isProd,
          'not encrypted, or with another key',
        ),
      ];
    },
    break: (templates) => breakFirst(templates, VECTORS, (properties) => delete properties['EncryptionConfiguration']),
  },
  {
    id: 'K3',
    title: 'queues and topics are encrypted',
    faults: (templates) => [
      ...unless(
        resourcesOf(templates, 'AWS::SQS::Queue'),
        ({ Properties }) => Properties['SqsManagedSseEnabled'] === true || Properties['KmsMasterKeyId'] !== undefined,
        'not encrypted',
      ),
      ...unless(
        resourcesOf(templates, 'AWS::SNS::Topic'),
        ({ Properties }) => Properties['KmsMasterKeyId'] !== undefined,
        'not encrypted',
      ),
    ],
    break: (templates) => breakFirst(templates, 'AWS::SNS::Topic', (properties) => delete properties['KmsMasterKeyId']),
  },
  {
    id: 'K3b',
    title: 'queues, secrets and logs of functions are encrypted with our own key in prod',
    only: ['prod'],
    faults: (templates) => [
      ...unless(
        resourcesOf(templates, 'AWS::SQS::Queue'),
        ({ Properties }) => Properties['KmsMasterKeyId'] !== undefined,
        'no key',
      ),
      ...unless(
        resourcesOf(templates, 'AWS::SecretsManager::Secret'),
        ({ Properties }) => Properties['KmsKeyId'] !== undefined,
        'no key',
      ),
      ...unless(
        resourcesOf(templates, 'AWS::Logs::LogGroup').filter((group) =>
          textAt(group, 'Properties.LogGroupName').startsWith('/aws/lambda/'),
        ),
        ({ Properties }) => Properties['KmsKeyId'] !== undefined,
        'no key',
      ),
    ],
    break: (templates) =>
      breakFirst(templates, 'AWS::SecretsManager::Secret', (properties) => delete properties['KmsKeyId']),
  },
  {
    id: 'K4',
    title: 'keys rotate and nobody but the account itself may do everything with them',
    faults: (templates) => {
      const keys = resourcesOf(templates, 'AWS::KMS::Key');
      const isOpen = ({ Effect, Action, Principal }: Statement) =>
        Effect === 'Allow' && asList(Action).includes('kms:*') && /^"\*"$|"AWS":"\*"/.test(JSON.stringify(Principal));
      return [
        ...unless(keys, ({ Properties }) => Properties['EnableKeyRotation'] === true, 'does not rotate'),
        ...unless(
          keys,
          (key) => !(listAt(key, 'Properties.KeyPolicy.Statement') as Statement[]).some(isOpen),
          'is open to all',
        ),
      ];
    },
    break: (templates) =>
      breakFirst(templates, 'AWS::KMS::Key', (properties) => (properties['EnableKeyRotation'] = false)),
  },
];
