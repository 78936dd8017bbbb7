import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isBasicInformationComplete } from '../../../../../shared/model/page.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useEditor } from '../editor-context.tsx';
import styles from './go-live.module.css';

/** Before a page is live for the first time: an offer to test its assistant, in nobody's way. */
export function ExamOffer(): ReactNode {
  const { t } = useTranslation('editor');
  const { own, state } = useEditor();
  const isReady = own.liveLink === null && isBasicInformationComplete(state.draft.profile);
  const { data } = useCall('getExam', isReady ? {} : null);
  if (!isReady || !data || (data.exam !== null && !data.isOutdated)) return null;
  return (
    <p className={styles.examOffer}>
      {t('examOffer.text')} <Link to={`${pathTo('assistant')}?view=exam`}>{t('examOffer.link')}</Link>
    </p>
  );
}
