/** Which path of the portal shows which area. Each area is a chunk of its own. */
import { useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../app/errors/error-boundary.tsx';
import { lazyArea } from '../app/lazy-area.tsx';
import { onTokens, signedInAccount } from '../lib/tokens/token-store.ts';
import { portalPaths, portalSignInPath } from './portal-paths.ts';

const SignInArea = lazyArea(
  async () => (await import('./areas/sign-in/sign-in-area.tsx')).SignInArea,
  ['account', 'password'],
);
const RegisterArea = lazyArea(
  async () => (await import('./areas/sign-in/register-area.tsx')).RegisterArea,
  ['account', 'password'],
);
const ForgotArea = lazyArea(
  async () => (await import('./areas/sign-in/forgot-area.tsx')).ForgotArea,
  ['account', 'password'],
);
const DocumentsArea = lazyArea(
  async () => (await import('./areas/documents/documents-area.tsx')).DocumentsArea,
  ['portal-documents'],
);
const FarewellArea = lazyArea(async () => (await import('./areas/farewell/farewell-area.tsx')).FarewellArea);
const PortalShell = lazyArea(async () => (await import('./shell/portal-shell.tsx')).PortalShell);
const PoliciesArea = lazyArea(
  async () => (await import('./areas/policies/policies-area.tsx')).PoliciesArea,
  ['channels', 'policies'],
);
const PolicyArea = lazyArea(
  async () => (await import('./areas/policies/policy-area.tsx')).PolicyArea,
  ['channels', 'policies', 'policy-ask'],
);
const ClaimArea = lazyArea(async () => (await import('./areas/policies/claim-area.tsx')).ClaimArea, ['claims']);
const QuotesArea = lazyArea(
  async () => (await import('./areas/quotes/quotes-area.tsx')).QuotesArea,
  ['policies', 'quotes'],
);
const AgentsArea = lazyArea(
  async () => (await import('./areas/agents/agents-area.tsx')).AgentsArea,
  ['agents', 'channels', 'policies'],
);
const DetailsArea = lazyArea(
  async () => (await import('./areas/details/details-area.tsx')).DetailsArea,
  ['address', 'password'],
);
const PreferencesArea = lazyArea(
  async () => (await import('./areas/preferences/preferences-area.tsx')).PreferencesArea,
);
const PasswordArea = lazyArea(
  async () => (await import('./areas/password/password-area.tsx')).PasswordArea,
  ['account', 'password'],
);

export function PortalRoutes(): ReactNode {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary screen={pathname}>
      <Routes>
        <Route path={portalPaths.signIn} element={<SignInArea />} />
        <Route path={portalPaths.register} element={<RegisterArea />} />
        <Route path={portalPaths.forgot} element={<ForgotArea />} />
        <Route path={portalPaths.documents} element={<DocumentsArea />} />
        <Route path={portalPaths.farewell} element={<FarewellArea />} />
        <Route path={portalPaths.home} element={<SignedIn />}>
          <Route path={portalPaths.policies} element={<PoliciesArea />} />
          <Route path={`${portalPaths.policies}/:policyId`} element={<PolicyArea />} />
          <Route path={`${portalPaths.policies}/:policyId/claim`} element={<ClaimArea />} />
          <Route path={portalPaths.quotes} element={<QuotesArea />} />
          <Route path={portalPaths.agents} element={<AgentsArea />} />
          <Route path={portalPaths.details} element={<DetailsArea />} />
          <Route path={portalPaths.preferences} element={<PreferencesArea />} />
          <Route path={portalPaths.password} element={<PasswordArea />} />
          <Route index element={<Navigate to={portalPaths.policies} replace />} />
          <Route path="*" element={<Navigate to={portalPaths.policies} replace />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}

/** Nothing of a customer without their token. */
function SignedIn(): ReactNode {
  const { pathname, search } = useLocation();
  const customer = useSyncExternalStore(onTokens, signedInAccount);
  if (customer === null) return <Navigate to={portalSignInPath(`${pathname}${search}`)} replace />;
  return <PortalShell />;
}
