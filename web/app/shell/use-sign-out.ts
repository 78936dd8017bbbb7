import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call.ts';
import { forgetAppLock } from '../../lib/app-lock/unlock.ts';
import { tellHost } from '../../lib/host-bridge.ts';
import { forgetSignIn } from '../../lib/remembered-sign-in.ts';
import { signInPath } from '../../lib/routes.ts';
import { clearTokens } from '../../lib/tokens/token-store.ts';
import { useToasts } from '../../ui/use-toasts.ts';

/**
 * Signs out on every device. False, with words about why, when the server could not be told: then the person is still
 * signed in, here and elsewhere.
 */
export function useSignOut(): () => Promise<boolean> {
  const navigate = useNavigate();
  const toasts = useToasts();
  return async () => {
    try {
      await callApi('signOut', {});
    } catch (error) {
      if (!isSignedOut(error)) {
        toasts.failed(error);
        return false;
      }
    }
    await forgetAppLock();
    clearTokens();
    await forgetSignIn();
    tellHost({ type: 'signed-out' });
    await navigate(signInPath(), { replace: true });
    return true;
  };
}

/** The session had ended already: there is nothing left to sign out of. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && ['token_invalid', 'signed_out', 'token_expired'].includes(error.code);
}
