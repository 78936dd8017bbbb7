import { Suspense, type ReactNode } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Toaster } from '../ui/toaster.tsx';
import { AlertDialog } from './alert/alert-dialog.tsx';
import { appHistory } from './app-history.ts';
import { ConnectionBanner } from './connection/connection-banner.tsx';
import { AppRoutes } from './routes.tsx';
import { swrOptions } from './swr-options.ts';
import { WaitingScreen } from './waiting-screen.tsx';

export function App(): ReactNode {
  return (
    <SWRConfig value={swrOptions}>
      <HistoryRouter history={appHistory()}>
        <ConnectionBanner />
        <Suspense fallback={<WaitingScreen />}>
          <AppRoutes />
        </Suspense>
        <AlertDialog />
        <Toaster />
      </HistoryRouter>
    </SWRConfig>
  );
}
