/** A payment is given back in full, with a reason; it cannot be undone. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { MOST_REASON } from '../../../../shared/model/complaint.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import type { Payment } from './account-payments.tsx';
import type { AccountViewProps } from './account-view.tsx';
import { moneyWords } from './words.ts';

type RefundDialogProps = AccountViewProps & { payment: Payment; onClose: () => void };

export function RefundDialog({ account, token, payment, onChanged, onClose }: RefundDialogProps): ReactNode {
  const textOf = useErrorText();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('refundPayment');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || isRunning) return;
    const answer = await run({ accountId: account.accountId, orderId: payment.orderId, reason }, { token });
    if (answer === null) return;
    onClose();
    onChanged(answer);
  };
  const title = `Give back ${moneyWords(payment.total)}?`;
  return (
    <Dialog isOpen onClose={onClose} label={title} isSheet>
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2>{title}</h2>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <TextAreaField
          label="Why: fraud, or at discretion"
          maxLength={MOST_REASON}
          value={reason}
          error={isTried && reason.trim() === '' ? 'This field is required.' : undefined}
          onChange={setReason}
        />
        <div className={frame.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" isBusy={isRunning}>
            Give back
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
