import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { Section } from '../section.tsx';
import { LinkCard, networks, type Network } from './link-card.tsx';
import styles from './link-preview.module.css';

/** While the picture is being drawn: it takes a few seconds. */
const LOOK_AGAIN_MS = 3_000;

/** How a link to the page looks where it is sent or posted. */
export function LinkPreviewSection(): ReactNode {
  const { t } = useTranslation('link-preview');
  const { data, error, mutate } = useCall(
    'getLinkPicture',
    {},
    { swr: { refreshInterval: (known) => (known?.state === 'drawing' ? LOOK_AGAIN_MS : 0) } },
  );
  return (
    <Section title={t('title')} text={t('text')}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={3} />)}
      {data && <Previews url={data.url} />}
      {data?.state === 'none' && <p className={styles.soft}>{t('notLive')}</p>}
      {data?.state === 'drawing' && (
        <p className={styles.soft} role="status">
          {t('drawing')}
        </p>
      )}
      {data?.state === 'failed' && <Failed onAsked={(next) => void mutate(next, { revalidate: false })} />}
    </Section>
  );
}

function Previews({ url }: { url: string | null }): ReactNode {
  const { t } = useTranslation('link-preview');
  const [network, setNetwork] = useState<Network>('whatsapp');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <>
      <div className={styles.choices}>
        <Segmented
          label={t('where')}
          value={network}
          options={networks.map((value) => ({ value, label: t(`network.${value}`) }))}
          onChange={setNetwork}
        />
        <Segmented
          label={t('theme')}
          value={theme}
          options={(['light', 'dark'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={setTheme}
        />
      </div>
      <LinkCard network={network} theme={theme} url={url} />
    </>
  );
}

type FailedProps = { onAsked: (next: { state: 'none' | 'drawing' | 'drawn' | 'failed'; url: string | null }) => void };

function Failed({ onAsked }: FailedProps): ReactNode {
  const { t } = useTranslation('link-preview');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('drawLinkPicture');
  const ask = async (): Promise<void> => {
    const next = await run({});
    if (next) onAsked(next);
  };
  return (
    <Notice tone="warning">
      <p>{error ? textOf(error) : t('failed')}</p>
      <Button isBusy={isRunning} onClick={() => void ask()}>
        {t('again')}
      </Button>
    </Notice>
  );
}
