import { Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { rememberPrePage } from '../../lib/inactivity.ts';
import { routePatterns } from '../../lib/routes.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import styles from './app-shell.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { Rail } from './rail.tsx';
import { AreaFrame } from './area-frame.tsx';
import { useCall } from '../../lib/use-call.ts';
import { lazyArea } from '../lazy-area.tsx';
import { SuspensionBanner } from './suspension-banner.tsx';
import { TrialBanner } from './trial-banner.tsx';
import { WaitingBanner } from './waiting-banner.tsx';

const SuspendedScreen = lazyArea(async () => (await import('./suspended-screen.tsx')).SuspendedScreen);

/** The frame of the owner's app: rail or bottom bar, banner, and the screen. */
export function AppShell(): ReactNode {
  const { t } = useTranslation('app');
  const isWide = useIsWide();
  // A session that ends after a day in the background returns to the front door.
  useEffect(() => {
    rememberPrePage(routePatterns.home);
  }, []);
  const suspension = useCall('getSuspension', {}).data?.suspension ?? null;
  if (suspension?.scope === 'account') {
    return (
      <AreaFrame>
        <Suspense fallback={<SkeletonRows />}>
          <SuspendedScreen suspension={suspension} />
        </Suspense>
      </AreaFrame>
    );
  }
  return (
    <AreaFrame>
      <div className={styles.shell}>
        <a className={styles.skip} href="#main">
          {t('skip')}
        </a>
        {isWide && <Rail />}
        <div className={styles.content}>
          <TrialBanner />
          <SuspensionBanner />
          <WaitingBanner />
          <Screen />
        </div>
        {!isWide && <BottomBar />}
      </div>
    </AreaFrame>
  );
}

/** The area of the route. Its errors stay inside, so that the menu still works. */
function Screen(): ReactNode {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Another screen: readers start at its top, not where they left the last one.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={main} tabIndex={-1} className={styles.main}>
      <ErrorBoundary screen={pathname}>
        <Suspense fallback={<SkeletonRows />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

/** From here on there is room for the rail; the same width as in the style sheets. */
const wideQuery = '(width >= 900px)';

function useIsWide(): boolean {
  return useSyncExternalStore(onWidth, () => window.matchMedia(wideQuery).matches);
}

function onWidth(listener: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
