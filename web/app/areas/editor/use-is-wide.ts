import { useSyncExternalStore } from 'react';

/** From here on the phone stands beside the form; the same width as in editor.module.css. */
const wideQuery = '(width >= 1000px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(onWidth, () => window.matchMedia(wideQuery).matches);
}

function onWidth(listener: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
