import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { ExternalIcon } from '../../../../ui/area-icons.tsx';
import { HelpLink } from '../../../../ui/help-link.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useEditor } from '../editor-context.tsx';
import { addressText, draftAddress } from '../page-address.ts';
import { Section } from '../section.tsx';
import styles from './page-settings.module.css';

/** Whether the page can be seen, where, and how to take it down. */
export function StatusSection(): ReactNode {
  const { t } = useTranslation(['page-settings', 'editor']);
  const { own, state } = useEditor();
  const { status } = state;
  const link = own.liveLink;
  return (
    <Section title={t('status.title')} actions={<HelpLink guide="go-live" />}>
      <div className={styles.card}>
        <p className={styles.status} role="status">
          <span className={classNames(styles.dot, styles[status])} aria-hidden="true" />
          <strong>{t(`status.${status}`)}</strong>
          {status === 'live' && state.isChanged && <span className={styles.soft}>{t('status.changed')}</span>}
        </p>
        {link === null ? (
          <p className={styles.soft}>
            {t('status.willBe')}{' '}
            <bdi dir="ltr">{addressText(draftAddress(own.pageAddress, state.draft.profile.agentName))}</bdi>
          </p>
        ) : (
          <div className={styles.linkRow}>
            <a className={styles.link} href={link} target="_blank" rel="noopener">
              <bdi dir="ltr">{addressText(link)}</bdi>
              <ExternalIcon size={16} />
            </a>
            <CopyButton text={link} label={t('editor:copyLink')} />
          </div>
        )}
      </div>
      {link !== null && <Unpublish />}
    </Section>
  );
}

function Unpublish(): ReactNode {
  const { t } = useTranslation('page-settings');
  const { runner, refreshPage } = useEditor();
  const { run, isRunning, error } = useEffectCall('unpublish');
  const textOf = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const unpublish = async (): Promise<void> => {
    const answer = await run({});
    setAsking(false);
    if (!answer) return;
    runner.dispatch({ type: 'pageMoved', status: answer.status, isChanged: true });
    showToast({ text: t('status.takenDown') });
    refreshPage();
  };
  return (
    <div className={styles.takeDown}>
      <p className={styles.soft}>{t('status.unpublishText')}</p>
      <Button onClick={() => setAsking(true)}>{t('status.unpublish')}</Button>
      {error && (
        <p className={styles.error} role="alert">
          {textOf(error)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('status.unpublishTitle')}
        text={t('status.unpublishAsk')}
        confirmLabel={t('status.unpublish')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void unpublish()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
