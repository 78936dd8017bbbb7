import { Suspense, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AlertDialog } from '../app/alert/alert-dialog.tsx';
import { ConnectionBanner } from '../app/connection/connection-banner.tsx';
import { WaitingScreen } from '../app/waiting-screen.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { PortalRoutes } from './portal-routes.tsx';

export function Portal(): ReactNode {
  return (
    <BrowserRouter>
      <ConnectionBanner />
      <Suspense fallback={<WaitingScreen />}>
        <PortalRoutes />
      </Suspense>
      <AlertDialog />
      <Toaster />
    </BrowserRouter>
  );
}
