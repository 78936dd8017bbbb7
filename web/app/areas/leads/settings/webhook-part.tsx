/** The webhook: none yet, or where it leads, how it does, and what was sent last. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { exactMoment } from '../../conversations/moments.ts';
import { useOwner } from '../../conversations/use-owner.ts';
import { useProof } from '../../security/use-proof.tsx';
import { DeliveryList } from './delivery-list.tsx';
import type { LeadSettingsAnswer } from './lead-settings-area.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import styles from './webhook.module.css';

type WebhookPartProps = {
  answer: LeadSettingsAnswer;
  onSaved: (answer: LeadSettingsAnswer) => void;
  /** A test is on its way. */
  onTested: () => void;
};

export function WebhookPart({ answer, onSaved, onTested }: WebhookPartProps): ReactNode {
  const { webhook } = answer.settings;
  const [secret, setSecret] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const saved = ({ secret: made, ...next }: LeadSettingsAnswer & { secret: string | null }): void => {
    onSaved(next);
    setSecret(made);
    setChanging(false);
  };
  return (
    <div className={styles.part}>
      {webhook === null || isChanging ? (
        <WebhookForm
          url={webhook?.url ?? ''}
          onSaved={saved}
          {...(webhook === null ? {} : { onCancel: () => setChanging(false) })}
        />
      ) : (
        <>
          <WebhookState webhook={webhook} />
          <WebhookActions webhook={webhook} onChange={() => setChanging(true)} onSaved={saved} onTested={onTested} />
        </>
      )}
      {answer.deliveries.length > 0 && <DeliveryList deliveries={answer.deliveries} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  );
}

type ShownWebhook = NonNullable<LeadSettingsAnswer['settings']['webhook']>;

function WebhookState({ webhook: { url, isOn, isPaused, failingSince } }: { webhook: ShownWebhook }) {
  const { t } = useTranslation('leads');
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  const time = failingSince === null ? '' : exactMoment(failingSince, new Date(), { tag, timeZone });
  return (
    <>
      <p className={styles.address}>
        <bdi dir="ltr">{url}</bdi>
      </p>
      {!isOn && <Notice tone="bad">{t('webhook.off')}</Notice>}
      {isPaused && <Notice tone="warning">{t('webhook.paused')}</Notice>}
      {isOn && failingSince !== null && <Notice tone="warning">{t('webhook.failing', { time })}</Notice>}
    </>
  );
}

type WebhookActionsProps = Pick<WebhookPartProps, 'onTested'> & {
  webhook: ShownWebhook;
  onChange: () => void;
  onSaved: (answer: LeadSettingsAnswer & { secret: string | null }) => void;
};

function WebhookActions({ webhook, onChange, onSaved, onTested }: WebhookActionsProps) {
  const { t } = useTranslation('leads');
  const textOf = useErrorText();
  const test = useEffectCall('sendTestWebhook');
  const { withProof, proofDialog } = useProof();
  const removal = useEffectCall('saveLeadSettings', withProof);
  const [isAsking, setAsking] = useState(false);
  const resuming = useEffectCall('saveLeadSettings', withProof);
  const error = test.error ?? removal.error ?? resuming.error;
  const resume = async (): Promise<void> => {
    const answer = await resuming.run({ resumeWebhook: true });
    if (answer) onSaved(answer);
  };
  const remove = async (): Promise<void> => {
    const answer = await removal.run({ webhook: null });
    setAsking(false);
    if (answer) onSaved(answer);
  };
  return (
    <>
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      <div className={styles.actions}>
        {webhook.isPaused && (
          <Button variant="primary" isBusy={resuming.isRunning} onClick={() => void resume()}>
            {t('webhook.resume')}
          </Button>
        )}
        {webhook.isOn && !webhook.isPaused && (
          <Button isBusy={test.isRunning} onClick={() => void test.run({}).then((sent) => sent && onTested())}>
            {t('webhook.test')}
          </Button>
        )}
        <Button variant={webhook.isOn ? 'plain' : 'primary'} onClick={onChange}>
          {t('webhook.change')}
        </Button>
        <Button variant="plain" onClick={() => setAsking(true)}>
          {t('webhook.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('webhook.removeTitle')}
        text={t('webhook.removeText')}
        confirmLabel={t('webhook.remove')}
        isDanger
        isBusy={removal.isRunning}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
      {proofDialog}
    </>
  );
}
