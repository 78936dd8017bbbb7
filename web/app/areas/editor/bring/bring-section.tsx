import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { Section } from '../section.tsx';
import { useCodeText } from '../use-code-text.ts';
import { BringPlace } from './bring-place.tsx';
import styles from './bring.module.css';
import { useTake } from './use-take.ts';

/** A page out of what somebody has already, and the whole page as a file of their own. */
export function BringSection(): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <Section title={t('bring.title')} text={t('bring.text')}>
      <BringPlace
        lead={t('bring.drop')}
        help={t('bring.forms')}
        onTaken={() => showToast({ text: t('bring.taken'), tone: 'good' })}
      />
      <Take />
    </Section>
  );
}

function Take(): ReactNode {
  const { t } = useTranslation('editor');
  const { take, isRunning, errorCode } = useTake();
  const textOf = useCodeText();
  return (
    <div className={styles.take}>
      <div>
        <p className={styles.lead}>{t('bring.takeTitle')}</p>
        <p className={styles.help}>{t('bring.takeText')}</p>
        {errorCode !== null && (
          <p className={styles.error} role="alert">
            {textOf(errorCode)}
          </p>
        )}
      </div>
      <Button isBusy={isRunning} onClick={take}>
        {t('bring.take')}
      </Button>
    </div>
  );
}
