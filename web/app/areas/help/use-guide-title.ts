import { useTranslation } from 'react-i18next';
import type { GuideTitle } from '../../../help/find-guides.ts';
import type { GuideId } from '../../../help/guides.ts';

/** Titles and summaries in the reader's language. */
export function useGuideTitle(): (id: GuideId) => GuideTitle {
  const { t } = useTranslation('help');
  return (id) => ({ title: t(`guide.${id}.title`), text: t(`guide.${id}.text`) });
}
