/** What every field has around it: its label above, help where needed, its error below in words. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import { WarningIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type FieldTexts = {
  label: string;
  help?: string | undefined;
  /** The words under the field; present means that the field is wrong. */
  error?: string | undefined;
  isOptional?: boolean;
  /** Where what stands around the field says it already; screen readers read it all the same. */
  isLabelHidden?: boolean | undefined;
};

/** Ids and states that the control itself carries. */
export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldFrameProps = FieldTexts & { children: (control: FieldControl) => ReactNode };

export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { label, help, error, isOptional = false, isLabelHidden = false, children } = props;
  const { t } = useTranslation('app');
  const { control, helpId, errorId } = useFieldIds(help, error);
  const words = (
    <label className={styles.label} htmlFor={control.id}>
      {label}
      {/* The space keeps Arabic letters of the two from joining. */}
      {isOptional && (
        <>
          {' '}
          <span className={styles.optional}>{t('optional')}</span>
        </>
      )}
    </label>
  );
  return (
    <div className={styles.field}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children(control)}
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Ids for a control, its help and its error, tied together for screen readers. */
export function useFieldIds(help: string | undefined, error: string | undefined) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [help !== undefined && helpId, error !== undefined && errorId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
  return { control, helpId, errorId };
}

/** Always in the page, so that screen readers hear it when it gets words. */
export function FieldError({ id, error }: { id: string; error: string | undefined }): ReactNode {
  return (
    <div id={id} className={styles.live} aria-live="polite">
      {error !== undefined && (
        <p className={styles.error}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
