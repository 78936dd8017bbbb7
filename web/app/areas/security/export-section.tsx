/** Everything that belongs to the account, in one file. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountExport } from '../../../../shared/model/lifecycle.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useMomentText } from './use-moment-text.ts';
import styles from './lifecycle.module.css';

const LOOK_AGAIN_MS = 3_000;

export function ExportSection(): ReactNode {
  const { t } = useTranslation('security');
  const textOf = useErrorText();
  const { data, error, mutate } = useCall(
    'getExport',
    {},
    { swr: { refreshInterval: (latest) => (latest?.export?.state === 'making' ? LOOK_AGAIN_MS : 0) } },
  );
  const { run, isRunning, error: failure } = useEffectCall('exportAccount');
  const ask = async (): Promise<void> => {
    const answer = await run({});
    if (answer) await mutate(answer, { revalidate: false });
  };
  // An address is good for five minutes: the press asks for a new one.
  const get = async (): Promise<void> => {
    const url = (await mutate())?.export?.url;
    if (url) window.location.assign(url);
  };
  return (
    <Card title={t('export.title')} text={t('export.text')}>
      <div className={styles.stack}>
        {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
        {failure !== undefined && <Notice tone="bad">{textOf(failure)}</Notice>}
        {data === undefined && error === undefined && <SkeletonRows rows={1} height={44} />}
        {data && <State known={data.export} isBusy={isRunning} onAsk={() => void ask()} onGet={() => void get()} />}
      </div>
    </Card>
  );
}

type StateProps = { known: AccountExport | null; isBusy: boolean; onAsk: () => void; onGet: () => void };

function State({ known, isBusy, onAsk, onGet }: StateProps): ReactNode {
  const { t } = useTranslation('security');
  const momentText = useMomentText();
  if (known?.state === 'making') {
    return (
      <p className={styles.making} role="status">
        <Spinner /> {t('export.making')}
      </p>
    );
  }
  if (known?.state === 'ready') {
    return (
      <>
        <p className={styles.soft}>{t('export.ready', { time: momentText(known.readyAt ?? known.askedAt) })}</p>
        <div>
          <Button variant="primary" onClick={onGet}>
            {t('export.get')}
          </Button>{' '}
          <Button isBusy={isBusy} onClick={onAsk}>
            {t('export.again')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {known?.state === 'failed' && <Notice tone="bad">{t('export.failed')}</Notice>}
      <div>
        <Button isBusy={isBusy} onClick={onAsk}>
          {t('export.ask')}
        </Button>
      </div>
    </>
  );
}
