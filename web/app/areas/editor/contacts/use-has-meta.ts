import { useEffect, useState } from 'react';
import { loadConfig } from '../../../../lib/config.ts';

/** Whether this deployment can be bound to Facebook and Instagram; null while it is not known. */
export function useHasMeta(): boolean | null {
  const [hasMeta, setHasMeta] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadConfig().then(
      (config) => isCurrent && setHasMeta(config.hasMeta === true),
      // Without it nothing is offered; entries can be typed as ever.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return hasMeta;
}
