import { useNavigate } from 'react-router-dom';
import { isSignedOut } from '../../app/shell/use-sign-out.ts';
import { callApi } from '../../lib/api/call.ts';
import { clearTokens } from '../../lib/tokens/token-store.ts';
import { useToasts } from '../../ui/use-toasts.ts';
import { portalPaths } from '../portal-paths.ts';

/** Signs out on every device; false, with words about why, when the server could not be told. */
export function useCustomerSignOut(): () => Promise<boolean> {
  const navigate = useNavigate();
  const toasts = useToasts();
  return async () => {
    try {
      await callApi('customerSignOut', {});
    } catch (error) {
      if (!isSignedOut(error)) {
        toasts.failed(error);
        return false;
      }
    }
    clearTokens();
    await navigate(portalPaths.signIn, { replace: true });
    return true;
  };
}
