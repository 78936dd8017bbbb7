import { describe, expect, test } from 'vitest';
import { getTemplate } from '../../../../functions/calls/insurance-catalogue/get-template.ts';
import { callContext } from '../../../kit/call-context.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('getTemplate', () => {
  test('gives the screens of the form in their order', async () => {
    const { line, screens } = await getTemplate({ productCode: 'travel-hk' }, callContext());

    expect(line).toBe('travel');
    expect(screens).toEqual([
      { block: 'trip', stage: 'quote', about: 'answer', questions: ['start', 'end'] },
      { block: 'holder', stage: 'details', about: 'applicant', questions: ['email'] },
    ]);
  });
});
