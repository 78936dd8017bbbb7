/** The proven number: how it is used, what went wrong last, and ways to change or remove it. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ALERTS_A_DAY, type AlertChannel, type LeadAlert } from '../../../../../shared/model/lead-settings.ts';
import { phoneText } from '../../../../../shared/places/phone-text.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { exactMoment } from '../../conversations/moments.ts';
import { useOwner } from '../../conversations/use-owner.ts';
import { useProof } from '../../security/use-proof.tsx';
import type { LeadSettingsAnswer } from './lead-settings-area.tsx';
import webhook from './webhook.module.css';

type AlertUseProps = {
  alert: LeadAlert;
  onChange: () => void;
  onSaved: (answer: LeadSettingsAnswer) => void;
};

export function AlertUse({ alert, onChange, onSaved }: AlertUseProps): ReactNode {
  const { t } = useTranslation('leads');
  const textOf = useErrorText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { withProof, proofDialog } = useProof();
  const { run, isRunning, error } = useEffectCall('saveLeadSettings', withProof);
  const save = async (next: { channel: AlertChannel | null } | null): Promise<void> => {
    const answer = await run({ alert: next });
    setAsking(false);
    if (answer === null) return;
    onSaved(answer);
    toasts.saved();
  };
  return (
    <div className={webhook.part}>
      <p className={webhook.address}>
        <bdi dir="ltr">{phoneText(alert.phone)}</bdi>
      </p>
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      {alert.failure !== null && <AlertFailure failure={alert.failure} />}
      <Segmented
        label={t('alert.way')}
        value={alert.channel ?? 'off'}
        options={[
          { value: 'sms', label: t('alert.sms') },
          { value: 'whatsapp', label: t('alert.whatsapp') },
          { value: 'off', label: t('alert.off') },
        ]}
        onChange={(channel) => void save({ channel: channel === 'off' ? null : channel })}
      />
      <div className={webhook.actions}>
        <Button onClick={onChange}>{t('alert.change')}</Button>
        <Button variant="plain" onClick={() => setAsking(true)}>
          {t('alert.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('alert.removeTitle')}
        text={t('alert.removeText')}
        confirmLabel={t('alert.remove')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void save(null)}
        onCancel={() => setAsking(false)}
      />
      {proofDialog}
    </div>
  );
}

function AlertFailure({ failure: { reason, at } }: { failure: NonNullable<LeadAlert['failure']> }): ReactNode {
  const { t } = useTranslation('leads');
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  const time = exactMoment(at, new Date(), { tag, timeZone });
  return <Notice tone="warning">{t(`alert.failed.${reason}`, { time, count: MOST_ALERTS_A_DAY })}</Notice>;
}
