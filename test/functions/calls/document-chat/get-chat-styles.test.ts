import { describe, expect, test, vi } from 'vitest';
import { getChatStyles } from '../../../../functions/calls/document-chat/get-chat-styles.ts';
import { assistantStyles } from '../../../../shared/model/assistant.ts';
import { callContext } from '../../../kit/call-context.ts';

const styles = (language: 'en_us' | 'ar_ae' | 'de_de' | 'zh_hk' | 'th_th' | 'en_ca') =>
  getChatStyles({ language }, callContext());

describe('getChatStyles', () => {
  test.each(['en_us', 'ar_ae', 'de_de', 'zh_hk', 'th_th'] as const)(
    'names each style with a sentence in %s',
    async (language) => {
      const { styles: found, isSpoken } = await styles(language);

      expect(found.map(({ style }) => style)).toEqual([...assistantStyles]);
      expect(new Set(found.flatMap(({ name, example }) => [name, example])).size).toBe(2 * assistantStyles.length);
      expect(isSpoken).toBe(true);
    },
  );

  test('speaks as its relative does where a variant has no words of its own', async () => {
    expect(await styles('en_ca')).toEqual(await styles('en_us'));
  });

  test('says when a reader answers that cannot speak in styles', async () => {
    vi.stubEnv('LOCAL_READER', 'yes');

    expect((await styles('en_us')).isSpoken).toBe(false);
    vi.unstubAllEnvs();
  });
});
