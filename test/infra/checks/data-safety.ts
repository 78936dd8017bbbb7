import { at, listAt, resourcesOf } from '../templates.ts';
import { breakFirst, type Check, ifNone, removeAll, unless } from './check.ts';

const TABLE = 'AWS::DynamoDB::GlobalTable';
const BUCKET = 'AWS::S3::Bucket';
const kept = [
  TABLE,
  BUCKET,
  'AWS::S3Vectors::VectorBucket',
  'AWS::S3Vectors::Index',
  'AWS::Cognito::UserPool',
  'AWS::KMS::Key',
  'AWS::SecretsManager::Secret',
];
const rulesOf = (bucket: unknown) => listAt(bucket, 'Properties.LifecycleConfiguration.Rules');

export const dataSafetyChecks: Check[] = [
  {
    id: 'K14',
    title: 'tables can be brought back to any second of the last 35 days',
    faults: (templates) =>
      unless(
        resourcesOf(templates, TABLE),
        (table) =>
          at(table, 'Properties.Replicas.0.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled') === true,
        'cannot be',
      ),
    break: (templates) => breakFirst(templates, TABLE, (properties) => (properties['Replicas'] = [{}])),
  },
  {
    id: 'K15',
    title: 'tables and pools are protected against deletion in prod',
    only: ['prod'],
    faults: (templates) => [
      ...unless(
        resourcesOf(templates, TABLE),
        (table) => at(table, 'Properties.Replicas.0.DeletionProtectionEnabled') === true,
        'is not',
      ),
      ...unless(
        resourcesOf(templates, 'AWS::Cognito::UserPool'),
        (pool) => at(pool, 'Properties.DeletionProtection') === 'ACTIVE',
        'is not',
      ),
    ],
    break: (templates) =>
      breakFirst(templates, 'AWS::Cognito::UserPool', (properties) => delete properties['DeletionProtection']),
  },
  {
    id: 'K16',
    title: 'data, pools, keys and secrets outlive their stack in prod, but not the deployment that failed to make it',
    only: ['prod'],
    faults: (templates) =>
      unless(
        resourcesOf(templates, ...kept),
        ({ DeletionPolicy }) => DeletionPolicy === 'RetainExceptOnCreate',
        'does not',
      ),
    break: (templates) => {
      for (const { template } of templates.stacks) {
        for (const resource of Object.values(template.Resources))
          if (resource.Type === TABLE) resource.DeletionPolicy = 'Delete';
      }
    },
  },
  {
    id: 'K17',
    title: 'buckets keep old versions, for a while',
    faults: (templates) =>
      unless(
        resourcesOf(templates, BUCKET),
        (bucket) =>
          at(bucket, 'Properties.VersioningConfiguration.Status') === 'Enabled' &&
          rulesOf(bucket).some((rule) => at(rule, 'NoncurrentVersionExpiration.NoncurrentDays') !== undefined),
        'does not, or for ever',
      ),
    break: (templates) => breakFirst(templates, BUCKET, (properties) => delete properties['VersioningConfiguration']),
  },
  {
    id: 'K18',
    title: 'all tables are backed up, and a backup is deleted after 365 days',
    faults: (templates) => {
      const rules = resourcesOf(templates, 'AWS::Backup::BackupPlan').flatMap((plan) =>
        listAt(plan, 'Properties.BackupPlan.BackupPlanRule'),
      );
      const selected = resourcesOf(templates, 'AWS::Backup::BackupSelection').flatMap((item) =>
        listAt(item, 'Properties.BackupSelection.Resources'),
      );
      const tables = resourcesOf(templates, TABLE);
      return [
        ...ifNone(rules, 'there is no plan'),
        ...rules
          .filter((rule) => at(rule, 'Lifecycle.DeleteAfterDays') !== 365)
          .map((rule) => `other lifecycle: ${JSON.stringify(rule)}`),
        ...(selected.length === tables.length ? [] : [`${selected.length} of ${tables.length} tables are selected`]),
      ];
    },
    break: (templates) => removeAll(templates, 'AWS::Backup::BackupSelection'),
  },
  {
    id: 'K19',
    title: 'rows that expire leave every table',
    faults: (templates) =>
      unless(
        resourcesOf(templates, TABLE),
        (table) =>
          at(table, 'Properties.TimeToLiveSpecification.Enabled') === true &&
          at(table, 'Properties.TimeToLiveSpecification.AttributeName') === 'expiresAt',
        'they stay',
      ),
    break: (templates) => breakFirst(templates, TABLE, (properties) => delete properties['TimeToLiveSpecification']),
  },
  {
    id: 'K20',
    title: 'uploads go after a day, and broken ones from every bucket',
    faults: (templates) => {
      const buckets = resourcesOf(templates, BUCKET);
      const incoming = buckets.filter(({ where }) => where.includes('incoming'));
      return [
        ...ifNone(incoming, 'there is no bucket for uploads'),
        ...unless(
          incoming,
          (bucket) => rulesOf(bucket).some((rule) => at(rule, 'ExpirationInDays') === 1),
          'uploads stay',
        ),
        ...unless(
          buckets,
          (bucket) =>
            rulesOf(bucket).some((rule) => at(rule, 'AbortIncompleteMultipartUpload.DaysAfterInitiation') === 1),
          'broken uploads stay',
        ),
      ];
    },
    break: (templates) => breakFirst(templates, BUCKET, (properties) => delete properties['LifecycleConfiguration']),
  },
];
