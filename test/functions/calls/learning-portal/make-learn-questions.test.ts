import { ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, test } from 'vitest';
import { makeLearnQuestions } from '../../../../functions/calls/learning-portal/make-learn-questions.ts';
import { reply } from '../../../../infra/local/engines/bedrock/reader.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { COMPANY, companyRows, documentRow, passages, passagesFile, PRODUCT } from '../../../kit/learning.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useModel } from '../../../kit/model.ts';
import { accountRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const files = useMemoryBuckets();
const model = useModel();
const context = ownerContext();
const editor = { ...context, actor: { ...context.actor, company: { companyId: COMPANY, role: 'editor' as const } } };
const make = (level: 1 | 2 | 3 = 1) => makeLearnQuestions({ productId: PRODUCT, level }, editor);

function ready(): void {
  memory.put(companyRows(PRODUCT));
  files.set(passagesFile(PRODUCT), JSON.stringify(passages));
}

type Written = { passage: number; kind: string; text: string; options?: string[]; right?: number[]; expected?: string };
const says = (...questions: Written[]) => model.says(JSON.stringify({ questions }));

const luggage = 'Lost luggage is covered up to which amount for each insured person?';
const sound = { passage: 1, kind: 'single', text: luggage, options: ['1,500 euros', '900 euros'], right: [0] };

/** The reader of one machine in place of the model. */
function readsLocally(): void {
  model.mock.on(ConverseStreamCommand).callsFake(({ system, messages }) => {
    const turns = messages.map(({ role, content }: { role: string; content: { text: string }[] }) => ({
      role,
      text: content[0]?.text ?? '',
    }));
    const text = reply({ system: system[0].text, turns, stopSequences: [] });
    return {
      stream: (async function* () {
        yield { contentBlockDelta: { delta: { text }, contentBlockIndex: 0 } };
        yield { messageStop: { stopReason: 'end_turn' } };
      })(),
    };
  });
}

describe('makeLearnQuestions', () => {
  test('proposes what the model wrote, with the page that it comes from', async () => {
    ready();
    says(sound);
    const { made } = await make();

    expect(made).toMatchObject([
      { text: luggage, state: 'proposed', level: 1, kind: 'single', source: { place: { page: 1, version: 1 } } },
    ]);
    expect([...memory.table().rows.keys()].filter((key) => key.includes('QUESTION#'))).toHaveLength(1);
  });

  test.each([
    ['a right answer with a figure of its own', { ...sound, options: ['9,999 euros', '900 euros'] }],
    [
      'a right answer that the passage does not hold',
      { ...sound, text: 'Who sings?', options: ['Nobody but the choir of Riga and its friends', 'All'] },
    ],
    ['no right answer', { ...sound, right: [] }],
    ['a place that is no option', { ...sound, right: [7] }],
    ['the same option twice', { ...sound, options: ['1,500 euros', '1,500 Euros'] }],
    ['a kind of another level', { passage: 1, kind: 'free', text: luggage, expected: 'Up to 1,500 euros.' }],
    ['a passage that was not read', { ...sound, passage: 99 }],
  ])('drops a question with %s', async (_, question) => {
    ready();
    says(question);

    await expect(make()).rejects.toMatchObject({ code: 'nothing_to_ask' });
  });

  test('asks about other passages the next time, until there are none', async () => {
    ready();
    readsLocally();
    const first = await make();
    const second = await make();
    const pages = [...first.made, ...second.made].map(({ source }) => source.place.page);

    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toHaveLength(passages.length);
    await expect(make()).rejects.toMatchObject({ code: 'nothing_to_ask' });
  });

  test.each([
    [2, ['multiple', 'single']],
    [3, ['free', 'multiple']],
  ] as const)('makes the kinds of level %d, with the reader of one machine, too', async (level, kinds) => {
    memory.put(companyRows(PRODUCT));
    memory.put([documentRow(PRODUCT, level)]);
    const pairs = passages.map((passage, index) => {
      const text = `${passage.text} ${passages[(index + 1) % passages.length]?.text}`;
      return { ...passage, text, end: text.length };
    });
    files.set(passagesFile(PRODUCT, level), JSON.stringify(pairs));
    readsLocally();

    expect([...new Set((await make(level)).made.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
  });

  test('needs the plan of the company', async () => {
    ready();
    memory.put([accountRow({ accountId: COMPANY, plan: { id: 'free', trialEndsAt: null } })]);

    await expect(make()).rejects.toMatchObject({ code: 'plan_needed' });
  });
});
