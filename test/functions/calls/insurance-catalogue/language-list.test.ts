import { describe, expect, test } from 'vitest';
import { languageList } from '../../../../functions/calls/insurance-catalogue/language-list.ts';
import { callContext } from '../../../kit/call-context.ts';
import { CHANNEL, useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('languageList', () => {
  test('names the languages of a channel in its order', async () => {
    expect(await languageList({ channelCode: CHANNEL }, callContext())).toEqual({ languages: ['en_us', 'zh_hk'] });
  });

  test('knows no other channel', async () => {
    await expect(languageList({ channelCode: 'other' }, callContext())).rejects.toMatchObject({ code: 'not_found' });
  });
});
