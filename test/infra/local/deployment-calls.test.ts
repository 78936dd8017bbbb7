import { join } from 'node:path';
import { aws_sqs as sqs, custom_resources as custom, type Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { makeDeploymentCalls, type DeploymentCallsOptions } from '../../../infra/local/deployment-calls.ts';
import { openDeploymentRecord } from '../../../infra/local/deployment-record.ts';
import { resourcesOf } from './fixtures/resources.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

type Sent = [operation: string, input: Record<string, unknown>];

const sending = (body: string) => ({
  service: '@aws-sdk/client-sqs',
  action: 'SendMessageCommand',
  parameters: { MessageBody: body, DelaySeconds: 0 },
});
const policy = custom.AwsCustomResourcePolicy.fromSdkCalls({ resources: ['*'] });
const physicalResourceId = custom.PhysicalResourceId.of('call');

function makeCall(stack: Stack, call: custom.AwsSdkCall, asked: 'onCreate' | 'onUpdate' = 'onUpdate'): void {
  new custom.AwsCustomResource(stack, 'Call', { [asked]: { ...call, physicalResourceId }, policy });
}

function setUp(build: (stack: Stack) => void, state = temporaryFolder()): DeploymentCallsOptions & { sent: Sent[] } {
  const sent: Sent[] = [];
  const call = async (...made: Sent) => {
    sent.push(made);
    return {};
  };
  const record = openDeploymentRecord(join(state, 'deployments.json'));
  return { resources: resourcesOf(build), record, sqs: { call }, sent };
}

test('a call is made at the first start, with the names that resources have here', async () => {
  const setup = setUp((stack) => {
    const { queueUrl } = new sqs.Queue(stack, 'Queue', { queueName: 'work' });
    const call = sending('{"hello":"you"}');
    makeCall(stack, { ...call, parameters: { ...call.parameters, QueueUrl: queueUrl } });
  });

  const made = await makeDeploymentCalls(setup);

  expect(made).toBe(1);
  expect(setup.sent).toEqual([
    [
      'AmazonSQS.SendMessage',
      { MessageBody: '{"hello":"you"}', DelaySeconds: 0, QueueUrl: 'http://127.0.0.1:4012/000000000000/work' },
    ],
  ]);
});

test('a second start makes it only when it has changed', async () => {
  const state = temporaryFolder();
  await makeDeploymentCalls(setUp((stack) => makeCall(stack, sending('one')), state));
  const same = setUp((stack) => makeCall(stack, sending('one')), state);
  const madeSame = await makeDeploymentCalls(same);
  const changed = setUp((stack) => makeCall(stack, sending('two')), state);
  const madeChanged = await makeDeploymentCalls(changed);

  expect([madeSame, madeChanged]).toEqual([0, 1]);
  expect(changed.sent.map(([, { MessageBody: body }]) => body)).toEqual(['two']);
});

test('a call for the first deployment only is not made again', async () => {
  const state = temporaryFolder();
  const first = await makeDeploymentCalls(setUp((stack) => makeCall(stack, sending('one'), 'onCreate'), state));
  const second = await makeDeploymentCalls(setUp((stack) => makeCall(stack, sending('two'), 'onCreate'), state));

  expect([first, second]).toEqual([1, 0]);
});

test('a call that is refused is made again at the next start', async () => {
  const state = temporaryFolder();
  const build = (stack: Stack): void => makeCall(stack, sending('one'));
  const refusing = { call: () => Promise.reject(new Error('AmazonSQS.SendMessage was refused: no such queue')) };
  await expect(makeDeploymentCalls({ ...setUp(build, state), sqs: refusing })).rejects.toThrow('no such queue');

  expect(await makeDeploymentCalls(setUp(build, state))).toBe(1);
});

test('a call that is not served here stops the start and says where to serve it', async () => {
  const setup = setUp((stack) => makeCall(stack, { service: 'SSM', action: 'getParameter' }));

  await expect(makeDeploymentCalls(setup)).rejects.toThrow(/calls getParameter of SSM.*deployment-calls\.ts/);
});
