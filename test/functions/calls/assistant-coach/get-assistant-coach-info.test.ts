import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getAssistantCoachInfo } from '../../../../functions/calls/assistant-coach/get-assistant-coach-info.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountRow, assistantRow, gapRow, pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const info = () => getAssistantCoachInfo({}, ownerContext());
const done = ({ steps }: Awaited<ReturnType<typeof info>>) =>
  steps.filter(({ isDone }) => isDone).map(({ step }) => step);

describe('getAssistantCoachInfo', () => {
  test('counts no text as done that every assistant starts with', async () => {
    store(dynamo, [accountRow(), assistantRow(), pageRow()]);
    const answer = await info();

    expect(done(answer)).toEqual(['gaps']);
    expect(answer).toMatchObject({ suggestions: [], madeAt: null, openGaps: 0 });
    expect(writes(dynamo)).toEqual([]);
  });

  test('counts what the owner has said', async () => {
    const setup = { industry: 'Design', profession: 'Designer', keyInformation: 'Plans.', clientConcerns: '' };
    const greetings = { morning: 'A', afternoon: 'B', evening: 'C' };
    store(dynamo, [accountRow(), assistantRow({ setup, greetings, standardReply: 'Call me.' }), pageRow()]);

    expect(done(await info())).toEqual(['trade', 'keyInformation', 'greetings', 'standardReply', 'gaps']);
  });

  test('says how many questions wait for an answer', async () => {
    store(dynamo, [accountRow(), assistantRow(), pageRow()]);
    dynamo.on(QueryCommand, { TableName: 'conversations' }).resolves({ Items: [gapRow()] });
    const answer = await info();

    expect(answer.openGaps).toBe(1);
    expect(done(answer)).toEqual([]);
  });
});
