import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chattingRobot } from '../../../../functions/calls/document-chat/chatting-robot.ts';
import { dayKey, messageKey, usageKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { findPassages } from '../../../../functions/domain/knowledge/retrieve.ts';
import { answerKey } from '../../../../functions/domain/pages/page-rows.ts';
import { chattingRobot as contract } from '../../../../shared/calls/product-chat.ts';
import type { Citation, Sentence } from '../../../../shared/model/conversation.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { throttled, type Row } from '../../../kit/dynamo.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useModel } from '../../../kit/model.ts';
import {
  agentAddress,
  agentId,
  agentRows,
  chatProductRow,
  chatRows,
  CLAIMS,
  companyId,
  documentRow,
  fileId,
  founderRow,
  foundPassage,
  LUGGAGE,
  productOwnerRow,
  productId,
} from '../../../kit/product-chat.ts';
import { answerId, conversationId, messageId } from '../../../kit/rows.ts';

vi.mock('../../../../functions/domain/knowledge/retrieve.ts', () => ({ findPassages: vi.fn() }));
const retrieved = vi.mocked(findPassages);
const { table, put } = useMemoryTable();
const model = useModel();

beforeEach(() => {
  retrieved.mockReset().mockResolvedValue([foundPassage()]);
  put(chatRows());
});

const input = {
  productId,
  conversationId,
  messageId,
  question: 'Is lost luggage covered?',
  language: 'en_us',
} as const;

async function ask(changes: object = {}, context = callContext()) {
  const events: [string, Row][] = [];
  const send = (event: string, data: unknown): void => void events.push([event, data as Row]);
  await chattingRobot({ ...input, ...changes }, context, { send });
  const sentences = events.flatMap(([event, data]) => (event === 'sentence' ? [data as Sentence] : []));
  const done = events.find(([event]) => event === 'done')?.[1];
  return { events, sentences, texts: sentences.map(({ text }) => text), done: done && contract.output.parse(done) };
}

const used = (): unknown => table().row(usageKey(companyId, '2026-03'))?.['used'] ?? 0;
const place = (from: number, words: string) => ({
  fileId,
  version: 1,
  page: 12,
  start: from,
  end: from + words.length,
});

describe('a question over documents', () => {
  test('is answered sentence by sentence, each with document, page and the words that it rests on', async () => {
    model.says(`${LUGGAGE} [1] `, 'Report the loss as a claim within 30 days. [1]');
    const { events, sentences, done } = await ask();

    expect(events.map(([event]) => event)).toEqual(['meta', 'sentence', 'sentence', 'done']);
    expect(sentences.map(({ citations }) => citations)).toMatchObject([
      [{ number: 1, source: `documents/${fileId}`, label: 'policy-wording.pdf', document: place(100, LUGGAGE) }],
      [{ number: 2, excerpt: CLAIMS, document: place(101 + LUGGAGE.length, CLAIMS) }],
    ]);
    expect(done).toEqual({ messageId, kind: 'answered', isPersonOffered: false, followUps: [] });
  });

  test("counts against the company's month and stands in the product's history, not in the company's own", async () => {
    model.says(`${LUGGAGE} [1]`);
    await ask();

    expect(used()).toBe(1);
    expect(table().row(dayKey(productId, '2026-03-10'))).toMatchObject({ questions: 1, answered: 1, conversations: 1 });
    expect(table().row(dayKey(companyId, '2026-03-10'))).toBeUndefined();
    expect(table().row(messageKey(conversationId, messageId))).toMatchObject({
      accountId: productId,
      kind: 'answered',
    });
  });

  test('is looked up anew with each turn, with the questions before it', async () => {
    model.says(`${LUGGAGE} [1]`);
    await ask();
    await ask({ messageId: '11111111-1111-4111-8111-111111111111', question: 'And the deadline?' });

    expect(retrieved.mock.calls.map(([search]) => search)).toMatchObject([
      { companyId, productId, question: 'Is lost luggage covered?', history: [] },
      { companyId, productId, question: 'And the deadline?', history: ['Is lost luggage covered?'] },
    ]);
  });

  test('that the documents do not answer gets the standard reply without sources, is offered a person, and is a gap', async () => {
    model.says('NO_ANSWER');
    const { sentences, done } = await ask({ question: 'Do you sell boats?' });
    const gap = [...table().rows.values()].find(({ sk }) => String(sk).startsWith('GAP#'));

    expect(sentences).toEqual([{ text: expect.stringContaining('Nordic Cover'), citations: [] }]);
    expect(done).toMatchObject({ kind: 'no_answer', isPersonOffered: true });
    expect(gap).toMatchObject({ pk: `PAGE#${productId}`, question: 'Do you sell boats?' });
  });

  test.each([
    ["in the company's words where it has some", 'Ask us on Monday.', 'Do you sell boats?', /^Ask us on Monday\.$/],
    ["else in the visitor's language", '', 'Was kosten die Boote und wer kann das sagen?', /persönliche Antwort/],
  ])('that has no answer is answered %s', async (_, standardReply, question, expected) => {
    put([chatProductRow({ texts: { standardReply } })]);
    model.says('NO_ANSWER');

    expect((await ask({ question })).texts[0]).toMatch(expected);
  });

  test('in another language than the document gets the original beside the answer', async () => {
    model.says(`Verlorenes Gepäck ist bis 2,000 Euro versichert. [1] {{${LUGGAGE}}}`);
    const { sentences } = await ask({
      question: 'Ist das Gepäck versichert und was ist der Betrag?',
      language: 'de_de',
    });

    expect(sentences[0]?.citations[0]).toMatchObject({
      original: { text: LUGGAGE, language: 'en_us' },
      document: place(100, LUGGAGE),
    });
  });

  test('is also answered from what the company answered before', async () => {
    const answer = {
      answerId,
      answeredAt: NOW.toISOString(),
      question: 'Is luggage of children covered?',
      answer: 'Luggage of children is covered like yours.',
    };
    put([{ ...answerKey(productId, answerId), ...answer }]);
    model.says('Luggage of children is covered like yours. [1]');

    expect((await ask()).sentences[0]?.citations).toMatchObject([{ source: 'answer', label: answer.question }]);
  });
});

describe('a passage that the rows do not name', () => {
  test.each([
    ['another company', { companyId: 'another' }],
    ['another product', { productId: '01JGFJJZ0000000000000000QQ' }],
    ['a version that was replaced', { readyVersion: 2, version: 2 }],
    ['a document that is not ready', { readyVersion: null }],
  ])('is neither read nor cited: that of %s', async (_, changes) => {
    table().rows.delete(`${String(documentRow()['pk'])} ${String(documentRow()['sk'])}`);
    const { pk, sk } = documentRow();
    put([{ ...documentRow(changes), pk, sk }]);
    model.says(`${LUGGAGE} [1]`);
    const { sentences, done } = await ask();

    expect(JSON.stringify(model.asked())).not.toContain('Lost luggage');
    expect(sentences.flatMap(({ citations }) => citations)).toEqual([]);
    expect(done).toMatchObject({ kind: 'no_answer' });
  });
});

describe('the month of the company', () => {
  test('when it is used up gives extracts with their sources and offers a person; no model is asked', async () => {
    put([{ ...usageKey(companyId, '2026-03'), used: 10_000 }]);
    const { sentences, done } = await ask();

    expect(sentences[0]).toMatchObject({ text: LUGGAGE, citations: [{ document: place(100, LUGGAGE) }] });
    expect(sentences.at(-1)?.citations).toEqual([]);
    expect(done).toMatchObject({ kind: 'limited', isPersonOffered: true });
    expect(model.asked()).toEqual([]);
  });

  test('has no questions on a plan without document chat, which gives extracts too', async () => {
    put([founderRow({ plan: { id: 'individual', trialEndsAt: null } })]);

    expect((await ask()).done).toMatchObject({ kind: 'limited', isPersonOffered: true });
    expect(model.asked()).toEqual([]);
  });

  test('answers exactly ten of 200 questions at once when ten are left', async () => {
    put([{ ...usageKey(companyId, '2026-03'), used: 9_990 }]);
    model.says(`${LUGGAGE} [1]`);
    const id = (index: number): string => `22222222-2222-4222-8222-${String(index).padStart(12, '0')}`;
    const asked = Array.from({ length: 200 }, (_, index) => ask({ conversationId: id(index), messageId: id(index) }));
    const kinds = (await Promise.all(asked)).map(({ done }) => done?.kind);

    expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'limited')).toHaveLength(190);
    expect([used(), model.asked().length]).toEqual([10_000, 10]);
  });

  test('gets the question back when the model fails', async () => {
    model.fails(throttled());

    expect((await ask()).done).toMatchObject({ kind: 'no_answer', isPersonOffered: true });
    expect(used()).toBe(0);
  });
});

describe('what an answer cost', () => {
  test('is kept with the message and added to the day, from what the model counted', async () => {
    vi.stubEnv('MODEL_CHAT', 'eu.amazon.nova-lite-v1:0');
    model.counts({ inputTokens: 3_000, outputTokens: 100 }, `${LUGGAGE} [1]`);
    await ask();

    const cost = { inputTokens: 3_000, outputTokens: 100, costMicros: 204 };
    expect(table().row(messageKey(conversationId, messageId))).toMatchObject({ cost });
    expect(table().row(dayKey(productId, '2026-03-10'))).toMatchObject({ costMicros: 204 });
    vi.unstubAllEnvs();
  });
});

describe('an address', () => {
  const open = (changes: object = {}) => ask(changes).then(({ done }) => done?.kind);
  const failure = (changes: object = {}) => expect(ask(changes)).rejects;
  const share = (settings: Parameters<typeof chatProductRow>[0]) => put([chatProductRow(settings)]);
  beforeEach(() => {
    model.says(`${LUGGAGE} [1]`);
    put(agentRows());
  });

  test('is open by itself and with each agent of the company while the product is public', async () => {
    expect(await open()).toBe('answered');
    expect(await open({ ...agentAddress, messageId: '11111111-1111-4111-8111-111111111111' })).toBe('answered');
  });

  test('of a product for agents is open on their pages alone', async () => {
    share({ share: { visibility: 'agency' } });

    await failure().toMatchObject({ code: 'not_found' });
    expect(await open(agentAddress)).toBe('answered');
  });

  test('of a product that is off is nowhere', async () => {
    share({ share: { visibility: 'off' } });

    await failure().toMatchObject({ code: 'not_found' });
    await failure(agentAddress).toMatchObject({ code: 'not_found' });
  });

  test('of a product that was removed says so', async () => {
    put([productOwnerRow({ isRemoved: true })]);

    await failure().toMatchObject({ code: 'product_removed' });
  });

  test('of an agent who is not named among those allowed is not found', async () => {
    share({ share: { allowedAgents: ['somebody'] } });
    await failure(agentAddress).toMatchObject({ code: 'not_found' });
    share({ share: { allowedAgents: [agentId] } });
    expect(await open(agentAddress)).toBe('answered');
  });

  test.each([
    ['whose request was not accepted', agentRows('asked')],
    ['who is bound to another agency', agentRows('bound', 'another')],
  ])('of an agent %s is not found', async (_, rows) => {
    put(rows);

    await failure(agentAddress).toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['an agent without a live page', { ...agentAddress, agentName: 'nobody' }],
    ['an agent without their company', { productId, agentName: 'tom' }],
    ['another company', { ...agentAddress, agencyName: 'another-cover' }],
    ['no product', { productId: '01JGFJJZ0000000000000000ZZ' }],
  ])('that names %s is not found', async (_, changes) => {
    await failure(changes).toMatchObject({ code: 'not_found' });
  });

  test('of a company whose account is closed is not found', async () => {
    put([founderRow({ status: 'suspended' })]);

    await failure().toMatchObject({ code: 'not_found' });
  });

  test('is embedded on the sites that the company names, and on no other', async () => {
    share({ share: { embedSites: ['https://shop.example'] } });

    await failure({ site: 'https://evil.example' }).toMatchObject({ code: 'forbidden' });
    expect(await open({ site: 'https://shop.example' })).toBe('answered');
    expect(model.asked()).toHaveLength(1);
  });
});

describe('a visitor whose connection breaks', () => {
  const REPLY = `${LUGGAGE} [1] ${CLAIMS} [1]`;
  const pieces = REPLY.match(/[\s\S]{1,9}/g) ?? [];

  test.each(pieces.map((_, index) => index))(
    'after piece %i has the identical text when they ask again',
    async (cut) => {
      const gone = new AbortController();
      model.says(...pieces.slice(0, cut), () => gone.abort(), ...pieces.slice(cut));
      const before = await ask({}, callContext({ signal: gone.signal }));
      model.says(REPLY);
      const after = await ask();
      const again = await ask();

      expect(before.done).toBeUndefined();
      expect(after.texts).toEqual([LUGGAGE, CLAIMS]);
      expect(after.sentences.slice(0, before.sentences.length)).toEqual(before.sentences);
      expect([again.sentences, again.done]).toEqual([after.sentences, after.done]);
      expect(used()).toBe(1);
    },
  );
});

test('sources of one place have one number over the whole answer', async () => {
  model.says(`${LUGGAGE} [1] ${CLAIMS} [1] Luggage that is lost is covered up to 2,000 euros. [1]`);
  const { sentences } = await ask();

  expect(sentences.map(({ citations }) => citations.map(({ number }: Citation) => number))).toEqual([[1], [2], [1]]);
});
