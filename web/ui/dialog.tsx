import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  isOpen: boolean;
  /** Escape, a press beside it, or its own buttons. */
  onClose: () => void;
  /** For screen readers; the visible title usually says the same. */
  label: string;
  /** On phones a sheet that stands at the bottom edge; elsewhere in the middle, and wider. */
  isSheet?: boolean;
  /** For what has many pictures in it. */
  isWide?: boolean;
  children: ReactNode;
};

/** The browser's own modal dialog: keeps focus inside, gives it back, closes on Escape. */
export function Dialog({ isOpen, onClose, label, isSheet = false, isWide = false, children }: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);
  if (!isOpen) return null;
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  const pressBeside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget && isBeside(event)) onClose();
  };
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={classNames(styles.dialog, isSheet && styles.sheet, isWide && styles.wide)}
      onCancel={cancel}
      onClick={pressBeside}
    >
      {children}
    </dialog>
  );
}

/** The backdrop belongs to the dialog element; only its position tells it from the padding. */
function isBeside({ clientX, clientY, currentTarget }: MouseEvent): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
