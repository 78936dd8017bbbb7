import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useOpenProduct } from './kept-product.ts';
import { isTouched, type OpenProduct } from './open-product.ts';

export type Closing = {
  /** Puts another product, or none, in the place of the open one; what would be lost is asked about first. */
  closeFor: (next: OpenProduct | null) => void;
  question: ReactNode;
};

export function useClosing(): Closing {
  const { t } = useTranslation('editor-profile');
  const [open, setOpen] = useOpenProduct();
  const [asked, setAsked] = useState<{ next: OpenProduct | null } | null>(null);
  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t('news.discardTitle')}
      text={t('news.discardText')}
      confirmLabel={t('news.discard')}
      cancelLabel={t('news.keepWriting')}
      isDanger
      onConfirm={() => {
        if (asked) setOpen(asked.next);
        setAsked(null);
      }}
      onCancel={() => setAsked(null)}
    />
  );
  return { question, closeFor: (next) => (open !== null && isTouched(open) ? setAsked({ next }) : setOpen(next)) };
}
