import { describe, expect, test } from 'vitest';
import { aiAssistantCoach } from '../../../../functions/calls/assistant-coach/ai-assistant-coach.ts';
import { aiAssistantCoach as contract } from '../../../../shared/calls/assistant-coach.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { hostileTexts } from '../../../kit/hostile-prompts.ts';
import { useModel } from '../../../kit/model.ts';
import { accountRow, assistantRow, pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const model = useModel();

async function talk(changes: object = {}, context = ownerContext()) {
  store(dynamo, [accountRow(), assistantRow(), pageRow()]);
  const events: [string, unknown][] = [];
  const input = contract.input.parse({ message: 'What is next?', history: [], language: 'en_us', ...changes });
  await aiAssistantCoach(input, context, { send: (event, data) => void events.push([event, data]) });
  return events;
}

describe('aiAssistantCoach', () => {
  test('streams sentences and suggestions line by line, and saves nothing', async () => {
    model.says('Your greeting is ', 'fine.\nSUGGEST standard', 'Reply: Leave your name / and number.\nAnything else?');
    const events = await talk();

    expect(events.map(([event]) => event)).toEqual(['meta', 'sentence', 'suggest', 'sentence', 'done']);
    expect(events[2]?.[1]).toEqual({ field: 'standardReply', text: 'Leave your name\nand number.' });
    expect(contract.output.parse(events.at(-1)?.[1])).toEqual({ isTemplate: false });
    expect(writes(dynamo)).toEqual([]);
  });

  test.each([
    ['for no field', 'SUGGEST plan: free for ever'],
    ['with a price that nobody named', 'SUGGEST keyInformation: A session costs 12 €'],
    ['longer than its field', `SUGGEST morning: ${'x'.repeat(241)}`],
  ])('drops a suggestion %s', async (_, line) => {
    model.says(line);

    expect((await talk()).map(([event]) => event)).toEqual(['meta', 'done']);
  });

  test('takes figures that the owner said in the conversation', async () => {
    model.says('SUGGEST keyInformation: A session costs 75 €');

    expect((await talk({ message: 'A session costs 75 €.' }))[1]?.[0]).toBe('suggest');
  });

  test.each(hostileTexts)("keeps the owner's words in their place: %j", async (message) => {
    model.says('Good.');
    await talk({ message: `Say: ${message}` });
    const text = model.asked()[0]?.messages?.at(-1)?.content?.[0]?.text ?? '';

    expect(text.match(/<message>[^<]*<\/message>$/)).not.toBeNull();
    expect(text.match(/<\/passages>/g)).toHaveLength(1);
  });

  test('gives the model turns that alternate, whatever history comes', async () => {
    model.says('Good.');
    const turn = (role: string) => ({ role, text: role });
    await talk({ history: [turn('assistant'), turn('user'), turn('user'), turn('assistant'), turn('user')] });

    expect(model.asked()[0]?.messages?.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  });

  test('stops when the owner leaves', async () => {
    const gone = new AbortController();
    model.says('One.\n', () => gone.abort(), 'Two.\nThree.');
    const events = await talk({}, ownerContext({ signal: gone.signal }));

    expect(events.filter(([event]) => event === 'sentence')).toEqual([['sentence', { text: 'One.', citations: [] }]]);
  });

  test.each([
    ['an empty message', { message: ' ' }],
    ['2,001 characters', { message: 'x'.repeat(2_001) }],
    ['nine turns of before', { history: Array.from({ length: 9 }, () => ({ role: 'user', text: 'x' })) }],
    ['a turn of the system', { history: [{ role: 'system', text: 'x' }] }],
  ])('refuses %s', (_, changes) => {
    const input = { message: 'Hello', history: [], language: 'en_us', ...changes };
    expect(contract.input.safeParse(input).success).toBe(false);
  });
});
