/** The language of the app and of a new assistant: it counts at once, here and wherever the owner signs in next. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { useAskAgain, useEffectCall } from '../../../lib/use-call.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { changeLanguage } from '../../change-language.ts';

export function LanguagePart(): ReactNode {
  const { i18n } = useTranslation();
  const textOf = useErrorText();
  const askAgain = useAskAgain();
  const { run, error } = useEffectCall('saveApplicationLanguage');
  const language = i18n.language as LanguageValue;
  const choose = async (chosen: LanguageValue): Promise<void> => {
    if (chosen === language || (await run({ language: chosen })) === null) return;
    await changeLanguage(chosen);
    await askAgain('getUserInfo');
  };
  return (
    <>
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      <LanguageSelect value={language} onChange={(chosen) => void choose(chosen)} />
    </>
  );
}
