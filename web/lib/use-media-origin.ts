import { useEffect, useState } from 'react';
import { loadConfig } from './config.ts';

/** Where pictures come from; null while it is not known. */
export function useMediaOrigin(): string | null {
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadConfig().then(
      (config) => isCurrent && setOrigin(config.mediaOrigin),
      // Without it pictures are not shown; everything else works.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return origin;
}
