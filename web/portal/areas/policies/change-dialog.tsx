/** Details that change at once, and a request for everything else. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyPolicy } from '../../../../shared/insurance/portal.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import dialogStyles from '../../../ui/dialog.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './policy-area.module.css';

type ChangeDialogProps = { own: MyPolicy; onChanged: () => void; onClose: () => void };

export function ChangeDialog({ own, onChanged, onClose }: ChangeDialogProps): ReactNode {
  const { t } = useTranslation('policies');
  const [isAsking, setAsking] = useState(own.contact.length === 0);
  const parts = { own, onChanged, onClose };
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('change.title')}>
      {isAsking ? <AskForm {...parts} /> : <DetailsForm {...parts} onAsk={() => setAsking(true)} />}
    </Dialog>
  );
}

function DetailsForm({ own, onChanged, onClose, onAsk }: ChangeDialogProps & { onAsk: () => void }): ReactNode {
  const { t } = useTranslation('policies');
  const [values, setValues] = useState(() =>
    Object.fromEntries(own.contact.map(({ id, value }) => [id, typeof value === 'string' ? value : ''])),
  );
  const change = useEffectCall('changePolicy');
  const [outcome, setOutcome] = useState<{ depends: boolean; problems: readonly string[] }>({
    depends: false,
    problems: [],
  });
  const textOf = useErrorText();
  const save = async (): Promise<void> => {
    const done = await change.run({ policyId: own.policy.policyId, answers: values });
    if (done === null) return;
    setOutcome({ depends: done.outcome === 'price-depends', problems: done.problems });
    if (done.outcome !== 'changed') return;
    showToast({ text: t('change.saved'), tone: 'good' });
    onClose();
    onChanged();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={dialogStyles.words}>
        <h2 className={dialogStyles.title}>{t('change.title')}</h2>
        <p className={dialogStyles.text}>{t('change.text')}</p>
      </div>
      {own.contact.map(({ id, kind, label }) => (
        <TextField
          key={id}
          label={label}
          {...(kind === 'phone' ? { type: 'tel', dir: 'ltr' } : {})}
          value={values[id] ?? ''}
          error={outcome.problems.includes(id) ? t('change.invalid') : undefined}
          onChange={(value) => setValues({ ...values, [id]: value })}
        />
      ))}
      {outcome.depends && <Notice tone="warning">{t('change.depends')}</Notice>}
      {change.error !== undefined && <Notice tone="bad">{textOf(change.error)}</Notice>}
      <div className={dialogStyles.actions}>
        <Button variant="plain" onClick={onAsk}>
          {t('change.ask')}
        </Button>
        <Button variant="primary" type="submit" isBusy={change.isRunning}>
          {t('change.save')}
        </Button>
      </div>
    </form>
  );
}

function AskForm({ own, onChanged, onClose }: ChangeDialogProps): ReactNode {
  const { t } = useTranslation(['policies', 'app']);
  const [text, setText] = useState('');
  const asking = useEffectCall('askPolicyChange');
  const textOf = useErrorText();
  const send = async (): Promise<void> => {
    const done = await asking.run({ policyId: own.policy.policyId, text });
    if (done === null) return;
    showToast({ text: t('change.sent'), tone: 'good' });
    onClose();
    onChanged();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
    >
      <div className={dialogStyles.words}>
        <h2 className={dialogStyles.title}>{t('change.ask')}</h2>
        <p className={dialogStyles.text}>{t('change.askText')}</p>
      </div>
      <TextAreaField label={t('change.words')} rows={5} required maxLength={2_000} value={text} onChange={setText} />
      {asking.error !== undefined && <Notice tone="bad">{textOf(asking.error)}</Notice>}
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>{t('app:cancel')}</Button>
        <Button variant="primary" type="submit" isBusy={asking.isRunning}>
          {t('change.send')}
        </Button>
      </div>
    </form>
  );
}
