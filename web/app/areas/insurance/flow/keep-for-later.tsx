/** The link that opens the application on another device, with nothing typed again. */
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../../../shared/places/in-language.ts';
import { applicationPath } from '../../../../lib/routes.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import buttons from '../../../../ui/button.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { CloseIcon, MobileIcon } from '../../../../ui/area-icons.tsx';
import { MailIcon, ShareIcon } from '../../../../ui/icons.tsx';
import { useFlow } from './flow-context.ts';
import styles from './keep-for-later.module.css';

export function KeepForLater(): ReactNode {
  const { t, i18n } = useTranslation('insurance');
  const { store, state, texts } = useFlow();
  const dialog = useRef<HTMLDialogElement>(null);
  const { server, key } = state;
  if (server === null || key === null) return null;
  const path = inLanguage(applicationPath(server.applicationId, key), i18n.language);
  const link = `${window.location.origin}${path}`;
  const subject = t('later.subject', { product: texts.name });
  const mail = `mailto:?${new URLSearchParams({ subject, body: `${t('later.body')}\n\n${link}` })
    .toString()
    .replaceAll('+', '%20')}`;
  const canShare = 'share' in navigator;
  return (
    <>
      <IconButton
        label={t('later.title')}
        onClick={() => {
          void store.flush();
          dialog.current?.showModal();
        }}
      >
        <MobileIcon />
      </IconButton>
      <dialog ref={dialog} className={styles.sheet} aria-labelledby="keep-for-later" closedby="any">
        <div className={styles.head}>
          <h2 id="keep-for-later" className={styles.title}>
            {t('later.title')}
          </h2>
          <IconButton label={t('close')} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
        <p className={styles.text}>{t('later.text')}</p>
        <div className={styles.acts}>
          <CopyButton variant="primary" isWide text={link} label={t('later.copy')} />
          {canShare && (
            <Button isWide onClick={() => void navigator.share({ title: subject, url: link }).catch(() => undefined)}>
              <ShareIcon size={18} />
              {t('later.share')}
            </Button>
          )}
          <a className={classNames(buttons.button, buttons.quiet, buttons.wide)} href={mail}>
            <MailIcon size={18} />
            {t('later.mail')}
          </a>
        </div>
        <p className={styles.note}>{t('later.note')}</p>
      </dialog>
    </>
  );
}
