// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { languageChain, startTexts } from '../../../web/app/i18n.ts';

describe('the texts of the app', () => {
  it.each([
    ['de_de', ['de_de', 'en_us']],
    ['de_at', ['de_de', 'en_us']],
    ['ar_sa', ['ar_ae', 'en_us']],
    ['en_gb', ['en_us']],
    ['zh_cn', ['en_us']],
    ['fi_fi', ['en_us']],
  ] as const)('for %s come from %j', (language, chain) => {
    expect(languageChain(language)).toEqual(chain);
  });

  it('count in the way of the language', async () => {
    const texts = await startTexts('ar_ae');

    expect(texts.t('trial.left', { count: 2, plan: 'الفردية' })).toBe('بقي يومان من الفترة التجريبية لباقة الفردية');
    expect(texts.t('trial.left', { count: 12, plan: 'الفردية' })).toContain('12 يومًا');
  });

  it('speak the nearest language that is written', async () => {
    const texts = await startTexts('de_ch');

    expect(texts.t('continue')).toBe('Weiter');
    expect(texts.t('errors:network')).toBe('Schlechte Internetverbindung');
  });
});
