// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import type { LanguageValue } from '../../../../../../shared/places/languages.ts';
import { startTexts } from '../../../../../../web/app/i18n.ts';
import english from '../../../../../../web/locales/en_us/insurance.json';
import { OtherLanguage } from '../../../../../../web/app/areas/insurance/frame/other-language.tsx';

afterEach(cleanup);

async function saidIn(shown: LanguageValue, written: LanguageValue): Promise<string> {
  const i18n = await startTexts(shown, ['insurance']);
  await i18n.changeLanguage(shown);
  i18n.addResource(shown, 'insurance', 'otherLanguage', english.otherLanguage);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <OtherLanguage written={written} />
    </I18nextProvider>,
  );
  return container.textContent;
}

test.each([
  ['fr_fr', 'en_us', 'anglais'],
  ['de_at', 'zh_hk', 'Chinesisch'],
  ['ar_ae', 'en_gb', 'الإنجليزية'],
] as const)('who reads in %s is told that the insurer wrote in %s: %s', async (shown, written, name) => {
  expect(await saidIn(shown, written)).toContain(name);
});

test.each([
  ['en_us', 'en_us'],
  ['en_gb', 'en_us'],
  ['de_ch', 'de_de'],
] as const)('who reads in %s is told nothing of what is in %s', async (shown, written) => {
  expect(await saidIn(shown, written)).toBe('');
});
