import { ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chattingRobot } from '../../../../functions/calls/document-chat/chatting-robot.ts';
import { getBedrockInfo } from '../../../../functions/calls/document-chat/get-bedrock-info.ts';
import { productInfoKey } from '../../../../functions/domain/documents/document-rows.ts';
import { findPassages } from '../../../../functions/domain/knowledge/retrieve.ts';
import { readPassages } from '../../../../functions/domain/knowledge/stored-knowledge.ts';
import { callContext, recordingLog } from '../../../kit/call-context.ts';
import { throttled } from '../../../kit/dynamo.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useModel } from '../../../kit/model.ts';
import {
  chatProductRow,
  chatRows,
  CLAIMS,
  companyId,
  documentRow,
  fileId,
  founderRow,
  foundPassage,
  LUGGAGE,
  productId,
} from '../../../kit/product-chat.ts';
import { conversationId, messageId } from '../../../kit/rows.ts';

vi.mock('../../../../functions/domain/knowledge/retrieve.ts', () => ({ findPassages: vi.fn() }));
vi.mock('../../../../functions/domain/knowledge/stored-knowledge.ts', () => ({ readPassages: vi.fn() }));
const retrieved = vi.mocked(findPassages);
const { put, table } = useMemoryTable();
const model = useModel();

const luggage = foundPassage({ text: LUGGAGE, headings: ['Baggage'], page: 12 });
const claims = foundPassage({ text: CLAIMS, headings: ['Claims'], page: 3, index: 1 });
const ASKED = { 'Is lost luggage covered?': luggage, 'When must a claim be reported?': claims };

/** The questions as the model writes them, and the summary. */
function writes(questions: { passage: number; question: string }[], summary = `${LUGGAGE} [1]`): void {
  const streamOf = async function* (text: string) {
    yield { contentBlockDelta: { delta: { text }, contentBlockIndex: 0 } };
    yield { messageStop: { stopReason: 'end_turn' as const } };
  };
  model.mock.on(ConverseStreamCommand).callsFake(({ system }: { system: { text: string }[] }) => ({
    stream: streamOf(system[0]?.text.includes('exam-questions') ? JSON.stringify({ questions }) : summary),
  }));
}

const load = (context = callContext()) => getBedrockInfo({ productId, language: 'en_us' }, context);
const good = Object.keys(ASKED).map((question, index) => ({ passage: index + 1, question }));

beforeEach(() => {
  put(chatRows());
  vi.mocked(readPassages).mockReset().mockResolvedValue([luggage, claims]);
  retrieved
    .mockReset()
    .mockImplementation(async ({ question }) => [ASKED[question as keyof typeof ASKED]].filter(Boolean));
  writes(good);
});

describe('getBedrockInfo', () => {
  test('is made once for what the chat knows, and given to everybody after that', async () => {
    const made = await load();
    const calls = model.asked().length;

    expect(made).toEqual({ summary: LUGGAGE, questions: Object.keys(ASKED) });
    expect(await load()).toEqual(made);
    expect(model.asked()).toHaveLength(calls);
  });

  test('is made anew when the documents change', async () => {
    await load();
    put([chatProductRow({ knowledgeVersion: 5 })]);
    writes(good.slice(0, 1));

    expect((await load()).questions).toEqual(['Is lost luggage covered?']);
  });

  test('is made by one caller at a time', async () => {
    const [first, second] = await Promise.all([load(), load()]);

    expect([first.questions.length, second.questions.length].sort()).toEqual([0, 2]);
    expect(model.asked()).toHaveLength(2);
  });

  test.each([
    ['that leads to another page', { passage: 2, question: 'Is lost luggage covered?' }],
    ['that nothing answers', { passage: 1, question: 'Do you sell boats?' }],
    ['with a figure that its passage does not have', { passage: 1, question: 'Are 9,999 euros covered?' }],
    ['with a link', { passage: 1, question: 'Did you see https://evil.example/ ?' }],
    ['that is none', { passage: 1, question: 'Buy now.' }],
    ['of no passage', { passage: 9, question: 'Is lost luggage covered?' }],
  ])('keeps no question %s', async (_, draft) => {
    retrieved.mockImplementation(async ({ question }) => (question.includes('boats') ? [] : [luggage]));
    writes([draft]);

    expect((await load()).questions).toEqual([]);
  });

  test('says nothing in the summary that the documents do not', async () => {
    writes(good, `Everything is free. [1] ${CLAIMS} [2]`);

    expect((await load()).summary).toBe(CLAIMS);
  });

  test.each([
    ['documents', () => void table().rows.delete(`${String(documentRow()['pk'])} ${String(documentRow()['sk'])}`)],
    ['a plan with document chat', () => put([founderRow({ plan: { id: 'free', trialEndsAt: null } })])],
  ])('is empty without %s, and asks no model', async (_, arrange) => {
    arrange();

    expect(await load()).toEqual({ summary: '', questions: [] });
    expect(model.asked()).toEqual([]);
  });

  test('is empty while the model fails, and keeps nothing of it', async () => {
    const log = recordingLog();
    model.fails(throttled());

    expect(await load(callContext({ log }))).toEqual({ summary: '', questions: [] });
    expect(log.lines).toMatchObject([{ level: 'error', event: 'chat.info_failed' }]);
    expect(table().row(productInfoKey(companyId, productId, 'en_us'))).not.toHaveProperty('knowledgeVersion');
  });

  test('of a reader that only quotes has the company’s own description for a summary', async () => {
    vi.stubEnv('LOCAL_READER', 'yes');
    put([chatProductRow({ texts: { description: 'Cover for trips.' } })]);

    expect((await load()).summary).toBe('Cover for trips.');
    vi.unstubAllEnvs();
  });
});

describe('questions that follow an answer', () => {
  async function followUps(question: string): Promise<unknown> {
    let done: unknown;
    const send = (event: string, data: unknown): void => void (event === 'done' && (done = data));
    const input = { productId, conversationId, messageId, question, language: 'en_us' } as const;
    await chattingRobot(input, callContext(), { send });
    return (done as { followUps: string[] }).followUps;
  }

  test('are those that the documents answer, nearest to the cited page first, without what was asked', async () => {
    const questions = [
      { question: 'Is lost luggage covered?', fileId, page: 12 },
      { question: 'When must a claim be reported?', fileId, page: 3 },
      { question: 'How is damage paid?', fileId, page: 13 },
      { question: 'What is on another paper?', fileId: '01JGFJJZ0000000000000000QQ', page: 12 },
    ];
    put([{ ...productInfoKey(companyId, productId, 'en_us'), summary: '', questions, knowledgeVersion: 4 }]);
    retrieved.mockResolvedValue([luggage]);
    model.says(`${LUGGAGE} [1]`);

    expect(await followUps('is lost luggage covered')).toEqual([
      'How is damage paid?',
      'When must a claim be reported?',
      'What is on another paper?',
    ]);
  });
});
