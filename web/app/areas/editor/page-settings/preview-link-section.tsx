import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { ExternalIcon } from '../../../../ui/area-icons.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useEditor } from '../editor-context.tsx';
import { useMoment, useNow } from '../use-moment.ts';
import { Section } from '../section.tsx';
import styles from './page-settings.module.css';

type PreviewLink = OutputOfCall<'createPreviewLink'>;

/** A link to the draft for others: made on demand, good for a day, made anew when it has run out. */
export function PreviewLinkSection(): ReactNode {
  const { t } = useTranslation('page-settings');
  const { runner } = useEditor();
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('createPreviewLink');
  const [link, setLink] = useState<PreviewLink | null>(null);
  const create = async (): Promise<void> => {
    await runner.saveAll();
    const answer = await run({});
    if (answer) setLink(answer);
  };
  return (
    <Section title={t('previewLink.title')} text={t('previewLink.text')}>
      {link && <LinkCard link={link} />}
      <div className={styles.actions}>
        <Button isBusy={isRunning} onClick={() => void create()}>
          {t(link ? 'previewLink.again' : 'previewLink.create')}
        </Button>
        {link && <span className={styles.soft}>{t('previewLink.againText')}</span>}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {textOf(error)}
        </p>
      )}
    </Section>
  );
}

function LinkCard({ link }: { link: PreviewLink }): ReactNode {
  const { t } = useTranslation(['page-settings', 'editor', 'errors']);
  const moment = useMoment();
  const isExpired = useNow() >= Date.parse(link.expiresAt);
  if (isExpired) {
    return (
      <p className={styles.error} role="status">
        {t('errors:preview_expired')}
      </p>
    );
  }
  return (
    <div className={styles.card}>
      <div className={styles.linkRow}>
        <a className={styles.link} href={link.link} target="_blank" rel="noopener">
          <bdi dir="ltr">{link.link.replace(/^https?:\/\//, '')}</bdi>
          <ExternalIcon size={16} />
        </a>
        <CopyButton text={link.link} label={t('editor:copyLink')} />
      </div>
      <p className={styles.soft}>{t('previewLink.expires', { moment: moment(link.expiresAt) })}</p>
    </div>
  );
}
