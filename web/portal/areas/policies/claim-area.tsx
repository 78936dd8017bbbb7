/** First notice of loss: short, in the order in which people tell it, and kept until it is sent. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { MyPolicy } from '../../../../shared/insurance/portal.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { ClaimPhotos } from './claim-photos.tsx';
import { policyPath } from '../../portal-paths.ts';
import styles from './policy-area.module.css';
import { useStepForm } from '../../../app/areas/account/use-step-form.ts';
import { useClaimPhotos } from './use-claim-photos.ts';

export function ClaimArea(): ReactNode {
  const { t } = useTranslation('claims');
  const { policyId = '' } = useParams();
  const { data, error, mutate } = useCall('getMyPolicy', { policyId });
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className={styles.page}>
      <BackLink to={policyPath(policyId)}>{t('backToPolicy')}</BackLink>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={3} height={100} />}
      {data !== undefined && sent === null && (
        <>
          <PageHeader title={t('title')} text={t('text')} />
          <ClaimForm
            own={data}
            onSent={(notice) => {
              setSent(notice);
              void mutate();
            }}
          />
        </>
      )}
      {sent !== null && <Done sent={sent} policyId={policyId} />}
    </div>
  );
}

type Sent = { noticeNumber: string; sentTo: readonly ('agent' | 'insurer')[] };

function Done({ sent: { noticeNumber: number, sentTo }, policyId }: { sent: Sent; policyId: string }): ReactNode {
  const { t } = useTranslation('claims');
  const who = sentTo.length > 1 ? 'both' : (sentTo[0] ?? 'insurer');
  return (
    <EmptyState
      isScreen
      icon={CheckIcon}
      title={t('sentTitle')}
      text={<span role="status">{t('sentText', { number, who: t(`who.${who}`) })}</span>}
      actions={
        <ButtonLink variant="primary" to={policyPath(policyId)}>
          {t('backToPolicy')}
        </ButtonLink>
      }
    />
  );
}

const missing = (value: string): string | undefined => (value.trim() === '' ? 'field_required' : undefined);

function ClaimForm({ own, onSent }: { own: MyPolicy; onSent: (sent: Sent) => void }): ReactNode {
  const { t } = useTranslation(['claims', 'app']);
  const { policyId, issuedOn, end } = own.policy;
  const [values, setValues] = useState({ event: '', happenedOn: '', place: '', description: '' });
  const photos = useClaimPhotos(policyId);
  const notify = useEffectCall('notifyClaim');
  const textOf = useErrorText();
  // Where the product is sold it may be a day later than here: what is bought today can be lost today.
  const here = new Date().toLocaleDateString('sv-SE');
  const today = here < issuedOn ? issuedOn : here;
  const last = today < end ? today : end;
  const isWithin = (day: string): boolean => day >= issuedOn && day <= last;
  const events = [
    { value: '', label: t('eventPick') },
    ...own.events.map(({ id, title }) => ({ value: id, label: title })),
    { value: 'other', label: t('other') },
  ];
  const form = useStepForm<keyof typeof values>({
    check: () => ({
      event: missing(values.event),
      happenedOn: missing(values.happenedOn) ?? (isWithin(values.happenedOn) ? undefined : 'claim_day_invalid'),
      place: missing(values.place),
      description: missing(values.description),
    }),
    send: async () => {
      const done = await notify.run({ policyId, notice: { ...values, photos: photos.ids } });
      if (done !== null) onSent(done);
    },
    fieldOf: () => null,
  });
  const fieldOf = (name: keyof typeof values) => ({
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => {
      form.touch(name);
      setValues({ ...values, [name]: value });
    },
  });
  return (
    <form
      ref={form.formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!photos.isSending) form.submit();
      }}
    >
      <Card>
        <SelectField {...fieldOf('event')} label={t('event')} required options={events} />
        <TextField {...fieldOf('happenedOn')} label={t('day')} type="date" required min={issuedOn} max={last} />
        <TextField {...fieldOf('place')} label={t('place')} help={t('placeHelp')} required maxLength={160} />
        <TextAreaField
          {...fieldOf('description')}
          label={t('description')}
          help={t('descriptionHelp')}
          rows={6}
          required
          maxLength={4_000}
        />
        <ClaimPhotos photos={photos} />
      </Card>
      {own.can.cancel && <p className={styles.soft}>{t('warning')}</p>}
      {notify.error !== undefined && <Notice tone="bad">{textOf(notify.error)}</Notice>}
      <div>
        <Button variant="primary" type="submit" isBusy={notify.isRunning || photos.isSending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
