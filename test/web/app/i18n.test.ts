// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { startTexts } from '../../../web/app/i18n.ts';

describe('the texts of the app', () => {
  it('count in the way of the language', async () => {
    const texts = await startTexts('ar_ae');

    expect(texts.t('trial.left', { count: 2, plan: 'الفردية' })).toBe('بقي يومان من الفترة التجريبية لباقة الفردية');
    expect(texts.t('trial.left', { count: 12, plan: 'الفردية' })).toContain('12 يومًا');
  });

  it('of a variant are those of its relative where it has no words of its own', async () => {
    const texts = await startTexts('de_ch');

    expect(texts.t('continue')).toBe('Weiter');
    expect(texts.t('errors:network')).toBe('Schlechte Internetverbindung');
  });
});
