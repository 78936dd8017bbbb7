import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { Section } from '../section.tsx';
import { BringPlace } from './bring-place.tsx';
import styles from './bring.module.css';
import { useTake } from './use-take.ts';
import { useFailureText } from './use-failure-text.ts';

/** A page out of what somebody has already, and the whole page as a file of their own. */
export function BringSection(): ReactNode {
  const { t } = useTranslation('bring');
  return (
    <Section title={t('title')} text={t('text')}>
      <BringPlace lead={t('drop')} help={t('forms')} onTaken={() => showToast({ text: t('taken'), tone: 'good' })} />
      <Take />
    </Section>
  );
}

function Take(): ReactNode {
  const { t } = useTranslation('bring');
  const { take, isRunning, errorCode } = useTake();
  const textOf = useFailureText();
  return (
    <div className={styles.take}>
      <div>
        <p className={styles.lead}>{t('takeTitle')}</p>
        <p className={styles.help}>{t('takeText')}</p>
        {errorCode !== null && (
          <p className={styles.error} role="alert">
            {textOf(errorCode)}
          </p>
        )}
      </div>
      <Button isBusy={isRunning} onClick={take}>
        {t('take')}
      </Button>
    </div>
  );
}
