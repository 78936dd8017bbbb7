import { describe, expect, test } from 'vitest';
import { quotes } from '../../../../functions/calls/insurance-quote/quotes.ts';
import { getQuestionJson } from '../../../../functions/calls/insurance-quote/get-question-json.ts';
import { saveQuestionJson } from '../../../../functions/calls/insurance-quote/save-question-json.ts';
import { marksOf } from '../../../../functions/domain/insurance/exclusion-list.ts';
import { excludedKey, textsKey } from '../../../../functions/domain/insurance/product-rows.ts';
import type { Question, UnderwritingRule } from '../../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { beginTrip, onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('quotes', () => {
  test('prices all plans, and says until when', async () => {
    const { application, problems, changes } = await quotes(await beginTrip(), onDay());

    expect(application).toMatchObject({ state: 'accepted', quote: { decision: 'accept', validUntil: '2026-03-24' } });
    expect(application.quote?.prices).toEqual([
      {
        ...{ plan: 'standard', currency: 'HKD', premium: 56_00, charges: 0, total: 56_00 },
        lines: [
          { id: 'days', kind: 'premium', person: null, amount: 55_50 },
          { id: 'rounding', kind: 'rounding', person: null, amount: 50 },
        ],
      },
    ]);
    expect([problems, changes]).toEqual([[], []]);
  });

  test('says what is wrong in place of a price, and keeps the application a draft', async () => {
    const answers = { ...threeDays, answer: { start: '2026-04-03', end: '2026-04-01' } };
    const { application, problems } = await quotes(await beginTrip(answers), onDay());

    expect(problems).toMatchObject([{ question: 'end', code: 'too_early', limit: '2026-04-03' }]);
    expect(application).toMatchObject({ state: 'draft', quote: null });
  });

  test('says what has changed since the quote before', async () => {
    const opened = await quotedTrip();
    const { application } = await getQuestionJson(opened, onDay());
    const answers = { ...threeDays, answer: { ...threeDays.answer, end: '2026-04-05' } };
    const { revision, language, plan } = application;
    await saveQuestionJson({ kind: 'save', ...opened, revision, language, plan, answers }, onDay());

    expect((await quotes(opened, onDay())).changes).toEqual([
      { plan: 'standard', before: { amount: 56_00, currency: 'HKD' }, now: { amount: 93_00, currency: 'HKD' } },
    ]);
  });

  test('refers and declines as the product says, with reasons in words', async () => {
    const rule = (id: string, least: number, decision: UnderwritingRule['decision']): UnderwritingRule => ({
      ...{ id, per: 'policy', decision },
      when: { '>=': [{ var: 'fact.days' }, least] },
    });
    put(publishedRows({ underwriting: [rule('long', 3, 'refer'), rule('longer', 10, 'decline')] }));
    const reasons = { long: 'We look at it.', longer: 'Too long.' };
    put([{ ...textsKey('travel-hk', 1, 'en_us'), texts: { ...exampleProduct.texts, reasons } }]);
    const decide = async (end: string) => {
      const opened = await beginTrip({ ...threeDays, answer: { start: '2026-04-01', end } });
      const { state, quote } = (await quotes(opened, onDay())).application;
      return [state, quote?.reasons.map(({ text }) => text), quote?.prices.length];
    };

    expect(await decide('2026-04-02')).toEqual(['accepted', [], 1]);
    expect(await decide('2026-04-03')).toEqual(['referred', ['We look at it.'], 1]);
    expect(await decide('2026-04-30')).toEqual(['declined', ['Too long.'], 0]);
  });

  test('leaves to the insurer who is on its list, and does not say why', async () => {
    const ana = { firstName: 'Ana', lastName: 'Roy', birth: '1990-02-03' };
    put(marksOf(accountId, ana).map((mark) => excludedKey(accountId, mark)));
    const opened = await beginTrip({ ...threeDays, applicant: ana });
    const asked = exampleProduct.definition.blocks.map((block) =>
      block.about === 'applicant' ? { ...block, questions: applicantQuestions } : block,
    );
    put(publishedRows({ blocks: asked }));

    const { application } = await quotes(opened, onDay());
    expect([application.state, application.quote?.decision, application.quote?.reasons]).toEqual([
      'referred',
      'refer',
      [],
    ]);
  });

  const applicantQuestions: Question[] = ['firstName', 'lastName', 'birth'].map((id) => ({
    ...{ id, kind: 'text', required: false },
  }));
});
