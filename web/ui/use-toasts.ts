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
  // Asked when the toast is shown: the language may have changed by then.
  const { i18n } = useTranslation('app');
  const textOf = useErrorText();
  return {
    saved: () => showToast({ text: i18n.t('toast.saved', { ns: 'app' }), tone: 'good' }),
    copied: () => showToast({ text: i18n.t('toast.copied', { ns: 'app' }), tone: 'good' }),
    failed: (error) => showToast({ text: textOf(error), tone: 'bad' }),
  };
}
