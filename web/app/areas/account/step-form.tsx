import { useId, type ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import styles from './step-form.module.css';
import type { StepForm } from './use-step-form.ts';

export type StepScreenProps = {
  title: string;
  text?: ReactNode;
  /** Without it there is nowhere to go back to. */
  back?: ReactNode;
  form: Pick<StepForm<string>, 'formRef' | 'onSubmit' | 'failureText'>;
  children: ReactNode;
  /** Other ways on, below the form. */
  choices?: ReactNode;
};

/** The look of every step: what is asked, the form, other ways on. */
export function StepScreen({ title, text, back, form, children, choices }: StepScreenProps): ReactNode {
  const titleId = useId();
  useDocumentTitle(title);
  return (
    <>
      {back}
      <div className={styles.head}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <form
        ref={form.formRef}
        className={styles.form}
        onSubmit={form.onSubmit}
        aria-labelledby={titleId}
        noValidate
        method="post"
      >
        {form.failureText !== undefined && <Notice tone="bad">{form.failureText}</Notice>}
        {children}
      </form>
      {choices !== undefined && <div className={styles.choices}>{choices}</div>}
    </>
  );
}
