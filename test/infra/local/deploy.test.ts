import { join } from 'node:path';
import { aws_s3 as s3, aws_s3_deployment as deployment, CfnResource, type Stack } from 'aws-cdk-lib';
import { expect, onTestFinished, test } from 'vitest';
import { deployBuckets, type DeployOptions } from '../../../infra/local/deploy.ts';
import { openDeploymentRecord } from '../../../infra/local/deployment-record.ts';
import { createS3Engine, type S3Engine } from '../../../infra/local/engines/s3.ts';
import { readAssembly } from '../../../infra/local/template/assembly.ts';
import { createResources } from '../../../infra/local/template/resources.ts';
import { anyBucket } from './fixtures/constructs.ts';
import { environment, synthesizeStack } from './fixtures/resources.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

type Setup = DeployOptions & { s3: S3Engine; bucket: string };
type Props = Omit<deployment.BucketDeploymentProps, 'sources' | 'destinationBucket'>;

const stateFolder = (): string => temporaryFolder();

function setUp(files: Record<string, string>, props: Props, state = stateFolder(), s3Engine?: S3Engine): Setup {
  const folder = temporaryFolder(files);
  const directory = synthesizeStack((stack: Stack) => {
    new deployment.BucketDeployment(stack, 'Files', {
      sources: [deployment.Source.asset(folder)],
      destinationBucket: anyBucket(new s3.Bucket(stack, 'Bucket')),
      ...props,
    });
  });
  const assembly = readAssembly(directory);
  const resources = createResources(assembly, { queueBaseUrl: '', secretString: () => '' });
  const bucket = resources.ofType('AWS::S3::Bucket')[0]?.name ?? '';
  const record = openDeploymentRecord(join(state, 'deployments.json'));
  return { resources, assembly, record, bucket, s3: s3Engine ?? engineWith(bucket) };
}

function engineWith(bucket: string): S3Engine {
  const engine = createS3Engine({
    file: ':memory:',
    clock: Date.now,
    region: environment.region,
    account: environment.account,
    credentials: () => undefined,
    buckets: [{ name: bucket, cors: [], expiry: [], versioned: false }],
  });
  onTestFinished(() => engine.close());
  return engine;
}

test('files arrive under their prefix with content type and metadata', () => {
  const setup = setUp(
    { 'index.html': 'page', 'deep/app.js': 'code' },
    { destinationKeyPrefix: '_site', cacheControl: [deployment.CacheControl.noCache()], metadata: { made: 'here' } },
  );

  const written = deployBuckets(setup);

  expect(written).toBe(2);
  expect(setup.s3.listKeys(setup.bucket, '')).toEqual(['_site/deep/app.js', '_site/index.html']);
  expect(setup.s3.getObject(setup.bucket, '_site/deep/app.js')?.headers).toEqual({
    'content-type': 'text/javascript',
    'cache-control': 'no-cache',
    'x-amz-meta-made': 'here',
  });
});

test('exclusions count, and inclusions after them', () => {
  const files = { 'index.html': '1', 'assets/a.js': '2', 'assets/deep/b.js': '3' };
  const setup = setUp(files, { exclude: ['*'], include: ['assets/*'] });

  deployBuckets(setup);

  expect(setup.s3.listKeys(setup.bucket, '')).toEqual(['assets/a.js', 'assets/deep/b.js']);
});

test('pruning removes what is no longer there, and nothing that is excluded or elsewhere', () => {
  const setup = setUp({ 'new.txt': '1' }, { destinationKeyPrefix: 'here', exclude: ['kept/*'] });
  for (const key of ['here/old.txt', 'here/kept/a.txt', 'there/a.txt']) {
    setup.s3.putObject(setup.bucket, key, Buffer.from(''), {});
  }

  deployBuckets(setup);

  expect(setup.s3.listKeys(setup.bucket, '')).toEqual(['here/kept/a.txt', 'here/new.txt', 'there/a.txt']);
});

test('without pruning old files stay', () => {
  const setup = setUp({ 'new.txt': '1' }, { prune: false });
  setup.s3.putObject(setup.bucket, 'old.txt', Buffer.from(''), {});

  deployBuckets(setup);

  expect(setup.s3.listKeys(setup.bucket, '')).toEqual(['new.txt', 'old.txt']);
});

test('a second start writes only what changed', () => {
  const state = stateFolder();
  const first = setUp({ 'a.txt': '1', 'b.txt': '2' }, {}, state);
  deployBuckets(first);
  const same = deployBuckets({ ...first, record: openDeploymentRecord(join(state, 'deployments.json')) });

  const changed = deployBuckets(setUp({ 'a.txt': '1', 'b.txt': 'two' }, {}, state, first.s3));

  expect([same, changed]).toEqual([0, 1]);
  expect(first.s3.getObject(first.bucket, 'b.txt')?.body.toString()).toBe('two');
});

test('values that are known at deployment only are put into the files', () => {
  const folder = temporaryFolder({ 'config.json': '{"bucket":"<<marker:0>>"}' });
  const directory = synthesizeStack((stack: Stack) => {
    const bucket = new s3.Bucket(stack, 'Bucket');
    const sources = [deployment.Source.asset(folder)];
    const files = new deployment.BucketDeployment(stack, 'Files', { sources, destinationBucket: anyBucket(bucket) });
    const markers = [{ '<<marker:0>>': bucket.bucketName }];
    customResourceOf(files).addPropertyOverride('SourceMarkers', stack.resolve(markers));
  });
  const assembly = readAssembly(directory);
  const resources = createResources(assembly, { queueBaseUrl: '', secretString: () => '' });
  const bucket = resources.ofType('AWS::S3::Bucket')[0]?.name ?? '';
  const engine = engineWith(bucket);
  const record = openDeploymentRecord(join(stateFolder(), 'deployments.json'));

  deployBuckets({ resources, assembly, s3: engine, record });

  expect(JSON.parse(engine.getObject(bucket, 'config.json')?.body.toString() ?? '')).toEqual({ bucket });
});

function customResourceOf(files: deployment.BucketDeployment): CfnResource {
  const found = files.node
    .findAll()
    .filter(CfnResource.isCfnResource)
    .find((resource) => resource.cfnResourceType === 'Custom::CDKBucketDeployment');
  if (found) return found;
  throw new Error('The deployment has no custom resource.');
}
