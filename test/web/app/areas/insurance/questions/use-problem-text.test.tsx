// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { AnswerProblem } from '../../../../../../shared/insurance/check-answers.ts';
import type { LanguageValue } from '../../../../../../shared/places/languages.ts';
import { startTexts } from '../../../../../../web/app/i18n.ts';
import { useProblemText } from '../../../../../../web/app/areas/insurance/questions/use-problem-text.ts';

async function wordsOf(language: LanguageValue, problem: Pick<AnswerProblem, 'code' | 'limit'>): Promise<string> {
  const i18n = await startTexts(language, ['insurance']);
  await i18n.changeLanguage(language);
  const { result } = renderHook(useProblemText, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  return result.current({ about: 'insured', question: 'birth', person: 0, ...problem });
}

it.each([
  ['en_us', 'age_too_low', 18, 'This insurance begins at an age of 18.'],
  ['en_us', 'age_too_low', 'P42D', 'The lowest age for this insurance is 42 days.'],
  ['de_de', 'age_too_low', 'P42D', 'Mindestalter für diese Versicherung: 42 Tage.'],
  ['ja_jp', 'age_too_high', 'P100D', 'この保険に加入できるのは生後100 日までです。'],
] as const)('in %s %s of %s is told with the unit that it is meant in', async (language, code, limit, words) => {
  expect(await wordsOf(language, { code, limit })).toBe(words);
});

it('a day is written as the language writes days, a country by its name', async () => {
  expect(await wordsOf('en_us', { code: 'too_early', limit: '2026-12-24' })).toContain('Dec 24, 2026');
  expect(await wordsOf('en_us', { code: 'area_excluded', limit: 'JP' })).toContain('Japan');
});
