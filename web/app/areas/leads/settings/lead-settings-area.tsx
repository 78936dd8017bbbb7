/** When somebody gets in touch: how the owner, and the owner's own systems, are told. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { BackIcon } from '../../../../ui/area-icons.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import frame from '../../settings/settings.module.css';
import { AlertPart } from './alert-part.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { WebhookPart } from './webhook-part.tsx';

export type LeadSettingsAnswer = OutputOfCall<'getLeadSettings'>;

/** While a delivery has not been tried yet, its end is near. */
const ASK_AGAIN_MS = 2_000;

export function LeadSettingsArea(): ReactNode {
  const { t } = useTranslation('leads');
  const { data, error, mutate } = useCall('getLeadSettings', {});
  const isUnderWay = data?.deliveries.some(({ state, tries }) => state === 'waiting' && tries === 0) ?? false;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void mutate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, mutate]);
  const show = (answer: LeadSettingsAnswer): void => void mutate(answer, { revalidate: false });
  return (
    <div className={frame.page}>
      <PageHeader
        title={t('settings.title')}
        text={t('settings.text')}
        actions={
          <ButtonLink to={pathTo('leads')} variant="plain">
            <BackIcon size={18} data-flip="" />
            {t('settings.back')}
          </ButtonLink>
        }
      />
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={2} height={220} />}
      {data !== undefined && (
        <div className={frame.cards}>
          <Card title={t('alert.title')} text={t('alert.text')}>
            <AlertPart alert={data.settings.alert} onSaved={show} />
          </Card>
          <Card title={t('quiet.title')} text={t('quiet.text')}>
            <QuietHoursForm quietHours={data.settings.quietHours} onSaved={show} />
          </Card>
          <Card title={t('webhook.title')} text={t('webhook.text')}>
            <WebhookPart answer={data} onSaved={show} onTested={() => void mutate()} />
          </Card>
        </div>
      )}
    </div>
  );
}
