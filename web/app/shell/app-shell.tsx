import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberPrePage } from '../../lib/inactivity.ts';
import { routePatterns } from '../../lib/routes.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './app-shell.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { Rail } from './rail.tsx';
import { AreaFrame } from './area-frame.tsx';
import { AreaScreen } from './area-screen.tsx';
import { useCall } from '../../lib/use-call.ts';
import { lazyArea } from '../lazy-area.tsx';
import { TrialBanner } from './trial-banner.tsx';
import { WaitingBanner } from './waiting-banner.tsx';

const SuspensionBanner = lazyArea(
  async () => (await import('./suspension-banner.tsx')).SuspensionBanner,
  ['suspension'],
);
const SuspendedScreen = lazyArea(
  async () => (await import('./suspended-screen.tsx')).SuspendedScreen,
  ['security', 'suspension'],
);

/** The frame of the owner's app: rail or bottom bar, banner, and the screen. */
export function AppShell(): ReactNode {
  // A session that ends after a day in the background returns to the front door.
  useEffect(() => {
    rememberPrePage(routePatterns.home);
  }, []);
  return (
    <AreaFrame>
      <Shell />
    </AreaFrame>
  );
}

/** Inside the frame, whose store the screens share: an appeal that is sent from one of them shows everywhere. */
function Shell(): ReactNode {
  const { t } = useTranslation('app');
  const isWide = useIsWide();
  const suspension = useCall('getSuspension', {}).data?.suspension ?? null;
  if (suspension?.scope === 'account') {
    return (
      <Suspense fallback={<SkeletonRows />}>
        <SuspendedScreen suspension={suspension} />
      </Suspense>
    );
  }
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {isWide && <Rail />}
      <div className={styles.content}>
        <TrialBanner />
        {suspension !== null && (
          <Suspense>
            <SuspensionBanner suspension={suspension} />
          </Suspense>
        )}
        <WaitingBanner />
        <AreaScreen className={styles.main} />
      </div>
      {!isWide && <BottomBar />}
    </div>
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
