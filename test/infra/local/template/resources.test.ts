import {
  type App,
  aws_dynamodb as dynamodb,
  aws_s3 as s3,
  aws_sqs as sqs,
  CfnCondition,
  CfnOutput,
  CfnResource,
  Fn,
  Stack,
} from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { readAssembly } from '../../../../infra/local/template/assembly.ts';
import { createResources } from '../../../../infra/local/template/resources.ts';
import { environment, resourcesOf, synthesize } from '../fixtures/resources.ts';

const surroundings = { queueBaseUrl: 'http://127.0.0.1:4012', secretString: () => '' };

function twoStacks(app: App): void {
  const data = new Stack(app, 'data', { env: environment });
  const bucket = new s3.Bucket(data, 'Files');
  const api = new Stack(app, 'api', { env: environment });
  new CfnOutput(api, 'FilesArn', { value: bucket.bucketArn, exportName: 'files' });
  new sqs.CfnQueue(api, 'Queue', { queueName: Fn.join('-', ['q', bucket.bucketName]) });
}

test('references to another stack are followed, and names are the same at every start', () => {
  const directory = synthesize(twoStacks);

  const [first, second] = [0, 1].map(() => createResources(readAssembly(directory), surroundings));

  const queue = first?.ofType('AWS::SQS::Queue')[0];
  const bucket = first?.ofType('AWS::S3::Bucket')[0];
  expect(queue?.name).toBe(`q-${bucket?.name}`);
  expect(queue?.ref).toBe(`http://127.0.0.1:4012/000000000000/${queue?.name}`);
  expect(queue?.attribute('Arn')).toBe(`arn:aws:sqs:eu-central-1:000000000000:${queue?.name}`);
  expect(second?.all.map((resource) => resource.ref)).toEqual(first?.all.map((resource) => resource.ref));
});

test('a bucket without a name gets one that S3 would take', () => {
  const resources = resourcesOf((stack) => {
    new s3.Bucket(stack, 'ABucketWithAVeryLongNameThatGoesOnAndOnUntilItIsFarTooLongForTheService');
  });

  const [bucket] = resources.ofType('AWS::S3::Bucket');

  expect(bucket?.name).toMatch(/^[a-z0-9-]{3,63}$/);
});

test('a resource type that is not known stops with its name and place', () => {
  const build = (): unknown =>
    resourcesOf((stack) => {
      new CfnResource(stack, 'Cluster', { type: 'AWS::ECS::Cluster' });
    });

  expect(build).toThrow('does not know the resource type AWS::ECS::Cluster (stack/Cluster)');
});

test('an attribute that is not known is an error where it is used', () => {
  const resources = resourcesOf((stack) => {
    const table = new dynamodb.CfnTable(stack, 'Table', { keySchema: [], attributeDefinitions: [] });
    new sqs.CfnQueue(stack, 'Queue', { queueName: table.getAtt('Colour').toString() });
  });

  const read = (): unknown => resources.ofType('AWS::SQS::Queue')[0]?.name;

  expect(read).toThrow('the attribute Colour of AWS::DynamoDB::Table is not known');
});

test('a resource whose condition does not hold is not there', () => {
  const resources = resourcesOf((stack) => {
    const never = new CfnCondition(stack, 'Never', { expression: Fn.conditionEquals('a', 'b') });
    const always = new CfnCondition(stack, 'Always', { expression: Fn.conditionNot(never) });
    new sqs.CfnQueue(stack, 'Left', { queueName: 'left' }).cfnOptions.condition = never;
    new sqs.CfnQueue(stack, 'Kept', { queueName: 'kept' }).cfnOptions.condition = always;
  });

  expect(resources.ofType('AWS::SQS::Queue').map((queue) => queue.name)).toEqual(['kept']);
});
