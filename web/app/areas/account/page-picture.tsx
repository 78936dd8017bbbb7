import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhonePicture } from '../../../ui/phone-picture.tsx';
import { useSignInFlow } from './sign-in-context.ts';

/** The page that they came for, with their own name as soon as they type it. */
export function PagePicture(): ReactNode {
  const { t } = useTranslation('account');
  const { draft } = useSignInFlow();
  return (
    <PhonePicture
      name={draft.fullName.trim() || t('picture.name')}
      title={t('picture.title')}
      about={t('picture.about')}
      button={t('picture.button')}
      question={t('picture.question')}
      answer={t('picture.answer')}
      source={t('picture.source')}
    />
  );
}
