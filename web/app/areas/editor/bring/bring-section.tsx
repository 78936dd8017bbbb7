import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { Section } from '../section.tsx';
import { useDrop } from '../use-drop.ts';
import { useCodeText } from '../use-code-text.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import styles from './bring.module.css';
import { ProposalDialog } from './proposal-dialog.tsx';
import { bringAccept } from './read-file.ts';
import { useBring, type Bring } from './use-bring.ts';
import { useTake } from './use-take.ts';

/** A page out of what somebody has already, and the whole page as a file of their own. */
export function BringSection(): ReactNode {
  const { t } = useTranslation('editor');
  const bring = useBring(() => showToast({ text: t('bring.taken'), tone: 'good' }));
  const { step } = bring;
  return (
    <Section title={t('bring.title')} text={t('bring.text')}>
      <DropPlace bring={bring} />
      <Take />
      {step.at === 'proposal' && (
        <ProposalDialog proposal={step.proposal} onTake={bring.takeChosen} onCancel={bring.cancel} />
      )}
      {step.at === 'archive' && (
        <ArchiveDialog archive={step.archive} onTake={() => bring.takeArchive(step.archive)} onCancel={bring.cancel} />
      )}
    </Section>
  );
}

function DropPlace({ bring }: { bring: Bring }): ReactNode {
  const { t } = useTranslation('editor');
  const drop = useDrop(bring.choose);
  const { step } = bring;
  const isBusy = step.at === 'reading' || step.at === 'working';
  return (
    <div className={classNames(styles.drop, drop.isOver && styles.over)} {...drop.handlers}>
      <div aria-live="polite">
        {isBusy ? <Busy bring={bring} /> : <p className={styles.lead}>{t('bring.drop')}</p>}
        {step.at === 'failed' ? <Failure code={step.code} /> : <p className={styles.help}>{t('bring.forms')}</p>}
      </div>
      {!isBusy && (
        <label className={styles.choose}>
          {t('bring.choose')}
          <input
            type="file"
            accept={bringAccept}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) bring.choose(file);
              // The same file can be chosen again.
              event.target.value = '';
            }}
          />
        </label>
      )}
      {step.at === 'working' && <Button onClick={bring.cancel}>{t('app:cancel')}</Button>}
    </div>
  );
}

function Busy({ bring: { step } }: { bring: Bring }): ReactNode {
  const { t } = useTranslation('editor');
  const text =
    step.at === 'working' && step.all > 0
      ? t('bring.pictures', { done: Math.min(step.done + 1, step.all), all: step.all })
      : t('bring.reading');
  return (
    <p className={styles.lead}>
      <Spinner /> {text}
    </p>
  );
}

function Failure({ code }: { code: string }): ReactNode {
  const textOf = useCodeText();
  return (
    <p className={styles.error} role="alert">
      {textOf(code)}
    </p>
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
