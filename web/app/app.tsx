import { Suspense, type ReactNode } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { Toaster } from '../ui/toaster.tsx';
import { AlertDialog } from './alert/alert-dialog.tsx';
import { appHistory } from './app-history.ts';
import { ConnectionBanner } from './connection/connection-banner.tsx';
import { AppRoutes } from './routes.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

export function App(): ReactNode {
  return (
    <HistoryRouter history={appHistory()}>
      <ConnectionBanner />
      <Suspense fallback={<WaitingScreen />}>
        <AppRoutes />
      </Suspense>
      <AlertDialog />
      <Toaster />
    </HistoryRouter>
  );
}
