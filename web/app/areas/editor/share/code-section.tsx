import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrDesign } from '../../../../../shared/model/place.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { HelpLink } from '../../../../ui/help-link.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { addressText } from '../page-address.ts';
import { Section } from '../section.tsx';
import { CheckNote } from './check-note.tsx';
import { DesignFields } from './design-fields.tsx';
import { QrDownloads } from './qr-downloads.tsx';
import { QrPicture } from './qr-picture.tsx';
import styles from './share.module.css';
import { useQrCheck } from './use-qr-check.ts';
import { useQrLogo } from './use-qr-logo.ts';

export type CodeSectionProps = { link: string; saved: QrDesign; onSaved: (design: QrDesign) => void };

/** The code of the page, and the one design that all codes have. */
export function CodeSection({ link, saved, onSaved }: CodeSectionProps): ReactNode {
  const { t } = useTranslation(['share', 'editor']);
  const [isOpen, setOpen] = useState(false);
  const [design, setDesign] = useState(saved);
  const logo = useQrLogo(design.logo);
  const check = useQrCheck(link, design, logo);
  const isChanged = JSON.stringify(design) !== JSON.stringify(saved);
  const downloads = <QrDownloads link={link} design={design} logo={logo} isReadable={check.at === 'good'} />;
  return (
    <Section
      title={t('code.title')}
      text={
        <>
          {t('code.text')} <HelpLink guide="share" />
        </>
      }
    >
      {isOpen ? (
        <>
          <div className={styles.inSight}>
            <QrPicture link={link} design={design} logo={logo} />
            <CheckNote check={check} onUse={setDesign} />
          </div>
          <DesignFields design={design} onChange={(change) => setDesign({ ...design, ...change })} />
          {downloads}
          <SaveDesign
            design={design}
            isReady={isChanged && check.at === 'good'}
            onSaved={onSaved}
            onClose={() => setOpen(false)}
          />
        </>
      ) : (
        <div className={styles.code}>
          <QrPicture link={link} design={design} logo={logo} />
          <div className={styles.beside}>
            <bdi className={styles.address} dir="ltr">
              {addressText(link)}
            </bdi>
            <CopyButton text={link} label={t('editor:copyLink')} />
            {downloads}
            <CheckNote check={check} onUse={setDesign} />
            <Button onClick={() => setOpen(true)}>{t('code.design')}</Button>
          </div>
        </div>
      )}
    </Section>
  );
}

type SaveProps = { design: QrDesign; isReady: boolean; onSaved: (design: QrDesign) => void; onClose: () => void };

/** Only what reads can be saved: every code that is downloaded later has this design. */
function SaveDesign({ design, isReady, onSaved, onClose }: SaveProps): ReactNode {
  const { t } = useTranslation('share');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('saveQrDesign');
  const save = async (): Promise<void> => {
    const answer = await run({ design });
    if (!answer) return;
    onSaved(answer.design);
    showToast({ text: t('code.saved'), tone: 'good' });
  };
  return (
    <div className={styles.actions}>
      <Button variant="primary" disabled={!isReady} isBusy={isRunning} onClick={() => void save()}>
        {t('code.save')}
      </Button>
      <Button variant="plain" onClick={onClose}>
        {t('code.close')}
      </Button>
      {error && (
        <p className={styles.error} role="alert">
          {textOf(error)}
        </p>
      )}
    </div>
  );
}
