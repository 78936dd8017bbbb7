import { useTranslation } from 'react-i18next';
import { showToast } from './toast.ts';
import { useErrorText } from './use-error-text.ts';

export type Toasts = {
  /** "successfully saved". */
  saved: () => void;
  /** "successfully copied". */
  copied: () => void;
  /** The words of an error. */
  failed: (error: unknown) => void;
};

/** The specified success messages (specification 1, section 8), and failures that have no place on the screen. */
export function useToasts(): Toasts {
  const { t } = useTranslation('app');
  const textOf = useErrorText();
  return {
    saved: () => showToast({ text: t('toast.saved'), tone: 'good' }),
    copied: () => showToast({ text: t('toast.copied'), tone: 'good' }),
    failed: (error) => showToast({ text: textOf(error), tone: 'bad' }),
  };
}
