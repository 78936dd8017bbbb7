/** The address of the webhook. Setting it makes a new secret. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useProof } from '../../security/use-proof.tsx';
import frame from '../../settings/settings.module.css';

const LONGEST_URL = 500;

type WebhookFormProps = {
  url: string;
  onSaved: (answer: OutputOfCall<'saveLeadSettings'>) => void;
  onCancel?: () => void;
};

export function WebhookForm({ url, onSaved, onCancel }: WebhookFormProps): ReactNode {
  const { t } = useTranslation(['leads', 'errors']);
  const textOf = useErrorText();
  const [typed, setTyped] = useState(url);
  const [isTried, setTried] = useState(false);
  const { withProof, proofDialog } = useProof();
  const { run, isRunning, error } = useEffectCall('saveLeadSettings', withProof);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (typed.trim() === '') return;
    const answer = await run({ webhook: { url: typed.trim() } });
    if (answer) onSaved(answer);
  };
  const missing = isTried && typed.trim() === '' ? t('errors:field_required') : undefined;
  return (
    <>
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('leads:webhook.url')}
          help={t('leads:webhook.urlHelp')}
          type="url"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          placeholder="https://example.com/leads"
          maxLength={LONGEST_URL}
          value={typed}
          error={missing ?? (error === undefined ? undefined : textOf(error))}
          onChange={setTyped}
        />
        <div className={frame.end}>
          {onCancel && <Button onClick={onCancel}>{t('leads:webhook.cancel')}</Button>}
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {t('leads:webhook.set')}
          </Button>
        </div>
      </form>
      {proofDialog}
    </>
  );
}
