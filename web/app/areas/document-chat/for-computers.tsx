/** This editor needs a computer (specification 1, section 1): a phone says so, and sends the link to where one is. */
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ComputerIcon } from '../../../ui/area-icons.tsx';
import { CheckIcon, MailIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './for-computers.module.css';

/** From here on there is room; the same width as that of the rail. */
const wideQuery = '(width >= 900px)';

export function ForComputers({ children }: { children: ReactNode }): ReactNode {
  const isWide = useMediaQuery(wideQuery, undefined, { getInitialValueInEffect: false });
  return isWide ? children : <ComputerNeeded />;
}

function ComputerNeeded() {
  const { t } = useTranslation('document-chat');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('sendMailProductTalk');
  const [sentTo, setSentTo] = useState<string | null>(null);
  useDocumentTitle(t('title'));
  const send = async (): Promise<void> => {
    const answer = await run({});
    if (answer) setSentTo(answer.sentTo);
  };
  return (
    <div className={styles.screen}>
      <div className={styles.picture} aria-hidden="true">
        {sentTo === null ? <ComputerIcon size={56} /> : <CheckIcon size={44} />}
      </div>
      <h1 className={styles.title}>{t(sentTo === null ? 'computer.title' : 'computer.sentTitle')}</h1>
      <p className={styles.text} role="status">
        {sentTo === null ? t('computer.text') : t('computer.sent', { email: sentTo })}
      </p>
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      {sentTo === null && (
        <Button variant="primary" isBusy={isRunning} onClick={() => void send()}>
          <MailIcon size={18} />
          {t('computer.send')}
        </Button>
      )}
    </div>
  );
}
