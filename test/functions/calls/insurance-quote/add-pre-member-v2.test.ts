import { describe, expect, test } from 'vitest';
import { addPreMemberV2 } from '../../../../functions/calls/insurance-quote/add-pre-member-v2.ts';
import { marksOf } from '../../../../functions/domain/insurance/exclusion-list.ts';
import { excludedKey } from '../../../../functions/domain/insurance/product-rows.ts';
import type { Answers } from '../../../../shared/insurance/answers.ts';
import type { Block, Question } from '../../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { onDay, quotedTrip, threeDays } from '../../../kit/insurance/applications.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('addPreMemberV2', () => {
  const ana = { firstName: 'Ana', lastName: 'Roy' };
  const asking = () => {
    const named = ['firstName', 'lastName', 'relation', 'birth'].map((id): Question => ({
      id,
      kind: 'text',
      required: false,
    }));
    const persons: Block = { id: 'names', stage: 'details', about: 'insured', questions: named };
    put(publishedRows({ insured: { least: 1, most: 2 }, blocks: [...exampleProduct.definition.blocks, persons] }));
  };
  const one: Answers = { ...threeDays, insured: [{ relation: 'self' }] };

  test('keeps who is insured as well', async () => {
    asking();
    const insured = [{ ...ana, relation: 'self' }];
    const { application, problems } = await addPreMemberV2(
      { ...(await quotedTrip(one)), applicant: { email: 'ana@example.com' }, insured },
      onDay(),
    );

    expect([problems, application.answers.insured, application.state]).toEqual([[], insured, 'accepted']);
  });

  test('says when too many are insured', async () => {
    asking();
    const insured = [ana, ana, ana];
    const { problems } = await addPreMemberV2(
      { ...(await quotedTrip(one)), applicant: { email: 'ana@example.com' }, insured },
      onDay(),
    );

    expect(problems).toMatchObject([{ about: 'insured', code: 'too_many', limit: 2 }]);
  });

  test('leaves to the insurer somebody on its list: the holder’s name and the birth of who is insured go together', async () => {
    asking();
    const birth = '1990-02-03';
    put(marksOf(accountId, { ...ana, birth }).map((mark) => excludedKey(accountId, mark)));
    const opened = await quotedTrip(one);
    const add = async (day: string) =>
      (await addPreMemberV2({ ...opened, applicant: ana, insured: [{ relation: 'self', birth: day }] }, onDay()))
        .application.state;

    expect(await add('1990-02-04')).toBe('accepted');
    expect(await add(birth)).toBe('referred');
  });
});
