/** What it means to see the policies of all agents together, before somebody agrees to it, and the way back. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MERGE_TEXT_VERSION } from '../../../../shared/insurance/portal.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useFormats } from '../policies/use-formats.ts';
import styles from './agents-area.module.css';

export function MergeCard(): ReactNode {
  const { t } = useTranslation('agents');
  const { day } = useFormats();
  const { data, mutate } = useCall('selectMyPolicies', {});
  const saving = useEffectCall('saveMergeConsent');
  const textOf = useErrorText();
  const title = useId();
  const isGiven = data?.consent?.isGiven === true;
  if (data === undefined || (!data.hasSeveralAgents && !isGiven)) return null;
  const decide = async (isNowGiven: boolean): Promise<void> => {
    const done = await saving.run({ isGiven: isNowGiven, textVersion: MERGE_TEXT_VERSION });
    if (done === null) return;
    showToast({ text: t(isNowGiven ? 'merge.agreed' : 'merge.withdrawn'), tone: 'good' });
    await mutate();
  };
  return (
    <section className={styles.merge} aria-labelledby={title}>
      <h2 id={title} className={styles.mergeTitle}>
        {t('merge.title')}
      </h2>
      <p className={styles.now}>
        {isGiven ? t('merge.on', { day: day(data.consent?.at.slice(0, 10) ?? '') }) : t('merge.off')}
      </p>
      <ul className={styles.meaning}>
        <li>{t('merge.what')}</li>
        <li>{t('merge.not')}</li>
        <li>{t('merge.back')}</li>
      </ul>
      {saving.error !== undefined && <Notice tone="bad">{textOf(saving.error)}</Notice>}
      <div>
        <Button isBusy={saving.isRunning} onClick={() => void decide(!isGiven)}>
          {t(isGiven ? 'merge.withdraw' : 'merge.agree')}
        </Button>
      </div>
    </section>
  );
}
