import { useEffect, useState } from 'react';
import { isAborted } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call.ts';

type Asked = { masked: string | null; error: unknown; isLoading: boolean };

/** The masked address of an application's policy; null without one. */
export function useMaskedEmail(applicationId: string | null): Asked & { retry: () => void } {
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState<Asked>({ masked: null, error: null, isLoading: applicationId !== null });
  useEffect(() => {
    if (applicationId === null) return undefined;
    const controller = new AbortController();
    callApi('getEmailByApplicationId', { applicationId }, { signal: controller.signal }).then(
      ({ email }) => setAsked({ masked: email, error: null, isLoading: false }),
      (error: unknown) => {
        if (!isAborted(error)) setAsked({ masked: null, error, isLoading: false });
      },
    );
    return () => controller.abort();
  }, [applicationId, tries]);
  const retry = (): void => {
    setAsked({ masked: null, error: null, isLoading: true });
    setTries((count) => count + 1);
  };
  return { ...asked, retry };
}
