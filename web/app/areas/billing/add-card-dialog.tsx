/** Adds a card that later payments can use; nothing is charged. */
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import styles from './billing.module.css';
import type { CardFieldsHandle } from '../../payment/card-fields.tsx';
import type { MethodProps } from './methods-section.tsx';
import { NewCard } from './new-card.tsx';
import { useNewCard } from './use-new-card.ts';

type AddCardDialogProps = MethodProps & { onClose: () => void };

export function AddCardDialog({ customer, onCustomer, onClose }: AddCardDialogProps): ReactNode {
  const { t } = useTranslation(['billing', 'app', 'errors']);
  const toasts = useToasts();
  const fields = useRef<CardFieldsHandle>(null);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const { keep, label, failure } = useNewCard(fields, onCustomer);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || isRunning) return;
    setRunning(true);
    const cardId = await keep(name, customer);
    setRunning(false);
    if (cardId === null) return;
    toasts.saved();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} label={t('methods.add')} isSheet>
      <h2 className={styles.dialogTitle}>{t('methods.add')}</h2>
      <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
        <p className={styles.soft}>{t('methods.addText')}</p>
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        <NewCard
          fields={fields}
          nameOnCard={name}
          nameError={isTried && name.trim() === '' ? t('errors:card_name_required') : undefined}
          cardError={label}
          onName={setName}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{t('app:cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {t('methods.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
