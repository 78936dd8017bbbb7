import i18next from 'i18next';
import { startLockWatch } from '../lib/app-lock/lock-watch.ts';
import { startInactivityWatch } from '../lib/inactivity.ts';
import { currentLanguage } from '../lib/language.ts';
import { setPorts } from '../lib/ports.ts';
import { followOtherTabs } from '../lib/tokens/token-store.ts';
import { startVersionCheck } from '../lib/version.ts';
import { askAlert } from './alert/alert-store.ts';
import { goTo } from './app-history.ts';

/** Gives the call layer our dialog, router and language, and starts what watches the tab. */
export function startLibrary(): void {
  setPorts({ alert: askAlert, goTo, language: () => i18next.language ?? currentLanguage() });
  startInactivityWatch();
  startLockWatch();
  startVersionCheck();
  followOtherTabs();
}
