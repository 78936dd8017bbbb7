import type { Context } from 'aws-lambda';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { bind, callGroup } from '../../../functions/kit/call-group.ts';
import { getUserInfo } from '../../../shared/calls/account.ts';
import { defineCall } from '../../../shared/calls/define-call.ts';
import { useDynamo } from '../../kit/dynamo.ts';
import { toEvent, toHandlers } from '../../kit/handlers.ts';
import { useLog } from '../../kit/log.ts';
import { useSecrets } from '../../kit/secrets.ts';
import { handshake, signRequest, type SigningSession } from '../../kit/signed-client.ts';

useDynamo();
useSecrets();
const log = useLog();

const contract = defineCall({
  ...getUserInfo,
  name: 'wait',
  method: 'POST',
  body: 'json',
  path: '/v1/xid/wait',
  caller: 'open',
  limits: [],
  input: z.strictObject({}),
  output: z.strictObject({}),
  example: { input: {}, output: {} },
});

let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});

afterEach(() => {
  vi.useRealTimers();
});

function send(run: () => Promise<never>) {
  const handler = callGroup([bind(contract, async () => run)]);
  return handler(toEvent(signRequest(session, { method: 'POST', path: '/v1/xid/wait', input: {} })), {} as Context);
}

test('a call that a dependency keeps waiting is answered with 503 before the function ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = Promise.withResolvers<void>();
  const answer = send(() => {
    begun.resolve();
    return new Promise(() => undefined);
  });

  await begun.promise;
  await vi.advanceTimersByTimeAsync(27_000);

  expect(await answer).toMatchObject({ statusCode: 503, body: expect.stringContaining('"code":"unavailable"') });
  expect(log()).toMatchObject([{ event: 'call.unavailable', message: 'The call took too long.' }]);
});

test.each([
  [
    'an answer that breaks off',
    new SyntaxError('Unexpected end of JSON input\n  Deserialization error: to see the raw'),
  ],
  ['a connection that is closed', new Error('socket hang up')],
  ['a request that takes too long', Object.assign(new Error('a request has exceeded'), { name: 'TimeoutError' })],
])('%s of a dependency is no mistake of ours: 503', async (_, error) => {
  const answer = await send(() => Promise.reject(error));

  expect(answer).toMatchObject({ statusCode: 503, body: expect.stringContaining('"code":"unavailable"') });
});
