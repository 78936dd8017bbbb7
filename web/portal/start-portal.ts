import i18next from 'i18next';
import { askAlert } from '../app/alert/alert-store.ts';
import { rememberPrePage, startInactivityWatch } from '../lib/inactivity.ts';
import { currentLanguage } from '../lib/language.ts';
import { setPorts } from '../lib/ports.ts';
import { followOtherTabs } from '../lib/tokens/token-store.ts';
import { startVersionCheck } from '../lib/version.ts';
import { portalPaths, portalSignInPath } from './portal-paths.ts';

/** Gives the call layer the customers' sign-in, our dialog and language, and starts what watches the tab. */
export function startPortal(): void {
  setPorts({
    alert: askAlert,
    realm: 'customers',
    signInPath: portalSignInPath,
    language: () => i18next.language ?? currentLanguage(),
  });
  // A session that ends after a day in the background returns to the sign-in of the portal.
  rememberPrePage(portalPaths.signIn);
  startInactivityWatch();
  startVersionCheck();
  followOtherTabs();
}
