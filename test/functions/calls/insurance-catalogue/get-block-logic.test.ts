import { describe, expect, test } from 'vitest';
import { getBlockLogic } from '../../../../functions/calls/insurance-catalogue/get-block-logic.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { callContext } from '../../../kit/call-context.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getBlockLogic', () => {
  test('gives the rule of each block and question; null for what always shows', async () => {
    const when = { '===': [{ var: 'answer.trips' }, 'single'] };
    const [trip, ...others] = exampleProduct.definition.blocks;
    const questions = (trip?.questions ?? []).map((question) =>
      question.id === 'end' ? { ...question, when } : question,
    );
    put(publishedRows({ blocks: [{ ...trip, questions } as never, ...others] }));
    const { version, blocks } = await getBlockLogic({ productCode: 'travel-hk' }, callContext());

    expect(version).toBe(1);
    expect(blocks[0]).toEqual({
      block: 'trip',
      when: null,
      questions: [
        { question: 'start', when: null, required: true },
        { question: 'end', when, required: true },
      ],
    });
  });
});
