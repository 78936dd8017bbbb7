import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, showToast } from './toast.ts';

/** Says what was removed and takes it back by a press, for as long as the screen is there that can. */
export function useUndo(): (text: string, onUndo: () => void) => void {
  const { t } = useTranslation('app');
  const shown = useRef<number | null>(null);
  useEffect(
    () => () => {
      if (shown.current !== null) dismissToast(shown.current);
    },
    [],
  );
  return (text, onUndo) => {
    shown.current = showToast({ text, action: { label: t('undo'), onPress: onUndo } });
  };
}
