/** Asks for a name. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { textDirection } from '../../editor/text-direction.ts';
import styles from './products.module.css';

type NameDialogProps = {
  title: string;
  text?: string;
  /** Of the field. */
  label: string;
  placeholder?: string;
  confirmLabel: string;
  name: string;
  /** What a name may be. */
  schema: ZodType<string>;
  isBusy: boolean;
  error: Error | undefined;
  onConfirm: (name: string) => void;
  onClose: () => void;
};

export function NameDialog(props: NameDialogProps): ReactNode {
  const { title, text, schema, isBusy, error } = props;
  const { t } = useTranslation(['app', 'errors']);
  const textOf = useErrorText();
  const titleId = useId();
  const [name, setName] = useState(props.name);
  const [isTried, setTried] = useState(false);
  const code = schema.safeParse(name).error?.issues[0]?.message;
  const wrong = isTried && code !== undefined ? t(`errors:${code}`) : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isBusy && code === undefined) props.onConfirm(name);
  };
  return (
    <Dialog isOpen onClose={props.onClose} label={title}>
      <form className={styles.dialog} noValidate aria-labelledby={titleId} onSubmit={submit}>
        <div>
          <h2 id={titleId} className={styles.dialogTitle}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.dialogText}>{text}</p>}
        </div>
        <TextField
          label={props.label}
          placeholder={props.placeholder}
          autoFocus
          value={name}
          dir={textDirection(name)}
          error={wrong ?? (error === undefined ? undefined : textOf(error))}
          onChange={setName}
        />
        <div className={styles.dialogEnd}>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {props.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
