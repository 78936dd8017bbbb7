import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useEditor } from '../editor-context.tsx';
import { isTouched, type OpenPost } from './open-post.ts';

export type Closing = {
  /** Puts another entry, or none, in the place of the open one; what would be lost is asked about first. */
  closeFor: (next: OpenPost | null, onDone?: () => void) => void;
  question: ReactNode;
};

type Asked = { next: OpenPost | null; onDone: (() => void) | undefined };

export function useClosing(): Closing {
  const { t } = useTranslation('editor-profile');
  const { openPost, setOpenPost } = useEditor();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = ({ next, onDone }: Asked): void => {
    setOpenPost(next);
    onDone?.();
    setAsked(null);
  };
  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t('news.discardTitle')}
      text={t('news.discardText')}
      confirmLabel={t('news.discard')}
      cancelLabel={t('news.keepWriting')}
      isDanger
      onConfirm={() => asked && close(asked)}
      onCancel={() => setAsked(null)}
    />
  );
  return {
    question,
    closeFor: (next, onDone) =>
      openPost !== null && isTouched(openPost) ? setAsked({ next, onDone }) : close({ next, onDone }),
  };
}
