/** Takes a card, a wallet or an agreement away, after a question. */
import { useState, type ReactNode } from 'react';
import type { Customer } from '../../../../shared/model/billing.ts';
import { useAskAgain } from '../../../lib/use-call.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TrashIcon } from '../../../ui/area-icons.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import type { MethodProps } from './methods-section.tsx';

type UnlinkButtonProps = Pick<MethodProps, 'onCustomer'> & {
  /** The call that takes it away. */
  removal: { run: () => Promise<Customer | null>; isRunning: boolean; error: Error | undefined };
  label: string;
  title: string;
  text: string;
  confirmLabel: string;
};

export function UnlinkButton({ removal, label, title, text, confirmLabel, onCustomer }: UnlinkButtonProps): ReactNode {
  const textOf = useErrorText();
  const toasts = useToasts();
  const askAgain = useAskAgain();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error } = removal;
  const unlink = async (): Promise<void> => {
    const customer = await run();
    if (customer === null) return;
    onCustomer(customer);
    await askAgain('subscriptionRecord');
    toasts.saved();
  };
  return (
    <>
      <IconButton label={label} onClick={() => setAsking(true)}>
        <TrashIcon size={20} />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        text={
          <>
            {text}
            {error !== undefined && <span role="alert"> {textOf(error)}</span>}
          </>
        }
        confirmLabel={confirmLabel}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void unlink()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
