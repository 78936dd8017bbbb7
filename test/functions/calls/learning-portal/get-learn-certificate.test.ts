import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { getLearnCertificate } from '../../../../functions/calls/learning-portal/get-learn-certificate.ts';
import { getLearnQuestion } from '../../../../functions/calls/learning-portal/get-learn-question.ts';
import { saveQuestionRecord } from '../../../../functions/calls/learning-portal/save-question-record.ts';
import { certificatePaper } from '../../../../functions/domain/learning/draw-certificate.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { companyRows, keyed, PRODUCT, questionRows } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const lambda = mockClient(LambdaClient);
const drawn = Buffer.from('%PDF-1.7').toString('base64');

beforeEach(() => {
  lambda.reset();
  lambda.on(InvokeCommand).resolves({ Payload: Buffer.from(JSON.stringify({ body: drawn })) as never });
  memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6))]);
});

async function pass() {
  const { attempt } = await getLearnQuestion({ productId: PRODUCT, level: 1 }, ownerContext());
  for (const { questionId } of attempt.questions) {
    await saveQuestionRecord({ attemptId: attempt.attemptId, questionId, options: ['o0'], text: '' }, ownerContext());
  }
}

const certificate = {
  agent: 'Mara <b>Lindqvist</b>',
  company: 'Nordic Cover',
  product: 'Travel cover',
  level: 2,
  reachedAt: '2026-03-10T12:00:00.000Z',
  validUntil: '2027-03-10T12:00:00.000Z',
  certificateId: '01KKBZJR000123456789ABCDEF',
  language: 'en_us',
} as const;

describe('getLearnCertificate', () => {
  test('draws what the agent has reached', async () => {
    await pass();
    const { name, body } = await getLearnCertificate({ productId: PRODUCT }, ownerContext());
    const [asked] = lambda.commandCalls(InvokeCommand);

    expect(name).toBe('Travel cover 1.pdf');
    expect(Buffer.from(body).toString()).toBe('%PDF-1.7');
    expect(Buffer.from(asked?.args[0].input.Payload as Uint8Array).toString()).toContain('Mara Lindqvist');
  });

  test('is none without a level', async () => {
    await expect(getLearnCertificate({ productId: PRODUCT }, ownerContext())).rejects.toMatchObject({
      code: 'level_locked',
    });
  });

  test('is asked for in the language of the account, with western figures and years', () => {
    const { title, language, facts, words } = certificatePaper({ ...certificate, language: 'ar_ae' });

    expect(language).toEqual({ tag: 'ar-AE', direction: 'rtl' });
    expect(title).toContain('Travel cover');
    expect(facts[1]?.[1]).toContain('2027');
    expect(words.proves[1]).toEqual(['المتقدم', true]);
  });
});
