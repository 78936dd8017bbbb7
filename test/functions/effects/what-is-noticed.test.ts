/** Effects that do something twice, lose something or answer otherwise once they are broken off: that they fail here. */
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { AppError } from '../../../functions/kit/app-error.ts';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import type { EffectMoment } from '../../../functions/kit/effect-run.ts';
import { outboxPut } from '../../../functions/kit/outbox.ts';
import { readRow } from '../../../functions/kit/read-row.ts';
import { planEnquiry as contract } from '../../../shared/calls/account.ts';
import { expectOnce, watchRuns, type Options } from '../../kit/broken-off.ts';
import { NOW } from '../../kit/call-context.ts';
import { useMails } from '../../kit/mails.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table } = useMemoryTable();
useMails();
useSecrets();
watchRuns({ table });

type Effect = (moment: EffectMoment) => Promise<unknown>;

const expectEffectOnce = (effect: Effect, options: Options = {}) =>
  expectOnce(
    { table },
    {
      ...options,
      contract,
      prepare: async () => ({ now: NOW, first: effect as never, again: effect as never }),
    },
  );

const put = (sk: string, content: object = {}): Promise<unknown> =>
  dynamo.send(new PutCommand({ TableName: 'pages', Item: { pk: 'OWN#me', sk, ...content } }));
const addOne = (): Promise<unknown> =>
  dynamo.send(
    new UpdateCommand({
      TableName: 'pages',
      Key: { pk: 'OWN#me', sk: 'COUNT' },
      UpdateExpression: 'ADD posts :one',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
const order = (id: string): Promise<unknown> =>
  dynamo.send(
    new TransactWriteCommand({
      TransactItems: [outboxPut('pages', { id, job: 'send-message', payload: {} }, NOW)],
    }),
  );
const ses = new SESv2Client({});
const sendMail = (): Promise<unknown> => ses.send(new SendEmailCommand({ Content: {} }));

const keepsToIt: Effect = async ({ newId, now }) => {
  const id = newId();
  await put(`POST#${id}`, { at: now.toISOString() });
  await addOne();
  await order(newId());
  await sendMail();
  return { id };
};

test('an effect that takes everything from its moment passes', async () => {
  await expectEffectOnce(keepsToIt);
});

const faults: [string, Effect][] = [
  ['an id of its own', () => put(`POST#${ulid()}`)],
  ['a time of its own', () => put('POST', { at: new Date().toISOString() })],
  [
    'an answer that says what a second try found',
    async () => {
      const isThere = (await readRow('pages', { pk: 'OWN#me', sk: 'POST' })) !== undefined;
      await put('POST');
      return { isThere };
    },
  ],
  ['a message that goes before the last write', () => sendMail().then(() => put('POST'))],
  [
    'a refusal that nobody has thought of',
    async () => {
      if (await readRow('pages', { pk: 'OWN#me', sk: 'POST' })) throw new AppError('conflict');
      await put('POST');
    },
  ],
  [
    'work that is ordered again',
    async ({ newId }) => {
      const isThere = (await readRow('pages', { pk: 'OWN#me', sk: 'POST' })) !== undefined;
      const id = newId();
      await order(id);
      if (!isThere) await put('POST');
      else await order(id);
    },
  ],
];

test.each(faults)('%s is noticed', async (_, effect) => {
  await expect(expectEffectOnce(effect)).rejects.toThrow();
});

test('a refusal has to be the one that the scenario names', async () => {
  const refuses = faults.find(([name]) => name.startsWith('a refusal'))?.[1] ?? keepsToIt;
  const after = [1];

  await expectEffectOnce(refuses, { refuses: [{ after, code: 'conflict', why: 'It is there.' }] });
  const other = { refuses: [{ after, code: 'not_found', why: 'It is there.' }] };
  await expect(expectEffectOnce(refuses, other)).rejects.toThrow('to deeply equal');
});
