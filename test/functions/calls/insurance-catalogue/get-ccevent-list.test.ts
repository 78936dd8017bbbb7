import { describe, expect, test } from 'vitest';
import { getCCEventList } from '../../../../functions/calls/insurance-catalogue/get-ccevent-list.ts';
import { callContext } from '../../../kit/call-context.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('getCCEventList', () => {
  test('lists what is covered and what is not, in words', async () => {
    expect(await getCCEventList({ productCode: 'travel-hk', language: 'en_us' }, callContext())).toEqual({
      language: 'en_us',
      events: [{ id: 'medical', title: 'You fall ill or are hurt', text: 'Treatment by a doctor or in a hospital.' }],
      exclusions: [{ id: 'war', title: 'War', text: 'War and civil war.' }],
    });
  });
});
