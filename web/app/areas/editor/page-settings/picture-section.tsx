import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useEditor } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import styles from './page-settings.module.css';

const devices = ['phone', 'desktop'] as const;
const extents = ['screen', 'page'] as const;
const formats = ['png', 'jpeg', 'pdf'] as const;

/** A picture of the live page, to be saved. */
export function PictureSection(): ReactNode {
  const { t } = useTranslation('link-preview');
  const { own } = useEditor();
  return (
    <Section title={t('save.title')} text={t('save.text')}>
      {own.liveLink === null ? (
        <p className={styles.soft}>{t('save.notLive')}</p>
      ) : (
        <SavePicture agentName={decodeURIComponent(new URL(own.liveLink).pathname.slice(1))} />
      )}
    </Section>
  );
}

function SavePicture({ agentName }: { agentName: string }): ReactNode {
  const { t } = useTranslation('link-preview');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('webPageScreenshot');
  const [device, setDevice] = useState<(typeof devices)[number]>('phone');
  const [extent, setExtent] = useState<(typeof extents)[number]>('screen');
  const [format, setFormat] = useState<(typeof formats)[number]>('png');
  const save = async (): Promise<void> => {
    const picture = await run({ agentName, device, extent, format });
    // The address answers with an attachment: the browser saves it and stays where it is.
    if (picture) window.location.assign(picture.url);
  };
  return (
    <>
      <Segmented
        label={t('save.device')}
        value={device}
        options={devices.map((value) => ({ value, label: t(`save.${value}`) }))}
        onChange={setDevice}
      />
      <Segmented
        label={t('save.extent')}
        value={extent}
        options={extents.map((value) => ({ value, label: t(`save.${value}`) }))}
        onChange={setExtent}
      />
      <Segmented
        label={t('save.format')}
        value={format}
        options={formats.map((value) => ({ value, label: t(`save.${value}`) }))}
        onChange={setFormat}
      />
      <div>
        <Button isBusy={isRunning} onClick={() => void save()}>
          {t('save.save')}
        </Button>
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {textOf(error)}
        </p>
      )}
    </>
  );
}
