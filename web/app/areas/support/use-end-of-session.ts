import { useEffect } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';

/** A session of staff lasts an hour; then they sign in again. */
export function useEndOfSession(error: Error | undefined, onEnd: () => void): void {
  const isOver = error instanceof ApiError && ['token_invalid', 'token_expired', 'signed_out'].includes(error.code);
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
}
