import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { greetingName } from '../../../../../shared/places/name-order.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { BackIcon, ExternalIcon } from '../../../../ui/area-icons.tsx';
import { MailIcon, ShareIcon } from '../../../../ui/icons.tsx';
import { useDocumentTitle } from '../../../../ui/page-header.tsx';
import buttonStyles from '../../../../ui/button.module.css';
import { useEditor } from '../editor-context.tsx';
import { addressText } from '../page-address.ts';
import { Phone } from '../preview/phone.tsx';
import { useShownPage } from '../preview/use-shown-page.ts';
import { useIsWide } from '../use-is-wide.ts';
import styles from './go-live.module.css';
import type { GoLiveStep } from './go-live-flow.ts';
import { QrCode } from './qr-code.tsx';
import { mailShareLink, whatsAppShareLink } from './share-links.ts';

type LiveStep = Extract<GoLiveStep, { at: 'live' }>;

/** The moment: the page is out, and everything to pass it on is here (specification 1, section 4). */
export function Congratulation({ step }: { step: LiveStep }): ReactNode {
  const { t } = useTranslation(['congratulation', 'editor']);
  const { goLive, account } = useEditor();
  const isWide = useIsWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(step.isFirst ? 'title' : 'titleAgain', {
    name: greetingName(account.fullName, account.language),
  });
  useDocumentTitle(t('short'));
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.live}>
      {!isWide && <SmallPage />}
      <div className={styles.liveHead}>
        <p className={styles.badge}>
          <span className={styles.pulse} aria-hidden="true" />
          {t('badge')}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.liveTitle}>
          {title}
        </h1>
        <p className={styles.liveText}>{t(step.isFirst ? 'text' : 'textAgain')}</p>
      </div>
      <div className={styles.linkCard}>
        <a className={styles.liveLink} href={step.liveLink} target="_blank" rel="noopener">
          <bdi dir="ltr">{addressText(step.liveLink)}</bdi>
        </a>
        <CopyButton text={step.liveLink} label={t('editor:copyLink')} variant="primary" />
      </div>
      <div className={styles.pass}>
        <QrCode link={step.liveLink} />
        <ShareActions link={step.liveLink} />
      </div>
      <Button variant="plain" onClick={goLive.close} className={styles.back}>
        <BackIcon size={18} />
        {t('back')}
      </Button>
    </div>
  );
}

/** On phones there is no stage: the page leaves its phone above the words. */
function SmallPage(): ReactNode {
  const { t } = useTranslation('editor');
  const shown = useShownPage();
  return (
    <div className={styles.small} aria-hidden="true">
      <Phone input={shown.input} title={t('preview.title')} isLifted />
    </div>
  );
}

/** The device's own sharing where there is one; else the two ways that everybody has. */
function ShareActions({ link }: { link: string }): ReactNode {
  const { t } = useTranslation('congratulation');
  const { state } = useEditor();
  const { displayName, title } = state.draft.profile;
  const text = [displayName, title].filter((part) => part.trim() !== '').join(', ');
  const canShare = typeof navigator.share === 'function';
  const share = (): void => {
    // Closing the share sheet rejects; nothing is wrong then.
    navigator.share({ title: text, url: link }).catch(() => undefined);
  };
  return (
    <div className={styles.share}>
      <ShareLink href={link} isNew>
        <ExternalIcon size={18} />
        {t('open')}
      </ShareLink>
      {canShare && (
        <Button isWide onClick={share}>
          <ShareIcon size={18} />
          {t('share')}
        </Button>
      )}
      <ShareLink href={whatsAppShareLink(text, link)} isNew>
        {t('whatsapp')}
      </ShareLink>
      <ShareLink href={mailShareLink(text, t('mailText'), link)}>
        <MailIcon size={18} />
        {t('mail')}
      </ShareLink>
    </div>
  );
}

type ShareLinkProps = { href: string; isNew?: boolean; children: ReactNode };

function ShareLink({ href, isNew = false, children }: ShareLinkProps): ReactNode {
  return (
    <a
      className={classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.wide)}
      href={href}
      {...(isNew && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
