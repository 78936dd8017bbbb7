import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, test } from 'vitest';
import { insertAiAssistant } from '../../../../functions/calls/landing-page/insert-ai-assistant.ts';
import { insertAiAssistant as contract } from '../../../../shared/calls/landing-page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, throttled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useModel } from '../../../kit/model.ts';
import { assistantRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const model = useModel();
const setup = { industry: 'Interior design', profession: 'Designer', keyInformation: '', clientConcerns: '' };
const save = (input: object) => insertAiAssistant(contract.input.parse(input), ownerContext());

describe('insertAiAssistant', () => {
  test('changes what is sent, keeps the rest, and asks no model without set-up answers', async () => {
    store(dynamo, [assistantRow({ name: 'Ava', contactMethod: 'none' })]);
    const { settings } = await save({ settings: { name: 'Nova' } });

    expect(settings).toMatchObject({ name: 'Nova', contactMethod: 'none' });
    expect(writes(dynamo)[0]?.item['Item']).toMatchObject({ pk: `OWN#${accountId}`, sk: 'ASSISTANT', settings });
    expect(model.judged()).toEqual([]);
  });

  test('judges set-up answers, as data, and keeps clear ones', async () => {
    store(dynamo, [assistantRow()]);
    model.replies('Sure: {"clear": true, "reason": ""}');
    const { settings } = await save({ setup });

    expect(settings.setup).toEqual(setup);
    expect(JSON.parse(model.judged()[0]?.messages?.[0]?.content?.[0]?.text ?? '')).toMatchObject({
      industry: 'Interior design',
    });
  });

  test('sends unclear ones back with the reason, and saves nothing', async () => {
    store(dynamo, [assistantRow()]);
    model.replies('{"clear": false, "reason": "Industry says nothing."}');

    await expect(save({ setup })).rejects.toMatchObject({
      code: 'setup_unclear',
      publicMessage:
        'Your submission could not be processed as expected. Reason for clarification: Industry says nothing.',
    });
    expect(writes(dynamo)).toEqual([]);
  });

  test.each(['I cannot judge that.', '{"clear": "yes"}', '{broken', ''])(
    'lets the owner save when the verdict is %j',
    async (reply) => {
      store(dynamo, [assistantRow()]);
      model.replies(reply);

      await expect(save({ setup })).resolves.toBeDefined();
    },
  );

  test('passes on that the model is overloaded, and saves nothing', async () => {
    store(dynamo, [assistantRow()]);
    model.mock.on(ConverseCommand).rejects(throttled());

    await expect(save({ setup })).rejects.toThrow('Rate exceeded');
    expect(writes(dynamo)).toEqual([]);
  });

  test.each([
    { settings: { plan: 'x' } },
    { settings: { setup } },
    { settings: { name: '' } },
    { settings: { style: 'rude' } },
  ])('refuses %j', (input) => {
    expect(contract.input.safeParse(input).success).toBe(false);
  });
});
