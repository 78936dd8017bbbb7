import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { aiAssistant } from '../../../../functions/calls/document-chat/ai-assistant.ts';
import { aiAssistant as contract } from '../../../../shared/calls/document-chat.ts';
import { callContext, ownerContext } from '../../../kit/call-context.ts';
import { queries, store, useDynamo, writes, type Row } from '../../../kit/dynamo.ts';
import { useModel } from '../../../kit/model.ts';
import {
  accountRow,
  answerRow,
  assistantRow,
  conversationId,
  livePageRows,
  messageId,
  pageRow,
  postRow,
} from '../../../kit/rows.ts';

const dynamo = useDynamo();
const model = useModel();
const input = {
  agentName: 'mara',
  conversationId,
  messageId,
  question: 'Who are homes for?',
  language: 'en_us',
} as const;

async function ask(changes: object = {}, context = callContext()) {
  const events: [string, unknown][] = [];
  await aiAssistant({ ...input, ...changes }, context, { send: (event, data) => void events.push([event, data]) });
  return events;
}

describe('aiAssistant', () => {
  test('answers a visitor of a live page sentence by sentence, with sources', async () => {
    store(dynamo, [...livePageRows(), assistantRow()]);
    model.says('I plan homes for people who work in them. [4]', ' ');
    const events = await ask();

    expect(events.map(([event]) => event)).toEqual(['meta', 'sentence', 'done']);
    expect(events[1]?.[1]).toMatchObject({ citations: [{ number: 1, source: 'about-me' }] });
    expect(contract.output.parse(events[2]?.[1])).toEqual({ messageId, kind: 'answered', contact: null });
  });

  test('finds no page that is not live', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    expect(model.asked()).toEqual([]);
  });

  test('lets the owner try the draft, which counts and keeps nothing', async () => {
    store(dynamo, [accountRow(), assistantRow(), pageRow({}, { aboutMe: 'I restore old pianos.' })]);
    model.says('I restore old pianos. [4]');
    const events = await ask({ agentName: '', isTrial: true }, ownerContext());

    expect(events).toMatchObject([
      ['meta', {}],
      ['sentence', { text: 'I restore old pianos.' }],
      ['done', { kind: 'answered' }],
    ]);
    expect(writes(dynamo)).toEqual([]);
  });

  test('knows the news of the page and the answers of its owner, in a trial as well', async () => {
    dynamo
      .on(QueryCommand, { TableName: 'pages' })
      .callsFake(({ ExpressionAttributeValues: values }: { ExpressionAttributeValues: Row }) => ({
        Items:
          values[':below'] === 'ANSWER#'
            ? [answerRow({ answer: 'Park in the yard.' })]
            : [postRow({ title: 'Open again' })],
      }));
    store(dynamo, [...livePageRows(), accountRow(), assistantRow(), pageRow()]);
    model.says('NO_ANSWER');
    await ask();
    await ask({ agentName: '', isTrial: true }, ownerContext());

    expect(model.asked()).toHaveLength(2);
    for (const prompt of model.asked()) {
      expect(JSON.stringify(prompt)).toContain('Open again');
      expect(JSON.stringify(prompt)).toContain('Park in the yard.');
    }
    const news = queries(dynamo).filter((query) => (query['ExpressionAttributeValues'] as Row)[':below'] === 'POST#');
    expect(news).toMatchObject([
      { Limit: 20, ScanIndexForward: false },
      { Limit: 20, ScanIndexForward: false },
    ]);
  });

  test('says the standard reply in a trial that finds nothing, and on the Free plan without asking the model', async () => {
    store(dynamo, [accountRow(), assistantRow({ standardReply: 'Call me.' }), pageRow()]);
    const context = ownerContext();
    const actor = { ...context.actor, plan: { id: 'free', trialEndsAt: null } as const };
    const onFree = await ask({ isTrial: true }, { ...context, actor });
    model.says('NO_ANSWER');
    const nothing = await ask({ isTrial: true }, context);

    expect(onFree).toMatchObject([
      ['meta', {}],
      ['sentence', { text: 'Call me.' }],
      ['done', { kind: 'no_answer' }],
    ]);
    expect(nothing).toMatchObject(onFree);
    expect(model.asked()).toHaveLength(1);
  });

  test('asks a stranger who wants to try a draft to sign in', async () => {
    await expect(ask({ isTrial: true })).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test.each([
    ['an empty question', { question: '  ' }],
    ['4,001 characters', { question: 'x'.repeat(4_001) }],
    ['a conversation that can be guessed', { conversationId: '1' }],
    ['another language', { language: 'tlh' }],
  ])('refuses %s', (_, changes) => {
    expect(contract.input.safeParse({ ...input, ...changes }).success).toBe(false);
  });
});
