import { useEffect } from 'react';
import { useToasts } from '../../../ui/use-toasts.ts';

/** Says what failed where it has no place on the screen. */
export function useFailureToast(error: Error | undefined): void {
  const { failed } = useToasts();
  useEffect(() => {
    if (error !== undefined) failed(error);
    // Once for each failure, whatever the language does meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
}
