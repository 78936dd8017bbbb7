import { InvokeCommand, LambdaClient, ListFunctionsCommand, TooManyRequestsException } from '@aws-sdk/client-lambda';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FunctionError } from '../../../../infra/local/compute/function-error.ts';
import type { Need } from '../../../../infra/local/engines/engine.ts';
import { createLambdaEngine } from '../../../../infra/local/engines/lambda.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';
import { sdkConfig } from './sdk-config.ts';

let needs: Need[];
let served: Awaited<ReturnType<typeof serveEngine>>;
let client: LambdaClient;
let run: (name: string, event: unknown) => Promise<unknown>;

beforeEach(async () => {
  needs = [];
  run = async (name, event) => ({ name, event });
  const engine = createLambdaEngine({
    region: 'eu-central-1',
    account: '000000000000',
    invokeFunction: (name, event) => run(name, event),
  });
  served = await serveEngine(engine, 0, { authorize: (_keyId, asked) => needs.push(...asked) });
  client = new LambdaClient(sdkConfig(served.url));
});
afterEach(() => served.close());

const invoke = async () => {
  const answer = await client.send(new InvokeCommand({ FunctionName: 'draw', Payload: JSON.stringify({ one: 1 }) }));
  return { failure: answer.FunctionError, payload: JSON.parse(answer.Payload?.transformToString() ?? '') as unknown };
};

describe('the local Lambda', () => {
  test('runs a function and gives its answer, to those who may', async () => {
    expect(await invoke()).toEqual({ failure: undefined, payload: { name: 'draw', event: { one: 1 } } });
    expect(needs).toEqual([
      { action: 'lambda:InvokeFunction', resource: 'arn:aws:lambda:eu-central-1:000000000000:function:draw' },
    ]);
  });

  test('tells of a function that failed as Lambda does', async () => {
    run = () => Promise.reject(new FunctionError('TypeError', 'No drawing.'));

    expect(await invoke()).toEqual({
      failure: 'Unhandled',
      payload: { errorType: 'TypeError', errorMessage: 'No drawing.' },
    });
  });

  test('refuses what is more than a function may do at once', async () => {
    run = () => Promise.reject(new FunctionError('TooManyRequestsException', 'Rate Exceeded.'));

    await expect(invoke()).rejects.toBeInstanceOf(TooManyRequestsException);
  });

  test('knows nothing else', async () => {
    await expect(client.send(new ListFunctionsCommand({}))).rejects.toMatchObject({ name: 'NotImplemented' });
  });
});
