/** Buttons and links that look like them. One primary action a screen. */
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  /** Work is under way: presses are ignored, focus stays where it is. */
  isBusy?: boolean;
  isWide?: boolean;
};

export function Button(props: ButtonProps): ReactNode {
  const { variant = 'quiet', isBusy = false, isWide = false, className, children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], isWide && styles.wide, className)}
      onClick={press}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
    >
      {isBusy && <BusyMark />}
      {children}
    </button>
  );
}

function BusyMark(): ReactNode {
  const { t } = useTranslation('app');
  return (
    <>
      <Spinner />
      <VisuallyHidden>{t('busy')}</VisuallyHidden>
    </>
  );
}

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; isWide?: boolean };

/** A way to another route of the app. */
export function ButtonLink({ variant = 'quiet', isWide = false, className, ...rest }: ButtonLinkProps): ReactNode {
  return <Link {...rest} className={classNames(styles.button, styles[variant], isWide && styles.wide, className)} />;
}

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What it does, for everyone who can't see the icon; also its tooltip. */
  label: string;
};

export function IconButton({ label, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames(styles.button, styles.iconOnly, className)}
    />
  );
}
